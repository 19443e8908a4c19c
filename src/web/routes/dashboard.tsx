import { createFileRoute } from "@tanstack/react-router";
import { verified } from "#web/kit/session/guards.ts";
import { NoPageInside } from "#web/shell/error-screens.tsx";
import { Shell } from "#web/shell/shell.tsx";
import { loadAllWords, loadWords } from "#web/words/words.ts";

/** Where most visits begin: what the other screens say comes when one of those is asked for. boot.js knows them too. */
const begins = ["/dashboard", "/dashboard/candidates"];

export const Route = createFileRoute("/dashboard")({
  beforeLoad: (context) => {
    verified(context);
    return begins.includes(context.location.pathname.replace(/\/$/, "")) ? loadWords("inside") : loadAllWords();
  },
  component: Shell,
  notFoundComponent: NoPageInside,
});
