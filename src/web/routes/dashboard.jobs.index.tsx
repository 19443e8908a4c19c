import { createFileRoute } from "@tanstack/react-router";
import { readJobsSearch } from "#web/areas/job/addresses.ts";
import { JobsScreen } from "#web/areas/job/jobs-screen.tsx";

export const Route = createFileRoute("/dashboard/jobs/")({ validateSearch: readJobsSearch, component: JobsScreen });
