import { createFileRoute } from "@tanstack/react-router";
import { ImportScreen } from "#web/areas/import/import-screen.tsx";

export const Route = createFileRoute("/dashboard/import/$id")({ component: ById });

function ById() {
  const { id } = Route.useParams();
  return <ImportScreen key={id} id={id} />;
}
