import { Button } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { api } from "#contract/index.ts";
import { type Answer, send } from "#web/kit/calls/api.ts";
import { LoadError } from "#web/kit/calls/load-error.tsx";
import { keyOf } from "#web/kit/calls/use-call.ts";
import { AnchorLink } from "#web/ui/input/links.tsx";
import { ScreenHead } from "#web/ui/screen/screen-head.tsx";
import { EmptyState, SkeletonRows } from "#web/ui/states/states.tsx";
import { useWords } from "#web/words/words.ts";
import { toldLines } from "./activity-lines.ts";
import { ActivityList } from "./activity-list.tsx";
import classes from "./activity-screen.module.css";

const route = getRouteApi("/dashboard/activity");
const PAGE = 100;

/** Everything that was done in the workspace, the newest first. */
export function ActivityScreen() {
  const t = useWords();
  const { scope = "team" } = route.useSearch();
  const pages = useInfiniteQuery({
    queryKey: [...keyOf(api.dashboard.activity), "pages", scope],
    queryFn: ({ pageParam, signal }) =>
      send(api.dashboard.activity, { scope, limit: PAGE, ...(pageParam && { before: pageParam }) }, { signal }),
    initialPageParam: "",
    getNextPageParam: ({ data }: Answer<typeof api.dashboard.activity>) => (data.has_more ? data.activity.at(-1)?.id : undefined),
    meta: { quiet: true },
  });
  const told = toldLines(pages.data?.pages.flatMap(({ data }) => data.activity) ?? []);
  return (
    <>
      <ScreenHead
        breadcrumb={<AnchorLink to="/dashboard">{t("shell.dashboard")}</AnchorLink>}
        title={t(scope === "mine" ? "dashboard.own_activity" : "dashboard.activity")}
      />
      <div className={classes.page}>
        {pages.error && !pages.data ? (
          <LoadError of={pages} />
        ) : !pages.data ? (
          <SkeletonRows rows={12} height={36} label={t("common.loading")} />
        ) : told.length === 0 ? (
          <EmptyState title={t("dashboard.no_activity")} />
        ) : (
          <ActivityList told={told} />
        )}
        {pages.hasNextPage && (
          <Button variant="default" loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()} className={classes.more}>
            {t("common.load_more")}
          </Button>
        )}
      </div>
    </>
  );
}
