import { useCallback } from "react";
import type { Member, Recruiter } from "#contract/account/team.ts";
import { api } from "#contract/index.ts";
import { useCall } from "#web/kit/calls/use-call.ts";
import { useUser } from "#web/kit/session/session.ts";
import { fullName } from "#web/words/format.ts";

const none: readonly Recruiter[] = [];
const nobody: readonly Member[] = [];
/** Everybody that a screen elsewhere may want to name; one answer for all of them. */
export const useEverybody = (): readonly Recruiter[] =>
  useCall(api.team.recruiters, { limit: 200 }, { quiet: true, staleTime: 60_000 }).data?.data.recruiters ?? none;

const useUsers = (): readonly Member[] =>
  useCall(api.team.users, { limit: 200 }, { quiet: true, staleTime: 60_000 }).data?.data.users ?? nobody;
const nameOf = (user: Member): string => fullName(user) ?? user.email;

/** Who works here, by the id that candidates, jobs and proposals know them by: wherever a recruiter is chosen or named. */
export const useColleagues = (): { id: string; name: string; email: string }[] =>
  useUsers().map((user) => ({ id: user.recruiter_id, name: nameOf(user), email: user.email }));

/** One's own id among them; null until it is known. */
export function useOwnRecruiterId(): string | null {
  const { id } = useUser();
  return useUsers().find((user) => user.id === id)?.recruiter_id ?? null;
}

/** The name that belongs to a `recruiter_id`; null until it is known. The same function until the names change: long lists depend on it. */
export function useRecruiterNames(): (id: string | null) => string | null {
  const users = useUsers();
  return useCallback(
    (id) => {
      const user = users.find((each) => each.recruiter_id === id);
      return user ? nameOf(user) : null;
    },
    [users],
  );
}

/** One's own line among them. */
export function useOwnPlace(): Recruiter | undefined {
  const { id } = useUser();
  return useEverybody().find(({ user_id }) => user_id === id);
}

/** How many have joined or are invited. */
export const useTotalOfRecruiters = (): number | null =>
  useCall(api.team.recruiters, { limit: 200 }, { quiet: true, staleTime: 60_000 }).data?.data.total ?? null;
