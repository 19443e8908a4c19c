import type { Interview } from "#contract/interview/interview.ts";
import { zoneInWords } from "#contract/text/local-time.ts";
import { formatTimeIn } from "#web/words/format.ts";
import { currentLocale, type Words } from "#web/words/words.ts";

/** Where this browser's clock stands. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "Europe/Amsterdam";

/** From when until when, by the clock that the interview is planned by. */
export function whenIs(instant: string, { minutes, time_zone }: Pick<Interview, "minutes" | "time_zone">): string {
  const end = formatTimeIn(new Date(Date.parse(instant) + minutes * 60_000).toISOString(), time_zone).slice(-5);
  return `${formatTimeIn(instant, time_zone)}–${end}`;
}

/** Whose clock that is, where it isn't the reader's own. */
export const zoneNote = (t: Words, time_zone: string, at: string): string | null =>
  time_zone === ownZone() ? null : t("interviews.zone_note", { zone: zoneInWords(time_zone, at, currentLocale()) });

/** Whether its time is over. */
export const isOver = ({ starts_at, minutes }: Pick<Interview, "starts_at" | "minutes">): boolean =>
  starts_at !== null && Date.parse(starts_at) + minutes * 60_000 < Date.now();
