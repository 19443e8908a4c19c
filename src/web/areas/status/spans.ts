import type { Words } from "#web/words/words.ts";

/** "40 s", "95 min", "3 h", "2 d". */
export function formatSpan(t: Words, seconds: number): string {
  if (seconds < 60) return `${Math.round(seconds)} s`;
  if (seconds < 7200) return `${Math.floor(seconds / 60)} min`;
  if (seconds < 48 * 3600) return `${Math.floor(seconds / 3600)} ${t("common.hours_short")}`;
  return `${Math.floor(seconds / 86_400)} d`;
}

/** How many seconds ago a moment was. */
export const secondsSince = (time: string, now = Date.now()): number => Math.max(0, (now - Date.parse(time)) / 1000);
