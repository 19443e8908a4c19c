import { tagOf } from "#contract/text/languages.ts";
import { daysBetween } from "#web/words/days.ts";
import { currentLocale, t } from "#web/words/words.ts";

const DAY_MS = 86_400_000;
const tag = () => tagOf[currentLocale()];
const format = (time: number, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(tag(), options).format(time).replace(",", "").replaceAll(".", "");
/** How long something waits: "5 min", "2 h", then the day: "Tue", and past a week "16 Nov". */
export function waitingSince(time: string, now = Date.now()): string {
  const at = Date.parse(time);
  const minutes = Math.max(1, Math.floor((now - at) / 60_000));
  if (minutes < 60) return `${minutes} min`;
  if (daysBetween(at, now) === 0) return `${Math.floor(minutes / 60)} ${t("common.hours_short")}`;
  return format(at, daysBetween(at, now) < 7 ? { weekday: "short" } : { day: "numeric", month: "short" });
}

/** When it was: "11:48" today, "Wed" this week, "16 Nov" before. */
export function momentOf(time: string, now = Date.now()): string {
  const at = Date.parse(time);
  const days = daysBetween(at, now);
  if (days === 0) return format(at, { hour: "2-digit", minute: "2-digit" });
  return format(at, days < 7 ? { weekday: "short" } : { day: "numeric", month: "short" });
}

/** "today", "yesterday", "Monday": for "since …". */
export function dayName(time: string, now = Date.now()): string {
  const at = Date.parse(time);
  const days = daysBetween(at, now);
  if (days < 2) return new Intl.RelativeTimeFormat(tag(), { numeric: "auto" }).format(-days, "day");
  return format(at, { weekday: "long" });
}

/** Seven in the morning of tomorrow: what was put off is back before the day begins. */
export function tomorrowMorning(now = Date.now()): string {
  const at = new Date(now + DAY_MS);
  at.setHours(7, 0, 0, 0);
  return at.toISOString();
}
