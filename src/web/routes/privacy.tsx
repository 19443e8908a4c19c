import { createFileRoute } from "@tanstack/react-router";
import { TextScreen } from "#web/areas/public/text-screen.tsx";

export const Route = createFileRoute("/privacy")({ component: () => <TextScreen page="privacy" /> });
