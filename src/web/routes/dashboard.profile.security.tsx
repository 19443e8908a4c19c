import { createFileRoute } from "@tanstack/react-router";
import { readSecuritySearch } from "#web/areas/security/addresses.ts";
import { SecurityScreen } from "#web/areas/security/security-screen.tsx";

export const Route = createFileRoute("/dashboard/profile/security")({ component: SecurityScreen, validateSearch: readSecuritySearch });
