import { createFileRoute } from "@tanstack/react-router";
import { TextScreen } from "#web/areas/public/text-screen.tsx";

export const Route = createFileRoute("/terms")({ component: () => <TextScreen page="terms" /> });
