import { api } from "#contract/index.ts";
import type { Member, Recruiter } from "#contract/team.ts";
import { useCall } from "#web/kit/calls/use-call.ts";
import { useUser } from "#web/kit/session/session.ts";
import { fullName } from "#web/words/format.ts";

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
