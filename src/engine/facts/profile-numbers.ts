import type { Candidate, Corrections } from "#contract/candidate/candidate.ts";
import { canonicalSkill } from "#engine/skills/lexicon.ts";
import type { Ledger } from "./fact.ts";
import { valueIn } from "./values.ts";

type Numbers = Partial<Pick<Candidate, "years_experience" | "skills">> & { corrections?: Corrections };

/** Nobody works longer: years beyond it come from a date that was read wrongly, and a profile had better not tell them. */
const LONGEST_WORKING_LIFE = 70;
const plausible = (years: number | null | undefined): number | null => (years != null && years <= LONGEST_WORKING_LIFE ? years : null);

/** The numbers of a profile as its facts tell them, so that no screen shows another one; those that a person set stay theirs. */
export function profileNumbers(profile: Numbers, ledger: Ledger): Pick<Candidate, "years_experience" | "skills"> {
  const isOwn = (path: string) => profile.corrections?.[path] !== undefined;
  return {
    years_experience: (isOwn("years_experience") ? profile.years_experience : plausible(valueIn.years(ledger)?.value)) ?? null,
    skills: (profile.skills ?? []).map((skill, index) => {
      if (isOwn(`skills.${index}.years`)) return skill;
      return { ...skill, years: plausible(valueIn.skillYears(ledger, canonicalSkill(skill.name) ?? skill.name)?.value) || null };
    }),
  };
}
