import { createFileRoute } from "@tanstack/react-router";
import { VerificationScreen } from "#web/areas/auth/verification-screen.tsx";
import { loggedIn } from "#web/kit/session/guards.ts";

export const Route = createFileRoute("/email-verification/$email/$code")({ beforeLoad: loggedIn, component: VerifyByLink });

function VerifyByLink() {
  return <VerificationScreen link={Route.useParams()} />;
}
