import { createFileRoute } from "@tanstack/react-router";
import { PublicRecruitersScreen } from "#web/areas/public/recruiters-screen.tsx";

export const Route = createFileRoute("/recruiters")({ component: PublicRecruitersScreen });
