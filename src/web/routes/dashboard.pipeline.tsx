import { createFileRoute } from "@tanstack/react-router";
import { readPipelineSearch } from "#web/areas/matching/board/addresses.ts";
import { PipelineScreen } from "#web/areas/matching/board/pipeline-screen.tsx";

export const Route = createFileRoute("/dashboard/pipeline")({ validateSearch: readPipelineSearch, component: PipelineScreen });
