import { api } from "#contract/index.ts";
import { useCall } from "#web/api.ts";
import { failureText } from "#web/failures.ts";
import { ScreenHead } from "#web/ui/screen-head.tsx";
import { ErrorState, SkeletonRows } from "#web/ui/states.tsx";
import { formatNumber, formatWeekday } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import { DashboardActions } from "./actions.tsx";
import { attentionLines, proposalLines, thisWeek } from "./attention.ts";
import classes from "./dashboard-screen.module.css";
import { DropZone } from "./drop-zone.tsx";
import { type Figure, Figures } from "./figures.tsx";
import { JobsTable } from "./jobs-table.tsx";
import { NeedsAttention } from "./needs-attention.tsx";
import { BestMatches, NewestCandidates } from "./people.tsx";
import { useStandings } from "./use-standings.ts";

/** The figures add up what came in one page: so many rows at most. */
const PAGE = 200;
/** So many of the newest open jobs are asked how they stand, and shown in the table. */
const JOBS_ASKED = 12;
const JOBS_SHOWN = 8;

/** What needs me now; in an empty workspace, the way in. */
export function DashboardScreen() {
  const t = useWords();
  const jobs = useCall(api.job.list, { status: 1, limit: PAGE }, { quiet: true });
  const everyJob = useCall(api.job.list, { limit: 1 }, { quiet: true });
  const newest = useCall(api.candidate.list, { limit: 60 }, { quiet: true });
  const best = useCall(api.candidate.list, { sort: "-best_match", limit: 4 }, { quiet: true });
  const unchecked = useCall(api.candidate.list, { unchecked: true, limit: 60 }, { quiet: true });
  const proposals = useCall(api.proposal.list, { limit: 100 }, { quiet: true });
  const open = jobs.data?.data;
  const standings = useStandings(open?.jobs.slice(0, JOBS_ASKED));
  const queries = [jobs, everyJob, newest, best, unchecked, proposals];
  const failed = queries.find((query) => query.isError && !query.data);
  const isEmpty = everyJob.data?.data.total === 0 && newest.data?.data.total === 0;

  const content = () => {
    if (failed) {
      return (
        <ErrorState
          title={t("common.could_not_load")}
          text={failureText(failed.error)}
          retryLabel={t("common.try_again")}
          onRetry={() => queries.forEach((query) => void query.refetch())}
        />
      );
    }
    if (isEmpty) return <DropZone />;
    if (!open || !everyJob.data || !newest.data || !best.data || !unchecked.data || !proposals.data || !standings) {
      return (
        <div className={classes.page}>
          <SkeletonRows height={64} rows={6} label={t("common.loading")} />
        </div>
      );
    }
    const people = newest.data.data;
    const sum = (field: "strong_matches" | "shortlisted") => open.jobs.reduce((all, job) => all + job[field], 0);
    const on = (field: "strong_matches" | "shortlisted") =>
      t("dashboard.on_jobs", { count: open.jobs.filter((job) => job[field] > 0).length });
    const added = thisWeek(people.candidates);
    const openJobs = { to: "/dashboard/jobs", search: { view: "open" } } as const;
    const figures: Figure[] = [
      {
        label: t("dashboard.active_jobs"),
        value: open.total,
        note: t("dashboard.opened_week", { n: formatNumber(thisWeek(open.jobs)) }),
        ...openJobs,
      },
      {
        label: t("dashboard.candidates"),
        value: people.total,
        // A whole page of this week's: there may be more.
        note: t("dashboard.added_week", {
          n: `${formatNumber(added)}${added === people.candidates.length && added < people.total ? "+" : ""}`,
        }),
        to: "/dashboard/candidates",
      },
      { label: t("dashboard.strong_matches"), value: sum("strong_matches"), note: on("strong_matches"), ...openJobs },
      { label: t("dashboard.on_shortlist"), value: sum("shortlisted"), note: on("shortlisted"), ...openJobs },
    ];
    return (
      <div className={classes.page}>
        <div className={classes.column}>
          <NeedsAttention
            lines={[
              ...proposalLines(proposals.data.data.proposals),
              ...attentionLines(standings, unchecked.data.data.candidates, unchecked.data.data.total),
            ]}
          />
          <JobsTable jobs={open.jobs.slice(0, JOBS_SHOWN)} total={open.total} />
        </div>
        <div className={classes.column}>
          <Figures figures={figures} />
          <BestMatches candidates={best.data.data.candidates} />
          <NewestCandidates candidates={people.candidates.slice(0, 5)} />
        </div>
      </div>
    );
  };
  return (
    <>
      <ScreenHead title={t("shell.dashboard")} facts={formatWeekday(new Date())} actions={isEmpty ? null : <DashboardActions />} />
      {content()}
    </>
  );
}
