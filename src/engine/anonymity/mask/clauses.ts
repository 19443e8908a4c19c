import { CELLS, isPrivate } from "#engine/cv/private/private.ts";
import { eitherOf } from "#engine/words/own/own-matters.ts";
import { ofLetters } from "#engine/words/protected-wording.ts";
import { lowered } from "#engine/words/vacancy-words.ts";

interface Stretch {
  start: number;
  end: number;
}

/** Where a clause of its own begins: "hooguit vier dagen | vanwege mijn gezin". */
const BREAK = ofLetters(`\\s+(?=${eitherOf((words) => words.clause)}(?!\\p{L}))|(?<=:)\\s+`, "gu");
/** What such a clause opens with, and tells nothing: "ik ben", "as a", "member of the". */
const LEAD = ofLetters(`^(?:${eitherOf((words) => words.lead)}(?!\\p{L})\\s*)+`);
/** When it was: "in 2013", "from 2014 until 2016". */
const TAIL = ofLetters(
  `(?<!${eitherOf((words) => words.born)}) ${eitherOf((words) => words.when)} (?:19|20)\\d\\d(?: ?(?:[-–]|to|until|tot|and|en) ?(?:19|20)\\d\\d)?$`,
);
const HARMLESS = ofLetters(`(?<!\\p{L})${eitherOf((words) => words.harmless)}(?!\\p{L})`, "gu");
const CELL = new RegExp(CELLS, "g");

/** The parts of a private sentence that are private by themselves, as narrow as they tell it; all of it where none is. */
export function privateParts(sentence: string): Stretch[] {
  if (!isPrivate(sentence)) return [];
  const whole = { start: 0, end: sentence.length };
  const cells = splitBy(sentence, CELL, whole).filter((cell) => isPrivateIn(sentence, cell));
  return (cells.length > 0 ? cells : [whole]).flatMap((cell) => clausesOf(sentence, cell)).map((part) => narrowed(sentence, part));
}

/** The same text with spaces for what sounds private and isn't: "gender-neutral", "mother tongue Turkish". */
export function withoutHarmless(text: string): string {
  let out = text;
  for (const { 0: words, index } of lowered(text).matchAll(HARMLESS))
    out = out.slice(0, index) + " ".repeat(words.length) + out.slice(index + words.length);
  return out;
}

const isPrivateIn = (text: string, { start, end }: Stretch) => isPrivate(text.slice(start, end));

/** A label says what its value is: it is cut off only where the value tells enough by itself. */
function clausesOf(sentence: string, cell: Stretch): Stretch[] {
  const clauses = splitBy(sentence, BREAK, cell);
  const told = clauses.filter((clause) => isPrivateIn(sentence, clause) && !sentence.slice(0, clause.end).endsWith(":"));
  if (told.length > 0) return told;
  const value = clauses.find(({ start }) => start > cell.start);
  return value && sentence.slice(0, value.start).trimEnd().endsWith(":") ? [{ start: value.start, end: cell.end }] : [cell];
}

function splitBy(text: string, pattern: RegExp, { start, end }: Stretch): Stretch[] {
  const parts: Stretch[] = [];
  let at = start;
  for (const { 0: sign, index } of lowered(text.slice(start, end)).matchAll(pattern)) {
    parts.push({ start: at, end: start + index });
    at = start + index + sign.length;
  }
  parts.push({ start: at, end });
  return parts.filter((part) => part.end > part.start);
}

function narrowed(text: string, { start, end }: Stretch): Stretch {
  const written = text.slice(start, end);
  const from = start + written.length - written.trimStart().replace(/^[•*\-–—]\s*/, "").length;
  const to = end - (written.length - written.replace(/[\s.,;:!?]+$/, "").length);
  const low = lowered(text.slice(from, to));
  const tail = TAIL.exec(low)?.[0].length ?? 0;
  const lead = LEAD.exec(low)?.[0].length ?? 0;
  return lead < low.length - tail ? { start: from + lead, end: to - tail } : { start: from, end: to };
}
