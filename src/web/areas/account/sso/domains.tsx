import { Button, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import type { SsoDomain } from "#contract/account/sso.ts";
import { api } from "#contract/index.ts";
import classes from "#web/areas/account/profile.module.css";
import { fieldErrors } from "#web/kit/calls/api.ts";
import { failureText, notify } from "#web/kit/calls/failures.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { Row, Stack, Text } from "#web/ui/layout.tsx";
import { Badge } from "#web/ui/marks/marks.tsx";
import { Modal } from "#web/ui/overlays.tsx";
import { useWords } from "#web/words/words.ts";
import { Copied } from "./copied.tsx";
import { DomainLetter } from "./domain-letter.tsx";

/** The domains whose people are led to the provider, each with how it is shown to be the workspace's own. */
export function Domains({ domains }: { domains: readonly SsoDomain[] }) {
  const t = useWords();
  const [domain, setDomain] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [byLetter, setByLetter] = useState<SsoDomain | null>(null);
  const add = useAction(api.sso.addDomain, {
    refreshes: [api.sso.settings],
    onDone: () => setDomain(""),
    onFailed: (failure) => setError(fieldErrors(failure).domain ?? failureText(failure)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (domain.trim()) add.mutate({ domain });
  };
  return (
    <Stack gap={8}>
      <Text as="h3" size={13} weight={600}>
        {t("account.sso.domains")}
      </Text>
      <Text size={12} tone="dimmed">
        {t("account.sso.domains_text")}
      </Text>
      {domains.length > 0 && (
        <Stack as="ul">
          {domains.map((one) => (
            <DomainRow key={one.id} of={one} onLetter={() => setByLetter(one)} />
          ))}
        </Stack>
      )}
      <Row as="form" noValidate gap={8} align="end" mt={4} onSubmit={submit}>
        <TextInput
          flex={1}
          label={t("account.sso.domain")}
          placeholder="example.com"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={domain}
          error={error}
          onChange={(event) => {
            setError(null);
            setDomain(event.currentTarget.value);
          }}
        />
        <Button type="submit" variant="default" loading={add.isPending}>
          {t("account.sso.domain_add")}
        </Button>
      </Row>
      <Modal
        opened={byLetter !== null}
        onClose={() => setByLetter(null)}
        title={byLetter ? t("account.sso.letter_title", { domain: byLetter.domain }) : ""}
        centered
      >
        {byLetter && <DomainLetter of={byLetter} onDone={() => setByLetter(null)} />}
      </Modal>
    </Stack>
  );
}

function DomainRow({ of: one, onLetter }: { of: SsoDomain; onLetter: () => void }) {
  const t = useWords();
  const refreshes = [api.sso.settings];
  const check = useAction(api.sso.checkDomain, { refreshes, onDone: (answer) => notify("info", answer.response_message) });
  const remove = useAction(api.sso.removeDomain, { refreshes, onDone: (answer) => notify("info", answer.response_message) });
  const isVerified = one.verified_at !== null;
  const state =
    one.verified_by === "dns" ? "domain_verified_dns" : one.verified_by === "letter" ? "domain_verified_letter" : "domain_waits";
  return (
    <Stack as="li" gap={8} className={classes.row}>
      <Row gap={12}>
        <Row as="span" gap={8} isWrapped flex="fill" size={13} weight={500}>
          <Text as="span" isBreakable translate="no">
            {one.domain}
          </Text>
          <Badge tone={isVerified ? "met" : "plain"}>{t(`account.sso.${state}`)}</Badge>
        </Row>
        <Button
          variant="default"
          aria-label={`${t("account.sso.remove")}: ${one.domain}`}
          loading={remove.isPending}
          onClick={() => remove.mutate({ id: one.id })}
        >
          {t("account.sso.remove")}
        </Button>
      </Row>
      {!isVerified && (
        <>
          <Text size={12} tone="dimmed">
            {t("account.sso.domain_record")}
          </Text>
          <Copied label={t("account.sso.record_name")} value={one.record_name} />
          <Copied label={t("account.sso.record_value")} value={one.record_value} />
          <Row gap={8} isWrapped>
            <Button variant="default" loading={check.isPending} onClick={() => check.mutate({ id: one.id })}>
              {t("account.sso.check")}
            </Button>
            <Button variant="subtle" onClick={onLetter}>
              {t("account.sso.by_letter")}
            </Button>
          </Row>
        </>
      )}
    </Stack>
  );
}
