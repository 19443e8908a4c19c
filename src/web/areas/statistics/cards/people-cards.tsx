import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Statistics } from "#contract/statistics.ts";
import type { StatisticsSearch } from "#web/areas/statistics/addresses.ts";
import { Row, Text } from "#web/ui/layout.tsx";
import { InitialsAvatar } from "#web/ui/marks/marks.tsx";
import { ScrollRegion } from "#web/ui/screen/scroll-region.tsx";
import { formatNumber } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import { Card } from "./card.tsx";
import links from "./open-rows.module.css";
import { OpenRows } from "./open-rows.tsx";
import classes from "./tables.module.css";

type Column = "jobs" | "candidates" | "proposals" | "answered" | "interviews" | "placements";
const rowsOf: Record<Column, NonNullable<StatisticsSearch["rows"]>> = {
  jobs: "jobs",
  candidates: "candidates",
  proposals: "proposals",
  answered: "answered",
  interviews: "interview",
  placements: "placed",
};
const ofRecruiter = ["jobs", "candidates", "proposals", "interviews", "placements"] as const;
const ofClient = ["jobs", "proposals", "answered", "interviews", "placements"] as const;
const SHOWN = 10;

interface FiguresTableProps {
  label: string;
  /** What a row is about. */
  of: string;
  columns: readonly Column[];
  /** Its body, and its foot. */
  children: ReactNode;
}

function FiguresTable({ label, of, columns, children }: FiguresTableProps) {
  const t = useWords();
  return (
    <ScrollRegion label={label} className={classes.scroll}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{of}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`statistics.col_${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </ScrollRegion>
  );
}

/** Who did what; a name leads to that person's own statistics. */
export function RecruitersCard({ stats }: { stats: Statistics }) {
  const t = useWords();
  const rows = stats.recruiters;
  const total = (column: (typeof ofRecruiter)[number]) => rows.reduce((sum, row) => sum + row[column], 0);
  return (
    <Card title={t("statistics.name.recruiters")} definition={t("statistics.defined.recruiters")}>
      <FiguresTable label={t("statistics.name.recruiters")} of={t("statistics.recruiter")} columns={ofRecruiter}>
        <tbody>
          {rows.map((row) => (
            <tr key={row.recruiter_id ?? "nobody"}>
              <th scope="row">
                <Row as="span" gap={8} className={classes.person}>
                  {row.recruiter_id && row.name ? (
                    <>
                      <InitialsAvatar name={row.name} size={22} />
                      <Link
                        from="/dashboard/statistics"
                        to="/dashboard/statistics"
                        search={(before) => ({ ...before, recruiter_id: row.recruiter_id ?? undefined })}
                        className={links.open}
                      >
                        {row.name}
                      </Link>
                    </>
                  ) : (
                    t("statistics.nobody")
                  )}
                </Row>
              </th>
              {ofRecruiter.map((column) => (
                <td key={column}>
                  <OpenRows
                    rows={rowsOf[column]}
                    name={`${row.name ?? t("statistics.nobody")}, ${t(`statistics.col_${column}`)}`}
                    count={row[column]}
                    recruiter_id={row.recruiter_id}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {rows.length > 1 && (
          <tfoot>
            <tr>
              <th scope="row">{t("statistics.total")}</th>
              {ofRecruiter.map((column) => (
                <td key={column}>{formatNumber(total(column))}</td>
              ))}
            </tr>
          </tfoot>
        )}
      </FiguresTable>
    </Card>
  );
}

/** For whom the work was, and what came of it. */
export function ClientsCard({ stats }: { stats: Statistics }) {
  const t = useWords();
  const rows = stats.clients.slice(0, SHOWN);
  return (
    <Card title={t("statistics.name.clients")} definition={t("statistics.defined.clients")}>
      {rows.length === 0 ? (
        <Text tone="dimmed" className={classes.empty}>
          {t("statistics.nothing")}
        </Text>
      ) : (
        <FiguresTable label={t("statistics.name.clients")} of={t("statistics.client")} columns={ofClient}>
          <tbody>
            {rows.map((row) => (
              <tr key={row.client_id ?? "none"}>
                <th scope="row">{row.name ?? t("statistics.no_client")}</th>
                {ofClient.map((column) => (
                  <td key={column}>
                    <OpenRows
                      rows={rowsOf[column]}
                      name={`${row.name ?? t("statistics.no_client")}, ${t(`statistics.col_${column}`)}`}
                      count={row[column]}
                      client_id={row.client_id}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </FiguresTable>
      )}
    </Card>
  );
}
