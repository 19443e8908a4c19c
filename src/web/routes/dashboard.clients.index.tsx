import { createFileRoute } from "@tanstack/react-router";
import { readClientsSearch } from "#web/areas/client/addresses.ts";
import { ClientsScreen } from "#web/areas/client/clients-screen.tsx";

export const Route = createFileRoute("/dashboard/clients/")({ validateSearch: readClientsSearch, component: ClientsScreen });
