import { Button } from "@mantine/core";
import { useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { AuthFrame } from "#web/areas/auth/auth-frame.tsx";
import classes from "#web/areas/auth/form.module.css";
import { useFields } from "#web/areas/auth/use-fields.ts";
import { CallFailed, fieldErrors } from "#web/kit/calls/api.ts";
import { failureText, showFailure } from "#web/kit/calls/failures.ts";
import { emailUsedLast } from "#web/kit/session/session.ts";
import { leaveForProvider } from "#web/kit/session/sso.ts";
import { EmailInput } from "#web/ui/input/email-input.tsx";
import { AnchorLink } from "#web/ui/input/links.tsx";
import { Stack } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";

/** Asks for the e-mail address: its domain says at which provider one logs in. */
export function SsoScreen() {
  const t = useWords();
  const search = useSearch({ from: "/sso/" });
  const [isLeaving, setLeaving] = useState(false);
  const form = useFields({
    initial: { email: emailUsedLast() },
    check: ({ email }) => ({ email: email.trim() ? null : t("auth.required") }),
  });
  const leave = async ({ email }: { email: string }) => {
    setLeaving(true);
    try {
      await leaveForProvider(email.trim(), search.to);
    } catch (failure) {
      setLeaving(false);
      if (failure instanceof CallFailed) form.setErrors({ email: fieldErrors(failure).email ?? failureText(failure) });
      else showFailure(failure);
    }
  };
  return (
    <AuthFrame title={t("sso.title")} lead={t("sso.text")}>
      <Stack noValidate as="form" gap={16} mt={28} onSubmit={form.onSubmit((values) => void leave(values))}>
        <EmailInput size="md" label={t("auth.email")} autoComplete="username" autoFocus {...form.inputProps("email")} />
        <Button type="submit" size="lg" fullWidth className={classes.submit} loading={isLeaving}>
          {t("sso.go_on")}
        </Button>
      </Stack>
      <Stack gap={4} align="start" size={13} tone="secondary" mt={20}>
        <AnchorLink to="/login" search={search} inherit>
          {t("sso.otherwise")}
        </AnchorLink>
      </Stack>
    </AuthFrame>
  );
}
