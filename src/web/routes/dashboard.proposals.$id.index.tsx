import { createFileRoute } from "@tanstack/react-router";
import { readProposalSearch } from "#web/areas/proposal/addresses.ts";
import { EditorScreen } from "#web/areas/proposal/editor/editor-screen.tsx";

/** Without a step: where a person is needed first. */
export const Route = createFileRoute("/dashboard/proposals/$id/")({ validateSearch: readProposalSearch, component: AtFirstNeed });

function AtFirstNeed() {
  const { id } = Route.useParams();
  return <EditorScreen key={id} id={id} />;
}
