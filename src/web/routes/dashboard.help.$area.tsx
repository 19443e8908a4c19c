import { createFileRoute, notFound } from "@tanstack/react-router";
import { oneOf } from "#contract/choices.ts";
import { helpAreas } from "#web/areas/help/addresses.ts";
import { HelpScreen } from "#web/areas/help/help-screen.tsx";
import { loadHelp } from "#web/areas/help/load-help.ts";

export const Route = createFileRoute("/dashboard/help/$area")({
  beforeLoad: ({ params }) => {
    if (!oneOf(helpAreas, params.area)) throw notFound();
  },
  loader: loadHelp,
  component: HelpScreen,
});
