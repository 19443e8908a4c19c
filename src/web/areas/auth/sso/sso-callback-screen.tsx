import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { api } from "#contract/index.ts";
import { AuthFrame } from "#web/areas/auth/auth-frame.tsx";
import { send } from "#web/kit/calls/api.ts";
import { failureText, notify } from "#web/kit/calls/failures.ts";
import { cameWith } from "#web/kit/session/came-with.ts";
import { enterSession } from "#web/kit/session/session.ts";
import { comeBackFromProvider } from "#web/kit/session/sso.ts";
import { AnchorLink, ButtonLink } from "#web/ui/input/links.tsx";
import { Stack, Text } from "#web/ui/layout.tsx";
import { FullScreenSpinner } from "#web/ui/states/full-screen-spinner.tsx";
import { useWords } from "#web/words/words.ts";

/** Where the provider sends people back to: with its answer a session is opened, once. */
export function SsoCallbackScreen() {
  const t = useWords();
  const navigate = useNavigate();
  const [failed, setFailed] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer of the provider's is good once
  useEffect(() => {
    if (begun) return;
    begun = true;
    const back = comeBackFromProvider(cameWith);
    // What it holds is worth nothing once it was used; it needn't stand in the history either.
    history.replaceState(history.state, "", location.pathname);
    if (!back) return setFailed(t("sso.over"));
    send(api.sso.finish, back.body).then(
      (answer) => {
        notify("info", answer.response_message);
        enterSession(answer);
        void navigate({ href: back.to ?? "/dashboard", replace: true });
      },
      (failure: unknown) => setFailed(failureText(failure)),
    );
  }, []);
  if (failed === null) return <FullScreenSpinner label={t("sso.coming")} />;
  return (
    <AuthFrame title={t("sso.failed")}>
      <Text tone="text" mt={20} role="alert">
        {failed}
      </Text>
      <Stack mt={28}>
        <ButtonLink size="lg" fullWidth to="/sso">
          {t("sso.again")}
        </ButtonLink>
      </Stack>
      <Stack gap={4} align="start" size={13} tone="secondary" mt={20}>
        <AnchorLink to="/login" inherit>
          {t("sso.otherwise")}
        </AnchorLink>
      </Stack>
    </AuthFrame>
  );
}

/** The app began at this address once: React draws a screen twice while it is being developed. */
let begun = false;
