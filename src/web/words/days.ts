import { tagOf } from "#contract/text/languages.ts";
import { currentLocale } from "./words.ts";

const DAY_MS = 86_400_000;
const dayOf = (time: number) => new Date(time).setHours(0, 0, 0, 0);
/** Midnights between two moments, as the reader's clock has them. */
export const daysBetween = (from: number, to: number): number => Math.round((dayOf(to) - dayOf(from)) / DAY_MS);

/** The day of a moment where its reader is, as `YYYY-MM-DD`; `after` so many days later. */
export function localDay(at = Date.now(), after = 0): string {
  const day = new Date(at);
  day.setDate(day.getDate() + after);
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}

/** How many days a day (`YYYY-MM-DD`) lies behind today, as the reader's clock has it; below nought it is ahead. */
export const daysPast = (day: string, now = Date.now()): number => daysBetween(new Date(`${day}T12:00`).getTime(), now);

/** A day ahead: "today", "tomorrow", "Thu 26 Nov". `day` is `YYYY-MM-DD`. */
export function dayAhead(day: string, now = Date.now()): string {
  const days = -daysPast(day, now);
  const tag = tagOf[currentLocale()];
  if (days < 2) return new Intl.RelativeTimeFormat(tag, { numeric: "auto" }).format(days, "day");
  const said = new Intl.DateTimeFormat(tag, { weekday: "short", day: "numeric", month: "short" });
  return said
    .format(new Date(`${day}T12:00`))
    .replace(",", "")
    .replaceAll(".", "");
}
