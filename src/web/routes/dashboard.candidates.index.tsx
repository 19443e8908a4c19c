import { createFileRoute } from "@tanstack/react-router";
import { CandidatesScreen } from "#web/areas/candidate/candidates-screen.tsx";

export const Route = createFileRoute("/dashboard/candidates/")({ component: CandidatesScreen });
