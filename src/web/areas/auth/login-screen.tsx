import { Button, PasswordInput, TextInput, UnstyledButton } from "@mantine/core";
import { IconUsersGroup } from "@tabler/icons-react";
import { useSearch } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { api } from "#contract/index.ts";
import { type Answer, CallFailed, fieldErrors } from "#web/kit/calls/api.ts";
import { failureText, notify, showFailure } from "#web/kit/calls/failures.ts";
import { useSend } from "#web/kit/calls/use-send.ts";
import { dropAbout, isKeptAbout } from "#web/kit/draft/kept.ts";
import { emailUsedLast, enterSession, leaveSession, rememberEmail, userBefore, useSession } from "#web/kit/session/session.ts";
import { EmailInput } from "#web/ui/input/email-input.tsx";
import { AnchorLink, ButtonLink } from "#web/ui/input/links.tsx";
import { TextButton } from "#web/ui/input/text-button.tsx";
import { Row, Stack, Text } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";
import { AuthFrame } from "./auth-frame.tsx";
import classes from "./form.module.css";
import { PasskeyButton } from "./passkey-button.tsx";
import { useFields } from "./use-fields.ts";

export function LoginScreen() {
  const t = useWords();
  const search = useSearch({ from: "/login" });
  const { ended, ended_because } = useSession();
  const password = useRef<HTMLInputElement>(null);
  /** The account asks for a second factor, and the password was right. */
  const [needsCode, setNeedsCode] = useState(false);
  /** The person wants to enter a team by its id. */
  const [isTeam, setTeam] = useState(false);
  const [usedLast] = useState(emailUsedLast);
  const form = useFields({
    initial: { team_id: "", email: usedLast, password: "", code: "" },
    check: ({ team_id, email, password, code }) => ({
      team_id: !isTeam || team_id.trim() ? null : t("auth.required"),
      email: email.trim() ? null : t("auth.required"),
      password: password ? null : t("auth.required"),
      code: !needsCode || code.trim() ? null : t("auth.required"),
    }),
  });
  const onFailed = (failure: Error, { email = "" }: { email?: string | undefined }) => {
    const errors = fieldErrors(failure);
    const asksForCode = failure instanceof CallFailed && failure.envelope.data?.two_factor === true;
    // A team that wasn't entered leaves nobody logged in.
    if (isTeam && !asksForCode) leaveSession();
    rememberEmail(email);
    // The first time it is the next step, not a failure.
    if (asksForCode && !needsCode) return setNeedsCode(true);
    showFailure(failure);
    const status = failure instanceof CallFailed ? failure.status : 0;
    const isRefusal = [401, 403, 404, 429].includes(status);
    if (isRefusal && status !== 429) setNeedsCode(false);
    const place = needsCode && status === 429 ? "code" : isTeam && (status === 403 || status === 404) ? "team_id" : "password";
    form.setErrors(isRefusal ? { [place]: failureText(failure) } : errors);
    if (isRefusal && place === "password") password.current?.select();
  };
  const options = {
    quiet: true,
    onDone: (answer: Pick<Answer<typeof api.account.login>, "token" | "user" | "response_message">) => {
      notify("info", answer.response_message);
      // The route's guard then sends the person on.
      enterSession(answer);
    },
    onFailed,
  };
  const login = useSend(api.account.login, options);
  const enterTeam = useSend(api.account.enterTeam, options);
  const isPending = login.isPending || enterTeam.isPending;
  const submit = form.onSubmit(({ code, team_id, ...values }) => {
    const body = { ...values, ...(needsCode && { code: code.trim() }) };
    if (isTeam) enterTeam.mutate({ ...body, team_id: team_id.trim() });
    else login.mutate(body);
  });
  const switchTo = (team: boolean) => {
    setTeam(team);
    form.setErrors({});
  };
  const endedText =
    ended === "inactivity" || ended === "expired"
      ? t(`auth.ended_${ended}`)
      : ended_because && t("auth.ended_because", { reason: ended_because });
  if (needsCode)
    return (
      <AuthFrame title={t("auth.second_factor")} lead={t("auth.second_factor_text")}>
        <Stack noValidate as="form" gap={16} mt={28} onSubmit={submit}>
          <TextInput
            size="md"
            label={t("auth.second_factor_code")}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
            {...form.inputProps("code")}
          />
          <Button type="submit" size="lg" fullWidth className={classes.submit} loading={isPending}>
            {t("auth.log_in")}
          </Button>
        </Stack>
        <Stack gap={4} align="start" size={13} tone="secondary" mt={20}>
          <UnstyledButton
            className={classes.link}
            onClick={() => {
              setNeedsCode(false);
              form.reset();
            }}
          >
            {t("auth.other_account")}
          </UnstyledButton>
        </Stack>
      </AuthFrame>
    );
  return (
    <AuthFrame
      title={t(isTeam ? "auth.log_in_team" : "auth.log_in")}
      lead={
        isTeam ? (
          t("auth.log_in_team_text")
        ) : (
          <>
            {t("auth.no_account")}{" "}
            <AnchorLink to="/register" search={search} inherit>
              {t("auth.create_one")}
            </AnchorLink>
          </>
        )
      }
    >
      {endedText && (
        <Text size={13} tone="text" mt={20} className={classes.ended} role="status">
          {endedText}
        </Text>
      )}
      <LeftBehind />
      <Stack noValidate as="form" gap={16} mt={28} onSubmit={submit}>
        {isTeam && (
          <TextInput
            size="md"
            label={t("auth.team_id")}
            description={t("auth.team_id_hint")}
            inputWrapperOrder={["label", "input", "description", "error"]}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
            {...form.inputProps("team_id")}
          />
        )}
        <EmailInput size="md" label={t("auth.email")} autoComplete="username" autoFocus={!usedLast} {...form.inputProps("email")} />
        <div className={classes.withAside}>
          <PasswordInput
            size="md"
            ref={password}
            label={t("auth.password")}
            autoComplete="current-password"
            autoFocus={Boolean(usedLast)}
            {...form.inputProps("password")}
          />
          <AnchorLink to="/forgot-password" search={search} className={classes.aside} inherit>
            {t("auth.forgot_link")}
          </AnchorLink>
        </div>
        <Button type="submit" size="lg" fullWidth className={classes.submit} loading={isPending}>
          {t("auth.log_in")}
        </Button>
      </Stack>
      <Row as="p" gap={12} tone="secondary" className={classes.or}>
        {t("auth.or")}
      </Row>
      <Stack gap={8}>
        <Button
          variant="default"
          size="md"
          fullWidth
          leftSection={!isTeam && <IconUsersGroup size={16} stroke={1.5} aria-hidden="true" />}
          onClick={() => switchTo(!isTeam)}
        >
          {t(isTeam ? "auth.log_in_alone" : "auth.log_in_team")}
        </Button>
        {!isTeam && <PasskeyButton />}
        {!isTeam && (
          <ButtonLink variant="default" size="md" fullWidth to="/sso" search={search}>
            {t("auth.log_in_sso")}
          </ButtonLink>
        )}
      </Stack>
      <Text size={12} tone="dimmed" mt={24}>
        {t("auth.stay")}
      </Text>
    </AuthFrame>
  );
}

/** That what was typed and not saved waits for whoever was here, and the way to be rid of it, on a computer that isn't theirs. */
function LeftBehind() {
  const t = useWords();
  const [owner, setOwner] = useState(() => {
    const before = userBefore();
    return before !== null && isKeptAbout(before) ? before : null;
  });
  if (owner === null) return null;
  const discard = () => {
    dropAbout(owner);
    setOwner(null);
  };
  return (
    <Text size={13} tone="secondary" mt={12} role="status">
      {t("auth.left_behind")} <TextButton onClick={discard}>{t("common.discard")}</TextButton>
    </Text>
  );
}
