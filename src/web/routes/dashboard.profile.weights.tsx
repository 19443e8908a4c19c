import { createFileRoute } from "@tanstack/react-router";
import { WeightsScreen } from "#web/areas/weights/weights-screen.tsx";

export const Route = createFileRoute("/dashboard/profile/weights")({ component: WeightsScreen });
