import { Button } from "@mantine/core";
import { IconFingerprint } from "@tabler/icons-react";
import { useState } from "react";
import type { Passkey } from "#contract/account/passkey.ts";
import { api } from "#contract/index.ts";
import classes from "#web/areas/account/profile.module.css";
import { notify } from "#web/kit/calls/failures.ts";
import { LoadError } from "#web/kit/calls/load-error.tsx";
import { useAction, useCall } from "#web/kit/calls/use-call.ts";
import { AskPassword, wrongPassword } from "#web/kit/session/ask-password.tsx";
import { Row, Stack, Text } from "#web/ui/layout.tsx";
import { Modal } from "#web/ui/overlays.tsx";
import { SkeletonRows } from "#web/ui/states/states.tsx";
import { formatTime } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import { deviceName } from "./device-name.ts";
import { EndOtherSessions } from "./end-other-sessions.tsx";
import { makePasskey, passkeysWork, wasCancelled } from "./passkey-prompt.ts";

/** The passkeys that log somebody in, with the way to add one and to remove each. */
export function Passkeys() {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  const [leaving, setLeaving] = useState<Passkey | null>(null);
  const [after, setAfter] = useState<string | null>(null);
  const passkeys = useCall(api.passkey.list, {}, { quiet: true });
  if (passkeys.error) return <LoadError of={passkeys} title={t("account.passkeys_failed")} />;
  if (!passkeys.data) return <SkeletonRows rows={1} height={52} label={t("common.loading")} />;
  const list = passkeys.data.data.passkeys;
  return (
    <>
      {list.length > 0 && (
        <Stack as="ul">
          {list.map((passkey) => (
            <Row key={passkey.id} as="li" gap={12} className={classes.row}>
              <IconFingerprint size={20} stroke={1.6} aria-hidden="true" />
              <Stack flex="fill">
                <Row as="span" gap={8} isWrapped size={13} weight={500}>
                  {passkey.name}
                </Row>
                <Text as="span" size={12} tone="dimmed" mt={2}>
                  {passkey.last_used_at
                    ? t("account.passkey_used", { start: formatTime(passkey.created_at), last: formatTime(passkey.last_used_at) })
                    : t("account.passkey_unused", { start: formatTime(passkey.created_at) })}
                </Text>
              </Stack>
              <Button variant="default" aria-label={`${t("account.passkey_remove")}: ${passkey.name}`} onClick={() => setLeaving(passkey)}>
                {t("account.passkey_remove")}
              </Button>
            </Row>
          ))}
        </Stack>
      )}
      <div className={list.length > 0 ? classes.afterRows : undefined}>
        {passkeysWork() ? (
          <Button variant="default" onClick={() => setOpen(true)}>
            {t("account.passkey_add")}
          </Button>
        ) : (
          <Text size={12} tone="dimmed" mt={6}>
            {t("account.passkey_impossible")}
          </Text>
        )}
      </div>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title={t("account.passkey_add")} centered closeOnClickOutside={false}>
        {isOpen && (
          <AddPasskey
            onDone={() => {
              setOpen(false);
              setAfter(t("account.passkey_is_added"));
            }}
          />
        )}
      </Modal>
      <Modal opened={leaving !== null} onClose={() => setLeaving(null)} title={t("account.passkey_remove_title")} centered>
        {leaving && (
          <RemovePasskey
            passkey={leaving}
            onDone={() => {
              setLeaving(null);
              setAfter(t("account.passkey_is_removed"));
            }}
          />
        )}
      </Modal>
      <EndOtherSessions after={after} onDone={() => setAfter(null)} />
    </>
  );
}

function RemovePasskey({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const t = useWords();
  const [error, setError] = useState<string | null>(null);
  const remove = useAction(api.passkey.remove, {
    refreshes: [api.passkey.list],
    onDone: (answer) => {
      notify("info", answer.response_message);
      onDone();
    },
    onFailed: (failure) => setError(wrongPassword(failure)),
  });
  return (
    <>
      <Text size={13} tone="secondary" mb={16}>
        {t("account.passkey_remove_text", { name: passkey.name })}
      </Text>
      <AskPassword
        action={t("account.passkey_remove")}
        isDangerous
        error={error}
        isPending={remove.isPending}
        onGiven={(current_password) => remove.mutate({ id: passkey.id, current_password })}
      />
    </>
  );
}

/** Password → the browser's own question → kept under the device's name. */
function AddPasskey({ onDone }: { onDone: () => void }) {
  const t = useWords();
  const [error, setError] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const confirm = useAction(api.passkey.confirm, {
    refreshes: [api.passkey.list],
    onDone: (answer) => {
      notify("info", answer.response_message);
      onDone();
    },
  });
  const ask = async (options: Record<string, unknown>) => {
    setAsking(true);
    try {
      const response = await makePasskey(options);
      const { browser, system } = deviceName(navigator.userAgent);
      confirm.mutate({ name: [browser, system].filter(Boolean).join(", ") || t("account.unknown_device"), response });
    } catch (failure) {
      setError(t(wasCancelled(failure) ? "account.passkey_cancelled" : "account.passkey_failed"));
    } finally {
      setAsking(false);
    }
  };
  const start = useAction(api.passkey.start, {
    onDone: (answer) => void ask(answer.data.options),
    onFailed: (failure) => setError(wrongPassword(failure)),
  });
  return (
    <AskPassword
      action={t("account.passkey_go_on")}
      error={error}
      isPending={start.isPending || isAsking || confirm.isPending}
      onGiven={(current_password) => {
        setError(null);
        start.mutate({ current_password });
      }}
    />
  );
}
