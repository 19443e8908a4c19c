import { Button } from "@mantine/core";
import { useState } from "react";
import { api } from "#contract/index.ts";
import classes from "#web/areas/account/profile.module.css";
import { notify } from "#web/kit/calls/failures.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { AskPassword, wrongPassword } from "#web/kit/session/ask-password.tsx";
import { updateUser, useUser } from "#web/kit/session/session.ts";
import { Row } from "#web/ui/layout.tsx";
import { Badge } from "#web/ui/marks/marks.tsx";
import { Modal } from "#web/ui/overlays.tsx";
import { useWords } from "#web/words/words.ts";
import { EndOtherSessions } from "./end-other-sessions.tsx";
import { TurnOnTwoFactor } from "./turn-on-two-factor.tsx";

/** Whether log-in asks for a second factor, and the way to change that. */
export function TwoFactor() {
  const t = useWords();
  const { two_factor: isOn } = useUser();
  const [open, setOpen] = useState<"on" | "off" | null>(null);
  const [after, setAfter] = useState<string | null>(null);
  const done = (what: string) => {
    setOpen(null);
    setAfter(what);
  };
  return (
    <Row gap={16} className={classes.state}>
      <Badge tone={isOn ? "met" : "plain"}>{t(isOn ? "account.two_factor_on" : "account.two_factor_off")}</Badge>
      <Button variant="default" onClick={() => setOpen(isOn ? "off" : "on")}>
        {t(isOn ? "account.two_factor_turn_off" : "account.two_factor_turn_on")}
      </Button>
      <Modal opened={open !== null} onClose={() => setOpen(null)} title={t("account.two_factor")} centered closeOnClickOutside={false}>
        {open === "on" && <TurnOnTwoFactor onTurnedOn={updateUser} onDone={() => done(t("account.two_factor_is_on"))} />}
        {open === "off" && <TurnOff onDone={() => done(t("account.two_factor_is_off"))} />}
      </Modal>
      <EndOtherSessions after={after} onDone={() => setAfter(null)} />
    </Row>
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
