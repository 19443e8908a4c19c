import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { BodyInput } from "#contract/call.ts";
import { api } from "#contract/index.ts";
import { send } from "#web/kit/calls/api.ts";
import { keyOf } from "#web/kit/calls/use-call.ts";
import type { TeamSearch } from "./addresses.ts";

const PAGE = 200;

export const listBody = ({ q, sort }: TeamSearch): BodyInput<typeof api.team.recruiters> => ({
  limit: PAGE,
  ...(q && { q }),
  ...(sort && { sort }),
});

/** The recruiters of the workspace, page after page. `total` is of all pages; null until the first answer. */
export function useRecruiters(body: BodyInput<typeof api.team.recruiters>) {
  const pages = useInfiniteQuery({
    queryKey: [...keyOf(api.team.recruiters, body), "pages"],
    queryFn: ({ pageParam, signal }) => send(api.team.recruiters, { ...body, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: "",
    getNextPageParam: (last) => last.data.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
  const rows = useMemo(() => pages.data?.pages.flatMap((page) => page.data.recruiters) ?? [], [pages.data]);
  return { pages, rows, total: pages.data?.pages[0]?.data.total ?? null };
}
