import { Link } from "@tanstack/react-router";
import { funnelStages } from "#contract/choices.ts";
import type { Totals } from "#contract/statistics.ts";
import classes from "#web/areas/statistics/statistics.module.css";
import { Row, Text } from "#web/ui/layout.tsx";
import { formatNumber } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import { Card, Defined } from "./card.tsx";
import figures from "./figures-row.module.css";
import links from "./open-rows.module.css";
import tables from "./tables.module.css";

const statuses = ["draft", "submitted", "viewed", "interview", "accepted", "declined", "withdrawn"] as const;
const stages = [...funnelStages, "rejected"] as const;

/** What a viewer reads: how much there is, now. */
export function ViewerTotals({ totals }: { totals: Totals }) {
  const t = useWords();
  const sum = (counts: Record<string, number>) => Object.values(counts).reduce((total, count) => total + count, 0);
  const sent = sum(totals.proposals) - totals.proposals.draft;
  const matches = sum(totals.matches);
  const shown = [
    {
      name: t("statistics.totals.candidates"),
      value: totals.candidates,
      to: "/dashboard/candidates",
      note: t("statistics.recruiters_now", { count: totals.recruiters, n: formatNumber(totals.recruiters) }),
    },
    {
      name: t("statistics.totals.jobs"),
      value: totals.jobs,
      to: "/dashboard/jobs",
      note: t("statistics.of_jobs_active", { n: formatNumber(totals.active_jobs) }),
    },
    {
      name: t("statistics.totals.proposals"),
      value: sum(totals.proposals),
      to: "/dashboard/proposals",
      note: t("statistics.sent_now", { n: formatNumber(sent) }),
    },
    {
      name: t("statistics.totals.placements"),
      value: totals.matches.placed,
      note: t("statistics.matches_now", { count: matches, n: formatNumber(matches) }),
    },
  ] as const;
  return (
    <>
      <section className={figures.row} aria-label={t("frame.statistics")}>
        {shown.map((figure) => (
          <div key={figure.name} className={figures.figure}>
            <Row gap={2} tone="secondary" className={figures.label}>
              <h2>{figure.name}</h2>
              <Defined name={figure.name} text={t("statistics.defined.totals")} />
            </Row>
            <Row align="baseline" isWrapped size={28} weight={600} isTabular className={figures.value}>
              {"to" in figure ? (
                <Link
                  to={figure.to}
                  className={links.open}
                  aria-label={t("statistics.open_rows", { name: figure.name, n: formatNumber(figure.value) })}
                >
                  {formatNumber(figure.value)}
                </Link>
              ) : (
                <span>{formatNumber(figure.value)}</span>
              )}
            </Row>
            <Text size={12} tone="dimmed" mt={2}>
              {figure.note}
            </Text>
          </div>
        ))}
      </section>
      <div className={classes.columns}>
        <Counts
          title={t("statistics.by_status")}
          rows={statuses.map((status) => [t(`lists.proposal_status.${status}`), totals.proposals[status]])}
        />
        <Counts title={t("statistics.by_stage")} rows={stages.map((stage) => [t(`matching.stages.${stage}`), totals.matches[stage]])} />
      </div>
    </>
  );
}

function Counts({ title, rows }: { title: string; rows: [name: string, count: number][] }) {
  const t = useWords();
  return (
    <Card title={title} definition={t("statistics.defined.totals")}>
      <table className={tables.table}>
        <tbody>
          {rows.map(([name, count]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{formatNumber(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
