import { createFileRoute } from "@tanstack/react-router";
import { ForgotScreen } from "#web/areas/auth/forgot-screen.tsx";
import { guestOnly, searchWithTo } from "#web/guards.ts";

export const Route = createFileRoute("/forgot-password")({ validateSearch: searchWithTo, beforeLoad: guestOnly, component: ForgotScreen });
