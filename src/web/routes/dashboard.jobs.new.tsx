import { createFileRoute } from "@tanstack/react-router";
import { readNewJobSearch } from "#web/areas/job/addresses.ts";
import { NewJobScreen } from "#web/areas/job/new/new-job-screen.tsx";

export const Route = createFileRoute("/dashboard/jobs/new")({ validateSearch: readNewJobSearch, component: NewJobScreen });
