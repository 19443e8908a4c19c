import { UnstyledButton } from "@mantine/core";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { TurnOnTwoFactor } from "#web/areas/account/turn-on-two-factor.tsx";
import { logOut, updateUser, useUser } from "#web/kit/session/session.ts";
import { Stack } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";
import { AuthFrame } from "./auth-frame.tsx";
import classes from "./form.module.css";

/** The workspace requires a second factor, and there is none yet: it is set up here, then work goes on. */
export function TwoFactorScreen() {
  const t = useWords();
  const user = useUser();
  const navigate = useNavigate();
  const { to = "/dashboard" } = useSearch({ from: "/two-factor" });
  const [isDone, setDone] = useState(false);
  const turnedOn = (now: typeof user) => {
    setDone(true);
    updateUser(now);
  };
  return (
    <AuthFrame title={t("account.two_factor_owed_title")} lead={t("account.two_factor_owed_text", { workspace: user.workspace.name })}>
      <Stack mt={28}>
        <TurnOnTwoFactor onTurnedOn={turnedOn} onDone={() => void navigate({ href: to, replace: true })} />
      </Stack>
      {!isDone && (
        <Stack gap={4} align="start" size={13} tone="secondary" mt={20}>
          <UnstyledButton className={classes.link} onClick={() => void logOut()}>
            {t("auth.other_account")}
          </UnstyledButton>
        </Stack>
      )}
    </AuthFrame>
  );
}
