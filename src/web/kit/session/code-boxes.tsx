import { PinInput } from "@mantine/core";
import { useState } from "react";
import { Text } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./code-boxes.module.css";

/** A code as it is typed, and what was wrong with the last one. */
export function useCode() {
  const [value, setValue] = useState("");
  const [error, setError] = useState<string | null>(null);
  const change = (typed: string) => {
    setValue(typed);
    if (typed) setError(null);
  };
  /** It wasn't good: the boxes are empty again. */
  const refuse = (message: string) => {
    setError(message);
    setValue("");
  };
  return { value, error, setError, change, refuse };
}

export interface CodeBoxesProps {
  code: ReturnType<typeof useCode>;
  /** All six digits are there, typed or pasted. */
  onComplete: (value: string) => void;
  /** One is being tried. */
  isPending: boolean;
}

/** Six boxes for the code of a letter. */
export function CodeBoxes({ code: { value, error, change }, onComplete, isPending }: CodeBoxesProps) {
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
        onChange={change}
        onComplete={(typed) => !isPending && onComplete(typed)}
        error={Boolean(error)}
        disabled={isPending}
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
