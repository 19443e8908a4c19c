import type { Team } from "#contract/account/team.ts";
import { api } from "#contract/index.ts";
import { useCall } from "#web/kit/calls/use-call.ts";
import { useUser } from "#web/kit/session/session.ts";

const none: readonly Team[] = [];

/** The workspaces that one is in, the one used last first, and the one that this is. */
export function useWorkspaces(): { all: readonly Team[]; here: string } {
  const { workspace } = useUser();
  const all = useCall(api.team.teams, {}, { quiet: true, staleTime: 60_000 }).data?.data.teams ?? none;
  return { all, here: workspace.id };
}
