import type { Language, LanguageLevel } from "#contract/fields.ts";

/** A job as a CV tells it; `end` empty: still there. */
export interface Job {
  title: string;
  company: string;
  city: string;
  /** `YYYY-MM` */
  start: string;
  end: string;
  bullets: string[];
}

export interface School {
  degree: string;
  institution: string;
  /** `YYYY` */
  start: string;
  end: string;
}

/** An invented person, whole enough to be written as a CV and to assert what a reader finds in it. */
export interface Person {
  /** The language the CV is written in. */
  language: Language;
  first_name: string;
  last_name: string;
  headline: string;
  /** Always below `.example`, which nobody can own. */
  email: string;
  phone: string;
  city: string;
  links?: string[];
  summary: string;
  jobs: Job[];
  schools: School[];
  skills: string[];
  /** ISO 639-1 code → level. */
  languages: Record<string, LanguageLevel>;
  certificates?: string[];
  /** From when, as the CV says it, such as "1 February 2027". */
  available?: string;
  hours?: number;
}

export const job = (title: string, company: string, city: string, start: string, end: string, bullets: string[]): Job => ({
  title,
  company,
  city,
  start,
  end,
  bullets,
});

export const school = (degree: string, institution: string, start: string, end: string): School => ({ degree, institution, start, end });

export const fullName = (person: Person) => `${person.first_name} ${person.last_name}`;
