import { Button, PasswordInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { api } from "#contract/index.ts";
import { CallFailed, fieldErrors } from "#web/kit/calls/api.ts";
import { failureText, notify } from "#web/kit/calls/failures.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { DialogActions } from "#web/kit/dialog/dialog-actions.tsx";
import { CodeBoxes, useCode } from "#web/kit/session/code-boxes.tsx";
import { updateUser, useUser } from "#web/kit/session/session.ts";
import { EmailInput } from "#web/ui/input/email-input.tsx";
import { Row, Stack, Text } from "#web/ui/layout.tsx";
import { Modal } from "#web/ui/overlays.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./profile.module.css";
import { EndOtherSessions } from "./ways-in/end-other-sessions.tsx";

/** The address one logs in with, and the way to another: it counts once its owner has shown the code mailed to it. */
export function EmailForm() {
  const t = useWords();
  const user = useUser();
  const [isOpen, setOpen] = useState(false);
  const [after, setAfter] = useState<string | null>(null);
  return (
    <Row gap={16} className={classes.state}>
      <Text as="span" size={13} weight={500} isBreakable flex="shrink">
        {user.email}
      </Text>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t("account.email_change")}
      </Button>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title={t("account.email_change_title")} centered closeOnClickOutside={false}>
        {isOpen && (
          <ChangeEmail
            onDone={() => {
              setOpen(false);
              setAfter(t("account.email_is_changed"));
            }}
          />
        )}
      </Modal>
      <EndOtherSessions after={after} onDone={() => setAfter(null)} />
    </Row>
  );
}

function ChangeEmail({ onDone }: { onDone: () => void }) {
  const t = useWords();
  const code = useCode();
  const form = useForm({
    initialValues: { email: "", current_password: "" },
    validate: {
      email: (value) => (/^\S+@\S+\.\S+$/.test(value.trim()) ? null : t(value.trim() ? "auth.email_wrong" : "auth.required")),
      current_password: (value) => (value ? null : t("auth.required")),
    },
  });
  const change = useAction(api.account.changeEmail, {
    onDone: (answer) => notify("info", answer.response_message),
    onFailed: (failure) =>
      form.setErrors(
        failure instanceof CallFailed && [406, 409, 429].includes(failure.status) ? { email: failureText(failure) } : fieldErrors(failure),
      ),
  });
  const verify = useAction(api.account.verifyEmail, {
    onDone: (answer) => {
      updateUser(answer.user);
      notify("info", answer.response_message);
      onDone();
    },
    onFailed: (failure) => code.refuse(fieldErrors(failure).code ?? failureText(failure)),
  });
  const pending = change.data?.data.pending_email;
  if (pending)
    return (
      <>
        <Text size={13} tone="secondary" mb={16}>
          {t("auth.verify_text", { email: pending })}
        </Text>
        <CodeBoxes code={code} onComplete={(value) => verify.mutate({ email: pending, code: value })} isPending={verify.isPending} />
        <Text size={12} tone="dimmed" mt={6}>
          {t("account.email_until")}
        </Text>
      </>
    );
  return (
    <Stack noValidate as="form" gap={16} onSubmit={form.onSubmit((values) => change.mutate(values))}>
      <EmailInput label={t("account.email_new")} data-autofocus {...form.getInputProps("email")} />
      <PasswordInput label={t("account.current_password")} autoComplete="current-password" {...form.getInputProps("current_password")} />
      <DialogActions save={t("auth.send_code")} isPending={change.isPending} />
    </Stack>
  );
}
