import { createFileRoute } from "@tanstack/react-router";
import { ActivityScreen } from "#web/areas/dashboard/activity-screen.tsx";
import { readDashboardSearch } from "#web/areas/dashboard/addresses.ts";

export const Route = createFileRoute("/dashboard/activity")({
  validateSearch: (search) => ({ scope: readDashboardSearch(search).scope }),
  component: ActivityScreen,
});
