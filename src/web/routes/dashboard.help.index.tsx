import { createFileRoute } from "@tanstack/react-router";
import { HelpContents } from "#web/areas/help/help-screen.tsx";
import { loadHelp } from "#web/areas/help/load-help.ts";

export const Route = createFileRoute("/dashboard/help/")({ loader: loadHelp, component: HelpContents });
