import { createFileRoute } from "@tanstack/react-router";
import { InvitationScreen } from "#web/areas/subscription/invitation-screen.tsx";

export const Route = createFileRoute("/price/$created_member_id/$team_id")({ component: ByLink });

function ByLink() {
  return <InvitationScreen ids={Route.useParams()} />;
}
