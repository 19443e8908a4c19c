import { useInfiniteQuery } from "@tanstack/react-query";
import type { Reply } from "#contract/call.ts";
import { STRONG } from "#contract/choices.ts";
import { api } from "#contract/index.ts";
import { send } from "#web/kit/calls/api.ts";
import { keyOf } from "#web/kit/calls/use-call.ts";

/** Side by side there is room for as many. */
export const MOST_COMPARED = 4;
export type RankedCandidate = Reply<typeof api.matching.matchedCandidates>["data"]["candidates"][number];

interface RankingFilters {
  sort?: string | undefined;
  min?: number | undefined;
  stage?: string | undefined;
}

const PAGE = 50;
export type ShownRanking = ReturnType<typeof useRanking>;

/**
 * A job's candidates, page after page: those worth reading, with whom somebody worked on, unless the filters say otherwise; everybody
 * where nobody is. `total` is of all pages; null until the first answer. `level`: from which score on they are shown by themselves.
 * `isCounted`: how many there are is all that is asked.
 */
export function useRanking(job_id: string, filters: RankingFilters, { poll, isCounted }: { poll: boolean; isCounted: boolean }) {
  const isByLevel = filters.min === undefined && filters.stage === undefined;
  const asked = { poll, isCounted };
  const best = usePages(job_id, filters, { ...asked, level: isByLevel ? STRONG : null });
  const isNobody = isByLevel && best.total === 0 && !best.pages.isPlaceholderData;
  const all = usePages(job_id, filters, { ...asked, level: null, enabled: isNobody });
  return isNobody ? { ...all, level: null } : { ...best, level: isByLevel ? STRONG : null };
}

/** What is asked for: in which order, and of whom. */
export const askedOf = (job_id: string, { sort, min, stage }: RankingFilters, level: number | null) => ({
  id: job_id,
  ...(sort && { sort }),
  ...(level !== null ? { min_score: level, with_touched: true } : min && { min_score: min }),
  ...(stage && { stage }),
});

interface Pages {
  poll: boolean;
  isCounted: boolean;
  level: number | null;
  enabled?: boolean;
}

function usePages(job_id: string, filters: RankingFilters, { poll, isCounted, level, enabled = true }: Pages) {
  const body = { ...askedOf(job_id, filters, level), limit: isCounted ? 1 : PAGE };
  const kind = isCounted ? "count" : "pages";
  const pages = useInfiniteQuery({
    queryKey: [...keyOf(api.matching.matchedCandidates, body), kind],
    queryFn: ({ pageParam, signal }) =>
      send(api.matching.matchedCandidates, { ...body, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: "",
    getNextPageParam: (last) => last.data.next_cursor ?? undefined,
    placeholderData: (before, query) => (query?.queryKey.at(-1) === kind ? before : undefined),
    refetchInterval: poll ? 2000 : false,
    enabled,
    meta: { quiet: true },
  });
  // Someone may move between pages while they are read.
  const byId = new Map<string, RankedCandidate>();
  for (const page of pages.data?.pages ?? []) for (const row of page.data.candidates) if (!byId.has(row.id)) byId.set(row.id, row);
  return { pages, rows: [...byId.values()], total: pages.data?.pages[0]?.data.total ?? null };
}
