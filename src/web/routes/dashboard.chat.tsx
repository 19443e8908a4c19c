import { createFileRoute } from "@tanstack/react-router";
import { readChatSearch } from "#web/areas/chat/addresses.ts";
import { ChatFrame } from "#web/areas/chat/chat-frame.tsx";

export const Route = createFileRoute("/dashboard/chat")({ validateSearch: readChatSearch, component: ChatFrame });
