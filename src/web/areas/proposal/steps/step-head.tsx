import type { ReactNode } from "react";
import { Row, Text } from "#web/ui/layout.tsx";
import classes from "./steps.module.css";

export function StepHead({ title, text, action }: { title: string; text: string; action?: ReactNode }) {
  return (
    <Row as="header" gap={16} align="start" justify="between" mb={16} className={classes.head}>
      <div>
        <Text as="h2" size={18} weight={600}>
          {title}
        </Text>
        <Text mt={2} size={13} tone="secondary">
          {text}
        </Text>
      </div>
      {action}
    </Row>
  );
}
