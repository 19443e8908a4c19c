import { createFileRoute } from "@tanstack/react-router";
import { AboutScreen } from "#web/areas/public/about-screen.tsx";

export const Route = createFileRoute("/about")({ component: AboutScreen });
