import { createFileRoute } from "@tanstack/react-router";
import { ModelScreen } from "#web/areas/language-model/model-screen.tsx";

export const Route = createFileRoute("/dashboard/profile/model")({ component: ModelScreen });
