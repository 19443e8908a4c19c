import { employmentTypes, remotes } from "#contract/choices.ts";
import type { DeclaredField } from "#contract/declared-field.ts";

/** The fields of a candidate that have one value each, in the order of the profile and of a CSV: docs/how-to/add-a-field.md. */
export const fieldsOfCandidate = [
  { path: "first_name", kind: "text", section: "name", isExported: true, search: "name" },
  { path: "last_name", kind: "text", section: "name", isExported: true, search: "name" },
  { path: "headline", kind: "text", section: "contact", isFolded: "empty", isExported: true, search: "role" },
  { path: "email", kind: "email", section: "contact", isColumn: true, isExported: true, search: "name" },
  { path: "phone", kind: "phone", section: "contact", isColumn: true, isExported: true, search: "rest" },
  {
    path: "city",
    kind: "text",
    section: "contact",
    isExported: true,
    search: "rest",
    filter: { as: "location", asks: "contains", column: "place" },
  },
  { path: "country", kind: "text", section: "contact", isFolded: "empty", isExported: true, search: "rest" },
  { path: "links.linkedin", kind: "url", section: "contact", isFolded: "empty" },
  { path: "links.github", kind: "url", section: "contact", isFolded: "empty" },
  { path: "links.website", kind: "url", section: "contact", isFolded: "empty" },
  { path: "source", kind: "text", isColumn: true },
  {
    path: "years_experience",
    kind: "number",
    min: 0,
    max: 70,
    section: "wishes",
    isFolded: "always",
    isExported: true,
    filter: { as: "min_years", asks: "at_least" },
  },
  { path: "available_from", kind: "date", section: "practical", isExported: true, filter: { as: "available_before", asks: "before" } },
  { path: "notice_weeks", kind: "number", min: 0, max: 52, unit: "weeks", section: "practical", isExported: true },
  { path: "desired.hours_per_week", kind: "number", min: 0, max: 80, unit: "hours", section: "practical", isExported: true },
  { path: "desired.remote", kind: "choice", choices: remotes, words: "candidates.remote.", section: "wishes", isFolded: "empty" },
  {
    path: "desired.employment_types",
    kind: "choices",
    choices: employmentTypes,
    words: "candidates.employment.",
    section: "wishes",
    isFolded: "empty",
  },
  { path: "work_permit", kind: "text", section: "wishes", isFolded: "empty", search: "rest" },
] as const satisfies readonly DeclaredField[];
