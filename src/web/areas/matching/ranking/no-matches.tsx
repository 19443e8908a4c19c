import { Button } from "@mantine/core";
import { IconUpload } from "@tabler/icons-react";
import { useState } from "react";
import { api } from "#contract/index.ts";
import type { Job } from "#contract/job/job.ts";
import type { Progress } from "#web/areas/matching/progress.ts";
import { useFileChoice } from "#web/areas/upload/file-choice.tsx";
import { useCall } from "#web/kit/calls/use-call.ts";
import { criterionName } from "#web/kit/record/match-words.ts";
import { mayEdit, useUser } from "#web/kit/session/session.ts";
import { ButtonLink } from "#web/ui/input/links.tsx";
import { EmptyState } from "#web/ui/states/states.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./no-matches.module.css";
import { UnrankedDrawer } from "./unranked-drawer.tsx";

const MOST_TOLD = 3;

interface NoneInFilterProps {
  job: Job;
  /** What people miss has to do with it. */
  tellsGaps: boolean;
  onClear: () => void;
}

/** Nobody passes the filters: what the others miss most, by the gravest gap of each. */
export function NoneInFilter({ job, tellsGaps, onClear }: NoneInFilterProps) {
  const t = useWords();
  const all = useCall(api.matching.matchedCandidates, { id: job.id, limit: 200 }, { quiet: true, enabled: tellsGaps });
  const counts = new Map<string, number>();
  for (const { match } of all.data?.data.candidates ?? []) {
    if (match.top_gap?.verdict !== "not_met") continue;
    const text = criterionName(t, match.top_gap, job);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const most = [...counts].sort(([, one], [, other]) => other - one).slice(0, MOST_TOLD);
  return (
    <EmptyState
      title={t("matching.none_in_filter")}
      text={
        tellsGaps &&
        most.length > 0 && (
          <>
            {t("matching.missing_most")}
            {most.map(([text, count]) => (
              <span key={text} className={classes.gap}>
                {t("matching.missing", { text, count })}
              </span>
            ))}
          </>
        )
      }
      action={
        <Button variant="default" onClick={onClear}>
          {t("common.clear_filters")}
        </Button>
      }
    />
  );
}

/** No match at all: nobody is there yet, or nobody fits. */
export function Nobody({ job, progress, onAdd }: { job: Job; progress: Progress | null; onAdd: () => void }) {
  const t = useWords();
  const isEditor = mayEdit(useUser());
  const [input, choose] = useFileChoice();
  const [isAsking, setIsAsking] = useState(false);
  if (progress?.candidates === 0) {
    return (
      <>
        {input}
        <EmptyState
          title={t("matching.no_candidates")}
          text={t("matching.no_candidates_text")}
          action={
            isEditor && (
              <Button leftSection={<IconUpload size={16} stroke={1.6} />} onClick={choose}>
                {t("matching.add_cvs")}
              </Button>
            )
          }
        />
      </>
    );
  }
  return (
    <EmptyState
      title={t("matching.nobody")}
      text={t("matching.nobody_text")}
      action={
        <>
          {isEditor && (
            <Button variant="default" onClick={onAdd}>
              {t("jobs.add_candidates")}
            </Button>
          )}
          <ButtonLink variant="default" to="." search={{ tab: "vacancy" }}>
            {t("matching.look_at_requirements")}
          </ButtonLink>
          <Button variant="default" onClick={() => setIsAsking(true)}>
            {t("matching.unranked.title")}
          </Button>
          {isAsking && <UnrankedDrawer job={job} onClose={() => setIsAsking(false)} />}
        </>
      }
    />
  );
}
