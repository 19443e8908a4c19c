import type { Verdict } from "#contract/fields.ts";
import type { Asked } from "../asked.ts";
import type { PreparedCandidate } from "../candidate.ts";
import { cvEvidence, isDenied, profileEvidence } from "../evidence.ts";
import { passageAt } from "../passages.ts";
import { stemsOf } from "../stems.ts";
import { type Finding, note, unknown } from "./finding.ts";
import { judgeSkill } from "./skills.ts";

export function judgeLiteral(asked: Extract<Asked, { about: "literal" }>, candidate: PreparedCandidate): Finding {
  const known = candidate.skills.get(asked.words);
  if (known && known.positive.length > 0) return judgeSkill(asked.words, asked.min_years, candidate);
  const hit = asked.pattern.exec(candidate.cv);
  if (hit) {
    const found = { start: hit.index, end: hit.index + hit[0].length };
    const evidence = cvEvidence(candidate, found);
    const passage = passageAt(candidate.passages, found.start) ?? found;
    if (isDenied(candidate.cv, found, passage))
      return { verdict: "not_met", evidence: [evidence], note: note("denied", { skill: asked.words }) };
    return asked.min_years
      ? { verdict: "partly", evidence: [evidence], note: note("years_unknown", { asked: asked.min_years }) }
      : { verdict: "met", evidence: [evidence], note: null };
  }
  for (const [index, skill] of candidate.candidate.skills.entries()) {
    const evidence = asked.pattern.test(skill.name) ? profileEvidence(`skills.${index}.name`, skill.name) : null;
    if (evidence) return { verdict: "met", evidence: [evidence], note: null };
  }
  const stems = [...new Set(stemsOf(asked.words))];
  if (stems.length < 2) return unknown();
  // The words stand there, but not as they were asked.
  const near = judgeText(stems, candidate);
  return near.verdict === "met" ? { ...near, verdict: "partly" } : near;
}

/** Requirements without a known skill: the passage that shares most of their content words. */
export function judgeText(stems: string[], candidate: PreparedCandidate): Finding {
  if (stems.length === 0) return unknown();
  const shared = new Map<number, number>();
  const index = candidate.stems();
  for (const stem of stems) for (const passage of index.get(stem) ?? []) shared.set(passage, (shared.get(passage) ?? 0) + 1);
  let best = -1;
  let most = 0;
  for (const [passage, count] of shared) {
    if (count > most || (count === most && passage < best)) {
      best = passage;
      most = count;
    }
  }
  const share = most / stems.length;
  // One word of several proves nothing; a single rare word asked alone is a hint at most.
  const verdict: Verdict =
    most >= 2 && share >= 0.7
      ? "met"
      : (most >= 2 && share >= 0.4) || (stems.length === 1 && most === 1 && (stems[0] as string).length >= 6)
        ? "partly"
        : "unknown";
  const passage = candidate.passages[best];
  if (verdict === "unknown" || !passage) return unknown();
  const evidence = cvEvidence(candidate, passage);
  // The quote must show what was found: a long passage is cut, and its beginning may not hold the words.
  const quoted = new Set(stemsOf(evidence.quote));
  const shown = stems.filter((stem) => quoted.has(stem)).length;
  if (shown < Math.min(most, 2)) return unknown();
  if (isDenied(candidate.cv, { start: passage.end, end: passage.end }, { start: passage.start, end: passage.end })) return unknown();
  return { verdict, evidence: [evidence], note: null };
}
