import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { BodyInput } from "#contract/call.ts";
import { api } from "#contract/index.ts";
import type { Member, Recruiter } from "#contract/team.ts";
import { send } from "#web/api.ts";
import { useUser } from "#web/session.ts";
import { keyOf, useCall } from "#web/use-call.ts";
import { fullName } from "#web/words/format.ts";
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

const none: readonly Recruiter[] = [];
const nobody: readonly Member[] = [];
/** Everybody that a screen elsewhere may want to name; one answer for all of them. */
export const useEverybody = (): readonly Recruiter[] =>
  useCall(api.team.recruiters, { limit: 200 }, { quiet: true, staleTime: 60_000 }).data?.data.recruiters ?? none;

/** Who works here, by the id that candidates, jobs and proposals know them by: wherever a recruiter is chosen or named. */
export const useColleagues = (): { id: string; name: string }[] =>
  (useCall(api.team.users, { limit: 200 }, { quiet: true, staleTime: 60_000 }).data?.data.users ?? nobody).map((each) => ({
    id: each.recruiter_id,
    name: fullName(each) ?? each.email,
  }));

/** The name that belongs to a `recruiter_id`; null until it is known. */
export function useRecruiterNames(): (id: string) => string | null {
  const colleagues = useColleagues();
  return (id) => colleagues.find((each) => each.id === id)?.name ?? null;
}

/** One's own line among them. */
export function useOwnPlace(): Recruiter | undefined {
  const { id } = useUser();
  return useEverybody().find(({ user_id }) => user_id === id);
}

/** How many have joined or are invited. */
export const useTotalOfRecruiters = (): number | null =>
  useCall(api.team.recruiters, { limit: 200 }, { quiet: true, staleTime: 60_000 }).data?.data.total ?? null;
