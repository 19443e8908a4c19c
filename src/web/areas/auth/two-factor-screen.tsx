import { UnstyledButton } from "@mantine/core";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { TurnOnTwoFactor } from "#web/areas/account/ways-in/turn-on-two-factor.tsx";
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
  const goOn = () => void navigate({ href: to, replace: true });
  const [isDone, setDone] = useState(false);
  const [isOwed] = useState(user.two_factor_owed);
  // Who comes without owing anything goes on; who set it up here stays until the recovery codes were read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (!isOwed) goOn();
  }, [isOwed]);
  const turnedOn = (now: typeof user) => {
    setDone(true);
    updateUser(now);
  };
  return (
    <AuthFrame title={t("account.two_factor_owed_title")} lead={t("account.two_factor_owed_text", { workspace: user.workspace.name })}>
      <Stack mt={28}>
        <TurnOnTwoFactor onTurnedOn={turnedOn} onDone={goOn} />
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
