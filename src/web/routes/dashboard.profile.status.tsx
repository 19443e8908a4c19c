import { createFileRoute } from "@tanstack/react-router";
import { StatusScreen } from "#web/areas/status/status-screen.tsx";

export const Route = createFileRoute("/dashboard/profile/status")({ component: StatusScreen });
