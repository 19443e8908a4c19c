import { evidenceAt } from "../../sources.ts";
import type { BearersOf } from "../grounds.ts";
import { MOST_ALIKE, once } from "../once.ts";
import type { Bearer } from "../piece.ts";
import { dayDate, monthNumber } from "./months.ts";
import { isLaterStart, textsOfDates } from "./vacancy-dates.ts";

/** The days that a source names, by month and day. */
const daysIn = once((text) => {
  const days = new Map<string, { year: number; start: number; end: number }[]>();
  for (const { 0: written, 1: day = "", 2: name = "", 3: year, index: start } of text.matchAll(dayDate)) {
    const key = `${monthNumber(name)} ${Number(day)}`;
    const alike = days.get(key) ?? [];
    if (alike.length < MOST_ALIKE) alike.push({ year: Number(year), start, end: start + written.trimEnd().length });
    days.set(key, alike);
  }
  return days;
});

/** A day of a month: the record's, or one that a text names. */
export const dayBearers: BearersOf<"day"> = (grounds, piece, { sentence, named }) => {
  const { candidate, job, notes } = grounds.sources;
  const fits = (date: string | null | undefined) =>
    Boolean(date) &&
    Number(date?.slice(5, 7)) === piece.month &&
    Number(date?.slice(8, 10)) === piece.day &&
    (piece.year === null || Number(date?.slice(0, 4)) === piece.year);
  const bearers: Bearer[] = [];
  const year = piece.year ?? candidate.available_from?.slice(0, 4) ?? "";
  const value = [year, piece.month, piece.day].map((one) => String(one).padStart(2, "0")).join("-");
  if (fits(candidate.available_from) || isLaterStart(grounds, value, sentence)) bearers.push(grounds.field("available_from"));
  if (grounds.mayBeAsked(piece) && fits(job.start_date)) bearers.push({ field: "job.start_date" });
  for (const note of notes) if (fits(note.at)) bearers.push({ field: `note:${note.id}` });
  for (const text of textsOfDates(grounds, piece, sentence, named)) {
    for (const { year, start, end } of daysIn(text).get(`${piece.month} ${piece.day}`) ?? [])
      if (piece.year === null || year === piece.year) bearers.push({ evidence: evidenceAt(text, { start, end }) });
  }
  return bearers;
};
