import { createFileRoute } from "@tanstack/react-router";
import { NewJobScreen } from "#web/areas/job/new/new-job-screen.tsx";

export const Route = createFileRoute("/dashboard/jobs/new")({ component: NewJobScreen });
