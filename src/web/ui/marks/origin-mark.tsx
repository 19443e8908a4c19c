import { UnstyledButton } from "@mantine/core";
import classes from "./origin-mark.module.css";

interface OriginMarkProps {
  /** "p. 1", "you", "not in CV". */
  text: string;
  /** A passage in a document, a person, or nothing. */
  kind: "passage" | "person" | "none";
  /** Shows the passage. */
  onOpen?: (() => void) | undefined;
  /** What opening does, for those who don't see the line; begins with `text`, so that saying what stands there works. */
  label?: string | undefined;
}

/** Where a field's value comes from: a short upright line and a word. */
export function OriginMark({ text, kind, onOpen, label }: OriginMarkProps) {
  if (!onOpen) {
    return (
      <span className={classes.origin} data-kind={kind}>
        {text}
      </span>
    );
  }
  return (
    <UnstyledButton className={classes.origin} data-kind={kind} onClick={onOpen} aria-label={label}>
      {text}
    </UnstyledButton>
  );
}
