import { PasswordInput } from "@mantine/core";
import { useWords, type Words } from "#web/words/words.ts";

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
  inputProps: (name: "password" | "password_confirmation") => { error?: unknown };
}

/** The field of a new password, and the one that asks for it again. */
export function NewPassword({ label, size = "sm", autoFocus = false, inputProps }: NewPasswordProps) {
  const t = useWords();
  const first = inputProps("password");
  return (
    <>
      <PasswordInput
        size={size}
        label={label}
        description={first.error ? undefined : t("auth.password_hint")}
        inputWrapperOrder={["label", "input", "description", "error"]}
        autoComplete="new-password"
        autoFocus={autoFocus}
        {...first}
      />
      <PasswordInput size={size} label={t("auth.password_again")} autoComplete="new-password" {...inputProps("password_confirmation")} />
    </>
  );
}
