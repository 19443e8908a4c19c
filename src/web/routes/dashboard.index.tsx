import { createFileRoute } from "@tanstack/react-router";
import { DashboardScreen } from "#web/areas/dashboard/dashboard-screen.tsx";

export const Route = createFileRoute("/dashboard/")({ component: DashboardScreen });
