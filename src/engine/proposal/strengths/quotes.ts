import type { Evidence } from "#contract/fields.ts";
import { type Facts, mayBeTold, withPage } from "../facts.ts";
import { evidenceAt } from "../sources.ts";

/** The quotes that bear a strength: none twice, at most two, each with the line around it. */
export function withoutDoubles(facts: Facts, evidence: readonly Evidence[]): Evidence[] {
  const seen = new Set<string>();
  return evidence
    .filter(({ quote, source, start }) => {
      const key = `${source} ${start}`;
      if (seen.has(key) || !mayBeTold(quote)) return false;
      seen.add(key);
      return true;
    })
    .slice(0, 2)
    .map((one) => withPage(facts.sources.candidate, widened(facts, one)));
}

/** A single word of a CV proves more with the line around it. */
function widened({ sources }: Facts, evidence: Evidence): Evidence {
  const text = sources.texts.find(({ source }) => source === evidence.source);
  if (!text || evidence.quote.length > 60) return evidence;
  const wide = evidenceAt(text, evidence);
  return wide.start <= evidence.start && wide.end >= evidence.end && mayBeTold(wide.quote)
    ? { ...wide, ...(evidence.page && { page: evidence.page }) }
    : evidence;
}
