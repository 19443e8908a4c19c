import { oneOf } from "#contract/choices.ts";
import type { Scope } from "#contract/dashboard.ts";

/** What the address of the dashboard holds: whose work, and the figure whose rows are open; a default stays out of it. */
export interface DashboardSearch {
  scope?: Scope | undefined;
  rows?: "in_interview" | "placements" | undefined;
}

export function readDashboardSearch(search: Record<string, unknown>): DashboardSearch {
  return { scope: oneOf(["mine", "team"] as const, search.scope), rows: oneOf(["in_interview", "placements"] as const, search.rows) };
}
