import type { Span } from "#engine/matching/passages.ts";
import { told } from "#engine/words/told/words.ts";
import { clauseOf } from "./clause.ts";
import { word } from "./others.ts";
import { partAt } from "./parts.ts";

const pattern = (source: string) => new RegExp(source, "iu");
const own = word(told.ownInWish);
/** "Next year I hope to …": a list may follow; what somebody has beside it doesn't belong to the wish. */
const wish = pattern(
  `^\\P{L}*(?:${told.opening}[, ]+){0,2}${told.wish}(?!\\p{L})(?:(?!${own})[^,.;:!?]){0,90}(?:,(?:(?!${own})[^,.;:!?]){1,25}){0,8}$`,
);
const labelled = pattern(`^\\P{L}*${told.wishLabel}\\s*[:–-](?:(?!${own})[^.;!?])*$`);
const isOwn = pattern(own);
/** "My planning and Excel skills": what stands within is had. */
const mine = /(?<!\p{L})(?:my|our|mijn|onze)\s[^.;:]{0,60}$/iu;
const skills = /(?<!\p{L})(?:skills?|experience|knowledge|expertise|vaardigheden|ervaring|kennis|kunde)(?!\p{L})/iu;
const FAR = 60;

/** Is it still to come: wished, aimed at, or named among somebody's goals? */
export function isWished(text: string, found: Span, passage: Span): boolean {
  const { before, behind } = clauseOf(text, found, passage);
  const first = text.slice(passage.start, found.start);
  const isTold =
    isOwn.test(behind.slice(0, FAR)) ||
    (mine.test(before) && skills.test(behind.slice(0, FAR))) ||
    (partAt(text, found.start) === "goals" && isOwn.test(first));
  return !isTold && (wish.test(before) || labelled.test(first) || partAt(text, found.start) === "goals");
}
