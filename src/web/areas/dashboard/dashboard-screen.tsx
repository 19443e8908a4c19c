import { getRouteApi } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { api } from "#contract/index.ts";
import { Activity } from "#web/areas/dashboard/activity/activity.tsx";
import { Upcoming } from "#web/areas/dashboard/activity/upcoming.tsx";
import { DashboardActions } from "#web/areas/dashboard/start/actions.tsx";
import { FirstSteps } from "#web/areas/dashboard/start/first-steps.tsx";
import { SampleNotice } from "#web/areas/dashboard/start/sample-notice.tsx";
import { usePaste } from "#web/areas/dashboard/start/use-paste.ts";
import { Figures } from "#web/areas/dashboard/widgets/figures.tsx";
import { JobsTable } from "#web/areas/dashboard/widgets/jobs-table.tsx";
import { NeedsAttention } from "#web/areas/dashboard/widgets/needs-attention.tsx";
import { Today } from "#web/areas/dashboard/widgets/today.tsx";
import { useCall } from "#web/kit/calls/use-call.ts";
import { mayEdit, useUser } from "#web/kit/session/session.ts";
import { Stack } from "#web/ui/layout.tsx";
import { ScreenHead } from "#web/ui/screen/screen-head.tsx";
import { formatWeekday } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import classes from "./dashboard-screen.module.css";
import { useScope } from "./use-scope.ts";

const route = getRouteApi("/dashboard/");
const DropZone = lazy(() => import("#web/areas/dashboard/start/drop-zone.tsx"));
const PeopleDrawer = lazy(() => import("#web/areas/dashboard/widgets/people-drawer.tsx"));

/** What needs me now; in an empty workspace, the way in. */
export function DashboardScreen() {
  const t = useWords();
  const editor = mayEdit(useUser());
  const { scope } = useScope();
  const { rows } = route.useSearch();
  const figures = useCall(api.dashboard.figures, { scope }, { quiet: true });
  const begun = figures.data?.data.begun;
  const isEmpty = begun !== undefined && !begun.candidate && !begun.job && !begun.sample;
  usePaste();
  return (
    <>
      <ScreenHead title={t("shell.dashboard")} facts={formatWeekday(new Date())} actions={isEmpty ? null : <DashboardActions />} />
      {isEmpty ? (
        <Suspense fallback={null}>
          <DropZone />
        </Suspense>
      ) : (
        <>
          {begun?.sample && <SampleNotice />}
          <div className={classes.page}>
            <Stack gap={24} className={classes.column}>
              <Today />
              <NeedsAttention />
              <JobsTable />
            </Stack>
            <Stack gap={24} className={classes.column}>
              <Figures query={figures} />
              {editor && begun && <FirstSteps begun={begun} />}
              <Upcoming />
              <Activity />
            </Stack>
          </div>
        </>
      )}
      {rows && (
        <Suspense fallback={null}>
          <PeopleDrawer figure={rows} />
        </Suspense>
      )}
    </>
  );
}
