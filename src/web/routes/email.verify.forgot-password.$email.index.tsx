import { createFileRoute } from "@tanstack/react-router";
import { meanwhile } from "#web/areas/auth/meanwhile.tsx";
import { ResetCodeScreen } from "#web/areas/auth/reset-code-screen.tsx";
import { guestOnly, searchWithTo } from "#web/kit/session/guards.ts";

export const Route = createFileRoute("/email/verify/forgot-password/$email/")({
  validateSearch: searchWithTo,
  beforeLoad: guestOnly,
  ...meanwhile,
  component: TypeCode,
});

function TypeCode() {
  return <ResetCodeScreen email={Route.useParams().email} />;
}
