import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useMemo, useRef } from "react";
import { arrivedAnswer, send } from "#web/kit/calls/api.ts";
import { keyOf } from "#web/kit/calls/use-call.ts";
import type { List, Listed } from "#web/kit/list/define-list.ts";

const PAGE = 200;

/** What a list's rows are read by. */
export type Source<R extends Listed> = Pick<List<R>, "call" | "rows">;

/** The rows of a list, page after page. `total` is of all pages; null until the first answer. */
export function useRows<R extends Listed>({ call, rows: rowsIn }: Source<R>, body: object, { enabled = true }: { enabled?: boolean } = {}) {
  const first = { ...body, limit: PAGE };
  const pages = useInfiniteQuery({
    queryKey: [...keyOf(call, body), "pages"],
    queryFn: ({ pageParam, signal }) => send(call, { ...first, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: "",
    initialData: () => {
      const answer = arrivedAnswer(call, first);
      return answer && { pages: [answer], pageParams: [""] };
    },
    getNextPageParam: (last) => last.data.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    // A page that came stays as it is: to compare all of them with each new one takes longer the further one scrolls.
    structuralSharing: false,
    refetchInterval: (query) => whileMatching(query),
    enabled,
    meta: { quiet: true },
  });
  const joined = useRef<Joined<R>>(null);
  const rows = useMemo(() => {
    joined.current = joinPages(joined.current, (pages.data?.pages ?? []).map(rowsIn));
    return joined.current.rows;
  }, [pages.data, rowsIn]);
  return { pages, rows, total: pages.data?.pages[0]?.data.total ?? null };
}

interface Joined<R> {
  pages: readonly (readonly R[])[];
  ids: Set<string>;
  rows: readonly R[];
}

/** The rows of all pages, each once: a record may move between pages while they are read. What was joined before is gone on with. */
function joinPages<R extends Listed>(before: Joined<R> | null, pages: readonly (readonly R[])[]): Joined<R> {
  const goesOn = before !== null && pages.length >= before.pages.length && before.pages.every((page, at) => page === pages[at]);
  const ids = goesOn ? before.ids : new Set<string>();
  const rows = goesOn ? before.rows : [];
  const added: R[] = [];
  for (const page of goesOn ? pages.slice(before.pages.length) : pages)
    for (const row of page) {
      if (ids.has(row.id)) continue;
      ids.add(row.id);
      added.push(row);
    }
  return { pages, ids, rows: added.length > 0 ? rows.concat(added) : rows };
}

interface Pages {
  pages: { data: { is_matching?: boolean } }[];
}

/**
 * How soon a list with matches is asked again: every two seconds while more of them are on their way. Who has scrolled on to
 * further pages isn't disturbed.
 */
const whileMatching = ({ state: { data } }: { state: { data?: Pages | undefined } }): number | false =>
  data?.pages.length === 1 && data.pages[0]?.data.is_matching ? 2000 : false;
