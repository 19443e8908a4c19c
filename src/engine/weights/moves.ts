import type { Criterion } from "#contract/job/match.ts";
import type { PreparedJob } from "#engine/matching/job.ts";
import { scoreOf } from "#engine/matching/score.ts";

/** Somebody's place and score in a job's list, and what they would be. Places from 1 on. */
interface Move {
  candidate_id: string;
  from: { place: number; score: number };
  to: { place: number; score: number };
}

interface Stored {
  candidate_id: string;
  criteria: readonly Criterion[];
}

/**
 * Who moves in a job's list when its lines weigh as in `job`: everybody of `list` (in its order) whose place changes, those who move
 * farthest first. Verdicts stay as they are, a person's included.
 */
export function movesIn(list: readonly Stored[], job: PreparedJob): Move[] {
  const now = list.map((one, at) => ({ candidate_id: one.candidate_id, place: at + 1, score: scoreOf(one.criteria).score }));
  const then = list
    .map(({ candidate_id, criteria }, at) => ({ candidate_id, at, ...scoreOf(weighed(criteria, job)) }))
    .sort((one, other) => other.exact_score - one.exact_score || one.at - other.at);
  const places = new Map(then.map(({ candidate_id, score }, at) => [candidate_id, { place: at + 1, score }]));
  const far = ({ from, to }: Move) => Math.abs(from.place - to.place);
  return now
    .map(({ candidate_id, ...from }): Move => ({ candidate_id, from, to: places.get(candidate_id) as Move["to"] }))
    .filter((move) => far(move) > 0)
    .sort((one, other) => far(other) - far(one) || one.to.place - other.to.place);
}

/**
 * A comparison with the points that this job gives its lines; they stand in the job's order, relevance last. A line that the job asks no
 * more, until it is compared anew, keeps its own.
 */
function weighed(criteria: readonly Criterion[], { asks, relevance }: PreparedJob): Criterion[] {
  return criteria.map((line, at) => {
    if (line.criterion === "relevance") return relevance ? { ...line, weight: relevance.weight } : line;
    const ask = asks[at];
    return ask?.criterion === line.criterion && ask.requirement_id === line.requirement_id ? { ...line, weight: ask.weight } : line;
  });
}
