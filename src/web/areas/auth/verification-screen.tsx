import { Button, UnstyledButton } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useEffect } from "react";
import { CODE_PAUSE_SECONDS } from "#contract/choices.ts";
import { api } from "#contract/index.ts";
import { CallFailed, fieldErrors } from "#web/kit/calls/api.ts";
import { failureText, notify } from "#web/kit/calls/failures.ts";
import { useSend } from "#web/kit/calls/use-send.ts";
import { CodeBoxes, useCode } from "#web/kit/session/code-boxes.tsx";
import { useCountdown } from "#web/kit/session/countdown.ts";
import { isVerified, logOut, updateUser, useUser } from "#web/kit/session/session.ts";
import { takeWayOn } from "#web/kit/session/way-on.ts";
import { Stack, Text } from "#web/ui/layout.tsx";
import { FullScreenSpinner } from "#web/ui/states/full-screen-spinner.tsx";
import { useWords } from "#web/words/words.ts";
import { AuthFrame } from "./auth-frame.tsx";
import classes from "./form.module.css";

/** A code typed or pasted; with `link`, the one that the letter's address carries is tried at once. */
export function VerificationScreen({ link }: { link?: { email: string; code: string } }) {
  const t = useWords();
  const user = useUser();
  const navigate = useNavigate();
  const code = useCode();
  const [seconds, restart] = useCountdown(link ? 0 : CODE_PAUSE_SECONDS);
  const verify = useSend(api.account.verifyEmail, {
    onDone: (answer) => {
      notify("info", answer.response_message);
      // A plan or an invitation that brought the newcomer here is where they go on.
      const way = isVerified(user) ? undefined : takeWayOn();
      updateUser(answer.user);
      void navigate({ href: way ?? "/dashboard", replace: true });
    },
    onFailed: (failure) => {
      const { code: wrong, email: foreign } = fieldErrors(failure);
      code.refuse(wrong ?? foreign ?? failureText(failure));
    },
  });
  const resend = useSend(api.account.resendEmail, {
    onDone: (answer) => {
      code.setError(null);
      notify("info", answer.response_message);
      restart(CODE_PAUSE_SECONDS);
    },
    // Too soon: the letter asked for earlier is still on its way.
    onFailed: (failure) => failure instanceof CallFailed && failure.status === 406 && restart(CODE_PAUSE_SECONDS),
  });

  const { mutate } = verify;
  const linkEmail = link?.email;
  const linkCode = link?.code;
  // A link to another address than one's own confirms a change to it.
  const isChange = linkEmail !== undefined && linkEmail.toLowerCase() !== user.email;
  const address = isChange ? linkEmail : user.email;
  const verifiedAlready = isVerified(user) && !(isChange && !verify.isSuccess);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per link; being verified by it must not start it again
  useEffect(() => {
    if (isVerified(user) && !isChange) void navigate({ to: "/dashboard", replace: true });
    else if (linkEmail && linkCode) mutate({ email: linkEmail, code: linkCode });
  }, [linkEmail, linkCode]);

  if (verifiedAlready || (link && !code.error)) return <FullScreenSpinner label={t("auth.verifying")} />;
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (code.value.length === 6) mutate({ email: address, code: code.value });
    else code.setError(t("auth.required"));
  };
  return (
    <AuthFrame
      title={link ? t("auth.link_failed") : t("auth.verify")}
      lead={link ? t("auth.type_code") : t("auth.verify_text", { email: user.email })}
    >
      <Stack noValidate as="form" gap={16} mt={28} onSubmit={submit}>
        <CodeBoxes code={code} onComplete={(value) => mutate({ email: address, code: value })} isPending={verify.isPending} />
        <Button type="submit" size="lg" fullWidth loading={verify.isPending}>
          {t("auth.verify_button")}
        </Button>
      </Stack>
      <Stack gap={4} align="start" size={13} tone="secondary" mt={20}>
        {!isVerified(user) && (
          <>
            <Text>{t("auth.no_letter")}</Text>
            <UnstyledButton className={classes.link} disabled={seconds > 0 || resend.isPending} onClick={() => resend.mutate({})}>
              {seconds > 0 ? t("auth.resend_in", { seconds }) : t("auth.resend")}
            </UnstyledButton>
          </>
        )}
        <UnstyledButton className={classes.link} onClick={() => void logOut()}>
          {t("auth.other_account")}
        </UnstyledButton>
      </Stack>
    </AuthFrame>
  );
}
