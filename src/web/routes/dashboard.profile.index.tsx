import { createFileRoute } from "@tanstack/react-router";
import { ProfileScreen } from "#web/areas/account/profile-screen.tsx";

export const Route = createFileRoute("/dashboard/profile/")({ component: ProfileScreen });
