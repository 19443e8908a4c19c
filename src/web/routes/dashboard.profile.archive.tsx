import { createFileRoute } from "@tanstack/react-router";
import { ExportsScreen } from "#web/areas/workspace-export/exports-screen.tsx";

export const Route = createFileRoute("/dashboard/profile/archive")({ component: ExportsScreen });
