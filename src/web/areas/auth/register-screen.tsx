import { Button, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useSearch } from "@tanstack/react-router";
import { api } from "#contract/index.ts";
import { invitationOf } from "#web/areas/subscription/addresses.ts";
import { CallFailed, fieldErrors } from "#web/kit/calls/api.ts";
import { failureText, notify } from "#web/kit/calls/failures.ts";
import { useSend } from "#web/kit/calls/use-send.ts";
import { oneName } from "#web/kit/people/one-name.ts";
import { NewPassword, newPasswordRules } from "#web/kit/session/new-password.tsx";
import { enterSession } from "#web/kit/session/session.ts";
import { EmailInput } from "#web/ui/input/email-input.tsx";
import { AnchorLink } from "#web/ui/input/links.tsx";
import { Stack, Text } from "#web/ui/layout.tsx";
import { currentLocale, useWords } from "#web/words/words.ts";
import { AuthFrame } from "./auth-frame.tsx";
import classes from "./form.module.css";

/** The label of what may stay empty. */
function Optional({ children }: { children: string }) {
  const t = useWords();
  return (
    <>
      {children}{" "}
      <Text as="span" weight={400} tone="dimmed">
        ({t("auth.optional")})
      </Text>
    </>
  );
}

export function RegisterScreen() {
  const t = useWords();
  const search = useSearch({ from: "/register" });
  const needed = (value: string) => (value.trim() ? null : t("auth.required"));
  const form = useForm({
    initialValues: { first_name: "", last_name: "", email: "", company: "", password: "", password_confirmation: "" },
    validate: {
      first_name: oneName(t),
      email: (value) => needed(value) ?? (/^\S+@\S+\.\S+$/.test(value.trim()) ? null : t("auth.email_wrong")),
      ...newPasswordRules(t),
    },
  });
  const { first_name, last_name, email, company } = form.values;
  const register = useSend(api.account.register, {
    onDone: (answer) => {
      notify("info", answer.response_message);
      enterSession(answer);
    },
    onFailed: (failure) =>
      form.setErrors(failure instanceof CallFailed && failure.status === 409 ? { email: failureText(failure) } : fieldErrors(failure)),
  });
  return (
    <AuthFrame
      title={t("auth.register")}
      lead={
        <>
          {t("auth.have_account")}{" "}
          <AnchorLink to="/login" search={search} inherit>
            {t("auth.log_in")}
          </AnchorLink>
        </>
      }
    >
      <Stack
        noValidate
        as="form"
        gap={16}
        mt={28}
        onSubmit={form.onSubmit(({ company, ...values }) =>
          register.mutate({ ...values, company: company.trim() || null, locale: currentLocale(), ...invitationOf(search.to) }),
        )}
      >
        <div className={classes.pair}>
          <TextInput size="md" label={t("auth.first_name")} autoComplete="given-name" autoFocus {...form.getInputProps("first_name")} />
          <TextInput
            size="md"
            label={<Optional>{t("auth.last_name")}</Optional>}
            autoComplete="family-name"
            {...form.getInputProps("last_name")}
          />
        </div>
        <EmailInput size="md" label={t("auth.email")} autoComplete="username" {...form.getInputProps("email")} />
        <TextInput
          size="md"
          label={<Optional>{t("auth.company")}</Optional>}
          autoComplete="organization"
          {...form.getInputProps("company")}
        />
        <NewPassword size="md" label={t("auth.password")} known={[first_name, last_name, email, company]} inputProps={form.getInputProps} />
        <Button type="submit" size="lg" fullWidth className={classes.submit} loading={register.isPending}>
          {t("auth.create")}
        </Button>
      </Stack>
    </AuthFrame>
  );
}
