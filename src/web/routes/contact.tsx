import { createFileRoute } from "@tanstack/react-router";
import { ContactScreen } from "#web/areas/public/contact-screen.tsx";

export const Route = createFileRoute("/contact")({ component: ContactScreen });
