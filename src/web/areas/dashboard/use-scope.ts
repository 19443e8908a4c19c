import { getRouteApi } from "@tanstack/react-router";
import type { Scope } from "#contract/dashboard.ts";
import { useUser } from "#web/kit/session/session.ts";

const route = getRouteApi("/dashboard/");

/** Whose work the dashboard shows: one's own in a team unless the address says otherwise (`chosen`); alone, there is only everybody's. */
export function useScope(): { scope: Scope; isTeam: boolean; chosen: Scope | undefined } {
  const { scope } = route.useSearch();
  const isTeam = useUser().workspace.kind === "team";
  return { scope: isTeam ? (scope ?? "mine") : "team", isTeam, chosen: scope };
}
