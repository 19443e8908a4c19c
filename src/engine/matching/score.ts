import type { Verdict } from "#contract/fields.ts";
import type { Criterion, MatchRow, Points } from "#contract/job/match.ts";

type Summary = Pick<MatchRow, "exact_score" | "points" | "top_reason" | "top_gap" | "musts_not_met" | "knock_outs_not_met" | "overrides">;

/** The verdict that counts: a person's, where there is one. */
export function effectiveVerdict(criterion: Pick<Criterion, "verdict" | "override">): Verdict {
  return criterion.override?.verdict ?? criterion.verdict;
}

/** What is compared as well, but asked of nobody: the vacancy's title, its pay, and its text as a whole. */
const unasked = new Set<Criterion["criterion"]>(["title", "salary", "relevance", "meaning"]);

/** Is this line something that the vacancy asks of people? */
export const isAsked = ({ criterion, requirement_id }: Pick<Criterion, "criterion" | "requirement_id">): boolean =>
  requirement_id !== undefined || !unasked.has(criterion);

/** What a verdict is worth of its criterion's weight, where nothing tells it more exactly. */
export const worth: Record<Verdict, number> = { met: 1, partly: 0.5, not_met: 0, unknown: 0 };

/** So much of an unknown point stays under the line. */
export const UNKNOWN = 0.5;

/** Of one point of a line: what stands over the sum's line, and what under it. */
export function standing(line: Pick<Criterion, "verdict" | "override" | "score">): { over: number; under: number } {
  const over = line.override ? worth[line.override.verdict] : line.score;
  const isKnown = over >= worth.partly || effectiveVerdict(line) === "not_met";
  return { over, under: isKnown ? 1 : 2 * over + (1 - 2 * over) * UNKNOWN };
}

/** Sums are kept in whole thousandths, so that no order of adding changes a score. */
const THOUSANDTHS = 1000;

/**
 * The score of a comparison, 0…100:
 *
 *     100 × (met + ½ · partly) ÷ (met + partly + not met + ½ · unknown)
 *
 * where each is a sum of weights. What is unknown costs half of what isn't met costs, so that one known line can't make a full score
 * and nobody is judged as if they lacked what they didn't write. A criterion that has a worth between two verdicts (a title that
 * is like, a text that shares much) gives its points to both, so that the same sum holds. A knock-out weighs nothing; one or more
 * that are not met halve the score. An override takes the place of its criterion's verdict. Without criteria that weigh anything
 * the score is 0. `score` is the whole number that people read, `exact_score` what lists are ordered by.
 *
 * Laws, held by tests: the order of criteria never matters; unknown → partly → met never lowers; unknown → not met never raises;
 * not met → partly → met never lowers; more worth never lowers. Why so: docs/decisions/0033-ranking.md.
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
    addPoints(sums, criterion, verdict);
    if (criterion.kind === "must" && verdict === "not_met") musts_not_met += 1;
  }
  const under = sums.met + sums.partly + sums.not_met + sums.unknown * UNKNOWN;
  const share = under === 0 ? 0 : (sums.met + sums.partly / 2) / under;
  const exact = 100 * share * (knock_outs_not_met > 0 ? 0.5 : 1);
  const points: Points = {
    met: sums.met / THOUSANDTHS,
    partly: sums.partly / THOUSANDTHS,
    not_met: sums.not_met / THOUSANDTHS,
    unknown: sums.unknown / THOUSANDTHS,
  };
  return {
    score: Math.round(exact),
    exact_score: Math.round(exact * EXACT) / EXACT,
    points,
    top_reason: topReason(criteria),
    top_gap: topGap(criteria),
    musts_not_met,
    knock_outs_not_met,
    overrides,
  };
}

/** Lists are ordered by so many parts of a point. */
const EXACT = 100_000;

/** A criterion's weight, given to the verdicts that its worth lies between. */
function addPoints(sums: Record<Verdict, number>, criterion: Criterion, verdict: Verdict): void {
  const weight = Math.round(criterion.weight * THOUSANDTHS);
  const value = criterion.override ? worth[verdict] : criterion.score;
  if (value >= worth.partly) {
    const met = Math.round(weight * (2 * value - 1));
    sums.met += met;
    sums.partly += weight - met;
  } else {
    const partly = Math.round(weight * 2 * value);
    sums.partly += partly;
    sums[verdict === "not_met" ? "not_met" : "unknown"] += weight - partly;
  }
}

/** A line as lists name it. */
export function highlight(criterion: Criterion): NonNullable<MatchRow["top_reason"]> {
  const { text, criterion: kind, note } = criterion;
  return { text, criterion: kind, verdict: effectiveVerdict(criterion), quote: criterion.evidence[0]?.quote ?? null, note };
}

/** A claim about what a person can do tells more than one about where and when. */
const telling: Partial<Record<Criterion["criterion"], number>> = {
  // Said only where there is nothing else to say.
  relevance: -10_000,
  meaning: -20_000,
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
    if (criterion.criterion === "relevance" || criterion.criterion === "meaning") continue;
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
