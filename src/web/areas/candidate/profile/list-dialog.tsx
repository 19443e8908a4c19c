import { ActionIcon, Alert, Button, Checkbox, NumberInput, Select, Textarea, TextInput } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconArrowUp, IconPlus, IconTrash } from "@tabler/icons-react";
import { type CSSProperties, type FormEvent, useMemo, useState } from "react";
import { languageLevels } from "#contract/choices.ts";
import type { Change } from "#web/areas/candidate/use-candidate.ts";
import { DialogActions } from "#web/kit/dialog/dialog-actions.tsx";
import { KeptLine } from "#web/kit/draft/kept-textarea.tsx";
import { useDraft } from "#web/kit/draft/use-draft.ts";
import { languageName } from "#web/kit/record/language-name.ts";
import { levelName } from "#web/kit/record/profile-fields.ts";
import { Row, Stack, Text } from "#web/ui/layout.tsx";
import { Modal } from "#web/ui/overlays.tsx";
import { useWords, type Words } from "#web/words/words.ts";
import { commonLanguages } from "./languages.ts";
import classes from "./list-dialog.module.css";
import { useProfile } from "./profile-context.tsx";

export type ListName = "skills" | "experience" | "education" | "certifications" | "languages";
type Cell = string | number | boolean | null | undefined;
type Line = Record<string, Cell>;

interface Column {
  name:
    | "name"
    | "years"
    | "level"
    | "title"
    | "company"
    | "location"
    | "start"
    | "end"
    | "current"
    | "description"
    | "degree"
    | "field"
    | "institution"
    | "issuer"
    | "year"
    | "language";
  kind: "text" | "number" | "month" | "check" | "long" | "language" | "level";
  /** Share of the line: 12 is all of it. */
  span: number;
  min?: number;
  max?: number;
}

const columns: Record<ListName, readonly Column[]> = {
  skills: [
    { name: "name", kind: "text", span: 6 },
    { name: "years", kind: "number", span: 2, min: 0, max: 60 },
    { name: "level", kind: "text", span: 4 },
  ],
  experience: [
    { name: "title", kind: "text", span: 6 },
    { name: "company", kind: "text", span: 6 },
    { name: "location", kind: "text", span: 4 },
    { name: "start", kind: "month", span: 2 },
    { name: "end", kind: "month", span: 2 },
    { name: "current", kind: "check", span: 4 },
    { name: "description", kind: "long", span: 12 },
  ],
  education: [
    { name: "degree", kind: "text", span: 6 },
    { name: "field", kind: "text", span: 6 },
    { name: "institution", kind: "text", span: 6 },
    { name: "start", kind: "month", span: 3 },
    { name: "end", kind: "month", span: 3 },
  ],
  certifications: [
    { name: "name", kind: "text", span: 6 },
    { name: "issuer", kind: "text", span: 4 },
    { name: "year", kind: "number", span: 2, min: 1950, max: 2100 },
  ],
  languages: [
    { name: "language", kind: "language", span: 6 },
    { name: "level", kind: "level", span: 6 },
  ],
};
const needed: Record<ListName, string | null> = {
  skills: "name",
  experience: null,
  education: null,
  certifications: "name",
  languages: "language",
};
const MONTH = /^(19|20)\d{2}(-(0[1-9]|1[0-2]))?$/;

/** A list of the profile as a form: change, add, remove and order its lines, then save them together. */
export function ListDialog({ list, onClose }: { list: ListName; onClose: () => void }) {
  const t = useWords();
  const { candidate, save } = useProfile();
  const [saved] = useState<{ key: number; line: Line }[]>(() => {
    // Lines of each list, whose shapes the form asks for by name; of an empty one the first stands ready.
    const own = (candidate[list] as Line[]).map((line, index) => ({ key: index, line: { ...line } }));
    return own.length > 0 ? own : [{ key: 0, line: {} }];
  });
  const [lines, setLines] = useState(saved);
  const [nextKey, setNextKey] = useState(lines.length);
  const kept = useDraft(`profile ${candidate.id} ${list}`, lines, saved, (shown) => {
    setLines(shown);
    setNextKey(Math.max(-1, ...shown.map(({ key }) => key)) + 1);
  });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isStale, setIsStale] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const title = t(`candidates.field.${list}`);

  const set = (at: number, name: string, value: Cell) =>
    setLines(lines.map((each, index) => (index === at ? { ...each, line: { ...each.line, [name]: value } } : each)));
  const add = () => {
    setLines([...lines, { key: nextKey, line: {} }]);
    setNextKey(nextKey + 1);
  };
  const raise = (at: number) => {
    const next = [...lines];
    const [line] = next.splice(at, 1);
    if (line) next.splice(at - 1, 0, line);
    setLines(next);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const filled = lines.map(({ line }) => tidy(line)).filter((line) => Object.keys(line).length > 0);
    const found = problems(t, list, filled);
    setErrors(found);
    setLines(filled.map((line, index) => ({ key: nextKey + index, line })));
    setNextKey(nextKey + filled.length);
    if (Object.keys(found).length > 0) return;
    setIsSaving(true);
    const outcome = await save({ [list]: filled } as Change);
    setIsSaving(false);
    if (outcome.kind === "saved") {
      kept.forget();
      onClose();
    } else if (outcome.kind === "stale") setIsStale(true);
    else if (outcome.kind === "refused") setErrors(outcome.errors);
  };
  return (
    <Modal opened onClose={onClose} size={720} title={title}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        {isStale && (
          <Alert color="yellow" mb={12} title={t("record.profile.stale")}>
            {t("record.profile.stale_text")}
          </Alert>
        )}
        <Stack as="ol" gap={8} mb={12}>
          {lines.map(({ key, line }, at) => (
            <Row key={key} as="li" gap={8} align="start" className={classes.line} data-tall={columns[list].length > 3 || undefined}>
              <div className={classes.cells}>
                {columns[list].map((column) => (
                  <div key={column.name} style={{ "--span": column.span } as CSSProperties} className={classes.cell}>
                    <LineField
                      list={list}
                      column={column}
                      value={line[column.name]}
                      error={errors[`${list}.${at}.${column.name}`]}
                      isFirst={at === 0 || columns[list].length > 3}
                      onChange={(value) => set(at, column.name, value)}
                      isOff={column.name === "end" && line.current === true}
                    />
                  </div>
                ))}
              </div>
              <Row align="stretch" flex="none" className={classes.verbs} data-first={at === 0 || columns[list].length > 3 || undefined}>
                <ActionIcon aria-label={t("record.profile.move_up")} disabled={at === 0} onClick={() => raise(at)}>
                  <IconArrowUp size={16} stroke={1.6} />
                </ActionIcon>
                <ActionIcon
                  aria-label={t("record.profile.remove_line", { n: at + 1 })}
                  onClick={() => setLines(lines.filter((_each, index) => index !== at))}
                >
                  <IconTrash size={16} stroke={1.6} />
                </ActionIcon>
              </Row>
            </Row>
          ))}
        </Stack>
        <Button variant="default" leftSection={<IconPlus size={16} stroke={1.6} />} onClick={add}>
          {t("record.profile.add_line")}
        </Button>
        <KeptLine kept={kept} />
        {errors[list] && (
          <Text mt={8} tone="not_met" role="alert">
            {errors[list]}
          </Text>
        )}
        <DialogActions
          sticks
          kept={kept}
          onCancel={onClose}
          save={isStale ? t("record.profile.save_again") : t("common.save")}
          isPending={isSaving}
        />
      </form>
    </Modal>
  );
}

