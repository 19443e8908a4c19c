import type { Body } from "#contract/call.ts";
import type { Evidence } from "#contract/fields.ts";
import type { Match } from "#contract/job/match.ts";
import type { matchingCalls, WhyAbove } from "#contract/job/matching.ts";
import type { Layout } from "#engine/cv/page/document.ts";
import { passageBoxes } from "#engine/cv/page/passage.ts";
import { whyApart } from "#engine/matching/above.ts";
import { highlight } from "#engine/matching/score.ts";

/** Which part of a job's ranking is asked, and in which order. */
export type RankedQuery = Pick<
  Body<typeof matchingCalls.matchedCandidates>,
  "q" | "sort" | "limit" | "cursor" | "min_score" | "with_touched" | "stage" | "differs"
> & {
  /** Only those who fail a knock-out. */
  knocked_out?: boolean;
};

/** The match with the place on the page of each quote from the CV, where the CV has pages. */
export function withPlaces<M extends Match>(match: M, layout: Layout | null): M {
  if (!layout) return match;
  const placed = (one: Evidence) => (one.source === "cv" ? { ...one, ...passageBoxes(layout, one.start, one.end) } : one);
  const criteria = match.criteria.map((criterion) => ({
    ...criterion,
    evidence: criterion.evidence.map(placed),
    ...(criterion.nearest && { nearest: criterion.nearest.map(placed) }),
    ...(criterion.judged_by && { judged_by: withBuiltIn(criterion.judged_by, placed) }),
  }));
  return { ...match, criteria };
}

type JudgedBy = NonNullable<Match["criteria"][number]["judged_by"]>;

const withBuiltIn = (by: JudgedBy, placed: (one: Evidence) => Evidence): JudgedBy => ({
  ...by,
  built_in: { ...by.built_in, evidence: by.built_in.evidence.map(placed) },
});

interface Ranked {
  name: string;
  match: Match;
}

/** Lines that are told; the others are told together. */
const MOST_TOLD = 4;
/** A line that counts for less isn't told. */
const LEAST_TOLD = 0.5;

/** Which of two stands above the other, and by what. */
export function whyAboveOf(one: Ranked, other: Ranked): WhyAbove {
  const isOrdered = one.match.exact_score >= other.match.exact_score;
  const [upper, lower] = isOrdered ? [one, other] : [other, one];
  const { by, lines } = whyApart(upper.match.criteria, lower.match.criteria);
  const told = lines.filter((line) => Math.abs(line.by) >= LEAST_TOLD).slice(0, MOST_TOLD);
  const standing = ({ name, match }: Ranked) => ({ candidate_id: match.candidate_id, name, score: match.score });
  return {
    upper: standing(upper),
    lower: standing(lower),
    by: Math.max(0, by),
    lines: told.map((line) => ({ ...highlight(line.one), by: line.by })),
    rest: by - told.reduce((sum, line) => sum + line.by, 0),
  };
}
