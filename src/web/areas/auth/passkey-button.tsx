import { Button } from "@mantine/core";
import { IconFingerprint } from "@tabler/icons-react";
import { useState } from "react";
import { api } from "#contract/index.ts";
import { passkeysWork, signWithPasskey, wasCancelled } from "#web/areas/account/ways-in/passkey-prompt.ts";
import { CallFailed, NotReached, send } from "#web/kit/calls/api.ts";
import { notify, showFailure } from "#web/kit/calls/failures.ts";
import { useSend } from "#web/kit/calls/use-send.ts";
import { enterSession } from "#web/kit/session/session.ts";
import { useWords } from "#web/words/words.ts";

/** Logs in with a passkey, without an address or a password. Absent where the browser knows none. */
export function PasskeyButton() {
  const t = useWords();
  const [isAsking, setAsking] = useState(false);
  const login = useSend(api.passkey.login, {
    onDone: (answer) => {
      notify("info", answer.response_message);
      enterSession(answer);
    },
  });
  const ask = async () => {
    setAsking(true);
    try {
      const { data } = await send(api.passkey.startLogin, {});
      login.mutate({ response: await signWithPasskey(data.options) });
    } catch (failure) {
      if (failure instanceof CallFailed || failure instanceof NotReached) showFailure(failure);
      else if (!wasCancelled(failure)) notify("error", t("auth.passkey_failed"));
    } finally {
      setAsking(false);
    }
  };
  if (!passkeysWork()) return null;
  return (
    <Button
      variant="default"
      size="md"
      fullWidth
      loading={isAsking || login.isPending}
      leftSection={<IconFingerprint size={16} stroke={1.5} aria-hidden="true" />}
      onClick={() => void ask()}
    >
      {t("auth.log_in_passkey")}
    </Button>
  );
}
