import type { ReactNode } from "react";
import type { Statistics } from "#contract/statistics.ts";
import { Stack, Text } from "#web/ui/layout.tsx";
import { formatNumber } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import { Card } from "./card.tsx";
import { OpenRows } from "./open-rows.tsx";
import classes from "./tables.module.css";
import { type FigureTable, isFew, reasonName, refusalName, sourceName } from "./tables.ts";

const SHOWN = 8;

export function SourcesCard({ stats, table }: { stats: Statistics; table: FigureTable | undefined }) {
  const t = useWords();
  return (
    <Card
      title={t("statistics.name.sources")}
      definition={t("statistics.defined.sources")}
      table={stats.sources.length > 0 ? table : undefined}
    >
      <Shares
        rows={stats.sources.map((row) => {
          const name = sourceName(t, row);
          return { name, count: row.count, figure: <OpenRows rows="candidates" name={name} count={row.count} source={row.source} /> };
        })}
      />
    </Card>
  );
}

export function DeclinesCard({ stats, table }: { stats: Statistics; table: FigureTable | undefined }) {
  const t = useWords();
  const total = stats.decline_reasons.reduce((sum, { count }) => sum + count, 0);
  return (
    <Card
      title={t("statistics.name.decline_reasons")}
      definition={t("statistics.defined.decline_reasons")}
      table={total > 0 ? table : undefined}
      aside={
        total > 0 && (
          <OpenRows rows="declined" name={t("statistics.name.declined")} count={total}>
            {t("statistics.all_rows", { count: total, n: formatNumber(total) })}
          </OpenRows>
        )
      }
    >
      <Shares
        rows={stats.decline_reasons.map(({ reason, count }) => ({ name: reasonName(t, reason), count, figure: formatNumber(count) }))}
      />
    </Card>
  );
}

/** Who was turned down, by whose no it was. */
export function RefusalsCard({ stats, table }: { stats: Statistics; table: FigureTable | undefined }) {
  const t = useWords();
  return (
    <Card
      title={t("statistics.name.refusals")}
      definition={t("statistics.defined.refusals")}
      table={stats.refusals.length > 0 ? table : undefined}
    >
      <Shares rows={stats.refusals.map((row) => ({ name: refusalName(t, row), count: row.count, figure: formatNumber(row.count) }))} />
    </Card>
  );
}

/** Bars beside each other's numbers; a share only where there are enough to have one. */
function Shares({ rows }: { rows: { name: string; count: number; figure: ReactNode }[] }) {
  const t = useWords();
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(...rows.map(({ count }) => count), 1);
  if (total === 0)
    return (
      <Text tone="dimmed" className={classes.empty}>
        {t("statistics.nothing")}
      </Text>
    );
  return (
    <>
      <Stack as="ul" mt={6}>
        {rows.slice(0, SHOWN).map(({ name, count, figure }) => (
          <li key={name} className={classes.share}>
            <Text as="span" isTruncated title={name}>
              {name}
            </Text>
            <span aria-hidden="true">
              <span className={classes.bar} style={{ width: `${(100 * count) / most}%` }} />
            </span>
            <span>{figure}</span>
            <span>{isFew(total) ? "" : `${Math.round((100 * count) / total)}%`}</span>
          </li>
        ))}
      </Stack>
      {isFew(total) && (
        <Text tone="dimmed" className={classes.empty}>
          {t("statistics.too_few")}
        </Text>
      )}
    </>
  );
}
