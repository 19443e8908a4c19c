import { createFileRoute } from "@tanstack/react-router";
import { ResetCodeScreen } from "#web/areas/auth/reset-code-screen.tsx";
import { guestOnly, searchWithTo } from "#web/kit/session/guards.ts";

export const Route = createFileRoute("/email/verify/forgot-password/$email/$code")({
  validateSearch: searchWithTo,
  beforeLoad: guestOnly,
  component: CheckLink,
});

function CheckLink() {
  const { email, code } = Route.useParams();
  return <ResetCodeScreen email={email} link={code} />;
}
