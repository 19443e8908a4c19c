import { nth } from "#contract/nth.ts";
import type { PreparedJob } from "#engine/matching/job.ts";
import { matchCandidate } from "#engine/matching/match.ts";
import type { PreparedCandidate } from "#engine/matching/prepared-candidate.ts";
import { scoreOf } from "#engine/matching/score.ts";
import { candidateFrom } from "../rank/product.ts";
import { shownToModel } from "./shown.ts";
import { type Variant, variants } from "./variants.ts";

export interface Person {
  id: string;
  name: string;
  cv: string;
}

export interface Outcome {
  variant: Variant;
  /** The greatest change of a score before it is rounded, over all people and jobs, and whose. */
  change: number;
  whose: string;
  /** The share of people of whom a language model that judges them is shown the same, 0…1. */
  shown: number;
  /** How alike the rankings are with nobody and everybody told so, 0…1, in the mean over jobs. */
  overlap: number;
  /** The share of pairs that reach the level at which a match is put forward. */
  forward: number;
}

/** At this score a match is shown as worth a proposal. */
const FORWARD = 60;
const PERSISTENCE = 0.9;

/**
 * Rank-biased overlap of two orders of the same items (Webber, Moffat and Zobel 2010), 1 for equal orders, scaled so that it is 1 for
 * finite lists as well. The first places count most.
 */
export function rankOverlap(one: readonly string[], other: readonly string[]): number {
  let sum = 0;
  let all = 0;
  for (let depth = 1; depth <= one.length; depth += 1) {
    const top = new Set(one.slice(0, depth));
    const shared = other.slice(0, depth).filter((item) => top.has(item)).length;
    const weight = PERSISTENCE ** (depth - 1);
    sum += (weight * shared) / depth;
    all += weight;
  }
  return all === 0 ? 1 : sum / all;
}

/** Everybody's matches as they are, and as each variant tells the same people. Every CV is read anew. */
export function outcomes(
  jobs: readonly { id: string; job: PreparedJob }[],
  people: readonly Person[],
): { forward: number; each: Outcome[] } {
  const scoresOf = (candidates: readonly PreparedCandidate[]) =>
    jobs.map(({ job }) => candidates.map((candidate) => scoreOf(matchCandidate(job, candidate).criteria).exact_score));
  const forwardOf = (scores: number[][]) => scores.flat().filter((score) => score >= FORWARD).length / Math.max(1, scores.flat().length);
  const orderOf = (scores: number[]) =>
    scores
      .map((score, at) => ({ score, id: people[at]?.id ?? "" }))
      .toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
      .map(({ id }) => id);
  const read = people.map(({ cv }) => candidateFrom(cv));
  const plain = scoresOf(read);
  const each = variants.map((variant): Outcome => {
    const retold = people.map(({ cv, name }) => candidateFrom(variant.tell(cv, name)));
    const told = scoresOf(retold);
    const alike = read.filter((one, at) => shownToModel(one) === shownToModel(nth(retold, at)));
    let change = 0;
    let whose = "";
    plain.forEach((scores, job) => {
      scores.forEach((score, person) => {
        const by = Math.abs(score - (told[job]?.[person] ?? 0));
        if (by <= change) return;
        change = by;
        whose = `${people[person]?.id} for ${jobs[job]?.id}`;
      });
    });
    const overlaps = plain.map((scores, job) => rankOverlap(orderOf(scores), orderOf(told[job] as number[])));
    const overlap = overlaps.reduce((sum, one) => sum + one, 0) / overlaps.length;
    return { variant, change, whose, shown: alike.length / Math.max(1, read.length), overlap, forward: forwardOf(told) };
  });
  return { forward: forwardOf(plain), each };
}
