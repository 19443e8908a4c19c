import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Reply } from "#contract/call.ts";
import { STRONG } from "#contract/choices.ts";
import { api } from "#contract/index.ts";
import type { Judging } from "#contract/job/judging.ts";
import { send } from "#web/kit/calls/api.ts";
import { queryClient } from "#web/kit/calls/query-client.ts";
import { keyOf } from "#web/kit/calls/use-call.ts";
import { useSteadyRows } from "./steady-rows.ts";

/** Side by side there is room for as many. */
export const MOST_COMPARED = 4;
export type RankedCandidate = Reply<typeof api.matching.matchedCandidates>["data"]["candidates"][number];

interface RankingFilters {
  sort?: string | undefined;
  min?: number | undefined;
  stage?: string | undefined;
  differs?: true | undefined;
}

const PAGE = 50;
export type ShownRanking = ReturnType<typeof useRanking>;

/** Whether a language model is at work on a job's best, or on others whom somebody opened or moved. */
const isJudging = (judging: Judging): boolean =>
  judging !== null && judging.trouble === null && (judging.judged < judging.of || judging.others > 0);

/** How often is asked how far it is, and whether a trouble is over. */
const JUDGING_MS = 2000;
const TROUBLE_MS = 60_000;
const pauseOf = (judging: Judging) => (isJudging(judging) ? JUDGING_MS : judging?.trouble ? TROUBLE_MS : false);

/**
 * A job's candidates, page after page: those worth reading, with whom somebody worked on, unless the filters say otherwise; everybody
 * where nobody is. `total` is of all pages; null until the first answer. `level`: from which score on they are shown by themselves.
 * `isCounted`: how many there are is all that is asked. While a language model judges them they stay in the order in which they were shown;
 * `isMoved`: there is a new one.
 */
export function useRanking(job_id: string, filters: RankingFilters, { poll, isCounted }: { poll: boolean; isCounted: boolean }) {
  const isByLevel = filters.min === undefined && filters.stage === undefined && !filters.differs;
  const asked = { poll, isCounted };
  const best = usePages(job_id, filters, { ...asked, level: isByLevel ? STRONG : null });
  const isNobody = isByLevel && best.total === 0 && !best.pages.isPlaceholderData;
  const all = usePages(job_id, filters, { ...asked, level: null, enabled: isNobody });
  const ranking = isNobody ? { ...all, level: null } : { ...best, level: isByLevel ? STRONG : null };
  const steady = useSteadyRows(ranking.rows, {
    question: JSON.stringify([job_id, filters.sort, filters.min, filters.stage, filters.differs]),
    begins: isJudging(ranking.judging) && !isCounted && !ranking.pages.isPlaceholderData,
    isLoose: poll,
  });
  return { ...ranking, ...steady };
}

/** The list of a job's candidates, however it is sorted and filtered, is asked for again. */
export function refreshRanking(job_id: string): void {
  const isOfJob = ([, body, kind]: readonly unknown[]) => kind !== undefined && (body as { id: string }).id === job_id;
  void queryClient.invalidateQueries({ queryKey: keyOf(api.matching.matchedCandidates), predicate: ({ queryKey }) => isOfJob(queryKey) });
}

/** What is asked for: in which order, and of whom. */
export const askedOf = (job_id: string, { sort, min, stage, differs }: RankingFilters, level: number | null) => ({
  id: job_id,
  ...(sort && { sort }),
  ...(level !== null ? { min_score: level, with_touched: true } : min && { min_score: min }),
  ...(stage && { stage }),
  ...(differs && { differs }),
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
    refetchInterval: ({ state }) => (poll ? JUDGING_MS : !isCounted && pauseOf(state.data?.pages[0]?.data.judging ?? null)),
    enabled,
    meta: { quiet: true },
  });
  const { data } = pages;
  const rows = useMemo(() => {
    // Someone may move between pages while they are read.
    const byId = new Map<string, RankedCandidate>();
    for (const page of data?.pages ?? []) for (const row of page.data.candidates) if (!byId.has(row.id)) byId.set(row.id, row);
    return [...byId.values()];
  }, [data]);
  const first = data?.pages[0]?.data;
  return { pages, rows, total: first?.total ?? null, judging: first?.judging ?? null };
}
