import { createFileRoute } from "@tanstack/react-router";
import { NoPageInside } from "#web/areas/shell/error-screens.tsx";
import { Shell } from "#web/areas/shell/shell.tsx";
import { verified } from "#web/guards.ts";
import { loadInsideWords } from "#web/words/words.ts";

export const Route = createFileRoute("/dashboard")({
  beforeLoad: (context) => {
    verified(context);
    return loadInsideWords();
  },
  component: Shell,
  notFoundComponent: NoPageInside,
});
