import type { Body } from "#contract/call.ts";
import type { Evidence } from "#contract/fields.ts";
import type { Match } from "#contract/match.ts";
import type { matchingCalls } from "#contract/matching.ts";
import type { Layout } from "#engine/cv/document.ts";
import { passageBoxes } from "#engine/cv/passage.ts";

/** Which part of a job's ranking is asked, and in which order. */
export type RankedQuery = Pick<Body<typeof matchingCalls.matchedCandidates>, "q" | "sort" | "limit" | "cursor" | "min_score" | "stage"> & {
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
  }));
  return { ...match, criteria };
}
