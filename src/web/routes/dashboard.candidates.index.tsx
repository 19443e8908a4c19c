import { createFileRoute } from "@tanstack/react-router";
import { readCandidatesSearch } from "#web/areas/candidate/addresses.ts";
import { CandidatesScreen } from "#web/areas/candidate/list/candidates-screen.tsx";

export const Route = createFileRoute("/dashboard/candidates/")({ validateSearch: readCandidatesSearch, component: CandidatesScreen });
