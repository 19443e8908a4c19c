import { api } from "#contract/index.ts";
import { useCall } from "#web/api.ts";
import { failureText } from "#web/failures.ts";
import { ScreenHead } from "#web/ui/screen-head.tsx";
import { ErrorState, SkeletonRows } from "#web/ui/states.tsx";
import { formatWeekday } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import { DashboardActions } from "./actions.tsx";
import classes from "./dashboard-screen.module.css";
import { DropZone } from "./drop-zone.tsx";
import { JobsTable } from "./jobs-table.tsx";
import { ToCheck } from "./to-check.tsx";

/** What needs me now; in an empty workspace, the way in. */
export function DashboardScreen() {
  const t = useWords();
  const jobs = useCall(api.job.list, { status: 1, limit: 12 }, { quiet: true });
  const candidates = useCall(api.candidate.list, { limit: 1 }, { quiet: true });
  const unchecked = useCall(api.candidate.list, { unchecked: true, limit: 6 }, { quiet: true });
  const queries = [jobs, candidates, unchecked];
  const failed = queries.find((query) => query.isError && !query.data);
  const isEmpty = jobs.data?.data.total === 0 && candidates.data?.data.total === 0;
  return (
    <>
      <ScreenHead title={t("shell.dashboard")} facts={formatWeekday(new Date())} actions={isEmpty ? null : <DashboardActions />} />
      {failed ? (
        <ErrorState
          title={t("common.could_not_load")}
          text={failureText(failed.error)}
          retryLabel={t("common.try_again")}
          onRetry={() => queries.forEach((query) => void query.refetch())}
        />
      ) : !jobs.data || !candidates.data || !unchecked.data ? (
        <div className={classes.page}>
          <SkeletonRows label={t("common.loading")} />
        </div>
      ) : isEmpty ? (
        <DropZone />
      ) : (
        <div className={classes.page}>
          <ToCheck candidates={unchecked.data.data.candidates} total={unchecked.data.data.total} />
          <JobsTable jobs={jobs.data.data.jobs} total={jobs.data.data.total} />
        </div>
      )}
    </>
  );
}
