import { NumberInput, PasswordInput } from "@mantine/core";
import { useState } from "react";
import { KeptTextarea } from "#web/kit/draft/kept-textarea.tsx";
import { useDraftText } from "#web/kit/draft/use-draft.ts";
import { useWords } from "#web/words/words.ts";
import classes from "./link-fields.module.css";

const USUAL_DAYS = 30;

/** What a client's link is sent with: words in the mail, which are kept until they are sent, a password, and the days that it is open. */
export function useLink(about: string) {
  const [message, setMessage, kept] = useDraftText(`link ${about}`);
  const [password, setPassword] = useState("");
  const [days, setDays] = useState<number | string>(USUAL_DAYS);
  /** As the calls that submit take it: what is empty is left out. */
  const asked = {
    expires_in_days: typeof days === "number" ? days : USUAL_DAYS,
    ...(message.trim() && { message: message.trim() }),
    ...(password && { password }),
  };
  return { message, setMessage, kept, password, setPassword, days, setDays, asked };
}

export function LinkFields({ link, passwordError }: { link: ReturnType<typeof useLink>; passwordError: string | undefined }) {
  const t = useWords();
  return (
    <>
      <KeptTextarea
        kept={link.kept}
        label={t("proposals.message")}
        description={t("proposals.message_hint")}
        autosize
        minRows={2}
        maxLength={4000}
        value={link.message}
        onChange={(event) => link.setMessage(event.currentTarget.value)}
      />
      <div className={classes.pair}>
        <PasswordInput
          label={t("proposals.password")}
          description={t("proposals.password_hint")}
          inputWrapperOrder={["label", "input", "error", "description"]}
          autoComplete="new-password"
          value={link.password}
          error={passwordError}
          onChange={(event) => link.setPassword(event.currentTarget.value)}
        />
        <NumberInput
          label={t("proposals.expires")}
          suffix={t("proposals.expires_days")}
          min={1}
          max={365}
          allowDecimal={false}
          clampBehavior="strict"
          value={link.days}
          onChange={link.setDays}
        />
      </div>
    </>
  );
}
