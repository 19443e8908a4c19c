import { createFileRoute, notFound } from "@tanstack/react-router";
import { isStep, readProposalSearch } from "#web/areas/proposal/addresses.ts";
import { EditorScreen } from "#web/areas/proposal/editor/editor-screen.tsx";
import { NoPageInside } from "#web/shell/error-screens.tsx";

export const Route = createFileRoute("/dashboard/proposals/$id/$step")({
  validateSearch: readProposalSearch,
  component: AtStep,
  notFoundComponent: NoPageInside,
});

function AtStep() {
  const { id, step } = Route.useParams();
  if (!isStep(step)) throw notFound();
  return <EditorScreen key={id} id={id} step={step} />;
}
