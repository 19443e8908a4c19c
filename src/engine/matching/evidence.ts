import type { Evidence } from "#contract/fields.ts";

import type { FactSource as MatchableCandidate } from "#engine/facts/reading.ts";
import { passageAt, quoteAround, type Span } from "./passages.ts";

/** Evidence in the CV around a find. */
export function cvEvidence(prepared: { cv: string; passages: Span[] }, found: Span): Evidence {
  const passage = passageAt(prepared.passages, found.start) ?? found;
  const { start, end } = quoteAround(prepared.cv, passage, found);
  return { source: "cv", quote: prepared.cv.slice(start, end), start, end };
}

/** Evidence in one string or number of the profile; null when it is empty. */
export function profileEvidence(path: string, value: string | number | null | undefined, found?: Span): Evidence | null {
  const text = String(value ?? "");
  if (text.trim() === "") return null;
  const { start, end } = found ?? { start: 0, end: text.length };
  return { source: `profile:${path}`, quote: text.slice(start, end), start, end };
}

/** Where a field of the profile was read in the CV; null where it wasn't, or stands there no more. */
export function readEvidence({ candidate, cv }: { candidate: MatchableCandidate; cv: string }, path: string): Evidence | null {
  const read = candidate.evidence?.[path];
  return read && read.quote !== "" && cv.slice(read.start, read.end) === read.quote
    ? { source: "cv", quote: read.quote, start: read.start, end: read.end }
    : null;
}

/** A reserve just before a find: "basic", "learning". */
export const reserve =
  /(?:basic|basis|basiskennis|basis kennis|beginner|beginnend|enige kennis|some knowledge|learning|aan het leren|wil (?:ik )?(?:graag )?leren|interested in|interesse in|eager to learn|want to learn)(?![\p{L}])[^.;:!?\n]{0,30}$/iu;
