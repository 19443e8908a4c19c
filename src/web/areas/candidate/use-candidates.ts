import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useMemo, useRef } from "react";
import type { Reply } from "#contract/call.ts";
import { api } from "#contract/index.ts";
import { arrivedAnswer, send } from "#web/kit/calls/api.ts";
import { keyOf } from "#web/kit/calls/use-call.ts";
import { whileMatching } from "#web/kit/list/while-matching.ts";
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
    initialData: () => {
      const first = arrivedAnswer(api.candidate.list, { ...body, limit: PAGE });
      return first && { pages: [first], pageParams: [""] };
    },
    getNextPageParam: (last) => last.data.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    // A page that came stays as it is: to compare all of them with each new one takes longer the further one scrolls.
    structuralSharing: false,
    refetchInterval: whileMatching,
    enabled,
    meta: { quiet: true },
  });
  const joined = useRef<Joined>(nothing);
  const rows = useMemo(() => {
    joined.current = joinPages(joined.current, pages.data?.pages ?? []);
    return joined.current.rows;
  }, [pages.data]);
  return { pages, rows, total: pages.data?.pages[0]?.data.total ?? null };
}

type Page = Reply<typeof api.candidate.list>;
interface Joined {
  pages: readonly Page[];
  ids: Set<string>;
  rows: ListedCandidate[];
}
const nothing: Joined = { pages: [], ids: new Set(), rows: [] };

/** The rows of all pages, each once: someone may move between pages while they are read. What was joined before is gone on with. */
function joinPages(before: Joined, pages: readonly Page[]): Joined {
  const goesOn = pages.length >= before.pages.length && before.pages.every((page, at) => page === pages[at]);
  const { ids, rows }: Pick<Joined, "ids" | "rows"> = goesOn && before !== nothing ? before : { ids: new Set(), rows: [] };
  const added: ListedCandidate[] = [];
  for (const page of goesOn ? pages.slice(before.pages.length) : pages)
    for (const row of page.data.candidates) {
      if (ids.has(row.id)) continue;
      ids.add(row.id);
      added.push(row);
    }
  return { pages, ids, rows: added.length > 0 ? rows.concat(added) : rows };
}

let lastBody: ListBody = {};
/** The list that was looked at last: previous and next of a candidate go through it. */
export const lastList = (): ListBody => lastBody;
export const rememberList = (body: ListBody): void => {
  lastBody = body;
};
