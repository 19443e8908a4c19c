import { createFileRoute } from "@tanstack/react-router";
import { LoginScreen } from "#web/areas/auth/login-screen.tsx";
import { meanwhile } from "#web/areas/auth/meanwhile.tsx";
import { guestOnly, searchWithTo } from "#web/kit/session/guards.ts";

export const Route = createFileRoute("/login")({
  validateSearch: searchWithTo,
  beforeLoad: guestOnly,
  ...meanwhile,
  component: LoginScreen,
});
