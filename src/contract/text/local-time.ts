import { DAY_MS } from "#contract/choices.ts";
import { type Language, tagOf } from "./languages.ts";

/** What a zone's clock says at an instant, as if it were UTC: milliseconds. */
function wallAt(instant: number, zone: string): number {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  }).formatToParts(instant);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of("year"), of("month") - 1, of("day"), of("hour"), of("minute"), of("second"));
}

/** Whether somebody's clock goes by a zone of this name. */
export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: zone });
    return /^[A-Za-z]/.test(zone);
  } catch {
    return false;
  }
}

/**
 * The instant at which a zone's clock shows a day (`2027-03-28`) and a time (`14:30`), ISO 8601 in UTC. What it shows twice, when
 * summer ends, is the first of the two; what it never shows, when summer begins, is as much later as the clock jumps. Null where
 * these aren't a day and a time.
 */
export function instantAt(day: string, clock: string, zone: string): string | null {
  const wall = /^\d{4}-\d{2}-\d{2}$/.test(day) && /^\d{2}:\d{2}$/.test(clock) ? Date.parse(`${day}T${clock}:00Z`) : Number.NaN;
  if (Number.isNaN(wall)) return null;
  const offsetAt = (instant: number) => wallAt(instant, zone) - instant;
  const [before, after] = [wall - offsetAt(wall - DAY_MS), wall - offsetAt(wall + DAY_MS)];
  const is = (instant: number) => wallAt(instant, zone) === wall;
  return new Date(!is(before) && is(after) ? after : before).toISOString();
}

/** What a zone's clock shows at an instant: the day and the time, as `instantAt` takes them. */
export function clockAt(instant: string, zone: string): { day: string; clock: string } {
  const wall = new Date(wallAt(Math.floor(Date.parse(instant) / 1000) * 1000, zone)).toISOString();
  return { day: wall.slice(0, 10), clock: wall.slice(11, 16) };
}

/** "Tuesday, 1 December 2026, 10:00–11:00" by a zone's clock; the zone is said by `zoneInWords`. */
export function momentInWords(instant: string, minutes: number, zone: string, language: Language): string {
  const start = Date.parse(instant);
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tagOf[language], { timeZone: zone, ...options });
  const day = format({ weekday: "long", day: "numeric", month: "long", year: "numeric" }).format(start);
  const clock = format({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  return `${day}, ${clock.format(start)}–${clock.format(start + minutes * 60_000)}`;
}

/** "Central European Standard Time (Amsterdam)", as it is called at that instant. */
export function zoneInWords(zone: string, instant: string, language: Language): string {
  const parts = new Intl.DateTimeFormat(tagOf[language], { timeZone: zone, timeZoneName: "long" }).formatToParts(Date.parse(instant));
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? zone;
  const city = zone.includes("/") ? zone.split("/").at(-1)?.replaceAll("_", " ") : undefined;
  return city ? `${name} (${city})` : name;
}

/** The last whole day (`YYYY-MM-DD`, UTC) on which something is good that ends within the next one. */
export const lastDayOf = (end: string): string => new Date(Date.parse(end) - DAY_MS).toISOString().slice(0, 10);
