import { createFileRoute } from "@tanstack/react-router";
import { readCandidateSearch } from "#web/areas/candidate/addresses.ts";
import { CandidateScreen } from "#web/areas/candidate/candidate-screen.tsx";

export const Route = createFileRoute("/dashboard/candidates/$id")({ validateSearch: readCandidateSearch, component: ById });

function ById() {
  const { id } = Route.useParams();
  return <CandidateScreen key={id} id={id} />;
}
