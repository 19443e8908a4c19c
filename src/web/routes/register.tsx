import { createFileRoute } from "@tanstack/react-router";
import { meanwhile } from "#web/areas/auth/meanwhile.tsx";
import { RegisterScreen } from "#web/areas/auth/register-screen.tsx";
import { guestOnly, searchWithTo } from "#web/kit/session/guards.ts";

export const Route = createFileRoute("/register")({
  validateSearch: searchWithTo,
  beforeLoad: guestOnly,
  ...meanwhile,
  component: RegisterScreen,
});
