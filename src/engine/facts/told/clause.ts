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

/** The clause that tells of a find. */
export function clauseOf(text: string, found: Span, passage: Span): Clause {
  const whole = text.slice(Math.max(passage.start, found.start - FAR), found.start);
  const last = [...whole.matchAll(border)].at(-1);
  const behind = text.slice(found.end, Math.min(passage.end, found.end + FAR));
  const head =
    last && !/[.!?\n]/.test(last[0])
      ? (whole
          .slice(0, last.index)
          .split(/[.!?]\s|\n/)
          .at(-1) ?? "")
      : "";
  return { before: last ? whole.slice(last.index + last[0].length) : whole, head, behind: behind.slice(0, behind.search(border) >>> 0) };
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
