import { Button, CopyButton } from "@mantine/core";
import { useState } from "react";
import { renderSVG } from "uqr";
import { api } from "#contract/index.ts";
import { fieldErrors } from "#web/kit/calls/api.ts";
import { failureText, notify } from "#web/kit/calls/failures.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { AskPassword, wrongPassword } from "#web/kit/session/ask-password.tsx";
import { CodeBoxes } from "#web/kit/session/code-boxes.tsx";
import { updateUser, useUser } from "#web/kit/session/session.ts";
import { DialogActions } from "#web/ui/dialog-actions.tsx";
import { Modal } from "#web/ui/floating.tsx";
import { Row, Text } from "#web/ui/layout.tsx";
import { Badge } from "#web/ui/marks.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./profile.module.css";

/** Whether log-in asks for a second factor, and the way to change that. */
export function TwoFactor() {
  const t = useWords();
  const { two_factor: isOn } = useUser();
  const [open, setOpen] = useState<"on" | "off" | null>(null);
  return (
    <Row gap={16} className={classes.state}>
      <Badge tone={isOn ? "met" : "plain"}>{t(isOn ? "account.two_factor_on" : "account.two_factor_off")}</Badge>
      <Button variant="default" onClick={() => setOpen(isOn ? "off" : "on")}>
        {t(isOn ? "account.two_factor_turn_off" : "account.two_factor_turn_on")}
      </Button>
      <Modal opened={open !== null} onClose={() => setOpen(null)} title={t("account.two_factor")} centered closeOnClickOutside={false}>
        {open === "on" && <TurnOn onDone={() => setOpen(null)} />}
        {open === "off" && <TurnOff onDone={() => setOpen(null)} />}
      </Modal>
    </Row>
  );
}

/** Password → picture and code → recovery codes. */
function TurnOn({ onDone }: { onDone: () => void }) {
  const t = useWords();
  const [error, setError] = useState<string | null>(null);
  const [code, setCode] = useState("");
  const start = useAction(api.account.startTwoFactor, {
    onFailed: (failure) => setError(wrongPassword(failure)),
    onDone: () => setError(null),
  });
  const confirm = useAction(api.account.confirmTwoFactor, {
    onDone: (answer) => {
      updateUser(answer.user);
      notify("info", answer.response_message);
    },
    onFailed: (failure) => {
      setError(fieldErrors(failure).code ?? failureText(failure));
      setCode("");
    },
  });
  const secret = start.data?.data;
  const recovery = confirm.data?.data.recovery_codes;
  if (recovery)
    return (
      <>
        <Text size={13} tone="secondary" className={classes.modalText}>
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
      <Text size={13} tone="secondary" className={classes.modalText}>
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
      <CodeBoxes
        value={code}
        onChange={(value) => {
          setCode(value);
          if (value) setError(null);
        }}
        onComplete={(value) => !confirm.isPending && confirm.mutate({ code: value })}
        error={error}
        disabled={confirm.isPending}
      />
    </>
  );
}

function TurnOff({ onDone }: { onDone: () => void }) {
  const t = useWords();
  const [error, setError] = useState<string | null>(null);
  const disable = useAction(api.account.disableTwoFactor, {
    onDone: (answer) => {
      updateUser(answer.user);
      notify("info", answer.response_message);
      onDone();
    },
    onFailed: (failure) => setError(wrongPassword(failure)),
  });
  return (
    <AskPassword
      action={t("account.two_factor_turn_off")}
      error={error}
      isPending={disable.isPending}
      onGiven={(current_password) => disable.mutate({ current_password })}
    />
  );
}
