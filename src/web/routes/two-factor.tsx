import { createFileRoute } from "@tanstack/react-router";
import { meanwhile } from "#web/areas/auth/meanwhile.tsx";
import { TwoFactorScreen } from "#web/areas/auth/two-factor-screen.tsx";
import { loggedIn, searchWithTo } from "#web/kit/session/guards.ts";
import { loadAllWords } from "#web/words/words.ts";

export const Route = createFileRoute("/two-factor")({
  validateSearch: searchWithTo,
  beforeLoad: (context) => {
    loggedIn(context);
    return loadAllWords();
  },
  ...meanwhile,
  component: TwoFactorScreen,
});
