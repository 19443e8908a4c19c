import type { Criterion } from "#contract/job/match.ts";
import type { PreparedJob } from "../job.ts";
import { type CandidateMeaning, type JobMeaning, likeness, worthOfLikeness } from "../meaning/meaning.ts";
import type { PreparedCandidate } from "../prepared-candidate.ts";
import { note } from "./finding.ts";

/** From here on the line says so. */
const MET = 0.7;
const PARTLY = 0.2;
const MOST_PASSAGES = 3;
/** It is worth a tenth of all that is asked: no model outweighs what can be read. */
const SHARE = 10;

/** What the line of a job weighs. */
export const weightOfMeaning = ({ asks }: PreparedJob): number => {
  const others = asks.reduce((sum, { weight }) => sum + weight, 0);
  return others > 0 ? Math.round(others) / SHARE : 1;
};

/**
 * How near what the vacancy says comes to a passage of the CV, by the vectors of an embedding model, as one line with its passages:
 * the nearest passage counts. Null where the CV has none of this model: the line isn't there then, and costs nothing.
 */
export function judgeMeaning(job: PreparedJob, asked: JobMeaning, { cv }: PreparedCandidate, held: CandidateMeaning): Criterion | null {
  const { vector, gauge, model } = asked;
  if (held.model !== model || held.vectors.length !== held.passages.length * vector.length || held.passages.length === 0) return null;
  const near = held.passages
    .map((passage, at) => ({ passage, worth: worthOfLikeness(likeness(vector, held.vectors, at * vector.length), gauge) }))
    .toSorted((one, other) => other.worth - one.worth || one.passage.start - other.passage.start);
  const score = near[0]?.worth ?? 0;
  const telling = near.filter(({ worth }) => worth >= PARTLY).slice(0, MOST_PASSAGES);
  return {
    criterion: "meaning",
    text: null,
    kind: "nice",
    weight: weightOfMeaning(job),
    score,
    verdict: score >= MET ? "met" : score >= PARTLY ? "partly" : "unknown",
    evidence: telling.map(({ passage: { start, end } }) => ({ source: "cv", quote: cv.slice(start, end), start, end })),
    asked: null,
    note: note("meaning", { model, percent: Math.round(100 * score) }),
  };
}
