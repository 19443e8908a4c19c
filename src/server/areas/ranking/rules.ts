import { type Weights, weights } from "#contract/account/workspace.ts";
import type { Criterion, Match, MatchRow } from "#contract/job/match.ts";
import { scoreOf } from "#engine/matching/score.ts";
import type { Override } from "#server/parts/database/tables.ts";

export type Summary = Pick<
  MatchRow,
  "exact_score" | "points" | "top_reason" | "top_gap" | "musts_not_met" | "knock_outs_not_met" | "overrides"
>;

interface StoredMatch {
  job_id: string;
  candidate_id: string;
  score: number;
  source: "auto" | "manual";
  stage: Match["stage"];
  stage_key: string;
  stage_reason: string | null;
  reason_key: string | null;
  reason_side: Match["reason_side"];
  summary: Summary;
  engine_version: string;
  computed_at: string;
  stage_since: string;
}

/** A stored match in the shape of the contract; with its criteria where they were selected. */
export function withCriteria(row: StoredMatch): MatchRow;
export function withCriteria(row: StoredMatch & { criteria: Criterion[] }): Match;
export function withCriteria({ summary, ...row }: StoredMatch & { criteria?: Criterion[] }): MatchRow {
  // A match of an earlier engine holds the whole number alone, until its turn comes.
  return { ...row, ...summary, exact_score: summary.exact_score ?? row.score };
}

/** People's verdicts put over the engine's, and the score that follows. */
export function settle(
  criteria: Criterion[],
  overrides: Record<string, Override>,
): { criteria: Criterion[]; score: number; summary: Summary } {
  const settled = criteria.map(({ override: _, ...criterion }) => {
    const override = criterion.requirement_id ? overrides[criterion.requirement_id] : undefined;
    return override ? { ...criterion, override } : criterion;
  });
  const { score, ...summary } = scoreOf(settled);
  return { criteria: settled, score, summary };
}

/** Whether a person did something to a match: then it outlives every computation. */
export const isTouched = (match: { source: string; stage: string; overrides: object }): boolean =>
  match.source === "manual" || match.stage !== "suggested" || Object.keys(match.overrides).length > 0;

/** The workspace's points where a requirement names none: its own, else the product's. */
export const weightsOf = (settings: { weights?: unknown }): Weights => weights.parse(settings.weights ?? {});
