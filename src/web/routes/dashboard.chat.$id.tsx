import { createFileRoute } from "@tanstack/react-router";
import { TalkScreen } from "#web/areas/chat/talk-screen.tsx";

export const Route = createFileRoute("/dashboard/chat/$id")({ component: ById });

function ById() {
  const { id } = Route.useParams();
  return <TalkScreen key={id} id={id} />;
}
