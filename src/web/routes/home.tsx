import { createFileRoute } from "@tanstack/react-router";
import { HomeScreen } from "#web/areas/public/home-screen.tsx";

export const Route = createFileRoute("/home")({ component: HomeScreen });
