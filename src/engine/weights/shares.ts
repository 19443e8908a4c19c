import type { Weights } from "#contract/account/workspace.ts";
import { usualWeights } from "#contract/choices.ts";
import type { Criterion } from "#contract/job/match.ts";
import { effectiveVerdict, standing } from "#engine/matching/score.ts";
import { type PointsName, pointsNameOf } from "./points-name.ts";

// Indexed reads: of lists that each have one number for each kind of weight.

/** Every weight there is, in one order. */
export const pointsNames = Object.keys(usualWeights) as PointsName[];
const RELEVANCE = pointsNames.indexOf("relevance");

/**
 * One comparison as far as weights can change its score: nothing but how much of each kind of line is met. It holds no text and no
 * fact of anybody: neither name, gender, age nor origin could be told from it. The lists are in the order of `pointsNames`.
 */
export interface Shares {
  /** Of the lines that each weight weighs: their worth. */
  over: number[];
  /** What of them stands under the sum's line: half of what is unknown. */
  under: number[];
  lines: number[];
  /** Lines with points of their own, which no weight changes, weighed already. */
  own: { over: number; under: number; lines: number };
  /** A knock-out isn't met. */
  isHalved: boolean;
}

type Line = Pick<Criterion, "criterion" | "kind" | "requirement_id" | "weight" | "score" | "verdict" | "override">;

/** Points of relevance are tenths of all others. */
const TENTH = 10;
/** Weights are in tenths; a line whose weight differs by less has the workspace's. */
const SAME = 0.05;

/** Reads the shares of a comparison that was made with the weights `asked`. */
export function sharesOf(criteria: readonly Line[], asked: Weights): Shares {
  const none = () => pointsNames.map(() => 0);
  const shares: Shares = { over: none(), under: none(), lines: none(), own: { over: 0, under: 0, lines: 0 }, isHalved: false };
  for (const line of criteria) {
    const name = pointsNameOf(line);
    if (name === null) {
      if (effectiveVerdict(line) === "not_met") shares.isHalved = true;
      continue;
    }
    const { over, under } = standing(line);
    if (name !== "relevance" && Math.abs(line.weight - asked[name]) > SAME) {
      shares.own.over += line.weight * over;
      shares.own.under += line.weight * under;
      shares.own.lines += line.weight;
      continue;
    }
    const at = pointsNames.indexOf(name);
    shares.over[at] = (shares.over[at] as number) + over;
    shares.under[at] = (shares.under[at] as number) + under;
    shares.lines[at] = (shares.lines[at] as number) + 1;
  }
  return shares;
}

/**
 * The score of a comparison by these weights, 0…1: the sum of `scoreOf`, without its rounding. How it changes with each weight is
 * written into `slope`.
 */
export function scoredBy({ over, under, lines, own, isHalved }: Shares, weights: ArrayLike<number>, slope: Float64Array): number {
  let [top, below, all] = [own.over, own.under, own.lines];
  for (let at = 0; at < RELEVANCE; at += 1) {
    const weight = weights[at] as number;
    top += weight * (over[at] as number);
    below += weight * (under[at] as number);
    all += weight * (lines[at] as number);
  }
  const [text, cost] = [over[RELEVANCE] as number, under[RELEVANCE] as number];
  const part = (weights[RELEVANCE] as number) / TENTH;
  top += part * all * text;
  below += part * all * cost;
  const factor = isHalved ? 0.5 : 1;
  const score = below === 0 ? 0 : (factor * top) / below;
  for (let at = 0; at <= RELEVANCE; at += 1) {
    const isText = at === RELEVANCE;
    const more = isText ? all / TENTH : part * (lines[at] as number);
    const dTop = (isText ? 0 : (over[at] as number)) + more * text;
    const dBelow = (isText ? 0 : (under[at] as number)) + more * cost;
    slope[at] = below === 0 ? 0 : (factor * dTop - score * dBelow) / below;
  }
  return score;
}
