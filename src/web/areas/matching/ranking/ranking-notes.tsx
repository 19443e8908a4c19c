import { Anchor } from "@mantine/core";
import { useState } from "react";
import type { Job } from "#contract/job/job.ts";
import type { Judging } from "#contract/job/judging.ts";
import { JudgeDialog } from "#web/areas/language-model/judging/judge-dialog.tsx";
import type { Progress } from "#web/areas/matching/progress.ts";
import { Oversight } from "#web/kit/record/oversight.tsx";
import { mayEdit, useUser } from "#web/kit/session/session.ts";
import { Row, Text } from "#web/ui/layout.tsx";
import { formatNumber } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import classes from "./ranking-notes.module.css";
import { UnrankedDrawer } from "./unranked-drawer.tsx";

interface RankingNotesProps {
  job: Job;
  progress: Progress;
  isMatching: boolean;
  /** How many the filters leave; null: there is no filter, or it isn't known yet. */
  filtered: number | null;
  onClear: () => void;
  judging: Judging;
  /** There is another order than the one that is shown. */
  isMoved: boolean;
  onNewOrder: () => void;
}

/** Above the ranking: how far it is, whom a filter hides, and the way to those who aren't in it. */
export function RankingNotes({ job, progress, isMatching, filtered, onClear, judging, isMoved, onNewOrder }: RankingNotesProps) {
  const t = useWords();
  const [isAsking, setIsAsking] = useState(false);
  const compared = { n: formatNumber(progress.compared), total: formatNumber(progress.candidates) };
  const hidden = filtered === null ? 0 : Math.max(0, progress.matches - filtered);
  const unranked = Math.max(0, progress.compared - progress.matches);
  return (
    <>
      <div className={classes.oversight}>
        <Oversight of="order" />
      </div>
      {isMatching && (
        <Row as="p" align="stretch" justify="between" isWrapped size={12} tone="secondary" isTabular className={classes.note} role="status">
          {t(progress.isBuilding ? "matching.building" : "matching.compared", compared)}
        </Row>
      )}
      {!isMatching && judging && <JudgingNote job_id={job.id} judging={judging} isMoved={isMoved} onNewOrder={onNewOrder} />}
      {hidden > 0 && (
        <Row as="p" align="stretch" justify="between" isWrapped size={12} tone="secondary" isTabular className={classes.note}>
          {t("matching.hidden", { count: hidden, n: formatNumber(hidden) })}
          <Anchor component="button" type="button" className={classes.way} onClick={onClear}>
            {t("matching.show_all")}
          </Anchor>
        </Row>
      )}
      {!isMatching && unranked > 0 && (
        <Row as="p" align="stretch" justify="between" isWrapped size={12} tone="secondary" isTabular className={classes.note}>
          {t("matching.not_ranked", { count: unranked, n: formatNumber(unranked) })}
          <Anchor component="button" type="button" className={classes.way} onClick={() => setIsAsking(true)}>
            {t("matching.why_not")}
          </Anchor>
        </Row>
      )}
      {isAsking && <UnrankedDrawer job={job} onClose={() => setIsAsking(false)} />}
    </>
  );
}

interface JudgingNoteProps extends Pick<RankingNotesProps, "isMoved" | "onNewOrder"> {
  job_id: string;
  judging: NonNullable<Judging>;
}

/** How far a language model is with the best, also once it has read them all; or why it isn't at work. */
function JudgingNote({ job_id, judging, isMoved, onNewOrder }: JudgingNoteProps) {
  const t = useWords();
  const mayAsk = mayEdit(useUser());
  const [isAsking, setIsAsking] = useState(false);
  const { model, judged, of, trouble } = judging;
  if (!trouble && of === 0 && !isMoved) return null;
  const read = { n: formatNumber(judged), total: formatNumber(of), model };
  const why = trouble && t(`matching.judging.${trouble}`, { model });
  return (
    <Row as="div" align="stretch" justify="between" isWrapped size={12} tone="secondary" isTabular className={classes.note}>
      <Text as="span" flex="shrink" isBreakable role={why ? "status" : undefined}>
        {why
          ? t(judged > 0 ? "matching.judging.rest_stands" : "matching.judging.all_stand", { ...read, why })
          : t("matching.judging.read", read)}
      </Text>
      {isMoved && (
        <Anchor component="button" type="button" className={classes.way} onClick={onNewOrder}>
          {t("matching.judging.new_order")}
        </Anchor>
      )}
      {trouble && trouble !== "over_budget" && mayAsk && (
        <Anchor component="button" type="button" className={classes.way} onClick={() => setIsAsking(true)}>
          {t("matching.judging.ask_again")}
        </Anchor>
      )}
      {isAsking && <JudgeDialog model={model} job_id={job_id} onClose={() => setIsAsking(false)} />}
    </Row>
  );
}
