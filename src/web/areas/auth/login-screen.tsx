import { Button, PasswordInput, TextInput, UnstyledButton } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useSearch } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { api } from "#contract/index.ts";
import { CallFailed, fieldErrors, useAction } from "#web/api.ts";
import { failureText, notify, showFailure } from "#web/failures.ts";
import { emailUsedLast, enterSession, rememberEmail, useSession } from "#web/session.ts";
import { AnchorLink } from "#web/ui/links.tsx";
import { useWords } from "#web/words/words.ts";
import { AuthFrame } from "./auth-frame.tsx";
import classes from "./form.module.css";

export function LoginScreen() {
  const t = useWords();
  const search = useSearch({ from: "/login" });
  const { ended } = useSession();
  const password = useRef<HTMLInputElement>(null);
  /** The account asks for a second factor, and the password was right. */
  const [needsCode, setNeedsCode] = useState(false);
  const form = useForm({
    initialValues: { email: emailUsedLast(), password: "", code: "" },
    validate: {
      email: (value) => (value.trim() ? null : t("auth.required")),
      password: (value) => (value ? null : t("auth.required")),
      code: (value) => (!needsCode || value.trim() ? null : t("auth.required")),
    },
  });
  const login = useAction(api.account.login, {
    quiet: true,
    onDone: (answer) => {
      notify("info", answer.response_message);
      // The route's guard then sends the person on.
      enterSession(answer);
    },
    onFailed: (failure, { email }) => {
      rememberEmail(email);
      const errors = fieldErrors(failure);
      const asksForCode = failure instanceof CallFailed && failure.envelope.data?.two_factor === true;
      // The first time it is the next step, not a failure.
      if (asksForCode && !needsCode) return setNeedsCode(true);
      showFailure(failure);
      const isRefusal = failure instanceof CallFailed && [401, 403, 429].includes(failure.status);
      if (isRefusal && failure.status === 401) setNeedsCode(false);
      form.setErrors(isRefusal ? { [needsCode && failure.status === 429 ? "code" : "password"]: failureText(failure) } : errors);
      if (isRefusal) password.current?.select();
    },
  });
  const submit = form.onSubmit(({ code, ...values }) => login.mutate({ ...values, ...(needsCode && { code: code.trim() }) }));
  if (needsCode)
    return (
      <AuthFrame title={t("auth.second_factor")} lead={t("auth.second_factor_text")}>
        <form noValidate className={classes.form} onSubmit={submit}>
          <TextInput
            size="md"
            label={t("auth.second_factor_code")}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
            {...form.getInputProps("code")}
          />
          <Button type="submit" size="lg" fullWidth className={classes.submit} loading={login.isPending}>
            {t("auth.log_in")}
          </Button>
        </form>
        <div className={classes.actions}>
          <UnstyledButton
            className={classes.link}
            onClick={() => {
              setNeedsCode(false);
              form.reset();
            }}
          >
            {t("auth.other_account")}
          </UnstyledButton>
        </div>
      </AuthFrame>
    );
  return (
    <AuthFrame
      title={t("auth.log_in")}
      lead={
        <>
          {t("auth.no_account")}{" "}
          <AnchorLink to="/register" search={search} inherit>
            {t("auth.create_one")}
          </AnchorLink>
        </>
      }
    >
      {(ended === "inactivity" || ended === "expired") && (
        <p className={classes.ended} role="status">
          {ended === "inactivity" ? t("auth.ended_inactivity") : t("auth.ended_expired")}
        </p>
      )}
      <form noValidate className={classes.form} onSubmit={submit}>
        <TextInput
          size="md"
          type="email"
          label={t("auth.email")}
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus={!form.getInitialValues().email}
          {...form.getInputProps("email")}
        />
        <div className={classes.withAside}>
          <PasswordInput
            size="md"
            ref={password}
            label={t("auth.password")}
            autoComplete="current-password"
            autoFocus={Boolean(form.getInitialValues().email)}
            visibilityToggleButtonProps={{ "aria-label": t("auth.show_password") }}
            {...form.getInputProps("password")}
          />
          <AnchorLink to="/forgot-password" search={search} className={classes.aside} inherit>
            {t("auth.forgot_link")}
          </AnchorLink>
        </div>
        <Button type="submit" size="lg" fullWidth className={classes.submit} loading={login.isPending}>
          {t("auth.log_in")}
        </Button>
      </form>
      <p className={classes.note}>{t("auth.stay")}</p>
    </AuthFrame>
  );
}
