import { createFileRoute } from "@tanstack/react-router";
import { ActivityScreen } from "#web/areas/dashboard/activity/activity-screen.tsx";
import { type DashboardSearch, readDashboardSearch } from "#web/areas/dashboard/addresses.ts";

export const Route = createFileRoute("/dashboard/activity")({
  validateSearch: (search: Record<string, unknown>): Pick<DashboardSearch, "scope"> => ({ scope: readDashboardSearch(search).scope }),
  component: ActivityScreen,
});
