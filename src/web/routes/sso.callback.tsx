import { createFileRoute } from "@tanstack/react-router";
import { meanwhile } from "#web/areas/auth/meanwhile.tsx";
import { SsoCallbackScreen } from "#web/areas/auth/sso/sso-callback-screen.tsx";
import { loadWords } from "#web/words/words.ts";

export const Route = createFileRoute("/sso/callback")({
  beforeLoad: () => loadWords("ways_in"),
  ...meanwhile,
  component: SsoCallbackScreen,
});
