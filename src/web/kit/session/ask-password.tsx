import { Button, PasswordInput, Stack } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { fieldErrors } from "#web/kit/calls/api.ts";
import { failureText } from "#web/kit/calls/failures.ts";
import { DialogActions } from "#web/kit/dialog/dialog-actions.tsx";
import { useWords } from "#web/words/words.ts";

/** What to say under the field when the password wasn't taken. */
export const wrongPassword = (failure: unknown): string => fieldErrors(failure).current_password ?? failureText(failure);

interface AskPasswordProps {
  /** What the button does. */
  action: string;
  isDangerous?: boolean;
  error: string | null;
  isPending: boolean;
  onGiven: (password: string) => void;
}

/** Asks for the password again before the way in, or the account itself, changes. */
export function AskPassword({ action, isDangerous = false, error, isPending, onGiven }: AskPasswordProps) {
  const t = useWords();
  const [password, setPassword] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password) onGiven(password);
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={16}>
        <PasswordInput
          label={t("account.current_password")}
          description={t("account.two_factor_password")}
          autoComplete="current-password"
          data-autofocus
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={error}
        />
        <DialogActions>
          <Button type="submit" loading={isPending} disabled={!password} {...(isDangerous && { color: "red" })}>
            {action}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}
