import { createFileRoute } from "@tanstack/react-router";
import { Shell } from "#web/areas/shell/shell.tsx";
import { verified } from "#web/guards.ts";

export const Route = createFileRoute("/dashboard")({ beforeLoad: verified, component: Shell });
