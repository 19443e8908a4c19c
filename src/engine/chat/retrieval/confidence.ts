import type { Attached } from "./attached.ts";
import type { Near } from "./nearest.ts";
import type { Sort } from "./sort.ts";
import type { AskedWord } from "./topic.ts";

/** What is known of a question's nearest line when it is decided whether that line answers. */
export interface Sign {
  sort: Sort;
  /** Words of the question itself. */
  own: readonly AskedWord[];
  best: Near;
  /** The next nearest. */
  next: Near | undefined;
  /** Whether the line tells the value asked for, beside what it is asked of. */
  attached: Attached;
  rarity: (word: AskedWord) => number;
}

const typed = new Set<Sort>(["who", "when", "time", "how_long", "how_many", "money", "weekday", "where"]);

/**
 * Weights of a logistic regression, fitted to the nearest lines of the questions of the open sets by strangers
 * (`npm run eval -- lines`): 1 where the line holds the labelled place or answer. An unanswerable question counts twice.
 */
const weights = {
  none: -1.1,
  fits: 0.58,
  beside: 1.39,
  absent: -1.04,
  /** How rare the rarest word is that neither the line nor what stands around it holds. */
  lacks: -0.94,
  single: 0.18,
  /** The next line is as near: 0…1. */
  rivalled: -1.24,
  bare: -1.68,
  why: 0.05,
  who: -1.06,
  money: -1.11,
  what: -0.41,
  whether: 1.06,
  typed: 0.78,
  /** Each word of the question that the line itself holds. */
  held: 0.31,
};

/** A line answers from here on: of a hundred that are said to, two or three answer a question that has no answer. */
export const SURE = 0.65;

/** How likely the nearest line answers the question, 0…1. */
export function confidenceOf({ sort, own, best, next, attached, rarity }: Sign): number {
  const lacked = best.lacks.filter(({ weight }) => weight >= 0.7).map(rarity);
  const sum =
    weights.none +
    (best.fits ? weights.fits : 0) +
    (attached === "beside" ? weights.beside : attached === "no" ? weights.absent : 0) +
    weights.lacks * Math.max(0, ...lacked) +
    (own.length === 1 ? weights.single : own.length === 0 ? weights.bare : 0) +
    weights.rivalled * (next ? next.score / best.score : 0) +
    (sort === "yes_no" ? weights.whether * best.own : 0) +
    (sort === "why" || sort === "who" || sort === "money" || sort === "what" ? weights[sort] : 0) +
    (typed.has(sort) ? weights.typed : 0) +
    weights.held * own.length * best.own;
  return 1 / (1 + Math.exp(-sum));
}
