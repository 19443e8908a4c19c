import type { CriterionKind, Stage } from "#contract/job/match.ts";

/** What a match's stages and criteria are called, alike on screens and on paper. */
export interface MatchWords {
  stages: Record<Stage, string>;
  criterion: Record<CriterionKind, string>;
}
