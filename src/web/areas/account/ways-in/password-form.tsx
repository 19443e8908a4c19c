import { Button, PasswordInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "#contract/index.ts";
import classes from "#web/areas/account/profile.module.css";
import { fieldErrors } from "#web/kit/calls/api.ts";
import { notify } from "#web/kit/calls/failures.ts";
import { keyOf, useAction } from "#web/kit/calls/use-call.ts";
import { NewPassword, newPasswordRules } from "#web/kit/session/new-password.tsx";
import { enterSession, useUser } from "#web/kit/session/session.ts";
import { Stack } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";

/** Another password. Every other session ends; this one goes on under a new token. */
export function PasswordForm() {
  const t = useWords();
  const user = useUser();
  const queries = useQueryClient();
  const form = useForm({
    initialValues: { current_password: "", password: "", password_confirmation: "" },
    validate: {
      current_password: (value) => (value ? null : t("auth.required")),
      ...newPasswordRules(t),
    },
  });
  const change = useAction(api.account.changePassword, {
    onDone: (answer) => {
      enterSession(answer);
      // Only now: with the old token the list would be refused.
      void queries.invalidateQueries({ queryKey: keyOf(api.account.sessions) });
      form.reset();
      notify("info", answer.response_message);
    },
    onFailed: (failure) => form.setErrors(fieldErrors(failure)),
  });
  return (
    <Stack noValidate as="form" gap={16} onSubmit={form.onSubmit((values) => change.mutate(values))}>
      <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordInput
        className={classes.half}
        label={t("account.current_password")}
        autoComplete="current-password"
        {...form.getInputProps("current_password")}
      />
      <div className={classes.pair}>
        <NewPassword label={t("auth.new_password")} inputProps={form.getInputProps} />
      </div>
      <div>
        <Button type="submit" variant="default" disabled={!form.isDirty()} loading={change.isPending}>
          {t("account.change_password")}
        </Button>
      </div>
    </Stack>
  );
}
