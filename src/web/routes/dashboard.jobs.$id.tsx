import { createFileRoute } from "@tanstack/react-router";
import { JobScreen } from "#web/areas/job/job-screen.tsx";

export const Route = createFileRoute("/dashboard/jobs/$id")({ component: ById });

function ById() {
  const { id } = Route.useParams();
  return <JobScreen key={id} id={id} />;
}
