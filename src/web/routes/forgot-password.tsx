import { createFileRoute } from "@tanstack/react-router";
import { ForgotScreen } from "#web/areas/auth/forgot-screen.tsx";
import { meanwhile } from "#web/areas/auth/meanwhile.tsx";
import { guestOnly, searchWithTo } from "#web/kit/session/guards.ts";

export const Route = createFileRoute("/forgot-password")({
  validateSearch: searchWithTo,
  beforeLoad: guestOnly,
  ...meanwhile,
  component: ForgotScreen,
});
