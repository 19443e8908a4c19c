import { PinInput } from "@mantine/core";
import { Text } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./code-boxes.module.css";

export interface CodeBoxesProps {
  value: string;
  onChange: (value: string) => void;
  /** All six digits are there, typed or pasted. */
  onComplete: (value: string) => void;
  error: string | null;
  disabled: boolean;
}

/** Six boxes for the code of a letter. */
export function CodeBoxes({ value, onChange, onComplete, error, disabled }: CodeBoxesProps) {
  const t = useWords();
  return (
    <div>
      <PinInput
        length={6}
        type="number"
        inputMode="numeric"
        oneTimeCode
        autoFocus
        size="lg"
        placeholder=""
        value={value}
        onChange={onChange}
        onComplete={onComplete}
        error={Boolean(error)}
        disabled={disabled}
        className={classes.codes}
        role="group"
        aria-label={t("auth.code")}
        getInputProps={(index) => ({ "aria-label": t("auth.code_digit", { n: index + 1 }) })}
      />
      {error && (
        <Text size={12} tone="not_met" mt={6} role="alert">
          {error}
        </Text>
      )}
    </div>
  );
}
