import { Textarea } from "@mantine/core";
import { type ReactNode, useMemo, useState } from "react";
import type { Doubt, EvidenceByField } from "#contract/fields.ts";
import type { LeftOut } from "#contract/job/job.ts";
import { VacancyText } from "#web/areas/job/vacancy/vacancy-text.tsx";
import { RequirementFromSelection } from "#web/areas/pointing/requirement-from-selection.tsx";
import { ScrollRegion } from "#web/ui/screen/scroll-region.tsx";
import { useWords } from "#web/words/words.ts";
import { FoldedFields, type FoldedFieldsProps } from "./folded-fields.tsx";
import { JobDoubts } from "./job-doubts.tsx";
import classes from "./job-editor.module.css";
import { JobFields } from "./job-fields.tsx";
import type { JobForm } from "./job-form.ts";
import { newRequirement, passagesOf, requirementKey } from "./job-form.ts";
import { LeftOutLines, ProtectedLines } from "./left-out.tsx";
import { ModelNote } from "./model-note.tsx";
import { RequirementRows } from "./requirement-rows.tsx";
import { usePairing } from "./use-pairing.ts";
import { Warning } from "./warning.tsx";

interface JobEditorProps {
  form: JobForm;
  evidence: EvidenceByField;
  /** The text stands still with its passages marked; otherwise it is a field. */
  showsPassages: boolean;
  /** Above the text, such as a way to change it. */
  textHead?: ReactNode;
  /** Above the form, such as who saved meanwhile. */
  formHead?: ReactNode;
  warns: boolean;
  /** What a reading did not take as requirements. */
  leftOut?: readonly LeftOut[];
  /** What of the reading is worth a question. */
  doubts?: readonly Doubt[];
  /** The fields are folded at first, behind what was read. */
  isFolded?: boolean;
  /** Fields besides, above the requirements. */
  children?: ReactNode;
}

/** The vacancy's text beside what it became; each field and its sentence light each other. */
export function JobEditor({
  form,
  evidence,
  showsPassages,
  textHead,
  formHead,
  warns,
  leftOut = NOTHING,
  doubts = NO_DOUBTS,
  isFolded = false,
  children,
}: JobEditorProps) {
  const t = useWords();
  const pairing = usePairing();
  const [isOpen, setIsOpen] = useState(!isFolded);
  const hasErrors = Object.keys(form.errors).length > 0;
  /** A field comes into sight, folded or not. */
  const showField = (key: string) => {
    setIsOpen(true);
    setTimeout(() => pairing.showField(key));
  };
  const { values } = form;
  const passages = useMemo(() => passagesOf(values, evidence), [values, evidence]);
  const paired = useMemo(() => new Set(passages.map((each) => each.key)), [passages]);
  const addFrom = (start: number, end: number) => {
    const quote = values.description.slice(start, end);
    const row = newRequirement({ text: quote.replace(/\s+/g, " ").trim().slice(0, 500), quote, start, end });
    form.insertListItem("requirements", row);
    showField(requirementKey(row));
  };
  return (
    <div className={classes.panes}>
      <ScrollRegion className={classes.text} label={t("jobs.text")}>
        {textHead}
        {showsPassages ? (
          <VacancyText
            text={values.description}
            passages={passages}
            lit={pairing.lit}
            onLight={pairing.setLit}
            onPick={showField}
            reveal={pairing.reveal}
            pointing={(text) => <RequirementFromSelection text={values.description} within={text} onAdd={addFrom} />}
          />
        ) : (
          <Textarea label={t("jobs.field.description")} autosize minRows={16} maxLength={200_000} {...form.getInputProps("description")} />
        )}
      </ScrollRegion>
      <div className={classes.form}>
        {formHead}
        <JobDoubts form={form} doubts={doubts} onPassage={pairing.showPassage} onField={showField} />
        <ModelNote evidence={evidence} />
        <ProtectedLines form={form} lines={leftOut} />
        {warns && <Warnings form={form} />}
        <Fields isFolded={isFolded} values={values} isOpen={isOpen || hasErrors} onToggle={() => setIsOpen(!isOpen)}>
          <JobFields form={form} pairing={pairing} paired={showsPassages ? paired : NONE} />
          {children}
          <RequirementRows form={form} pairing={pairing} />
        </Fields>
        <LeftOutLines form={form} lines={leftOut} onTake={addFrom} />
      </div>
    </div>
  );
}

const Fields = ({ isFolded, ...fold }: FoldedFieldsProps & { isFolded: boolean }) =>
  isFolded ? <FoldedFields {...fold} /> : fold.children;

const NO_DOUBTS: readonly Doubt[] = [];
const NONE: ReadonlySet<string> = new Set();
const NOTHING: readonly LeftOut[] = [];

/** What a vacancy should say and this one doesn't. */
function Warnings({ form: { values } }: { form: JobForm }) {
  const t = useWords();
  const missing = [
    values.salary_min === "" && values.salary_max === "" && t("jobs.missing_salary"),
    values.city.trim() === "" && values.remote !== "remote" && t("jobs.missing_city"),
    values.requirements.length === 0 && t("jobs.missing_requirements"),
  ].filter((text) => text !== false);
  if (missing.length === 0) return null;
  return (
    <Warning title={t("jobs.missing")}>
      <ul className={classes.missing}>
        {missing.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Warning>
  );
}
