import { Button } from "@mantine/core";
import { IconShieldLock } from "@tabler/icons-react";
import { useState } from "react";
import type { SsoSettings } from "#contract/account/sso.ts";
import { api } from "#contract/index.ts";
import classes from "#web/areas/account/profile.module.css";
import { notify, showFailure } from "#web/kit/calls/failures.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { AskPassword, wrongPassword } from "#web/kit/session/ask-password.tsx";
import { useUser } from "#web/kit/session/session.ts";
import { leaveForProvider } from "#web/kit/session/sso.ts";
import { Row, Stack, Text } from "#web/ui/layout.tsx";
import { Badge } from "#web/ui/marks/marks.tsx";
import { Modal } from "#web/ui/overlays.tsx";
import { useWords } from "#web/words/words.ts";

interface ProviderRowProps {
  provider: NonNullable<SsoSettings["provider"]>;
  domains: SsoSettings["domains"];
  onChange: () => void;
}

/** The provider there is: whether it works, and what can be done with it. */
export function ProviderRow({ provider, domains, onChange }: ProviderRowProps) {
  const t = useWords();
  const { email } = useUser();
  const [isLeaving, setLeaving] = useState(false);
  const test = useAction(api.sso.test, {
    onDone: ({ data: { problem } }) =>
      notify(problem ? "error" : "info", t(problem ? `account.sso.problem.${problem}` : "account.sso.answers")),
  });
  const isOwnDomain = domains.some(({ domain, verified_at }) => verified_at && email.endsWith(`@${domain}`));
  return (
    <Stack gap={12}>
      <Row gap={12} className={classes.row}>
        <IconShieldLock size={20} stroke={1.6} aria-hidden="true" />
        <Stack flex="fill">
          <Row as="span" gap={8} isWrapped size={13} weight={500}>
            <Text as="span" isBreakable translate="no">
              {provider.issuer}
            </Text>
            <Badge tone={provider.is_enforced ? "accent" : "plain"}>
              {t(provider.is_enforced ? "account.sso.required" : "account.sso.optional")}
            </Badge>
          </Row>
          <Text as="span" size={12} tone="dimmed" mt={2} isBreakable>
            {provider.client_id} · {t(provider.proven_at ? "account.sso.works" : "account.sso.unproven")}
          </Text>
        </Stack>
      </Row>
      <Row gap={8} isWrapped>
        <Button variant="default" loading={test.isPending} onClick={() => test.mutate({})}>
          {t("account.sso.test")}
        </Button>
        {isOwnDomain && (
          <Button variant="default" onClick={() => void leaveForProvider(email, "/dashboard/profile").catch(showFailure)}>
            {t("account.sso.try_it")}
          </Button>
        )}
        <Button variant="default" onClick={onChange}>
          {t("account.sso.change")}
        </Button>
        <Button variant="default" onClick={() => setLeaving(true)}>
          {t("account.sso.remove")}
        </Button>
      </Row>
      <Modal opened={isLeaving} onClose={() => setLeaving(false)} title={t("account.sso.remove")} centered>
        {isLeaving && <RemoveProvider onDone={() => setLeaving(false)} />}
      </Modal>
    </Stack>
  );
}

function RemoveProvider({ onDone }: { onDone: () => void }) {
  const t = useWords();
  const [error, setError] = useState<string | null>(null);
  const remove = useAction(api.sso.remove, {
    refreshes: [api.sso.settings],
    onDone: (answer) => {
      notify("info", answer.response_message);
      onDone();
    },
    onFailed: (failure) => setError(wrongPassword(failure)),
  });
  return (
    <>
      <Text size={13} tone="secondary" mb={16}>
        {t("account.sso.remove_text")}
      </Text>
      <AskPassword
        action={t("account.sso.remove")}
        isDangerous
        error={error}
        isPending={remove.isPending}
        onGiven={(current_password) => remove.mutate({ current_password })}
      />
    </>
  );
}
