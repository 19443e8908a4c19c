import { createFileRoute } from "@tanstack/react-router";
import { readTeamSearch } from "#web/areas/team/addresses.ts";
import { RecruitersScreen } from "#web/areas/team/recruiters-screen.tsx";

export const Route = createFileRoute("/dashboard/recruiters")({ validateSearch: readTeamSearch, component: RecruitersScreen });
