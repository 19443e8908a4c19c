import { IconSparkles } from "@tabler/icons-react";
import type { Evidence } from "#contract/fields.ts";
import type { Criterion } from "#contract/job/match.ts";
import { Tooltip } from "#web/ui/overlays.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./who-judged.module.css";

type Judged = Pick<Criterion, "verdict" | "evidence" | "judged_by">;

/** What the built-in reader found, where a language model judges otherwise. */
export function otherwiseBuiltIn({ verdict, judged_by }: Omit<Judged, "evidence">) {
  return judged_by && judged_by.built_in.verdict !== verdict ? judged_by.built_in : null;
}

export const isSamePlace = (one: Evidence, other: Evidence): boolean =>
  one.source === other.source && one.start === other.start && one.end === other.end;

/** Every quote that is shown of a line, each once: those of the verdict, then those of the built-in one where it differs. */
export function shownEvidence(criterion: Judged): Evidence[] {
  const others = otherwiseBuiltIn(criterion)?.evidence ?? [];
  return [...criterion.evidence, ...others.filter((each) => !criterion.evidence.some((one) => isSamePlace(one, each)))];
}

/** That a language model gave the verdict, as a mark in or before a line; where the built-in verdict is another one, that as well. */
export function ByModel({ criterion, before }: { criterion: Judged; before?: string }) {
  const t = useWords();
  if (!criterion.judged_by) return null;
  const name = t("matching.judging.by", { model: criterion.judged_by.model });
  const builtIn = otherwiseBuiltIn(criterion);
  return (
    <>
      {before}
      <Tooltip label={name}>
        <span role="img" aria-label={name} className={classes.mark}>
          <IconSparkles size={14} stroke={1.6} color="var(--icon)" />
        </span>
      </Tooltip>
      {builtIn && (
        <span className={classes.other}>{t("matching.judging.built_in", { verdict: t(`matching.verdict_low.${builtIn.verdict}`) })}</span>
      )}{" "}
    </>
  );
}
