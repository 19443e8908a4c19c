import { createFileRoute } from "@tanstack/react-router";
import { readDashboardSearch } from "#web/areas/dashboard/addresses.ts";
import { DashboardScreen } from "#web/areas/dashboard/dashboard-screen.tsx";

export const Route = createFileRoute("/dashboard/")({ validateSearch: readDashboardSearch, component: DashboardScreen });
