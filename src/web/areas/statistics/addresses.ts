import { oneOf, rowFigures } from "#contract/choices.ts";

export const LONGEST_DAYS = 1830;
export const DAY_MS = 86_400_000;

/** What the address of the statistics holds; a default stays out of it. Own dates go before a preset. */
export interface StatisticsSearch {
  period?: "4w" | "year" | undefined;
  from?: string | undefined;
  to?: string | undefined;
  recruiter_id?: string | undefined;
  /** The figure whose records stand open, and whose or which of them. */
  rows?: (typeof rowFigures)[number] | undefined;
  rows_recruiter_id?: string | undefined;
  rows_client_id?: string | undefined;
  rows_source?: string | undefined;
}

const dayOf = (value: unknown): string | undefined =>
  typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined;
const idOf = (value: unknown): string | undefined => (typeof value === "string" && /^[0-9a-f-]{36}$/.test(value) ? value : undefined);

export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

export function readStatisticsSearch(search: Record<string, unknown>): StatisticsSearch {
  const from = dayOf(search.from);
  const to = dayOf(search.to);
  const isPeriod = from !== undefined && to !== undefined && daysBetween(from, to) >= 1 && daysBetween(from, to) <= LONGEST_DAYS;
  const rows = oneOf(rowFigures, search.rows);
  return {
    ...(isPeriod ? { from, to } : { period: oneOf(["4w", "year"] as const, search.period) }),
    recruiter_id: idOf(search.recruiter_id),
    rows,
    rows_recruiter_id: rows && idOf(search.rows_recruiter_id),
    rows_client_id: rows && idOf(search.rows_client_id),
    rows_source: rows && search.rows_source !== undefined ? String(search.rows_source).slice(0, 80) : undefined,
  };
}
