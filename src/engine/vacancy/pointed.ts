import type { JobDraft } from "#contract/job/job.ts";
import { nth } from "#contract/nth.ts";
import { isSoftSkill } from "#engine/skills/breadth.ts";
import { findSkills } from "#engine/skills/lexicon.ts";
import { readSalary, type Salary } from "./terms/pay.ts";
import { readPlaces } from "./terms/place.ts";
import { readHours } from "./terms/terms.ts";
import { shortText } from "./text/short-text.ts";
import { yearsIn } from "./years.ts";

/** What a person calls a requirement, as the reader would have read it: its words, the one skill it names, and its years. */
export function requirementOf(text: string): { text: string; skill?: string; min_years?: number } {
  const skills = [...new Set(findSkills(text).flatMap(({ name }) => (isSoftSkill(name) ? [] : [name])))];
  const years = yearsIn(text);
  return {
    text: shortText(text).slice(0, 500) || text.slice(0, 500),
    ...(skills.length === 1 && { skill: nth(skills, 0) }),
    ...(years && { min_years: years }),
  };
}

/** The hours a week that a person points at: "32-40", "32 tot 40 uur"; null where the words name none. */
export function hoursOf(text: string): Required<Pick<JobDraft, "hours_min" | "hours_per_week">> | null {
  const told = readHours(text) ?? readHours(`Uren: ${text.trim()}`);
  return told && { hours_min: told.value.least < told.value.most ? told.value.least : null, hours_per_week: told.value.most };
}

/** The pay that a person points at, in cents: "€ 3.100 - € 3.750", "3100 tot 3750"; null where the words name none. */
export const payOf = (text: string): Salary | null => (readSalary(text) ?? readSalary(`Salaris: € ${text.trim()}`))?.value ?? null;

/** The towns that a person points at: "Zwolle of Kampen" are two. Words that are no known town are one. */
export function placesOf(text: string): { city: string; other_cities: string[]; country?: string } {
  const { city, country, others } = readPlaces(`Locatie: ${text}`);
  const isKnown = city && text.includes(city.value);
  return {
    city: (isKnown ? city.value : text).slice(0, 100),
    other_cities: isKnown ? others.map(({ value }) => value) : [],
    ...(isKnown && country && { country: country.value }),
  };
}
