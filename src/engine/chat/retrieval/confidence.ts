import { attached, isKeptBack, needsBeside } from "./attached.ts";
import type { Inquiry } from "./inquiry.ts";
import { answersSort } from "./sort.ts";

/**
 * Weights of a logistic regression, fitted to the nearest lines of the questions of eight sets by strangers: 1 where the line holds
 * the labelled place or answer. A question without an answer counts twice.
 */
const weights = {
  none: -0.42,
  /** It holds the sort of thing asked for; and that beside what it is asked of. */
  fits: 1.26,
  beside: 0.96,
  /** How rare the rarest word is that neither the line nor what stands around it holds. */
  lacks: -1.56,
  /** The next line is as near: 0…1. */
  rivalled: -1.64,
  /** The question names nothing itself. */
  bare: -2.01,
  why: 0.94,
  money: -0.92,
  what: -0.62,
  whether: 0.64,
  /** Each word of the question that the line itself holds. */
  held: 0.23,
};

/** Below this, what was asked is said not to be there at all. */
export const DOUBTFUL = 0.4;
/** A line answers from here on: of a hundred lines that are told as the answer, three are of a question that has none. */
export const SURE = 0.6;

/** How likely the nearest line answers the question, 0…1. */
export function likelihoodOf({ sort, own, near: [best, next], text, rarity }: Inquiry): number {
  if (!best) return 0;
  const lacked = best.lacks.filter(({ weight }) => weight >= 0.7).map(rarity);
  const sum =
    weights.none +
    (best.fits ? weights.fits : 0) +
    (attached(sort, text, own, best) === "beside" ? weights.beside : 0) +
    weights.lacks * Math.max(0, ...lacked) +
    weights.rivalled * (next ? next.score / best.score : 0) +
    (own.length === 0 ? weights.bare : 0) +
    (sort === "why" || sort === "money" || sort === "what" ? weights[sort] : 0) +
    (sort === "yes_no" ? weights.whether * best.own : 0) +
    weights.held * own.length * best.own;
  return 1 / (1 + Math.exp(-sum));
}

/** As rare as the rarest word of a question. */
const MOST_TELLING = 0.95;

const asksCharacter =
  /(?<!\p{L})(?:what(?:['’]s| is| was| are)?\s.{1,40}\slike(?: to work (?:with|for)| as .{1,30})?|how is .{1,40} (?:as an? .{1,20}|to work (?:for|with))|wat voor (?:type|iemand|mens|persoon|baas|leidinggevende|collega)|hoe is .{1,30} (?:als|om (?:mee|voor) te werken)|goed .{0,30}opschieten|get (?:on|along) with)\s*\??\s*$/iu;

/** May the nearest line answer at all? However likely it looks, what was asked for must be in it. */
export function isPossible({ sort, own, near: [best], text, rarity }: Inquiry): boolean {
  // What somebody is like to work with isn't told by a line that names them.
  if (!best || asksCharacter.test(text)) return false;
  const lacked = best.lacks.filter(({ weight }) => weight >= 0.7);
  // A level, a licence, a number that isn’t there is what was asked for; so is the rarest word of a question.
  if (lacked.some((word) => /\d/.test(word.word) || word.word.length < 4 || rarity(word) >= MOST_TELLING)) return false;
  return attached(sort, text, own, best) === "beside" || !needsBeside(sort, text);
}

/** "Rate on request": the documents speak of the amount that was asked for, and keep it back. */
export const keepsBack = ({ near: [best], sort }: Inquiry): boolean =>
  sort === "money" && best !== undefined && isKeptBack(best.line.passage.text) && !answersSort(sort, best.line.passage.text);

/** The nearest line answers what was asked. */
export function isFound(inquiry: Inquiry): boolean {
  const { near, own, told } = inquiry;
  if (!near[0]) return false;
  // "Where was that?": of what was just told.
  if (own.length === 0 && told.includes(near[0].line)) return true;
  return !keepsBack(inquiry) && isPossible(inquiry) && likelihoodOf(inquiry) >= SURE;
}
