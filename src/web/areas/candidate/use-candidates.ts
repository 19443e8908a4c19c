import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Reply } from "#contract/call.ts";
import { api } from "#contract/index.ts";
import { keyOf, send } from "#web/api.ts";
import type { ListBody } from "./addresses.ts";

const PAGE = 200;

/** A line of the list, with the place in the CV where it was found. */
export type ListedCandidate = Reply<typeof api.candidate.list>["data"]["candidates"][number];

/** A list of candidates, page after page. `total` is of all pages; null until the first answer. */
export function useCandidates(body: ListBody, { enabled = true }: { enabled?: boolean } = {}) {
  const pages = useInfiniteQuery({
    queryKey: [...keyOf(api.candidate.list, body), "pages"],
    queryFn: ({ pageParam, signal }) =>
      send(api.candidate.list, { ...body, limit: PAGE, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: "",
    getNextPageParam: (last) => last.data.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    enabled,
    meta: { quiet: true },
  });
  const rows = useMemo(() => {
    // Someone may move between pages while they are read.
    const byId = new Map<string, ListedCandidate>();
    for (const page of pages.data?.pages ?? []) for (const row of page.data.candidates) if (!byId.has(row.id)) byId.set(row.id, row);
    return [...byId.values()];
  }, [pages.data]);
  return { pages, rows, total: pages.data?.pages[0]?.data.total ?? null };
}

let lastBody: ListBody = {};
/** The list that was looked at last: previous and next of a candidate go through it. */
export const lastList = (): ListBody => lastBody;
export const rememberList = (body: ListBody): void => {
  lastBody = body;
};
