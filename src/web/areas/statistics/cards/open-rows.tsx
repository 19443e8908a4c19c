import { VisuallyHidden } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { StatisticsSearch } from "#web/areas/statistics/addresses.ts";
import { formatNumber } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import classes from "./open-rows.module.css";

interface OpenRowsProps {
  rows: NonNullable<StatisticsSearch["rows"]>;
  name: string;
  count: number;
  recruiter_id?: string | null;
  client_id?: string | null;
  source?: string;
  children?: ReactNode;
}

/** A figure that opens the records that it counts; nought opens nothing. */
export function OpenRows({ rows, name, count, recruiter_id, client_id, source, children }: OpenRowsProps) {
  const t = useWords();
  const text = children ?? formatNumber(count);
  if (count === 0 || recruiter_id === null || client_id === null) return <span>{text}</span>;
  return (
    <Link
      from="/dashboard/statistics"
      to="/dashboard/statistics"
      search={(before) => ({ ...before, rows, rows_recruiter_id: recruiter_id, rows_client_id: client_id, rows_source: source })}
      resetScroll={false}
      className={classes.open}
      aria-label={children ? undefined : t("statistics.open_rows", { name, n: formatNumber(count) })}
    >
      {text}
      {children && <VisuallyHidden>{`: ${name}`}</VisuallyHidden>}
    </Link>
  );
}
