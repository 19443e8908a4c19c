import { useState } from "react";
import type { Doubt } from "#contract/fields.ts";
import type { Change, ShownCandidate } from "#web/areas/candidate/use-candidate.ts";
import { notify } from "#web/kit/calls/failures.ts";
import { DoubtList, type Question } from "#web/kit/doubts/doubt-list.tsx";
import { languageName } from "#web/kit/record/language-name.ts";
import { countFields, fieldName, levelName } from "#web/kit/record/profile-fields.ts";
import { TextButton } from "#web/ui/input/text-button.tsx";
import { useWords, type Words } from "#web/words/words.ts";
import { CheckThese } from "./check-these.tsx";
import classes from "./profile.module.css";
import { useProfile } from "./profile-context.tsx";

/** What of the CV is worth a question; the other fields that were read with doubt are folded below. */
export function CandidateDoubts({ onEdit }: { onEdit: (path: string) => void }) {
  const t = useWords();
  const { candidate, editor, save, open } = useProfile();
  const [busy, setBusy] = useState<string | null>(null);
  const [showsRest, setShowsRest] = useState(false);
  const asked = editor ? candidate.doubts : [];
  const rest = candidate.unchecked_fields.filter((path) => !asked.some((doubt) => doubt.path.startsWith(path) || isName(path, doubt.path)));
  const answer = async (path: string, value: string | null) => {
    setBusy(path);
    const change = value === null ? {} : changeOf(candidate, path, value);
    const outcome = await save({ ...change, confirmed: path === "last_name" ? ["last_name", "first_name"] : [path] });
    setBusy(null);
    if (outcome.kind === "stale") notify("warning", t("record.profile.stale"));
  };
  const others = countFields(candidate) - rest.length - asked.length;
  return (
    <>
      <DoubtList
        questions={asked.map((doubt) => questionOf(t, doubt, candidate))}
        busy={busy}
        onAnswer={(path, value) => void answer(path, value)}
        onOther={onEdit}
        onPassage={(path) =>
          open(candidate.evidence[path] ? path : path.replace(/\.\w+$/, ""), asked.find((doubt) => doubt.path === path)?.quote ?? null)
        }
        note={others > 0 && t("record.profile.others", { count: others })}
      />
      {rest.length > 0 &&
        (showsRest || asked.length === 0 ? (
          <CheckThese onEdit={onEdit} paths={rest} />
        ) : (
          <TextButton className={classes.moreButton} aria-expanded={false} onClick={() => setShowsRest(true)}>
            {t("doubts.rest", { count: rest.length })}
          </TextButton>
        ))}
    </>
  );
}

const isName = (path: string, asked: string) => path === "first_name" && asked === "last_name";

function questionOf(t: Words, { path, why, value, quote, choices }: Doubt, candidate: ShownCandidate): Question {
  const [head = "", second = "", third = ""] = path.split(".");
  const shared = { path, quotes: quote ? [quote.quote] : [], choices: choices.map((each) => ({ value: each, label: each })) };
  const yes = value === null ? null : t("doubts.yes");
  if (why === "clash") return { ...shared, yes: t("doubts.yes"), text: t("doubts.clash", { value: value ?? "" }) };
  if (why === "gap") return { ...shared, yes: t("doubts.gap_yes"), text: t("doubts.gap", { value: value ?? "" }) };
  if (why === "layout") {
    const quotes = (value ?? "").split("\n");
    return {
      ...shared,
      quotes,
      yes: t("doubts.layout_yes"),
      no: t("doubts.layout_no"),
      text: t("doubts.layout", { count: quotes.length }),
    };
  }
  if (head === "languages") {
    const language = languageName(candidate.languages[Number(second)]?.language ?? "");
    return {
      ...shared,
      choices: choices.map((each) => ({ value: each, label: levelName(t, each) ?? each })),
      yes,
      text:
        value === null
          ? t("doubts.level_missing", { language })
          : value === "native"
            ? t("doubts.native", { language })
            : t("doubts.level", { language, level: levelName(t, value) ?? value }),
    };
  }
  const known =
    third === "title"
      ? "job_title"
      : third === "company"
        ? "employer"
        : third === "degree"
          ? "degree"
          : head === "last_name"
            ? "name"
            : head === "city"
              ? "town"
              : null;
  if (value === null) {
    const missing = head === "city" ? "town" : third === "company" ? "employer" : "name";
    return { ...shared, yes, text: t(`doubts.missing.${missing}`) };
  }
  return {
    ...shared,
    yes,
    text: known ? t(`doubts.is.${known}`, { value }) : t("doubts.is.other", { value, field: fieldName(t, path, candidate) }),
  };
}

/** What an answer other than the one that was read changes. */
function changeOf(candidate: ShownCandidate, path: string, value: string): Change {
  const [head = "", second = "", third = ""] = path.split(".");
  const at = Number(second);
  const set = <T extends object>(list: readonly T[], field: string): T[] =>
    list.map((one, index) => (index === at ? { ...one, [field]: value } : one));
  if (head === "last_name") {
    const [first = "", ...rest] = value.split(" ");
    return rest.length === 0 ? { first_name: null, last_name: first } : { first_name: first, last_name: rest.join(" ") };
  }
  if (head === "city") return { city: value };
  if (head === "experience") return { experience: set(candidate.experience, third) };
  if (head === "education") return { education: set(candidate.education, third) };
  if (head === "languages") return { languages: set(candidate.languages, third) };
  return {};
}
