import { createFileRoute } from "@tanstack/react-router";
import { PipelineSettings } from "#web/areas/matching/pipeline/pipeline-settings.tsx";

export const Route = createFileRoute("/dashboard/profile/pipeline")({ component: PipelineSettings });
