import type { ReactNode } from "react";
import { Row } from "#web/ui/layout.tsx";
import classes from "./steps.module.css";

export function StepHead({ title, text, action }: { title: string; text: string; action?: ReactNode }) {
  return (
    <Row as="header" gap={16} align="start" justify="between" className={classes.head}>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      {action}
    </Row>
  );
}
