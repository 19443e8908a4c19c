import { PasswordInput } from "@mantine/core";
import type { ReactNode } from "react";
import { Stack } from "#web/ui/layout.tsx";
import { useWords, type Words } from "#web/words/words.ts";
import { PasswordStrength } from "./password-strength.tsx";

const LEAST = 10;

/** What a new password has to be, for the form that asks for it twice. */
export const newPasswordRules = (t: Words) => ({
  password: (value: string) => (value.length >= LEAST ? null : t("auth.password_short", { count: LEAST - value.length })),
  password_confirmation: (value: string, values: { password: string }) => (value === values.password ? null : t("auth.passwords_differ")),
});

interface NewPasswordProps {
  label: string;
  size?: "sm" | "md";
  autoFocus?: boolean;
  /** What others know about the person, where the server doesn't: names, address, company. */
  known?: string[];
  inputProps: (name: "password" | "password_confirmation") => { error?: ReactNode; value?: string };
}

/** The field of a new password, and the one that asks for it again. */
export function NewPassword({ label, size = "sm", autoFocus = false, known = [], inputProps }: NewPasswordProps) {
  const t = useWords();
  const first = inputProps("password");
  return (
    <>
      <Stack gap={6}>
        <PasswordInput
          size={size}
          label={label}
          description={first.error ? undefined : t("auth.password_hint")}
          inputWrapperOrder={["label", "input", "description", "error"]}
          autoComplete="new-password"
          autoFocus={autoFocus}
          {...first}
        />
        <PasswordStrength password={first.value ?? ""} known={known} />
      </Stack>
      <PasswordInput size={size} label={t("auth.password_again")} autoComplete="new-password" {...inputProps("password_confirmation")} />
    </>
  );
}
