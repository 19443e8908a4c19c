import { Select, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import type { SsoDomain } from "#contract/account/sso.ts";
import { domainMailboxes, oneOf } from "#contract/choices.ts";
import { api } from "#contract/index.ts";
import { fieldErrors } from "#web/kit/calls/api.ts";
import { failureText, notify } from "#web/kit/calls/failures.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { DialogActions } from "#web/kit/dialog/dialog-actions.tsx";
import { Stack, Text } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";

/** A mailbox of whoever runs the domain → the code that was sent there. */
export function DomainLetter({ of: { id, domain }, onDone }: { of: SsoDomain; onDone: () => void }) {
  const t = useWords();
  const [mailbox, setMailbox] = useState<(typeof domainMailboxes)[number]>("postmaster");
  const [code, setCode] = useState("");
  const [error, setError] = useState<string | null>(null);
  const send = useAction(api.sso.mailDomain, { onDone: (answer) => notify("info", answer.response_message) });
  const confirm = useAction(api.sso.confirmDomain, {
    refreshes: [api.sso.settings],
    onDone: (answer) => {
      notify("info", answer.response_message);
      onDone();
    },
    onFailed: (failure) => setError(fieldErrors(failure).code ?? failureText(failure)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!send.isSuccess) send.mutate({ id, mailbox });
    else if (code.trim()) confirm.mutate({ id, mailbox, code: code.trim() });
  };
  return (
    <Stack as="form" noValidate gap={16} onSubmit={submit}>
      <Text size={13} tone="secondary">
        {send.isSuccess ? t("account.sso.code_text", { address: `${mailbox}@${domain}` }) : t("account.sso.letter_text")}
      </Text>
      {send.isSuccess ? (
        <TextInput
          label={t("auth.second_factor_code")}
          inputMode="numeric"
          autoComplete="one-time-code"
          data-autofocus
          value={code}
          error={error}
          onChange={(event) => {
            setError(null);
            setCode(event.currentTarget.value);
          }}
        />
      ) : (
        <Select
          label={t("account.sso.mailbox")}
          data={domainMailboxes.map((name) => ({ value: name, label: `${name}@${domain}` }))}
          value={mailbox}
          allowDeselect={false}
          onChange={(value) => setMailbox(oneOf(domainMailboxes, value) ?? "postmaster")}
        />
      )}
      <DialogActions save={t(send.isSuccess ? "account.sso.check" : "account.sso.send")} isPending={send.isPending || confirm.isPending} />
    </Stack>
  );
}
