import { createFileRoute } from "@tanstack/react-router";
import { meanwhile } from "#web/areas/auth/meanwhile.tsx";
import { SsoScreen } from "#web/areas/auth/sso/sso-screen.tsx";
import { guestOnly, searchWithTo } from "#web/kit/session/guards.ts";
import { loadWords } from "#web/words/words.ts";

export const Route = createFileRoute("/sso/")({
  validateSearch: searchWithTo,
  beforeLoad: (context) => {
    guestOnly(context);
    return loadWords("ways_in");
  },
  ...meanwhile,
  component: SsoScreen,
});
