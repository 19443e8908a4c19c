import { oneOf, stages } from "#contract/choices.ts";
import type { Stage } from "#contract/match.ts";

/** What the address of the jobs list holds; a default stays out of it. */
export interface JobsSearch {
  view?: "open" | "closed" | "trash" | undefined;
  q?: string | undefined;
  sort?: JobsSort | undefined;
  /** Whose they are. */
  recruiter_id?: string | undefined;
}
export const jobsSorts = ["created_at", "title", "client", "city"] as const;
export type JobsSort = (typeof jobsSorts)[number];

export const jobTabs = ["matches", "vacancy", "board", "proposals"] as const;
export type JobTab = (typeof jobTabs)[number];
export const rankingSorts = ["name", "available_from", "-years_experience"] as const;
export type RankingSort = (typeof rankingSorts)[number];

/** What the address of a job holds: which part, whom, and how the ranking is ordered and filtered. */
export interface JobSearch {
  tab?: Exclude<JobTab, "matches"> | undefined;
  candidate?: string | undefined;
  /** The vacancy tab as a form. */
  edit?: boolean | undefined;
  sort?: RankingSort | undefined;
  /** The least score. Without one: what is worth reading (`STRONG`); 0: everybody. */
  min?: number | undefined;
  stage?: Stage | undefined;
}

export function readJobsSearch(search: Record<string, unknown>): JobsSearch {
  // The router reads `q=112` as a number.
  const q = search.q === undefined ? "" : String(search.q);
  const recruiter = search.recruiter_id;
  return {
    view: oneOf(["open", "closed", "trash"] as const, search.view),
    q: q || undefined,
    sort: oneOf(jobsSorts, search.sort),
    recruiter_id: typeof recruiter === "string" && /^[0-9a-f-]{36}$/.test(recruiter) ? recruiter : undefined,
  };
}

export function readJobSearch(search: Record<string, unknown>): JobSearch {
  const min = Number(search.min ?? Number.NaN);
  return {
    tab: oneOf(["vacancy", "board", "proposals"] as const, search.tab),
    candidate: typeof search.candidate === "string" ? search.candidate : undefined,
    edit: search.edit === true || undefined,
    sort: oneOf(rankingSorts, search.sort),
    min: Number.isInteger(min) && min >= 0 && min <= 100 ? min : undefined,
    stage: oneOf(stages, search.stage),
  };
}
