import { Select, Textarea } from "@mantine/core";
import { verdicts } from "#contract/choices.ts";
import type { FitLine } from "#contract/proposal/proposal.ts";
import type { Languages } from "#web/areas/proposal/editor/use-languages.ts";
import { Text } from "#web/ui/layout.tsx";
import { KindBadge } from "#web/ui/marks/marks.tsx";
import { useWords } from "#web/words/words.ts";
import { BehindMark } from "../behind-mark.tsx";
import { StepHead } from "./step-head.tsx";
import classes from "./steps.module.css";
import { Unsourced } from "./unsourced.tsx";

/** The honest-fit table: a verdict and a line for the client on each requirement. */
export function RequirementsStep({ languages }: { languages: Languages }) {
  const t = useWords();
  return (
    <>
      <StepHead title={t("proposals.step_requirements")} text={t("proposals.requirements_text")} />
      {languages.editor.draft.requirements.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines keep their order
        <RequirementFields key={index} languages={languages} index={index} />
      ))}
    </>
  );
}

export function RequirementFields({ languages, index, autoFocus = false }: { languages: Languages; index: number; autoFocus?: boolean }) {
  const t = useWords();
  const { editor } = languages;
  const { draft, edit, proposal } = editor;
  const line = draft.requirements[index];
  if (!line) return null;
  const set = (change: Partial<FitLine>) =>
    edit({ requirements: draft.requirements.map((each, at) => (at === index ? { ...each, ...change } : each)) });
  return (
    <div className={classes.requirement} data-of-part={`requirement:${index}`}>
      <Text size={13} weight={500} isBreakable>
        {line.text} <KindBadge kind={line.kind} text={t(`common.kind.${line.kind}`)} />
      </Text>
      <Select
        aria-label={t("proposals.requirement_verdict", { name: line.text })}
        data={verdicts.map((value) => ({ value, label: t(`common.verdict.${value}`) }))}
        allowDeselect={false}
        value={line.verdict}
        onChange={(value) => value && set({ verdict: value as FitLine["verdict"] })}
      />
      <div>
        <Textarea
          aria-label={`${t("proposals.requirement_note")}: ${line.text}`}
          placeholder={t("proposals.requirement_note")}
          autosize
          autoFocus={autoFocus}
          maxLength={500}
          lang={draft.language}
          value={line.note ?? ""}
          onChange={(event) => set({ note: event.currentTarget.value || null })}
        />
        <BehindMark languages={languages} part={`requirement:${index}`} />
        <Unsourced editor={editor} claims={proposal.claims.filter(({ part }) => part === `requirement:${index}`)} />
      </div>
    </div>
  );
}