interface LineFieldProps {
  list: ListName;
  column: Column;
  value: Cell;
  error: string | undefined;
  /** The first line carries the labels in sight; the others carry them for screen readers. */
  isFirst: boolean;
  isOff: boolean;
  onChange: (value: Cell) => void;
}

function LineField({ list, column, value, error, isFirst, isOff, onChange }: LineFieldProps) {
  const t = useWords();
  const name = column.name === "name" ? (list === "skills" ? "skill" : "certificate") : column.name;
  const label = t(`candidates.field.${name}`);
  // One below the other, cells need their labels on every line.
  const isPhone = useMediaQuery("(max-width: 47.99em)", undefined, { getInitialValueInEffect: false });
  const shared = { error, disabled: isOff, ...(isFirst || isPhone ? { label } : { "aria-label": label }) };
  const languages = useMemo(
    () =>
      [...new Set([...commonLanguages, ...(column.kind === "language" && typeof value === "string" ? [value] : [])])]
        .map((code) => ({ value: code, label: languageName(code) }))
        .sort((a, b) => a.label.localeCompare(b.label)),
    [column.kind, value],
  );
  const text = value === null || value === undefined ? "" : String(value);
  switch (column.kind) {
    case "number":
      return (
        <NumberInput
          {...shared}
          min={column.min ?? 0}
          max={column.max ?? 100}
          hideControls
          value={text}
          onChange={(next) => onChange(next === "" ? null : Number(next))}
        />
      );
    case "check":
      return (
        <Checkbox
          label={label}
          checked={value === true}
          onChange={(event) => onChange(event.currentTarget.checked || null)}
          className={classes.check}
        />
      );
    case "long":
      return (
        <Textarea {...shared} autosize minRows={2} maxRows={10} value={text} onChange={(event) => onChange(event.currentTarget.value)} />
      );
    case "language":
      return <Select {...shared} searchable data={languages} value={text || null} onChange={onChange} />;
    case "level":
      return (
        <Select
          {...shared}
          clearable
          data={languageLevels.map((each) => ({ value: each, label: levelName(t, each) ?? each }))}
          value={text || null}
          onChange={onChange}
        />
      );
    case "month":
      return (
        <TextInput
          {...shared}
          placeholder={shared.disabled ? undefined : "2021-03"}
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    default:
      return <TextInput {...shared} value={text} onChange={(event) => onChange(event.currentTarget.value)} />;
  }
}

/** A line without what is empty; a job that goes on has no end. */
function tidy(line: Line): Line {
  const entries = Object.entries(line).map(([name, value]): [string, Cell] => [
    name,
    typeof value === "string" && name !== "description" ? value.trim() : value,
  ]);
  const filled = entries.filter(
    ([name, value]) =>
      value !== null && value !== undefined && value !== "" && value !== false && !(name === "end" && line.current === true),
  );
  return Object.fromEntries(filled);
}

function problems(t: Words, list: ListName, lines: readonly Line[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [index, line] of lines.entries()) {
    const must = needed[list];
    if (must && !line[must]) found[`${list}.${index}.${must}`] = t("auth.required");
    for (const name of ["start", "end"] as const) {
      const value = line[name];
      if (typeof value === "string" && !MONTH.test(value)) found[`${list}.${index}.${name}`] = t("record.profile.wrong_month");
    }
    const { start, end } = line;
    if (
      typeof start === "string" &&
      typeof end === "string" &&
      MONTH.test(start) &&
      MONTH.test(end) &&
      end.slice(0, start.length) < start.slice(0, end.length)
    ) {
      found[`${list}.${index}.end`] = t("record.profile.end_before_start");
    }
  }
  return found;
}
