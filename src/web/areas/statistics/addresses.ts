import { oneOf, rowFigures } from "#contract/choices.ts";

export const presets = ["4w", "12w", "year"] as const;
export type Preset = (typeof presets)[number];
const DEFAULT_PRESET: Preset = "12w";
const daysOf: Record<Preset, number> = { "4w": 28, "12w": 84, year: 364 };
export const LONGEST_DAYS = 1830;
const DAY_MS = 86_400_000;

/** What the address of the statistics holds; a default stays out of it. Own dates go before a preset. */
export interface StatisticsSearch {
  period?: Exclude<Preset, typeof DEFAULT_PRESET> | undefined;
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
export const dayBefore = (day: string, days: number): string => new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);

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

/** The day that it is here. */
export function today(now = new Date()): string {
  const two = (n: number) => String(n).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

export const presetOf = ({ period, from }: StatisticsSearch): Preset | "dates" => (from ? "dates" : (period ?? DEFAULT_PRESET));

interface Asked {
  from: string;
  to: string;
  time_zone: string;
  recruiter_id?: string;
}

/** The period that an address asks for: whole weeks that end today, or its own dates. */
export function askedOf(search: StatisticsSearch): Asked {
  const to = search.to ?? today();
  const from = search.from ?? dayBefore(to, daysOf[search.period ?? DEFAULT_PRESET] - 1);
  const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
  return { from, to, time_zone, ...(search.recruiter_id && { recruiter_id: search.recruiter_id }) };
}
