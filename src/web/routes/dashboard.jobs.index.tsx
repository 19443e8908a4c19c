import { createFileRoute } from "@tanstack/react-router";
import { JobsScreen } from "#web/areas/job/jobs-screen.tsx";

export const Route = createFileRoute("/dashboard/jobs/")({ component: JobsScreen });
