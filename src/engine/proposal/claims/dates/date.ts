import { stemsOf } from "#engine/matching/meaning/stems.ts";
import { evidenceAt } from "../../sources.ts";
import type { BearersOf } from "../grounds.ts";
import { MOST_ALIKE, onceOf } from "../once.ts";
import type { Bearer, Piece } from "../piece.ts";
import { clauseAt, paperDates } from "./paper-dates.ts";
import { isLaterStart, textsOfDates } from "./vacancy-dates.ts";

/** A source's dates, each said at most so often. */
const datesOf = onceOf(({ dates }) => {
  const said = new Map<string, number>();
  return dates.filter(({ value }) => {
    said.set(value, (said.get(value) ?? 0) + 1);
    return (said.get(value) ?? 0) <= MOST_ALIKE;
  });
});

/** Does a part of a sentence tell more than a date and who it is about? */
const isTelling = (text: string) =>
  stemsOf(text.replace(/(?<!\p{L})(?:since|sinds|from|van|until|tot|between|tussen|begin|eind)(?!\p{L})/giu, " ")).length > 1;

/** A date that stands beside one employer must lie within the time there; others must be named by a source. */
export const dateBearers: BearersOf<"date"> = (grounds, piece, { sentence, pieces, named }) => {
  const { candidate } = grounds.sources;
  const ofPaper = paperDates(grounds, piece, sentence);
  if (ofPaper) return ofPaper;
  // "Since 2004 in metal and since 2011 at Harkema": a part with words of its own is told of what it names.
  const clause = clauseAt(sentence, piece.start);
  const within = isTelling(clause.text) ? clause : { start: 0, end: sentence.length };
  const names = pieces.filter(
    (one): one is Extract<Piece, { kind: "name" }> => one.kind === "name" && one.start >= within.start && one.end <= within.end,
  );
  const indexes = [
    ...new Set(
      grounds.employers
        .filter(({ index }) => names.some(({ word }) => word === candidate.experience[index]?.company))
        .map(({ index }) => index),
    ),
  ];
  const fits = (value: string | null | undefined) =>
    Boolean(value && (value.startsWith(piece.value) || (piece.value.startsWith(value) && value.length === 4 && piece.value.length === 4)));
  const bearers: Bearer[] = [];
  const jobs = indexes.length > 0 ? indexes : candidate.experience.map((_, index) => index);
  for (const index of jobs) {
    const job = candidate.experience[index];
    for (const edge of ["start", "end"] as const)
      if (fits(job?.[edge]) && !(piece.since && edge === "end")) bearers.push(grounds.field(`experience.${index}.${edge}`));
    if (
      indexes.length > 0 &&
      !piece.since &&
      job?.start &&
      piece.value >= job.start.slice(0, piece.value.length) &&
      piece.value <= (job.end ?? grounds.sources.today).slice(0, piece.value.length)
    )
      bearers.push(grounds.field(`experience.${index}.start`));
  }
  if (indexes.length > 0 && indexes.some((index) => candidate.experience[index]?.start)) return bearers;
  candidate.education.forEach(({ start, end }, index) => {
    if (fits(start)) bearers.push(grounds.field(`education.${index}.start`));
    if (fits(end)) bearers.push(grounds.field(`education.${index}.end`));
  });
  candidate.certifications.forEach(({ year }, index) => {
    if (year && fits(String(year))) bearers.push(grounds.field(`certifications.${index}.year`));
  });
  if (fits(candidate.available_from) || isLaterStart(grounds, piece.value, sentence)) bearers.push(grounds.field("available_from"));
  if (grounds.mayBeAsked(piece) && fits(grounds.sources.job.start_date)) bearers.push({ field: "job.start_date" });
  for (const note of grounds.sources.notes) if (fits(note.at)) bearers.push({ field: `note:${note.id}` });
  for (const text of textsOfDates(grounds, piece, sentence, named)) {
    for (const date of datesOf(text)) if (fits(date.value)) bearers.push({ evidence: evidenceAt(text, date) });
  }
  return bearers;
};
