import { createFileRoute } from "@tanstack/react-router";
import { InvitationScreen } from "#web/areas/subscription/payment/invitation-screen.tsx";
import { loadWords } from "#web/words/words.ts";

export const Route = createFileRoute("/price/$created_member_id/$team_id")({
  // The role that one is invited to has its name there.
  beforeLoad: () => loadWords("plans", "inside"),
  component: ByLink,
});

function ByLink() {
  return <InvitationScreen ids={Route.useParams()} />;
}
