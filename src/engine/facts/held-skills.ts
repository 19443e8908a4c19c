import { familiesOf, skillKey } from "#engine/skills/lexicon.ts";
import type { Ledger } from "./fact.ts";

/**
 * The keys (`skillKey`) of what somebody holds, each once: the skills and papers that a match would find met by their facts, with what
 * these bring along and the families of their tools, and all that their profile names.
 */
export function heldSkills({ facts }: Ledger, profile: readonly { name: string }[]): string[] {
  const held = new Set(profile.map(({ name }) => skillKey(name)));
  for (const { kind, subject, polarity, unit, says } of facts) {
    if ((kind !== "skill" && kind !== "certificate") || polarity !== "has" || unit) continue;
    const families = says.by === "rule" ? [] : familiesOf(subject);
    for (const name of [subject, ...families]) held.add(name.trim().toLowerCase());
  }
  return [...held].sort();
}
