import { Switch } from "@mantine/core";
import { useState } from "react";
import type { SsoSettings } from "#contract/account/sso.ts";
import { api } from "#contract/index.ts";
import { notify } from "#web/kit/calls/failures.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { AskPassword, wrongPassword } from "#web/kit/session/ask-password.tsx";
import { Stack, Text } from "#web/ui/layout.tsx";
import { Modal } from "#web/ui/overlays.tsx";
import { useWords } from "#web/words/words.ts";

interface EnforceSwitchProps {
  provider: NonNullable<SsoSettings["provider"]>;
  domains: SsoSettings["domains"];
}

/** Whether members of the domains have another way in. Only what is known to work can be required. */
export function EnforceSwitch({ provider: { is_enforced, proven_at }, domains }: EnforceSwitchProps) {
  const t = useWords();
  const [isAsking, setAsking] = useState(false);
  const hasDomain = domains.some(({ verified_at }) => verified_at);
  const missing = is_enforced ? null : hasDomain ? (proven_at ? null : "enforce_prove_first") : "enforce_domain_first";
  return (
    <Stack gap={8}>
      <Switch
        label={t("account.sso.enforce")}
        description={t("account.sso.enforce_hint")}
        checked={is_enforced}
        disabled={missing !== null}
        onChange={() => setAsking(true)}
      />
      {missing && (
        <Text size={12} tone="dimmed">
          {t(`account.sso.${missing}`)}
        </Text>
      )}
      <Modal opened={isAsking} onClose={() => setAsking(false)} title={t("account.sso.enforce")} centered>
        {isAsking && <Enforce to={!is_enforced} onDone={() => setAsking(false)} />}
      </Modal>
    </Stack>
  );
}

function Enforce({ to, onDone }: { to: boolean; onDone: () => void }) {
  const t = useWords();
  const [error, setError] = useState<string | null>(null);
  const enforce = useAction(api.sso.enforce, {
    refreshes: [api.sso.settings],
    onDone: (answer) => {
      notify("info", answer.response_message);
      onDone();
    },
    onFailed: (failure) => setError(wrongPassword(failure)),
  });
  return (
    <AskPassword
      action={t(to ? "account.sso.enforce_on" : "account.sso.enforce_off")}
      error={error}
      isPending={enforce.isPending}
      onGiven={(current_password) => enforce.mutate({ is_enforced: to, current_password })}
    />
  );
}
