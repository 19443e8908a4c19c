import { DAY_MS, type StatisticsSearch } from "./addresses.ts";

export const presets = ["4w", "12w", "year"] as const;
export type Preset = (typeof presets)[number];
const DEFAULT_PRESET: Preset = "12w";
const daysOf: Record<Preset, number> = { "4w": 28, "12w": 84, year: 364 };

export const dayBefore = (day: string, days: number): string => new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);

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
