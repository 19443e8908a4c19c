import { Anchor } from "@mantine/core";
import { useState } from "react";
import type { Job } from "#contract/job/job.ts";
import type { Progress } from "#web/areas/matching/progress.ts";
import { Oversight } from "#web/kit/record/oversight.tsx";
import { Row } from "#web/ui/layout.tsx";
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
}

/** Above the ranking: how far it is, whom a filter hides, and the way to those who aren't in it. */
export function RankingNotes({ job, progress, isMatching, filtered, onClear }: RankingNotesProps) {
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
