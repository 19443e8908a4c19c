import { Button } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { api } from "#contract/index.ts";
import { fieldErrors } from "#web/kit/calls/api.ts";
import { failureText, notify } from "#web/kit/calls/failures.ts";
import { useSend } from "#web/kit/calls/use-send.ts";
import { NewPassword, newPasswordRules } from "#web/kit/session/new-password.tsx";
import { rememberEmail } from "#web/kit/session/session.ts";
import { AnchorLink } from "#web/ui/input/links.tsx";
import { Stack, Text } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";
import { AuthFrame } from "./auth-frame.tsx";
import classes from "./form.module.css";

/** A new password, with the code that was found right on the screen before, or stands in the address. */
export function ResetScreen({ email, code }: { email: string; code: string }) {
  const t = useWords();
  const navigate = useNavigate();
  /** The code isn't good any more: only a new one helps. */
  const [over, setOver] = useState<string | null>(null);
  const form = useForm({
    initialValues: { password: "", password_confirmation: "" },
    validate: {
      ...newPasswordRules(t),
    },
  });
  const reset = useSend(api.account.resetPassword, {
    onDone: (answer) => {
      rememberEmail(email);
      notify("info", answer.response_message);
      void navigate({ to: "/login", replace: true });
    },
    onFailed: (failure) => {
      const { password, password_confirmation, ...rest } = fieldErrors(failure);
      form.setErrors({ ...(password && { password }), ...(password_confirmation && { password_confirmation }) });
      if (!password && !password_confirmation) setOver(Object.values(rest)[0] ?? failureText(failure));
    },
  });
  return (
    <AuthFrame title={t("auth.reset")} lead={t("auth.reset_text", { email })}>
      {over && (
        <Text size={13} tone="text" mt={20} className={classes.ended} role="alert">
          {over}{" "}
          <AnchorLink to="/forgot-password" inherit>
            {t("auth.new_code")}
          </AnchorLink>
        </Text>
      )}
      <Stack noValidate as="form" gap={16} mt={28} onSubmit={form.onSubmit((values) => reset.mutate({ email, code, ...values }))}>
        {/* For password managers: whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <NewPassword size="md" label={t("auth.new_password")} known={[email]} autoFocus inputProps={form.getInputProps} />
        <Button type="submit" size="lg" fullWidth className={classes.submit} loading={reset.isPending}>
          {t("auth.set_password")}
        </Button>
      </Stack>
      <Stack gap={4} align="start" size={13} tone="secondary" mt={20}>
        <AnchorLink to="/login" className={classes.link} inherit>
          {t("auth.back_to_login")}
        </AnchorLink>
      </Stack>
    </AuthFrame>
  );
}
