import { requirementKinds } from "#contract/choices.ts";
import type { Doubt } from "#contract/fields.ts";
import { DoubtList, type Question } from "#web/kit/doubts/doubt-list.tsx";
import { useWords, type Words } from "#web/words/words.ts";
import type { JobForm } from "./job-form.ts";
import { type RequirementValues, requirementKey } from "./job-form.ts";

interface JobDoubtsProps {
  form: JobForm;
  doubts: readonly Doubt[];
  /** Shows the passage of a field of the form, by its key. */
  onPassage: (key: string) => void;
  /** Shows the field itself. */
  onField: (key: string) => void;
}

/** What of the vacancy is worth a question before it is saved; answered ones leave. */
export function JobDoubts({ form, doubts, onPassage, onField }: JobDoubtsProps) {
  const t = useWords();
  const { values } = form;
  const answered = new Set(values.confirmed.map(({ path }) => path));
  const asked = doubts.filter((doubt) => !answered.has(doubt.path) && (!rowPath.test(doubt.path) || rowOf(values.requirements, doubt)));
  const keyOf = (path: string) => {
    const doubt = doubts.find((each) => each.path === path);
    const row = doubt && rowOf(values.requirements, doubt);
    return row ? requirementKey(row) : path === "client.name" ? "client" : path;
  };
  const answer = (path: string, value: string | null) => {
    const doubt = doubts.find((each) => each.path === path);
    const row = doubt && rowOf(values.requirements, doubt);
    if (value !== null) {
      const at = row ? values.requirements.indexOf(row) : -1;
      const kind = requirementKinds.find((each) => each === value);
      if (row && path.endsWith(".kind") && kind) form.setFieldValue(`requirements.${at}`, { ...row, kind, weight: "" });
      else if (row) form.setFieldValue(`requirements.${at}`, { ...row, min_years: Number(value) });
      else if (path === "title" || path === "city") form.setFieldValue(path, value);
      else if (path === "client.name") form.setFieldValue("client", value);
      else if (path === "hours_per_week") form.setFieldValue(path, Number(value));
    }
    form.insertListItem("confirmed", { path, key: row?.key ?? null });
  };
  return (
    <DoubtList
      questions={asked.map((doubt) => questionOf(t, doubt, rowOf(values.requirements, doubt)))}
      onAnswer={answer}
      onOther={(path) => onField(keyOf(path))}
      onPassage={(path) => onPassage(keyOf(path))}
    />
  );
}

const rowPath = /^requirements\./;

/** The row of the form that a doubt is about: rows move, their words stay. */
const rowOf = (rows: readonly RequirementValues[], { path, quote }: Doubt): RequirementValues | undefined =>
  rowPath.test(path) ? rows.find(({ start, end }) => quote !== null && start === quote.start && end === quote.end) : undefined;

function questionOf(t: Words, { path, value, quote, choices }: Doubt, row: RequirementValues | undefined): Question {
  const shared = { path, quotes: quote ? [quote.quote] : [], yes: value === null ? null : t("doubts.yes") };
  const plain = choices.map((each) => ({ value: each, label: each }));
  if (path.endsWith(".kind")) {
    const kind = requirementKinds.find((each) => each === value) ?? "must";
    return {
      ...shared,
      choices: choices.flatMap((each) => {
        const other = requirementKinds.find((one) => one === each);
        return other ? [{ value: other, label: t(`doubts.kind_answer.${other}`) }] : [];
      }),
      text: t(`doubts.kind.${kind}`, { what: row?.text ?? "" }),
    };
  }
  if (path.endsWith(".min_years"))
    return { ...shared, choices: plain, text: t("doubts.years", { count: Number(value), what: row?.text ?? "" }) };
  if (value === null) return { ...shared, choices: plain, text: t(path === "title" ? "doubts.missing.title" : "doubts.missing.client") };
  const field =
    path === "title"
      ? "title"
      : path === "client.name"
        ? "client"
        : path === "city"
          ? "place"
          : path === "hours_per_week"
            ? "hours"
            : "pay";
  return { ...shared, choices: plain, text: t(`doubts.is.${field}`, { value }) };
}
