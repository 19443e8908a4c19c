import { Button } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { api } from "#contract/index.ts";
import { fieldErrors } from "#web/kit/calls/api.ts";
import { notify } from "#web/kit/calls/failures.ts";
import { useSend } from "#web/kit/calls/use-send.ts";
import { emailUsedLast, rememberEmail } from "#web/kit/session/session.ts";
import { EmailInput } from "#web/ui/input/email-input.tsx";
import { AnchorLink } from "#web/ui/input/links.tsx";
import { Stack } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";
import { AuthFrame } from "./auth-frame.tsx";
import classes from "./form.module.css";

/** Asks for a code by letter. Whether the address has an account isn't told. */
export function ForgotScreen() {
  const t = useWords();
  const search = useSearch({ from: "/forgot-password" });
  const navigate = useNavigate();
  const form = useForm({
    initialValues: { email: emailUsedLast() },
    validate: { email: (value) => (/^\S+@\S+\.\S+$/.test(value.trim()) ? null : t(value.trim() ? "auth.email_wrong" : "auth.required")) },
  });
  const forgot = useSend(api.account.forgotPassword, {
    onDone: (answer, { email }) => {
      rememberEmail(email);
      notify("info", answer.response_message);
      void navigate({ to: "/email/verify/forgot-password/$email", params: { email }, search });
    },
    onFailed: (failure) => form.setErrors(fieldErrors(failure)),
  });
  return (
    <AuthFrame title={t("auth.forgot")} lead={t("auth.forgot_text")}>
      <Stack
        noValidate
        as="form"
        gap={16}
        mt={28}
        onSubmit={form.onSubmit(({ email }) => forgot.mutate({ email: email.trim().toLowerCase() }))}
      >
        <EmailInput size="md" label={t("auth.email")} autoComplete="username" autoFocus {...form.getInputProps("email")} />
        <Button type="submit" size="lg" fullWidth className={classes.submit} loading={forgot.isPending}>
          {t("auth.send_code")}
        </Button>
      </Stack>
      <Stack gap={4} align="start" size={13} tone="secondary" mt={20}>
        <AnchorLink to="/login" search={search} className={classes.link} inherit>
          {t("auth.back_to_login")}
        </AnchorLink>
      </Stack>
    </AuthFrame>
  );
}
