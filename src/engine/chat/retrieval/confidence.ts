import { attached, isKeptBack, needsBeside } from "./attached.ts";
import fitted from "./confidence-weights.json" with { type: "json" };
import type { Inquiry } from "./inquiry.ts";
import { answersSort } from "./sort.ts";
import { tellsSubject } from "./subjects.ts";

/** What is known of the nearest line, each about 0…1. */
type Feature = keyof typeof fitted.weights;

/** Below this, what was asked is said not to be there at all. */
export const DOUBTFUL = 0.4;
/** A line answers from here on: of a hundred lines that are told as the answer, three are of a question that has none. */
const SURE = 0.6;

/** What tells whether the nearest line answers the question. */
function featuresOf({ sort, own, near: [best, next], text, rarity, follows }: Inquiry): Record<Feature, number> {
  if (!best) return { ...nothing };
  const lacked = best.lacks.filter(({ weight }) => weight >= 0.7).map(rarity);
  const is = (yes: boolean) => (yes ? 1 : 0);
  return {
    none: 1,
    /** It holds the sort of thing asked for; and that beside what it is asked of. */
    fits: is(best.fits),
    beside: is(attached(sort, text, own, best) === "beside"),
    /** How rare the rarest word is that neither the line nor what stands around it holds. */
    lacks: Math.max(0, ...lacked),
    /** The next line is as near. */
    rivalled: next ? next.score / best.score : 0,
    /** The question names nothing itself. */
    bare: is(own.length === 0),
    follows: is(follows),
    why: is(sort === "why"),
    money: is(sort === "money"),
    what: is(sort === "what"),
    count: is(sort === "how_many"),
    /** Of yes or no: how much of what is asked it holds. */
    whether: sort === "yes_no" ? best.own : 0,
    /** Words of the question that the line itself holds. */
    held: (own.length * best.own) / 5,
    covers: best.covers,
    /** It tells of the subject that is asked about. */
    subject: is(own.some((word) => tellsSubject(word, best.line.passage.text) > 0)),
  };
}
const nothing = Object.fromEntries(Object.keys(fitted.weights).map((name) => [name, 0])) as Record<Feature, number>;

/** How likely the nearest line answers the question, 0…1: a logistic regression (`fitted`). */
export function likelihoodOf(inquiry: Inquiry): number {
  if (!inquiry.near[0]) return 0;
  const features = featuresOf(inquiry);
  const sum = Object.entries(fitted.weights).reduce((all, [name, weight]) => all + weight * features[name as Feature], 0);
  return 1 / (1 + Math.exp(-sum));
}

/** As rare as the rarest word of a question. */
const MOST_TELLING = 0.95;

const asksCharacter =
  /(?<!\p{L})(?:what(?:['’]s| is| was| are)?\s.{1,40}\slike(?: to work (?:with|for)| as .{1,30})?|how is .{1,40} (?:as an? .{1,20}|to work (?:for|with))|wat voor (?:type|iemand|mens|persoon|baas|leidinggevende|collega)|hoe is .{1,30} (?:als|om (?:mee|voor) te werken)|goed .{0,30}opschieten|get (?:on|along) with)\s*\??\s*$/iu;

/** May the nearest line answer at all? However likely it looks, what was asked for must be in it. */
function isPossible({ sort, own, near: [best], text, rarity }: Inquiry): boolean {
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
