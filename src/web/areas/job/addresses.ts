import type { BodyInput } from "#contract/call.ts";
import { oneOf } from "#contract/choices.ts";
import type { api } from "#contract/index.ts";
import { fieldsOfJob } from "#contract/job/job-fields.ts";
import { type RankingSearch, readRankingSearch } from "#web/areas/matching/addresses.ts";
import { asked, declaredReaders, id, listReader, text, texts } from "#web/kit/list/address.ts";

export const jobsSorts = ["created_at", "title", "client", "city"] as const;

/** What the address of the jobs list holds; a default stays out of it. */
export const readJobsSearch = listReader({
  views: ["open", "closed", "trash"],
  sorts: jobsSorts,
  filters: {
    skills: texts(80),
    /** Whose they are. */
    recruiter_id: id,
    ...declaredReaders(fieldsOfJob),
  },
});
export type JobsSearch = ReturnType<typeof readJobsSearch>;

/** The list that an address asks for. */
export const jobsBody = ({ view, ...search }: JobsSearch): BodyInput<typeof api.job.list> =>
  asked({ ...search, status: view === "open" ? 1 : view === "closed" ? 0 : undefined, trashed: view === "trash" || undefined });

export const jobTabs = ["matches", "vacancy", "board", "proposals", "interviews", "notes"] as const;
export type JobTab = (typeof jobTabs)[number];
/** What the address of a job holds: which part, whom, and how the ranking is ordered and filtered. */
interface JobSearch extends RankingSearch {
  tab?: Exclude<JobTab, "matches"> | undefined;
  candidate?: string | undefined;
  /** The vacancy tab as a form. */
  edit?: boolean | undefined;
}

export function readJobSearch(search: Record<string, unknown>): JobSearch {
  return {
    ...readRankingSearch(search),
    tab: oneOf(["vacancy", "board", "proposals", "interviews", "notes"] as const, search.tab),
    candidate: typeof search.candidate === "string" ? search.candidate : undefined,
    edit: search.edit === true || undefined,
  };
}

/** What the address of a new job holds: the name of the client that it is begun for. */
export const readNewJobSearch = ({ client }: Record<string, unknown>): { client?: string | undefined } => ({ client: text(200)(client) });
