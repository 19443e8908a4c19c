import { createFileRoute } from "@tanstack/react-router";
import { readProposalsSearch } from "#web/areas/proposal/addresses.ts";
import { ProposalsScreen } from "#web/areas/proposal/list/proposals-screen.tsx";

export const Route = createFileRoute("/dashboard/proposals/")({ validateSearch: readProposalsSearch, component: ProposalsScreen });
