import { isSoftSkill } from "#engine/skills/breadth.ts";
import { findSkills } from "#engine/skills/lexicon.ts";
import { shortText } from "./short-text.ts";
import { yearsIn } from "./years.ts";

/** What a person calls a requirement, as the reader would have read it: its words, the one skill it names, and its years. */
export function requirementOf(text: string): { text: string; skill?: string; min_years?: number } {
  const skills = [...new Set(findSkills(text).flatMap(({ name }) => (isSoftSkill(name) ? [] : [name])))];
  const years = yearsIn(text);
  return {
    text: shortText(text).slice(0, 500) || text.slice(0, 500),
    ...(skills.length === 1 && { skill: skills[0] as string }),
    ...(years && { min_years: years }),
  };
}
