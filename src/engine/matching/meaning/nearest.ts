import type { Evidence } from "#contract/fields.ts";
import type { Criterion } from "#contract/job/match.ts";
import { coreOf } from "../asked.ts";
import { wordsAsked } from "../asks/words.ts";
import { cvEvidence } from "../evidence.ts";
import { nearestTo } from "../judges/words.ts";
import type { PreparedCandidate } from "../prepared-candidate.ts";

/** So many passages are shown beside what wasn't found. */
const SHOWN = 2;
/** A passage that shows less of an ask is near nothing. */
const LEAST = 0.2;

/** The passages of a CV that come nearest to an ask, best first; none where nothing comes near. */
export function nearestPassages(text: string, candidate: PreparedCandidate): Evidence[] {
  const asked = wordsAsked(coreOf(text), null);
  return nearestTo(asked, candidate, SHOWN)
    .filter(({ share, count }) => share >= LEAST && count > 0)
    .flatMap(({ passage }) => {
      const span = candidate.passages[passage];
      return span ? [cvEvidence(candidate, span)] : [];
    });
}

/** Criteria whose requirement wasn't found in the CV, with the passages that come nearest to it. */
export const withNearest = (criteria: readonly Criterion[], candidate: PreparedCandidate): Criterion[] =>
  criteria.map((criterion) => {
    if (criterion.verdict !== "unknown" || !criterion.text) return criterion;
    const nearest = nearestPassages(criterion.text, candidate);
    return nearest.length > 0 ? { ...criterion, nearest } : criterion;
  });
