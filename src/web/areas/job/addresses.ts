import { oneOf } from "#contract/choices.ts";
import { type RankingSearch, readRankingSearch } from "#web/areas/matching/addresses.ts";

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
/** What the address of a job holds: which part, whom, and how the ranking is ordered and filtered. */
export interface JobSearch extends RankingSearch {
  tab?: Exclude<JobTab, "matches"> | undefined;
  candidate?: string | undefined;
  /** The vacancy tab as a form. */
  edit?: boolean | undefined;
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
  return {
    ...readRankingSearch(search),
    tab: oneOf(["vacancy", "board", "proposals"] as const, search.tab),
    candidate: typeof search.candidate === "string" ? search.candidate : undefined,
    edit: search.edit === true || undefined,
  };
}
