import { Button, Skeleton } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconDownload } from "@tabler/icons-react";
import { keepPreviousData } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { api } from "#contract/index.ts";
import type { Statistics, StatisticsSeen } from "#contract/statistics.ts";
import { FiguresRow } from "#web/areas/statistics/cards/figures-row.tsx";
import { FunnelCard } from "#web/areas/statistics/cards/funnel-card.tsx";
import { ClientsCard, RecruitersCard } from "#web/areas/statistics/cards/people-cards.tsx";
import { SeriesCard } from "#web/areas/statistics/cards/series-card.tsx";
import { DeclinesCard, RefusalsCard, SourcesCard } from "#web/areas/statistics/cards/share-cards.tsx";
import { SkillsCard } from "#web/areas/statistics/cards/skills-card.tsx";
import { csvRows, tablesOf } from "#web/areas/statistics/cards/tables.ts";
import { ViewerTotals } from "#web/areas/statistics/cards/viewer-totals.tsx";
import { LoadError } from "#web/kit/calls/load-error.tsx";
import { useCall } from "#web/kit/calls/use-call.ts";
import { csvOf, saveFile } from "#web/kit/record/csv.ts";
import { mayEdit, useUser } from "#web/kit/session/session.ts";
import { Row, Stack } from "#web/ui/layout.tsx";
import { ScreenHead } from "#web/ui/screen/screen-head.tsx";
import { formatDayMonth } from "#web/words/format.ts";
import { useWords, type Words } from "#web/words/words.ts";
import { askedOf } from "./period.ts";
import { PeriodControl } from "./period-control.tsx";
import { PersonMenu } from "./person-menu.tsx";
import { RowsDrawer } from "./rows-drawer.tsx";
import classes from "./statistics.module.css";

const route = getRouteApi("/dashboard/statistics");
const isWhole = (stats: StatisticsSeen): stats is Statistics => stats.figures !== undefined;

/** Where work sticks: what happened in a period, against the one before. A viewer reads the totals. */
export function StatisticsScreen() {
  const t = useWords();
  const user = useUser();
  const isPhone = useMediaQuery("(max-width: 47.99em)", false, { getInitialValueInEffect: false });
  const search = route.useSearch();
  const seen = useCall(api.statistics.fetch, mayEdit(user) ? askedOf(search) : {}, { quiet: true, placeholderData: keepPreviousData });
  const stats = seen.data?.data.stats;
  const whole = stats && isWhole(stats) ? stats : null;
  const tools = mayEdit(user) && (
    <>
      <PeriodControl />
      <PersonMenu />
      <Button
        variant="default"
        leftSection={<IconDownload size={16} stroke={1.6} />}
        aria-label={t("statistics.csv_of")}
        disabled={!whole}
        onClick={() => whole && downloadCsv(t, whole)}
      >
        {t("statistics.csv")}
      </Button>
    </>
  );
  return (
    <>
      <ScreenHead
        title={t("frame.statistics")}
        facts={whole ? <span>{periodText(t, whole)}</span> : stats ? <span>{t("statistics.viewer_text")}</span> : null}
        actions={!isPhone && tools}
      />
      {isPhone && tools && (
        <Row gap={8} align="stretch" isWrapped className={classes.tools}>
          {tools}
        </Row>
      )}
      <div className={classes.body} aria-busy={seen.isPlaceholderData || undefined}>
        {seen.isPending && <Waiting />}
        {seen.isError && !stats && <LoadError of={seen} />}
        {whole && <Cards stats={whole} isPhone={isPhone} />}
        {stats && !whole && <ViewerTotals totals={stats.totals} />}
      </div>
      {whole && <RowsDrawer />}
    </>
  );
}

function Cards({ stats, isPhone }: { stats: Statistics; isPhone: boolean }) {
  const t = useWords();
  const tables = Object.fromEntries(tablesOf(t, stats).map((table) => [table.key, table]));
  return (
    <>
      <FiguresRow stats={stats} />
      <div className={classes.columns}>
        <FunnelCard stats={stats} table={tables.funnel} isPhone={isPhone} />
        <SeriesCard stats={stats} table={tables.series} isPhone={isPhone} />
        <SkillsCard skills={stats.skills} />
        <Stack gap={16} className={classes.stack}>
          <RecruitersCard stats={stats} />
          <SourcesCard stats={stats} table={tables.sources} />
        </Stack>
        <ClientsCard stats={stats} />
        <DeclinesCard stats={stats} table={tables.decline_reasons} />
        <RefusalsCard stats={stats} table={tables.refusals} />
      </div>
    </>
  );
}

/** "27 August to 19 November 2026, against the 12 weeks before". */
function periodText(t: Words, { period }: Statistics): string {
  const isOneYear = period.from.slice(0, 4) === period.to.slice(0, 4);
  const isWeeks = period.days % 7 === 0;
  const before = isWeeks ? t("statistics.weeks", { count: period.days / 7 }) : t("statistics.days", { count: period.days });
  const from = isOneYear ? formatDayMonth(period.from, "long") : `${formatDayMonth(period.from, "long")} ${period.from.slice(0, 4)}`;
  return t("statistics.period_of", { from, to: `${formatDayMonth(period.to, "long")} ${period.to.slice(0, 4)}`, before });
}

function downloadCsv(t: Words, stats: Statistics): void {
  const cells = csvRows(t, stats).map((row) => row.map((cell) => (cell === null ? "" : String(cell))));
  saveFile(`${t("frame.statistics").toLowerCase()}-${stats.period.from}-${stats.period.to}.csv`, csvOf(cells), "text/csv;charset=utf-8");
}

function Waiting() {
  const t = useWords();
  return (
    <div role="status" aria-label={t("common.loading")} className={classes.waiting}>
      <Skeleton height={104} radius="lg" />
      <div className={classes.columns}>
        {[332, 332, 400, 400].map((height, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they stay where they are
          <Skeleton key={index} height={height} radius="lg" />
        ))}
      </div>
    </div>
  );
}
