import type { MedianName, Statistics } from "#contract/statistics.ts";
import { dayBefore } from "#web/areas/statistics/period.ts";
import { Row, Text } from "#web/ui/layout.tsx";
import { formatDate, formatDayMonth, formatNumber } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import { Card, Defined } from "./card.tsx";
import { LineChart } from "./line-chart.tsx";
import classes from "./series-card.module.css";
import { type FigureTable, isFew, seriesName } from "./tables.ts";

/** Proposals and interviews over time, and how long things take. */
export function SeriesCard({ stats, table, isPhone }: { stats: Statistics; table: FigureTable | undefined; isPhone: boolean }) {
  const t = useWords();
  const { series, period } = stats;
  const isEmpty = series.every(({ proposals, interviews }) => proposals === 0 && interviews === 0);
  const title = seriesName(t, period);
  const points = series.map(({ date, proposals, interviews }, index) => {
    const next = series[index + 1]?.date;
    const until = next ? dayBefore(next, 1) : period.to;
    const days = date === until ? formatDate(date) : t("statistics.week_of", { from: formatDayMonth(date), to: formatDayMonth(until) });
    return {
      tick: formatDayMonth(date),
      lines: [
        days,
        t("statistics.proposals", { count: proposals, n: formatNumber(proposals) }),
        t("statistics.interviews", { count: interviews, n: formatNumber(interviews) }),
      ],
      values: [proposals, interviews] as const,
    };
  });
  return (
    <Card
      title={title}
      definition={`${t("statistics.defined.series")} ${t("statistics.chart_keys")}`}
      table={isEmpty ? undefined : table}
      aside={
        <>
          <Row as="span" gap={6} isInline>
            <span className={classes.asked} />
            {t("statistics.name.proposals")}
          </Row>
          <Row as="span" gap={6} isInline>
            <span className={classes.beside} />
            {t("statistics.name.interviews")}
          </Row>
        </>
      }
    >
      <LineChart points={points} label={title} isNarrow={isPhone} empty={t("statistics.empty")} />
      <div className={classes.medians}>
        <Median stats={stats} name="vacancy_to_first_proposal_days" of="jobs" />
        <Median stats={stats} name="vacancy_to_placement_days" of="jobs" />
        <Median stats={stats} name="proposal_to_answer_days" of="answers" />
      </div>
    </Card>
  );
}

function Median({ stats, name, of }: { stats: Statistics; name: MedianName; of: "jobs" | "answers" }) {
  const t = useWords();
  const median = stats.medians[name];
  const { low, high, cases } = stats.spread[name];
  const label = t(`statistics.name.${name}`);
  const told = t(`statistics.cases_${of}`, { count: cases, n: formatNumber(cases) });
  return (
    <div>
      <Row tone="secondary" className={classes.label}>
        <h3>{label}</h3>
        <Defined name={label} text={`${t(`statistics.defined.${name}`)} ${t("statistics.defined.medians")}`} />
      </Row>
      {median === null ? (
        <Text size={12} tone="dimmed" mt={2}>
          {t("statistics.none_yet")}
        </Text>
      ) : (
        <>
          <Text size={28} weight={600} mt={2} isTabular className={classes.value}>
            {formatNumber(median)} <span>{t(median === 1 ? "statistics.unit_days_one" : "statistics.unit_days")}</span>
          </Text>
          <Text size={12} tone="dimmed" mt={2}>
            {isFew(cases)
              ? `${told}, ${t("statistics.too_few")}`
              : `${t("statistics.middle_half", { low: formatNumber(low ?? 0), high: formatNumber(high ?? 0) })}, ${told}`}
          </Text>
        </>
      )}
    </div>
  );
}
