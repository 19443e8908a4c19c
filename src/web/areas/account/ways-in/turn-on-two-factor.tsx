import { Button, CopyButton } from "@mantine/core";
import { useState } from "react";
import { renderSVG } from "uqr";
import type { User } from "#contract/account/account.ts";
import { api } from "#contract/index.ts";
import classes from "#web/areas/account/profile.module.css";
import { fieldErrors } from "#web/kit/calls/api.ts";
import { failureText, notify } from "#web/kit/calls/failures.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { DialogActions } from "#web/kit/dialog/dialog-actions.tsx";
import { AskPassword, wrongPassword } from "#web/kit/session/ask-password.tsx";
import { CodeBoxes, useCode } from "#web/kit/session/code-boxes.tsx";
import { Text } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";

interface TurnOnTwoFactorProps {
  /** It is on; the recovery codes are still to be read. */
  onTurnedOn: (user: User) => void;
  onDone: () => void;
}

/** Password → picture and code → recovery codes. */
export function TurnOnTwoFactor({ onTurnedOn, onDone }: TurnOnTwoFactorProps) {
  const t = useWords();
  const [error, setError] = useState<string | null>(null);
  const code = useCode();
  const start = useAction(api.account.startTwoFactor, {
    onFailed: (failure) => setError(wrongPassword(failure)),
    onDone: () => setError(null),
  });
  const confirm = useAction(api.account.confirmTwoFactor, {
    onDone: (answer) => {
      onTurnedOn(answer.user);
      notify("info", answer.response_message);
    },
    onFailed: (failure) => code.refuse(fieldErrors(failure).code ?? failureText(failure)),
  });
  const secret = start.data?.data;
  const recovery = confirm.data?.data.recovery_codes;
  if (recovery)
    return (
      <>
        <Text size={13} tone="secondary" mb={16}>
          {t("account.two_factor_keep")}
        </Text>
        <ul className={classes.recovery} translate="no">
          {recovery.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
        <DialogActions>
          <CopyButton value={recovery.join("\n")}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy}>
                {t(copied ? "account.two_factor_copied" : "account.two_factor_copy")}
              </Button>
            )}
          </CopyButton>
          <Button onClick={onDone}>{t("account.two_factor_done")}</Button>
        </DialogActions>
      </>
    );
  if (!secret)
    return (
      <AskPassword
        action={t("auth.go_on")}
        error={error}
        isPending={start.isPending}
        onGiven={(current_password) => start.mutate({ current_password })}
      />
    );
  return (
    <>
      <Text size={13} tone="secondary" mb={16}>
        {t("account.two_factor_scan")}
      </Text>
      <img
        className={classes.qr}
        src={`data:image/svg+xml,${encodeURIComponent(renderSVG(secret.uri, { border: 2 }))}`}
        alt={t("account.two_factor_picture")}
        width={184}
        height={184}
      />
      <Text size={12} tone="dimmed" mt={6}>
        {t("account.two_factor_by_hand")}
      </Text>
      <Text size={13} isBreakable className={classes.secret} translate="no">
        {secret.secret.replace(/(.{4})(?=.)/g, "$1 ")}
      </Text>
      <CodeBoxes code={code} onComplete={(value) => confirm.mutate({ code: value })} isPending={confirm.isPending} />
    </>
  );
}
