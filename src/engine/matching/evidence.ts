import type { Evidence } from "#contract/fields.ts";
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

const denial =
  /(?:^|[^\p{L}])(?:no|not|never|geen|niet|nooit|lack|lacks|lacking|isn't|don't|haven't|can't|cannot|nog geen|nog niet)(?![\p{L}])(?!\s+(?:only|alleen|just|slechts|limited|beperkt))[^.;,:!?\n]{0,40}$/iu;
/** "Without" denies what follows at once: who works without supervision does so. */
const lacking =
  /(?:^|[^\p{L}])(?:without|zonder)\s+(?:(?:a|an|any|een|enige|own|eigen)\s+)?(?:(?:experience|ervaring|knowledge|kennis)\s+\p{L}+\s+)?$/iu;
const denialAfter = /^\s*[:=(-]?\s*(?:nee|no|none|not yet|nog niet|geen|n\.v\.t\.?|niet (?:aanwezig|in bezit))(?![\p{L}])/iu;
/** A reserve just before a find: "basic", "learning". */
export const reserve =
  /(?:basic|basis|basiskennis|basis kennis|beginner|beginnend|enige kennis|some knowledge|learning|aan het leren|wil (?:ik )?(?:graag )?leren|interested in|interesse in|eager to learn|want to learn)(?![\p{L}])[^.;:!?\n]{0,30}$/iu;

/** Does the text just before or after a find deny it? */
export function isDenied(text: string, found: Span, passage: Span): boolean {
  const before = text.slice(Math.max(passage.start, found.start - 60), found.start);
  return denial.test(before) || lacking.test(before) || denialAfter.test(text.slice(found.end, Math.min(passage.end, found.end + 20)));
}
