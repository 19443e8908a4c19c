import type { UpcomingLine } from "#contract/dashboard.ts";
import { localDay } from "#web/words/days.ts";

/** The day of a line: of an interview by the reader's clock. */
export const dayOf = ({ day, starts_at }: UpcomingLine): string => (starts_at ? localDay(Date.parse(starts_at)) : day);

/** By the day that is shown; within one as the server has them. */
export const inDayOrder = (lines: readonly UpcomingLine[]): UpcomingLine[] => lines.toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)));
