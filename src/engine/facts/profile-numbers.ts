import type { Candidate, Corrections } from "#contract/candidate.ts";
import { canonicalSkill } from "#engine/skills/lexicon.ts";
import type { Ledger } from "./fact.ts";
import { valueIn } from "./values.ts";

type Numbers = Partial<Pick<Candidate, "years_experience" | "skills">> & { corrections?: Corrections };

/** The numbers of a profile as its facts tell them, so that no screen shows another one; those that a person set stay theirs. */
export function profileNumbers(profile: Numbers, ledger: Ledger): Pick<Candidate, "years_experience" | "skills"> {
  const isOwn = (path: string) => profile.corrections?.[path] !== undefined;
  return {
    years_experience: (isOwn("years_experience") ? profile.years_experience : valueIn.years(ledger)?.value) ?? null,
    skills: (profile.skills ?? []).map((skill, index) => {
      if (isOwn(`skills.${index}.years`)) return skill;
      return { ...skill, years: valueIn.skillYears(ledger, canonicalSkill(skill.name) ?? skill.name)?.value || null };
    }),
  };
}
