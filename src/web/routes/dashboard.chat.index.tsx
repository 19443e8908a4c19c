import { createFileRoute } from "@tanstack/react-router";
import { NoTalk } from "#web/areas/chat/start/no-talk.tsx";

export const Route = createFileRoute("/dashboard/chat/")({ component: NoTalk });
