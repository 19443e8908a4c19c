import type { ReactNode } from "react";
import type { FigureName, Statistics } from "#contract/statistics.ts";
import { AnchorLink } from "#web/ui/input/links.tsx";
import { Row, Text } from "#web/ui/layout.tsx";
import { formatNumber } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import { Defined } from "./card.tsx";
import classes from "./figures-row.module.css";
import { OpenRows } from "./open-rows.tsx";
import { isFew } from "./tables.ts";

/** The four totals of the period, each against the one before. */
export function FiguresRow({ stats }: { stats: Statistics }) {
  const t = useWords();
  const { figures, totals } = stats;
  return (
    <section className={classes.row} aria-label={t("frame.statistics")}>
      <Figure stats={stats} name="candidates" rows="candidates">
        {t("statistics.against", { n: formatNumber(figures.candidates.before) })}
      </Figure>
      <Figure stats={stats} name="jobs" rows="jobs">
        <AnchorLink to="/dashboard/jobs" search={{ view: "open" }} inherit c="inherit">
          {t("statistics.active_now", { n: formatNumber(totals.active_jobs) })}
        </AnchorLink>
      </Figure>
      <Figure stats={stats} name="proposals" rows="proposals">
        <OpenRows rows="opened" name={t("statistics.name.opened")} count={figures.opened.now}>
          {t("statistics.opened_of", { n: formatNumber(figures.opened.now) })}
        </OpenRows>
      </Figure>
      <Figure stats={stats} name="placements" rows="placed">
        {t("statistics.from_proposals", { count: figures.proposals.now, n: formatNumber(figures.proposals.now) })}
      </Figure>
    </section>
  );
}

function Figure({
  stats,
  name,
  rows,
  children,
}: {
  stats: Statistics;
  name: FigureName;
  rows: "candidates" | "jobs" | "proposals" | "placed";
  children: ReactNode;
}) {
  const t = useWords();
  const { now, before } = stats.figures[name];
  const label = t(`statistics.name.${name}`);
  return (
    <div className={classes.figure}>
      <Row gap={2} tone="secondary" className={classes.label}>
        <h2>{label}</h2>
        <Defined name={label} text={t(`statistics.defined.${name}`)} />
      </Row>
      <Row align="baseline" isWrapped size={28} weight={600} isTabular className={classes.value}>
        <OpenRows rows={rows} name={label} count={now} />
        <Change now={now} before={before} />
      </Row>
      <Text size={12} tone="dimmed" mt={2}>
        {children}
      </Text>
    </div>
  );
}

/** How many more or fewer than before, where there are enough to tell. */
function Change({ now, before }: { now: number; before: number }) {
  const t = useWords();
  if (now === 0 && before === 0) return null;
  if (isFew(Math.max(now, before))) return <span className={classes.few}>{t("statistics.too_few")}</span>;
  const change = now - before;
  return <span className={classes.change}>{change === 0 ? "±0" : `${change > 0 ? "+" : "−"}${formatNumber(Math.abs(change))}`}</span>;
}
