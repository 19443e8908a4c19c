import { useDisclosure } from "@mantine/hooks";
import { getRouteApi } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { api } from "#contract/index.ts";
import { useCall } from "#web/kit/calls/use-call.ts";
import { mayEdit, useUser } from "#web/kit/session/session.ts";
import { ScreenHead } from "#web/ui/screen-head.tsx";
import { formatWeekday } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import { DashboardActions } from "./actions.tsx";
import { Activity } from "./activity.tsx";
import classes from "./dashboard-screen.module.css";
import { Figures } from "./figures.tsx";
import { FirstSteps } from "./first-steps.tsx";
import { JobsTable } from "./jobs-table.tsx";
import { NeedsAttention } from "./needs-attention.tsx";
import { SampleNotice } from "./sample-notice.tsx";
import { Upcoming } from "./upcoming.tsx";
import { usePaste } from "./use-paste.ts";
import { useScope } from "./use-scope.ts";

const route = getRouteApi("/dashboard/");
const DropZone = lazy(() => import("./drop-zone.tsx"));
const ImportDialog = lazy(() => import("#web/areas/import/import-dialog.tsx"));
const PeopleDrawer = lazy(() => import("./people-drawer.tsx"));

/** What needs me now; in an empty workspace, the way in. */
export function DashboardScreen() {
  const t = useWords();
  const editor = mayEdit(useUser());
  const { scope } = useScope();
  const { rows } = route.useSearch();
  const figures = useCall(api.dashboard.figures, { scope }, { quiet: true });
  const begun = figures.data?.data.begun;
  const isEmpty = begun !== undefined && !begun.candidate && !begun.job && !begun.sample;
  const [isImporting, importing] = useDisclosure(false);
  usePaste();
  return (
    <>
      <ScreenHead title={t("shell.dashboard")} facts={formatWeekday(new Date())} actions={isEmpty ? null : <DashboardActions />} />
      {isEmpty ? (
        <Suspense fallback={null}>
          <DropZone onImport={importing.open} />
        </Suspense>
      ) : (
        <>
          {begun?.sample && <SampleNotice />}
          <div className={classes.page}>
            <div className={classes.column}>
              <NeedsAttention />
              <JobsTable />
            </div>
            <div className={classes.column}>
              <Figures query={figures} />
              {editor && begun && <FirstSteps begun={begun} />}
              <Upcoming />
              <Activity />
            </div>
          </div>
        </>
      )}
      {/* It stays when what it brought in has made the dashboard another one. */}
      {isImporting && (
        <Suspense fallback={null}>
          <ImportDialog onClose={importing.close} />
        </Suspense>
      )}
      {rows && (
        <Suspense fallback={null}>
          <PeopleDrawer figure={rows} />
        </Suspense>
      )}
    </>
  );
}
