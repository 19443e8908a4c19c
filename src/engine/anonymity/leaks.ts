import type { Leak } from "#contract/proposal/proposal.ts";
import { findHits } from "./find.ts";
import { lettersOf } from "./readable.ts";
import type { Secrets } from "./secrets.ts";

export { secretsOf } from "./secrets.ts";

/** Enough for a person to see what is wrong; a text that is nothing but leaks would otherwise list itself. */
const MOST_LEAKS = 200;

/**
 * What in finished outputs would give the candidate away, with the words as they stand there. Each place tells a secret once.
 * The rules for short and everyday names stand at `isMeant`; see decision 0009.
 */
export function findLeaks(
  outputs: readonly Pick<Leak, "output" | "language" | "place" | "text">[],
  secrets: Secrets,
): Omit<Leak, "candidate_id">[] {
  const leaks: Omit<Leak, "candidate_id">[] = [];
  const seen = new Set<string>();
  for (const { output, language, place, text } of outputs) {
    let covered = -1;
    for (const hit of findHits(text, secrets)) {
      if (hit.end <= covered) continue;
      covered = hit.end;
      const written = text.slice(hit.start, hit.end);
      const key = `${output}\n${language}\n${place}\n${written}`;
      if (seen.has(key) || secrets.harmless.has(lettersOf(written))) continue;
      seen.add(key);
      leaks.push({ output, ...(language && { language }), place, text: written });
      if (leaks.length >= MOST_LEAKS) return leaks;
    }
  }
  return leaks;
}
