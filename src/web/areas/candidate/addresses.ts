import type { BodyInput } from "#contract/call.ts";
import { oneOf } from "#contract/choices.ts";
import type { api } from "#contract/index.ts";

export const sortFields = ["best_match", "name", "city", "years_experience", "available_from", "created_at", "updated_at"] as const;
export type SortField = (typeof sortFields)[number];
export type Sort = SortField | `-${SortField}`;
export const DEFAULT_SORT: Sort = "-created_at";
/** The end that one looks for first: the best, the newest, the most; otherwise from A on. */
export const firstSort = (field: SortField): Sort =>
  field === "best_match" || field === "years_experience" || field.endsWith("_at") ? `-${field}` : field;

/** What the address of the candidates list holds; a default stays out of it. */
export interface CandidatesSearch {
  view?: "check" | "trash" | undefined;
  q?: string | undefined;
  sort?: Sort | undefined;
  skills?: string[] | undefined;
  location?: string | undefined;
  min_years?: number | undefined;
  languages?: string[] | undefined;
  available_before?: string | undefined;
  has_cv?: boolean | undefined;
  /** Whose they are. */
  recruiter_id?: string | undefined;
}

/** The filters of the list, as the chips show them. */
export type Filters = Pick<
  CandidatesSearch,
  "skills" | "location" | "min_years" | "languages" | "available_before" | "has_cv" | "recruiter_id"
>;

export const candidateTabs = ["profile", "matches", "proposals", "chat", "timeline", "files"] as const;
export type CandidateTab = (typeof candidateTabs)[number];

/** What the address of a candidate holds: which part, and a passage of the CV to open: `start-end` in its text. */
export interface CandidateSearch {
  tab?: Exclude<CandidateTab, "profile"> | undefined;
  passage?: string | undefined;
}

// The router reads `q=112` as a number.
const text = (value: unknown, max: number): string | undefined =>
  typeof value === "string" || typeof value === "number" ? String(value).slice(0, max) || undefined : undefined;
const idOf = (value: unknown): string | undefined => (typeof value === "string" && /^[0-9a-f-]{36}$/.test(value) ? value : undefined);
const texts = (value: unknown, max: number): string[] | undefined => {
  const list = (Array.isArray(value) ? value : [value]).flatMap((each) => text(each, max)?.trim() || []);
  return list.length > 0 ? [...new Set(list)].slice(0, 20) : undefined;
};

export function readCandidatesSearch(search: Record<string, unknown>): CandidatesSearch {
  const years = Number(search.min_years);
  const day = text(search.available_before, 10);
  const sort = text(search.sort, 60);
  return {
    view: oneOf(["check", "trash"] as const, search.view),
    q: text(search.q, 500),
    sort: sortFields.some((field) => field === sort?.replace(/^-/, "")) && sort !== DEFAULT_SORT ? (sort as Sort) : undefined,
    skills: texts(search.skills, 80),
    location: text(search.location, 100),
    min_years: search.min_years !== undefined && years > 0 && years <= 70 ? years : undefined,
    languages: texts(search.languages, 20),
    available_before: day && /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : undefined,
    recruiter_id: idOf(search.recruiter_id),
    has_cv:
      search.has_cv === true || search.has_cv === "true" ? true : search.has_cv === false || search.has_cv === "false" ? false : undefined,
  };
}

export function readCandidateSearch(search: Record<string, unknown>): CandidateSearch {
  const passage = text(search.passage, 40);
  return {
    tab: oneOf(["matches", "proposals", "chat", "timeline", "files"] as const, search.tab),
    passage: passage && /^\d+-\d+$/.test(passage) ? passage : undefined,
  };
}

export type ListBody = BodyInput<typeof api.candidate.list>;

/** The list that an address asks for. */
export function listBody({ view, q, sort, ...filters }: CandidatesSearch): ListBody {
  const asked = {
    ...filters,
    q: q?.trim() || undefined,
    sort,
    unchecked: view === "check" || undefined,
    trashed: view === "trash" || undefined,
  };
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
}

export function filterCount({ skills, location, min_years, languages, available_before, has_cv, recruiter_id }: Filters): number {
  return (
    (skills?.length ?? 0) +
    (languages?.length ?? 0) +
    [location, min_years, available_before, has_cv, recruiter_id].filter((each) => each !== undefined).length
  );
}
