import type { QueryClient } from "@tanstack/react-query";
import { api } from "#contract/index.ts";
import { type Item, itemIn } from "./deletions.ts";

/** What creating and deleting do to the lists that TanStack Query keeps, which are the only store: docs/architecture.md. */
type Data = Record<string, unknown>;
interface Page {
  data: Data;
}
/** An answer, or the pages of an endless list. */
type Kept = Page | { pages: Page[]; pageParams: unknown[] };

/**
 * The lists that records join and leave: by which call they are read, made and deleted, their names in the answers, and what a
 * list tells beside the record itself, as it is for one that has just been made.
 */
const lists = {
  recruiters: { read: api.team.recruiters, create: api.team.create, remove: api.team.remove, one: "recruiter", beside: {} },
  jobs: {
    read: api.job.list,
    create: api.job.create,
    remove: api.job.remove,
    one: "job",
    beside: { strong_matches: 0, matches: 0, shortlisted: 0, proposals: 0 },
  },
  candidates: {
    read: api.candidate.list,
    create: api.candidate.create,
    remove: api.candidate.remove,
    one: "candidate",
    beside: { has_cv: false, best_match: null, snippet: null, also_holds: [] },
  },
  proposals: {
    read: api.proposal.list,
    create: api.proposal.create,
    remove: api.proposal.remove,
    one: "proposal",
    beside: { views: 0, last_viewed_at: null },
  },
  clients: {
    read: api.client.list,
    create: api.client.create,
    remove: api.client.remove,
    one: "client",
    beside: { contact: null, open_jobs: 0, jobs: 0, proposals: 0, placements: 0 },
  },
} as const;
type ListName = keyof typeof lists;
const listNames = Object.keys(lists) as ListName[];

const pagesOf = (kept: Kept | undefined): Page[] => (!kept ? [] : "pages" in kept ? kept.pages : [kept]);
// A list's answer holds its items under the list's own name.
const itemsOf = (page: Page, name: string): Item[] => (page.data[name] as Item[] | undefined) ?? [];

/** Whether a list shows everything of its kind: no search, no filter, not the trash. */
const isWhole = ([, body]: readonly unknown[]): boolean =>
  Object.keys((body as Data | undefined) ?? {}).every((name) => name === "limit" || name === "sort");

/** Follows what the server answered: what was made joins the whole lists at their end, what it gives back as deleted leaves every one. */
export function followAnswer(queries: QueryClient, path: string, answer: unknown): void {
  for (const name of listNames) {
    const { read, create, remove, one, beside } = lists[name];
    if (path !== create.path && path !== remove.path) continue;
    const item = itemIn(answer, one);
    if (!item) return;
    const entries = queries.getQueryCache().findAll({ queryKey: [read.path] });
    for (const { queryKey } of entries) {
      if (path === create.path && !isWhole(queryKey)) continue;
      queries.setQueryData<Kept>(
        queryKey,
        (kept) => kept && (path === create.path ? withItem(kept, name, { ...beside, ...item }) : withoutItem(kept, name, item.id)),
      );
    }
  }
}

function changed(kept: Kept, change: (page: Page, index: number, all: Page[]) => Page): Kept {
  if (!("pages" in kept)) return change(kept, 0, [kept]);
  return { ...kept, pages: kept.pages.map(change) };
}

const counted = (data: Data, by: number): Data =>
  typeof data.total === "number" ? { ...data, total: Math.max(0, data.total + by) } : data;

/** At the end of the last page; the view's sort places it when the list is asked again. */
function withItem(kept: Kept, name: ListName, item: Item): Kept {
  if (pagesOf(kept).some((page) => itemsOf(page, name).some(({ id }) => id === item.id))) return kept;
  return changed(kept, (page, index, all) => ({
    ...page,
    data: { ...counted(page.data, 1), ...(index === all.length - 1 && { [name]: [...itemsOf(page, name), item] }) },
  }));
}

function withoutItem(kept: Kept, name: ListName, id: string): Kept {
  if (!pagesOf(kept).some((page) => itemsOf(page, name).some((item) => item.id === id))) return kept;
  return changed(kept, (page) => ({
    ...page,
    data: { ...counted(page.data, -1), [name]: itemsOf(page, name).filter((item) => item.id !== id) },
  }));
}
