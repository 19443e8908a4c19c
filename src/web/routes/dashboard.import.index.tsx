import { createFileRoute } from "@tanstack/react-router";
import { ImportsScreen } from "#web/areas/import/imports-screen.tsx";

export const Route = createFileRoute("/dashboard/import/")({ component: ImportsScreen });
