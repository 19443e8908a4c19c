import { evidenceAt } from "../sources.ts";
import type { BearersOf } from "./grounds.ts";
import { dayDate, monthNumber } from "./months.ts";
import type { Bearer } from "./piece.ts";

/** A day of a month: the record's, or one that a text names. */
export const dayBearers: BearersOf<"day"> = (grounds, piece) => {
  const { candidate, job, notes } = grounds.sources;
  const fits = (date: string | null | undefined) =>
    Boolean(date) &&
    Number(date?.slice(5, 7)) === piece.month &&
    Number(date?.slice(8, 10)) === piece.day &&
    (piece.year === null || Number(date?.slice(0, 4)) === piece.year);
  const bearers: Bearer[] = [];
  if (fits(candidate.available_from)) bearers.push(grounds.field("available_from"));
  if (grounds.mayBeAsked(piece) && fits(job.start_date)) bearers.push({ field: "job.start_date" });
  for (const note of notes) if (fits(note.at)) bearers.push({ field: `note:${note.id}` });
  for (const text of grounds.textsFor(piece)) {
    for (const hit of text.text.matchAll(dayDate)) {
      const [written, day = "", name = "", year] = hit;
      if (Number(day) !== piece.day || monthNumber(name) !== piece.month || (piece.year !== null && Number(year) !== piece.year)) continue;
      bearers.push({ evidence: evidenceAt(text, { start: hit.index, end: hit.index + written.trimEnd().length }) });
    }
  }
  return bearers;
};
