import { ActionIcon } from "@mantine/core";
import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import { useMemo } from "react";
import type { CandidateWithPointed } from "#contract/candidate/candidate.ts";
import type { Evidence } from "#contract/fields.ts";
import type { Job } from "#contract/job/job.ts";
import type { Match } from "#contract/job/match.ts";
import { CvPointing } from "#web/areas/pointing/cv-pointing.tsx";
import { CvViewer } from "#web/kit/document/cv-viewer.tsx";
import type { Highlight, Passage } from "#web/kit/document/passages.ts";
import { useKeys } from "#web/kit/keys/use-keys.ts";
import { criterionKeys, criterionNames, sourceText, verdictOf } from "#web/kit/record/match-words.ts";
import { mayEdit, useUser } from "#web/kit/session/session.ts";
import { Row, Span, Stack, Text } from "#web/ui/layout.tsx";
import { VerdictGlyph } from "#web/ui/marks/verdict.tsx";
import { Tooltip } from "#web/ui/overlays.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./proof-pane.module.css";
import { isSamePlace, otherwiseBuiltIn, shownEvidence } from "./verdict/who-judged.tsx";

export interface ProofPaneProps {
  job: Job;
  candidate: CandidateWithPointed;
  match: Match;
  /** The key of the line in focus. */
  line: string | null;
  /** The passage that was asked for; otherwise the line's first. */
  passage: Evidence | null;
  /** The keyboard stays where it is. */
  isQuiet: boolean;
  onPassage: (evidence: Evidence) => void;
  /** Somebody chose a line by its passage. */
  onLine: (key: string) => void;
}

/** The passage that proves the line in focus, in its document. The match's other passages are marked faintly, and lead to their line. */
export function ProofPane({ job, candidate, match, line, passage, isQuiet, onPassage, onLine }: ProofPaneProps) {
  const t = useWords();
  const isEditor = mayEdit(useUser());
  const keys = useMemo(() => criterionKeys(match.criteria), [match.criteria]);
  const at = line === null ? -1 : keys.indexOf(line);
  const criterion = match.criteria[at];
  const cited = criterion ? shownEvidence(criterion).filter(({ source }) => source === "cv") : [];
  const asked = passage ? cited.findIndex((each) => isSamePlace(each, passage)) : -1;
  const number = asked < 0 && cited.length > 0 ? 0 : asked;
  const shown = cited[number] ?? null;
  const step = (by: 1 | -1) => {
    const next = cited[(number + by + cited.length) % cited.length];
    if (next) onPassage(next);
  };
  useKeys({ "[": () => step(-1), "]": () => step(1) }, cited.length > 1);
  const focus = useMemo<Passage | null>(
    () => shown && { start: shown.start, end: shown.end, page: shown.page, boxes: shown.boxes, quiet: isQuiet },
    [shown, isQuiet],
  );
  const highlights = useMemo<Highlight[]>(
    () =>
      match.criteria.flatMap((each, index) =>
        shownEvidence(each)
          .filter(({ source }) => source === "cv")
          .map(({ start, end, page, boxes }) => ({ key: keys[index] ?? "", start, end, page, boxes })),
      ),
    [match.criteria, keys],
  );
  const elsewhere = criterion?.evidence.find(({ source }) => source !== "cv");
  // Of two verdicts the one that the passage is shown for.
  const builtIn = criterion && otherwiseBuiltIn(criterion);
  const isOther = builtIn && shown && !criterion.evidence.some((each) => isSamePlace(each, shown));
  const verdict = isOther ? builtIn.verdict : criterion && verdictOf(criterion);
  const whose = isOther ? t("matching.judging.built_in_name") : builtIn && criterion.judged_by?.model;
  return (
    <Stack as="aside" className={classes.pane} aria-label={t("matching.proof_pane")} data-proof>
      <Row as="header" gap={8} flex="none" className={classes.head}>
        {verdict && <VerdictGlyph verdict={verdict} size={16} label={t(`common.verdict.${verdict}`)} />}
        <Stack flex="fill">
          <Text as="h2" size={13} weight={600} lines={2} className={classes.line}>
            {criterion ? criterionNames(t, match.criteria, job)[at] : t("matching.proof_pane")}
          </Text>
          {whose && (
            <Text size={12} tone="secondary" isTruncated>
              {whose}
            </Text>
          )}
        </Stack>
        {cited.length > 1 && (
          <Row as="span" gap={4} flex="none">
            <Span size={12} tone="secondary" isTabular>
              {t("matching.position", { n: number + 1, total: cited.length })}
            </Span>
            {([-1, 1] as const).map((by) => {
              const name = t(by < 0 ? "matching.previous_passage" : "matching.next_passage");
              return (
                <Tooltip key={by} label={`${name} (${by < 0 ? "[" : "]"})`}>
                  <ActionIcon size={24} aria-label={name} onClick={() => step(by)}>
                    {by < 0 ? <IconChevronUp size={16} stroke={1.6} /> : <IconChevronDown size={16} stroke={1.6} />}
                  </ActionIcon>
                </Tooltip>
              );
            })}
          </Row>
        )}
      </Row>
      {criterion && cited.length === 0 && (
        <Text flex="none" size={12} tone="secondary" className={classes.none}>
          {elsewhere ? t("matching.proof_elsewhere", { source: sourceText(t, elsewhere, candidate) }) : t("matching.proof_none")}
        </Text>
      )}
      <CvViewer
        candidate={candidate}
        focus={focus}
        highlights={highlights}
        onPick={onLine}
        isNarrow
        pointing={
          isEditor
            ? (pages) => <CvPointing candidate={candidate} within={pages} job={job} requirement_id={criterion?.requirement_id} />
            : undefined
        }
      />
    </Stack>
  );
}
