import { createFileRoute, notFound } from "@tanstack/react-router";
import { oneOf } from "#contract/choices.ts";
import { helpAreas } from "#web/areas/help/addresses.ts";
import { HelpScreen } from "#web/areas/help/help-screen.tsx";
import { loadHelp } from "#web/areas/help/load-help.ts";
import { NoPageInside } from "#web/shell/error-screens.tsx";

export const Route = createFileRoute("/dashboard/help/$area")({
  loader: ({ params }) => {
    if (!oneOf(helpAreas, params.area)) throw notFound();
    return loadHelp();
  },
  component: HelpScreen,
  notFoundComponent: NoPageInside,
});
