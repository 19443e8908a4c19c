import { createFileRoute } from "@tanstack/react-router";
import { meanwhile } from "#web/areas/auth/meanwhile.tsx";
import { ResetScreen } from "#web/areas/auth/reset-screen.tsx";
import { guestOnly, searchWithTo } from "#web/kit/session/guards.ts";

export const Route = createFileRoute("/reset-password/$email/$code")({
  validateSearch: searchWithTo,
  beforeLoad: guestOnly,
  ...meanwhile,
  component: ChoosePassword,
});

function ChoosePassword() {
  return <ResetScreen {...Route.useParams()} />;
}
