import { TextInput, type TextInputProps } from "@mantine/core";

/** A field for an e-mail address, as keyboards and spelling checkers should know. */
export function EmailInput(props: TextInputProps) {
  return <TextInput type="email" autoComplete="email" inputMode="email" autoCapitalize="none" spellCheck={false} {...props} />;
}
