import { VisuallyHidden } from "@mantine/core";
import type { FunnelStage, Statistics } from "#contract/statistics.ts";
import { Stack } from "#web/ui/layout.tsx";
import { formatNumber } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import { Card } from "./card.tsx";
import classes from "./funnel-card.module.css";
import { OpenRows } from "./open-rows.tsx";
import { type FigureTable, isFew } from "./tables.ts";

/** Steps as bars of the step before, so that none lies about its size. */
export function FunnelCard({ stats, table, isPhone }: { stats: Statistics; table: FigureTable | undefined; isPhone: boolean }) {
  const t = useWords();
  const isEmpty = stats.funnel.every(({ count }) => count === 0);
  return (
    <Card
      title={t("statistics.name.funnel")}
      definition={t("statistics.defined.funnel")}
      aside={isPhone || isEmpty ? null : t("statistics.bar_is")}
      table={isEmpty ? undefined : table}
    >
      <Stack as="ol" mt={8} className={classes.steps} data-empty={isEmpty || undefined}>
        {stats.funnel.map((step, index) => (
          <Step key={step.stage} step={step} above={stats.funnel[index - 1]?.count ?? null} />
        ))}
        {isEmpty && <li className={classes.empty}>{t("statistics.empty")}</li>}
      </Stack>
    </Card>
  );
}

function Step({ step, above }: { step: Statistics["funnel"][number]; above: number | null }) {
  const t = useWords();
  const name = t(`matching.stages.${step.stage as FunnelStage}`);
  const percent = step.rate === null ? null : Math.round(step.rate * 100);
  const isFirst = above === null;
  const days = step.median_days === null ? null : formatNumber(step.median_days);
  return (
    <li className={classes.step}>
      <span className={classes.name}>{name}</span>
      <span className={classes.bar} data-first={isFirst || undefined} aria-hidden="true">
        <span style={{ width: `${isFirst ? (step.count > 0 ? 100 : 0) : Math.min(100, percent ?? 0)}%` }} />
      </span>
      <span className={classes.share}>
        {!isFirst && above > 0 && (isFew(above) ? <span className={classes.few}>{t("statistics.too_few_short")}</span> : `${percent}%`)}
      </span>
      <span className={classes.count}>
        <OpenRows rows={step.stage as FunnelStage} name={name} count={step.count} />
      </span>
      <span className={classes.days}>
        {days !== null && !isFew(step.cases) && (
          <>
            <span aria-hidden="true">{t("statistics.in_days", { n: days })}</span>
            <VisuallyHidden component="span">{t("statistics.in_days_long", { n: days })}</VisuallyHidden>
          </>
        )}
      </span>
    </li>
  );
}
