import { createFileRoute } from "@tanstack/react-router";
import { readRequestsSearch } from "#web/areas/privacy/addresses.ts";
import { RequestsScreen } from "#web/areas/privacy/requests-screen.tsx";

export const Route = createFileRoute("/dashboard/candidates/requests")({ validateSearch: readRequestsSearch, component: RequestsScreen });
