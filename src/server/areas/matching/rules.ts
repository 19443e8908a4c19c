import type { Evidence } from "#contract/fields.ts";
import type { Match } from "#contract/match.ts";
import type { Layout } from "#engine/cv/document.ts";
import { passageBoxes } from "#engine/cv/passage.ts";

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
