import type { usualReasons } from "#contract/choices.ts";
import type { CriterionKind, Stage } from "#contract/job/match.ts";

type UsualReason = (typeof usualReasons)[keyof typeof usualReasons][number];

/** What a match's stages and criteria are called, alike on screens and on paper. */
export interface MatchWords {
  stages: Record<Stage, string>;
  /** Why somebody is turned down, in the product's own words. */
  reasons: Record<UsualReason, string>;
  criterion: Record<CriterionKind, string>;
}
