import { createFileRoute } from "@tanstack/react-router";
import { readClientSearch } from "#web/areas/client/addresses.ts";
import { ClientScreen } from "#web/areas/client/client-screen.tsx";

export const Route = createFileRoute("/dashboard/clients/$id")({ validateSearch: readClientSearch, component: ById });

function ById() {
  const { id } = Route.useParams();
  return <ClientScreen key={id} id={id} />;
}
