import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import type { Kept } from "#web/kit/draft/use-kept.ts";
import { Row } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./dialog-actions.module.css";

interface DialogActionsProps {
  /** They stay in sight at the foot of a dialog that scrolls. */
  sticks?: boolean;
  /** The way back; without it there is none but the dialog's own. */
  onCancel?: () => void;
  /** What was typed and is kept: going back discards it. */
  kept?: Kept;
  /** What the way back is called, where that isn't Cancel. */
  cancel?: string;
  /** What the form's own submit is called, where that isn't Save. */
  save?: string;
  isPending?: boolean;
  isDisabled?: boolean;
  /** What it does can't be taken back. */
  isDangerous?: boolean;
  /** Ways on of one's own, in place of the form's submit. */
  children?: ReactNode;
}

/** The buttons that end a dialog, its way on last: on a phone they share the line, or take one each where their words need it. */
export function DialogActions({ sticks, onCancel, kept, cancel, save, isPending, isDisabled, isDangerous, children }: DialogActionsProps) {
  const t = useWords();
  const leave = () => {
    kept?.discard();
    onCancel?.();
  };
  return (
    <Row gap={8} align="stretch" justify="end" isWrapped mt={16} className={classes.actions} data-sticks={sticks || undefined}>
      {onCancel && (
        <Button variant="default" onClick={leave}>
          {cancel ?? t("common.cancel")}
        </Button>
      )}
      {children ?? (
        <Button type="submit" loading={isPending} disabled={isDisabled} color={isDangerous ? "red" : undefined}>
          {save ?? t("common.save")}
        </Button>
      )}
    </Row>
  );
}
