import type { Span } from "#engine/matching/passages.ts";
import { told } from "#engine/words/told/words.ts";
import { othersBegin, othersDo, word } from "./others.ts";

/** The clause around a find, cut where another one begins. */
export interface Clause {
  before: string;
  behind: string;
  /** What stands before it in its sentence. */
  head: string;
}

/** Nobody needs more of a sentence to know of whom it tells. */
const FAR = 200;

const subject = "(?:i|we|my|ik|wij|mijn)";
const border = new RegExp(
  `[;:|•\\n]|(?<!(?<!\\p{L})(?:mr|mrs|ms|dr|dhr|mw|prof|ir|ing|drs))[.!?](?=\\s)|,?\\s(?:${told.contrast})(?=\\s)|,\\s(?:(?:and|en|so|dus)\\s)?(?=${word(subject)})|,?\\s(?:and|en)(?=\\s(?:${subject}\\s|${othersDo}|${othersBegin}))|,(?=\\s${othersDo})`,
  "giu",
);

/** Where clauses of a passage part: at the end of a sentence, or within one. */
interface Border extends Span {
  isEnd: boolean;
}

/** The borders of a passage, found once: many finds stand in one. A passage belongs to one text. */
const bordersByPassage = new WeakMap<Span, Border[]>();

function bordersOf(text: string, passage: Span): Border[] {
  const before = bordersByPassage.get(passage);
  if (before) return before;
  const borders = Array.from(text.slice(passage.start, passage.end).matchAll(border), ({ index, 0: sign }) => {
    const start = passage.start + index;
    return { start, end: start + sign.length, isEnd: /[.!?\n]/.test(sign) };
  });
  bordersByPassage.set(passage, borders);
  return borders;
}

/** The clause that tells of a find. */
export function clauseOf(text: string, found: Span, passage: Span): Clause {
  const borders = bordersOf(text, passage);
  const from = Math.max(passage.start, found.start - FAR);
  const to = Math.min(passage.end, found.end + FAR);
  const last = borders.findLast(({ start, end }) => start >= from && end <= found.start);
  const next = borders.find(({ start, end }) => start >= found.end && end <= to);
  const head =
    last && !last.isEnd
      ? (text
          .slice(from, last.start)
          .split(/[.!?]\s|\n/)
          .at(-1) ?? "")
      : "";
  return { before: text.slice(last?.end ?? from, found.start), head, behind: text.slice(found.end, next?.start ?? to) };
}

/** Characters of a passage that speak about a find: what stands farther away is about something else. */
const BEFORE = 70;
const BEHIND = 90;

/** The part of a passage that speaks about a find: as far as the next sign that parts things, and what brackets behind it say. */
export function around(text: string, found: Span, passage: Span): Omit<Clause, "head"> {
  const before = text.slice(Math.max(passage.start, found.start - BEFORE), found.start);
  const behind = text.slice(found.end, Math.min(passage.end, found.end + BEHIND));
  return {
    before: before.slice(Math.max(before.lastIndexOf(";"), before.lastIndexOf("|"), before.lastIndexOf("•"), before.lastIndexOf(". ")) + 1),
    behind: behind.split(/[;|•]|\. /)[0] ?? "",
  };
}
