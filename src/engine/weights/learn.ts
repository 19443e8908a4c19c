import type { Weights } from "#contract/account/workspace.ts";
import { pointsNames, type Shares, scoredBy } from "./shares.ts";

// Indexed reads: of lists that each have one number for each kind of weight.

/** Of two people for one job, whom somebody put above whom. `counts`: how much of a decision the pair is. */
export interface Pair {
  better: Shares;
  worse: Shares;
  counts: number;
}

interface Learning {
  /** How strongly weights are held near those they begin with. */
  pull: number;
  /** How much a difference in score says: at 1 / `steepness` the odds of being put above are e. */
  steepness: number;
}

/** As measured on the labelled sets, each left out in turn: docs/decisions/0039-learned-weights.md. */
export const USUAL_LEARNING: Learning = { pull: 4, steepness: 10 };

/** No weight leaves the half and the double of what it began with, nor what can be set by hand. */
const MOST_TIMES = 2;
const MOST_POINTS = 10;
const ROUNDS = 100;
const FIRST_STEP = 0.5;
const LEAST_STEP = 1e-4;
const TENTHS = 10;

/**
 * Weights by which more of these pairs stand in order: pairwise logistic regression on the logarithms of the weights, held near
 * `base`. Weights stay above zero, so that every law of the score holds whatever is learned (a line that is met never lowers it), and
 * a must never weighs less than a nice-to-have. A weight that is 0 stays so: somebody took that line out. In whole tenths; the same
 * pairs in any order give the same weights.
 */
export function learnWeights(pairs: readonly Pair[], base: Weights, { pull, steepness }: Learning = USUAL_LEARNING): Weights {
  const bound = Math.log(MOST_TIMES);
  const begin = pointsNames.map((name) => base[name]);
  const [one, other] = [new Float64Array(begin.length), new Float64Array(begin.length)];
  const weightsAt = (theta: readonly number[]) => theta.map((by, at) => Math.min(MOST_POINTS, (begin[at] as number) * Math.exp(by)));
  /** The loss at a point, and where it falls from there. */
  const look = (theta: readonly number[]) => {
    const weights = weightsAt(theta);
    const slope = theta.map((by) => 2 * pull * by);
    let loss = theta.reduce((sum, by) => sum + pull * by * by, 0);
    for (const { better, worse, counts } of pairs) {
      const apart = steepness * (scoredBy(better, weights, one) - scoredBy(worse, weights, other));
      loss += counts * Math.log1p(Math.exp(-apart));
      const push = (counts * steepness) / (1 + Math.exp(apart));
      for (let at = 0; at < slope.length; at += 1)
        slope[at] = (slope[at] as number) - push * ((one[at] as number) - (other[at] as number)) * (weights[at] as number);
    }
    return { loss, slope };
  };
  let theta = begin.map(() => 0);
  let here = look(theta);
  let step = FIRST_STEP;
  for (let round = 0; round < ROUNDS && step > LEAST_STEP; round += 1) {
    const next = theta.map((by, at) => Math.max(-bound, Math.min(bound, by - step * (here.slope[at] as number))));
    const there = look(next);
    if (there.loss < here.loss) {
      [theta, here] = [next, there];
      step *= 1.5;
    } else step /= 2;
  }
  const learned = { ...base };
  weightsAt(theta).forEach((weight, at) => {
    if (begin[at] !== 0) learned[pointsNames[at] as keyof Weights] = Math.max(1, Math.round(weight * TENTHS)) / TENTHS;
  });
  if (base.must >= base.nice) learned.nice = Math.min(learned.nice, learned.must);
  return learned;
}

const EQUAL = 1e-9;

/** How many of the pairs these weights put in order, and of how many; equal scores are half of one. */
export function pairsInOrder(pairs: readonly Pair[], weights: Weights): { right: number; all: number } {
  const points = pointsNames.map((name) => weights[name]);
  const slope = new Float64Array(points.length);
  let [right, all] = [0, 0];
  for (const { better, worse, counts } of pairs) {
    const apart = scoredBy(better, points, slope) - scoredBy(worse, points, slope);
    right += counts * (Math.abs(apart) < EQUAL ? 0.5 : apart > 0 ? 1 : 0);
    all += counts;
  }
  return { right, all };
}

/** Everybody of `better` above everybody of `worse`, for one job: as much as there were decisions, however many pairs they make. */
export function pairsOf(better: readonly Shares[], worse: readonly Shares[]): Pair[] {
  const counts = (better.length + worse.length - 1) / (better.length * worse.length);
  return better.flatMap((above) => worse.map((below) => ({ better: above, worse: below, counts })));
}
