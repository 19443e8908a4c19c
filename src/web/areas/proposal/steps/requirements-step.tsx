import { Select, Textarea } from "@mantine/core";
import { verdicts } from "#contract/choices.ts";
import type { FitLine } from "#contract/proposal.ts";
import { KindBadge } from "#web/ui/marks.tsx";
import { useWords } from "#web/words/words.ts";
import type { Editor } from "../use-editor.ts";
import { StepHead } from "./step-head.tsx";
import classes from "./steps.module.css";
import { Unsourced } from "./unsourced.tsx";

/** The honest-fit table: a verdict and a line for the client on each requirement. */
export function RequirementsStep({ editor }: { editor: Editor }) {
  const t = useWords();
  const { draft, edit, proposal } = editor;
  const set = (index: number, change: Partial<FitLine>) =>
    edit({ requirements: draft.requirements.map((each, at) => (at === index ? { ...each, ...change } : each)) });
  return (
    <>
      <StepHead title={t("proposals.step_requirements")} text={t("proposals.requirements_text")} />
      {draft.requirements.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines keep their order
        <div key={index} className={classes.requirement}>
          <p>
            {line.text} <KindBadge kind={line.kind} text={t(`common.kind.${line.kind}`)} />
          </p>
          <Select
            aria-label={t("proposals.requirement_verdict", { name: line.text })}
            data={verdicts.map((value) => ({ value, label: t(`common.verdict.${value}`) }))}
            allowDeselect={false}
            value={line.verdict}
            onChange={(value) => value && set(index, { verdict: value as FitLine["verdict"] })}
          />
          <div>
            <Textarea
              aria-label={`${t("proposals.requirement_note")}: ${line.text}`}
              placeholder={t("proposals.requirement_note")}
              autosize
              maxLength={500}
              lang={draft.language}
              value={line.note ?? ""}
              onChange={(event) => set(index, { note: event.currentTarget.value || null })}
            />
            <Unsourced editor={editor} claims={proposal.claims.filter(({ part }) => part === `requirement:${index}`)} />
          </div>
        </div>
      ))}
    </>
  );
}
