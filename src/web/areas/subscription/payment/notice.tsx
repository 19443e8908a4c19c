import type { ReactNode } from "react";
import { PublicFrame } from "#web/kit/frame/public-frame.tsx";
import { Row, Text } from "#web/ui/layout.tsx";
import classes from "./notice.module.css";

export interface NoticeProps {
  title: string;
  text?: ReactNode;
  /** Something went wrong: told at once to who listens to the page. */
  isAlert?: boolean;
  actions?: ReactNode;
  children?: ReactNode;
}

/** One message with its way on, in the middle of a page of its own. */
export function Notice({ title, text, isAlert = false, actions, children }: NoticeProps) {
  return (
    <PublicFrame title={title} isNarrow>
      <div {...(isAlert && { role: "alert" })}>
        <Text as="h1" size={28} weight={600} isBreakable>
          {title}
        </Text>
        {text && (
          <Text size={14} isReading tone="secondary" mt={8} isBreakable>
            {text}
          </Text>
        )}
        {children}
        {actions && (
          <Row gap={8} align="stretch" isWrapped mt={24} className={classes.actions}>
            {actions}
          </Row>
        )}
      </div>
    </PublicFrame>
  );
}
