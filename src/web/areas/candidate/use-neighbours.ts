import { useEffect } from "react";
import { useRows } from "#web/kit/list/rows/use-rows.ts";
import { candidateRows, lastList } from "./last-list.ts";

export interface Neighbours {
  /** Place in the list that was looked at last, from 1; null when the candidate isn't among its loaded rows. */
  place: number | null;
  total: number | null;
  previous: string | null;
  next: string | null;
}

/** The candidates before and after this one in the list that was looked at last. */
export function useNeighbours(id: string): Neighbours {
  const body = lastList();
  const { pages, rows, total } = useRows(candidateRows, body, { enabled: body.trashed !== true });
  const at = rows.findIndex((row) => row.id === id);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = pages;
  const isAtEnd = at >= 0 && at >= rows.length - 2;
  useEffect(() => {
    if (isAtEnd && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [isAtEnd, hasNextPage, isFetchingNextPage, fetchNextPage]);
  if (at < 0) return { place: null, total, previous: null, next: null };
  return { place: at + 1, total, previous: rows[at - 1]?.id ?? null, next: rows[at + 1]?.id ?? null };
}
