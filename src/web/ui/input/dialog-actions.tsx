import type { ReactNode } from "react";
import { Row } from "#web/ui/layout.tsx";
import classes from "./dialog-actions.module.css";

interface DialogActionsProps {
  /** They stay in sight at the foot of a dialog that scrolls. */
  sticks?: boolean;
  children: ReactNode;
}

/** The buttons that end a dialog, its way on last: on a phone they share the line, or take one each where their words need it. */
export function DialogActions({ sticks = false, children }: DialogActionsProps) {
  return (
    <Row gap={8} align="stretch" justify="end" isWrapped mt={16} className={classes.actions} data-sticks={sticks || undefined}>
      {children}
    </Row>
  );
}
