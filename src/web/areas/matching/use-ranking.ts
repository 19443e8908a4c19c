import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import type { Reply } from "#contract/call.ts";
import { api } from "#contract/index.ts";
import type { Stage } from "#contract/match.ts";
import { send } from "#web/api.ts";
import { keyOf } from "#web/use-call.ts";

export type RankedCandidate = Reply<typeof api.matching.matchedCandidates>["data"]["candidates"][number];

export interface RankingFilters {
  sort?: string | undefined;
  min?: number | undefined;
  stage?: Stage | undefined;
}

const PAGE = 50;

/** A job's candidates, page after page. `total` is of all pages; null until the first answer. */
export function useRanking(job_id: string, { sort, min, stage }: RankingFilters, poll: boolean) {
  const body = { id: job_id, limit: PAGE, ...(sort && { sort }), ...(min && { min_score: min }), ...(stage && { stage }) };
  const pages = useInfiniteQuery({
    queryKey: [...keyOf(api.matching.matchedCandidates, body), "pages"],
    queryFn: ({ pageParam, signal }) =>
      send(api.matching.matchedCandidates, { ...body, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: "",
    getNextPageParam: (last) => last.data.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    refetchInterval: poll ? 2000 : false,
    meta: { quiet: true },
  });
  // Someone may move between pages while they are read.
  const byId = new Map<string, RankedCandidate>();
  for (const page of pages.data?.pages ?? []) for (const row of page.data.candidates) if (!byId.has(row.id)) byId.set(row.id, row);
  return { pages, rows: [...byId.values()], total: pages.data?.pages[0]?.data.total ?? null };
}
