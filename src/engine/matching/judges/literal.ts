import { toldOf } from "#engine/facts/standing.ts";
import type { AskedLiteral } from "../asked.ts";
import { cvEvidence, profileEvidence } from "../evidence.ts";
import { passageAt } from "../passages.ts";
import type { PreparedCandidate } from "../prepared-candidate.ts";
import { type Finding, note, unknown } from "./finding.ts";
import { judgeSkill } from "./skills.ts";
import { judgeText } from "./words.ts";

export function judgeLiteral(asked: AskedLiteral, candidate: PreparedCandidate): Finding {
  const known = candidate.skills.get(asked.words);
  if (known && known.positive.length > 0) return judgeSkill(asked.words, asked.min_years, candidate);
  const hit = asked.pattern.exec(candidate.cv);
  if (hit) {
    const found = { start: hit.index, end: hit.index + hit[0].length };
    const evidence = [cvEvidence(candidate, found)];
    const passage = passageAt(candidate.passages, found.start) ?? found;
    const standing = toldOf(candidate.cv, found, passage);
    if (standing === "untold") return unknown();
    if (standing === "denies" || standing === "wants")
      return { verdict: "not_met", evidence, note: note("denied", { skill: asked.words }) };
    if (standing !== "has") return { verdict: "partly", evidence, note: note("basic_level", { skill: asked.words }) };
    return asked.min_years
      ? { verdict: "partly", evidence, note: note("years_unknown", { asked: asked.min_years }) }
      : { verdict: "met", evidence, note: null };
  }
  for (const [index, skill] of candidate.candidate.skills.entries()) {
    const evidence = asked.pattern.test(skill.name) ? profileEvidence(`skills.${index}.name`, skill.name) : null;
    if (evidence) return { verdict: "met", evidence: [evidence], note: null };
  }
  if (asked.near.concepts.length < 2) return unknown();
  // The words stand there, but not as they were asked.
  const near = judgeText(asked.near, candidate);
  return near.verdict === "met" ? { ...near, verdict: "partly" } : near;
}
