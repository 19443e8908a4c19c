import { createFileRoute } from "@tanstack/react-router";
import { TextScreen } from "#web/areas/public/text-screen.tsx";

export const Route = createFileRoute("/how-we-use-ai")({ component: () => <TextScreen page="how_we_use_ai" /> });
