import type { Verdict } from "#contract/fields.ts";
import type { Criterion, MatchRow, Points } from "#contract/match.ts";

export type Summary = Pick<MatchRow, "points" | "top_reason" | "top_gap" | "musts_not_met" | "knock_outs_not_met" | "overrides">;

/** The verdict that counts: a person's, where there is one. */
export function effectiveVerdict(criterion: Criterion): Verdict {
  return criterion.override?.verdict ?? criterion.verdict;
}

/** Is this line something that the vacancy asks of people? Its title and its pay are compared as well, but nobody is asked for them. */
export const isAsked = ({ criterion, requirement_id }: Criterion): boolean =>
  requirement_id !== undefined || (criterion !== "title" && criterion !== "salary");

/** What a verdict is worth of its criterion's weight. */
export const worth: Record<Verdict, number> = { met: 1, partly: 0.5, not_met: 0, unknown: 0 };

/** Sums are kept in whole thousandths, so that no order of adding changes a score. */
const THOUSANDTHS = 1000;

/**
 * The score of a comparison, 0…100, a whole number:
 *
 *     round(100 × (met + ½ · partly) ÷ max(known, ½ · all))
 *
 * where met, partly, known and all are sums of weights: known = met + partly + not met, all = known + unknown. An unknown
 * criterion is left out; but at least half of the points must be known for a full score, which keeps a nearly empty CV
 * from 100. A knock-out weighs nothing; one or more that are not met halve the score. An override takes the place of its
 * criterion's verdict. Without criteria that weigh anything the score is 0.
 *
 * Laws, held by tests: the order of criteria never matters; unknown → met never lowers; unknown → not met never raises;
 * not met → partly → met never lowers. Why so: docs/decisions/0004-score.md.
 */
export function scoreOf(criteria: readonly Criterion[]): { score: number } & Summary {
  const sums: Record<Verdict, number> = { met: 0, partly: 0, not_met: 0, unknown: 0 };
  let musts_not_met = 0;
  let knock_outs_not_met = 0;
  let overrides = 0;
  for (const criterion of criteria) {
    const verdict = effectiveVerdict(criterion);
    if (criterion.override) overrides += 1;
    if (criterion.kind === "knock_out") {
      if (verdict === "not_met") knock_outs_not_met += 1;
      continue;
    }
    sums[verdict] += Math.round(criterion.weight * THOUSANDTHS);
    if (criterion.kind === "must" && verdict === "not_met") musts_not_met += 1;
  }
  const known = sums.met + sums.partly + sums.not_met;
  const all = known + sums.unknown;
  const share = all === 0 ? 0 : (sums.met + sums.partly / 2) / Math.max(known, all / 2);
  const score = Math.round(100 * share * (knock_outs_not_met > 0 ? 0.5 : 1));
  const points: Points = {
    met: sums.met / THOUSANDTHS,
    partly: sums.partly / THOUSANDTHS,
    not_met: sums.not_met / THOUSANDTHS,
    unknown: sums.unknown / THOUSANDTHS,
  };
  return { score, points, top_reason: topReason(criteria), top_gap: topGap(criteria), musts_not_met, knock_outs_not_met, overrides };
}

function highlight(criterion: Criterion): NonNullable<MatchRow["top_reason"]> {
  const { text, criterion: kind, note } = criterion;
  return { text, criterion: kind, verdict: effectiveVerdict(criterion), quote: criterion.evidence[0]?.quote ?? null, note };
}

/** A claim about what a person can do tells more than one about where and when. */
const telling: Partial<Record<Criterion["criterion"], number>> = {
  skill: 3,
  experience: 3,
  certificate: 3,
  title: 2,
  language: 1,
  education: 1,
};

/** The weightiest criterion that is met; at equal weight the one that tells most, then the first. */
function topReason(criteria: readonly Criterion[]): MatchRow["top_reason"] {
  let best: Criterion | null = null;
  for (const criterion of criteria) {
    if (effectiveVerdict(criterion) !== "met" || criterion.kind === "knock_out") continue;
    if (!best || rank(criterion) > rank(best)) best = criterion;
  }
  return best && highlight(best);
}

const rank = (criterion: Criterion) => criterion.weight * 10 + (telling[criterion.criterion] ?? 0);

/** What speaks against most: a knock-out, then what is not met, then partly, then a must that nobody knows. */
function topGap(criteria: readonly Criterion[]): MatchRow["top_gap"] {
  let worst: Criterion | null = null;
  let worstRank = 0;
  for (const criterion of criteria) {
    const verdict = effectiveVerdict(criterion);
    const grave =
      verdict === "not_met"
        ? criterion.kind === "knock_out"
          ? 3000
          : 2000
        : verdict === "partly"
          ? 1000
          : verdict === "unknown" && criterion.kind !== "nice"
            ? 1
            : 0;
    if (grave === 0) continue;
    const rank = grave + criterion.weight * 10;
    if (rank > worstRank) {
      worst = criterion;
      worstRank = rank;
    }
  }
  return worst && highlight(worst);
}
