import { canonicalSkill, familiesOf, skillKey } from "#engine/skills/lexicon.ts";
import type { Fact, Ledger } from "./fact.ts";
import { valueIn } from "./values.ts";

/** What leading people is called: whoever led a number of them holds it. */
export const leading: ReadonlySet<string> = new Set(["People management", "Team leadership", "Leadership"]);

/** What is said of a skill that a profile names, where it isn't had: nobody counts by it. */
const isGone = ({ polarity }: Fact) => polarity === "denies" || polarity === "had" || polarity === "wants";

/**
 * The keys (`skillKey`) of what somebody holds, each once: the skills and papers that a match would find met by their facts, with what
 * these bring along and the families of their tools, and what their profile names unless the CV says that it is lacking or has run out.
 */
export function heldSkills(ledger: Ledger, profile: readonly { name: string }[]): string[] {
  const held = new Set<string>();
  const skills = ledger.facts.filter(({ kind, unit }) => kind === "skill" && !unit);
  for (const { subject, polarity, says } of skills) {
    if (polarity !== "has") continue;
    const families = says.by === "rule" ? [] : familiesOf(subject);
    for (const name of [subject, ...families]) held.add(skillKey(name));
  }
  if (valueIn.teamSize(ledger)) for (const name of leading) held.add(skillKey(name));
  const papers = ledger.facts.filter(({ kind, polarity }) => kind === "certificate" && polarity === "has");
  for (const name of [...profile.map((one) => one.name), ...papers.map(({ subject }) => subject)]) {
    const subject = canonicalSkill(name) ?? name;
    const first = skills.find((fact) => fact.subject === subject);
    if (!first || !isGone(first)) held.add(skillKey(name));
  }
  return [...held].sort();
}
