import { educationLevels, employmentTypes, periods, remotes } from "#contract/choices.ts";
import type { DeclaredField } from "#contract/declared-field.ts";

/** The fields of a job that have an input each, in the order of its form: docs/how-to/add-a-field.md. */
export const fieldsOfJob = [
  { path: "title", kind: "text", most: 200, section: "basics", isPart: true, search: "role", isExported: true },
  { path: "client.name", name: "client", kind: "text", most: 200, section: "basics", search: "role", isExported: true },
  { path: "client.contact_name", kind: "text", most: 200, section: "basics", isExported: true },
  { path: "client.contact_email", kind: "email", most: 254, section: "basics", isPart: true, isExported: true },
  { path: "client.contact_phone", kind: "phone", most: 40, section: "basics", isPart: true, isExported: true },
  { path: "client.tone", kind: "choice", choices: ["informal", "formal"], words: "account.tone_", section: "basics", isPart: true },
  { path: "city", kind: "text", most: 100, section: "basics", search: "role", isExported: true },
  { path: "other_cities", kind: "texts", most: 1000, section: "basics", isExported: true },
  { path: "country", kind: "text", most: 100, section: "basics", isPart: true, isExported: true },
  { path: "remote", kind: "choice", choices: remotes, words: "jobs.remote.", section: "basics", isPart: true, isExported: true },
  { path: "employment_type", kind: "choice", choices: employmentTypes, words: "jobs.employment.", section: "terms", isExported: true },
  { path: "hours_min", kind: "number", min: 0, max: 80, section: "terms", isPart: true, isExported: true },
  { path: "hours_per_week", kind: "number", min: 0, max: 80, section: "terms", isExported: true },
  { path: "salary_min", kind: "money", section: "salary", isExported: true },
  { path: "salary_max", kind: "money", section: "salary", isPart: true, isExported: true },
  { path: "currency", kind: "text", most: 3, section: "salary", isPart: true, isExported: true },
  { path: "period", kind: "choice", choices: periods, words: "jobs.period_name.", section: "salary", isPart: true, isExported: true },
  { path: "start_date", kind: "date", section: "further", isExported: true },
  { path: "openings", kind: "number", min: 0, max: 1000, isWhole: true, section: "further", isExported: true },
  { path: "education_level", kind: "choice", choices: educationLevels, words: "jobs.education.", section: "further", isExported: true },
  { path: "min_years", kind: "number", min: 0, max: 50, unit: "years", section: "further", isExported: true },
] as const satisfies readonly DeclaredField[];
