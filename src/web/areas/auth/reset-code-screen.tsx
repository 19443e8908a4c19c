import { Button, UnstyledButton } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useEffect } from "react";
import { CODE_PAUSE_SECONDS } from "#contract/choices.ts";
import { api } from "#contract/index.ts";
import { fieldErrors } from "#web/kit/calls/api.ts";
import { failureText, notify } from "#web/kit/calls/failures.ts";
import { useSend } from "#web/kit/calls/use-send.ts";
import { CodeBoxes, useCode } from "#web/kit/session/code-boxes.tsx";
import { useCountdown } from "#web/kit/session/countdown.ts";
import { AnchorLink } from "#web/ui/input/links.tsx";
import { Stack, Text } from "#web/ui/layout.tsx";
import { FullScreenSpinner } from "#web/ui/states/full-screen-spinner.tsx";
import { useWords } from "#web/words/words.ts";
import { AuthFrame } from "./auth-frame.tsx";
import classes from "./form.module.css";

/** The code for a new password, typed or pasted; with `link`, the one that the letter's address carries is tried at once. */
export function ResetCodeScreen({ email, link }: { email: string; link?: string }) {
  const t = useWords();
  const navigate = useNavigate();
  const code = useCode();
  const [seconds, restart] = useCountdown(link ? 0 : CODE_PAUSE_SECONDS);
  const check = useSend(api.account.checkResetCode, {
    onDone: (_answer, body) =>
      void navigate({ to: "/reset-password/$email/$code", params: { email, code: body.code }, replace: Boolean(link) }),
    onFailed: (failure) => code.refuse(fieldErrors(failure).code ?? failureText(failure)),
  });
  const resend = useSend(api.account.forgotPassword, {
    onDone: (answer) => {
      code.setError(null);
      notify("info", answer.response_message);
      restart(CODE_PAUSE_SECONDS);
    },
  });
  const { mutate } = check;
  useEffect(() => {
    if (link) mutate({ email, code: link });
  }, [email, link, mutate]);

  if (link && !code.error) return <FullScreenSpinner label={t("auth.checking_code")} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.value.length === 6) mutate({ email, code: code.value });
    else code.setError(t("auth.required"));
  };
  return (
    <AuthFrame title={t(link ? "auth.link_failed" : "auth.reset_code")} lead={t("auth.reset_code_text", { email })}>
      <Stack noValidate as="form" gap={16} mt={28} onSubmit={submit}>
        <CodeBoxes code={code} onComplete={(value) => mutate({ email, code: value })} isPending={check.isPending} />
        <Button type="submit" size="lg" fullWidth loading={check.isPending}>
          {t("auth.go_on")}
        </Button>
      </Stack>
      <Stack gap={4} align="start" size={13} tone="secondary" mt={20}>
        <Text>{t("auth.no_reset_letter")}</Text>
        <UnstyledButton className={classes.link} disabled={seconds > 0 || resend.isPending} onClick={() => resend.mutate({ email })}>
          {seconds > 0 ? t("auth.resend_in", { seconds }) : t("auth.resend")}
        </UnstyledButton>
        <AnchorLink to="/forgot-password" className={classes.link} inherit>
          {t("auth.other_address")}
        </AnchorLink>
      </Stack>
    </AuthFrame>
  );
}
