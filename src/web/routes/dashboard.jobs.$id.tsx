import { createFileRoute } from "@tanstack/react-router";
import { readJobSearch } from "#web/areas/job/addresses.ts";
import { JobScreen } from "#web/areas/job/job-screen.tsx";

export const Route = createFileRoute("/dashboard/jobs/$id")({ validateSearch: readJobSearch, component: ById });

function ById() {
  const { id } = Route.useParams();
  return <JobScreen key={id} id={id} />;
}
