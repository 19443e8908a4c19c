import { type ReactNode, useId } from "react";
import { Row, Stack, Text } from "#web/ui/layout.tsx";
import classes from "./doubt-list.module.css";

interface DoubtBoxProps {
  icon: ReactNode;
  title: string;
  /** Beside the heading. */
  note?: ReactNode;
  /** `li`s. */
  children: ReactNode;
}

/** What of a record waits for a person: a heading and a list, framed. */
export function DoubtBox({ icon, title, note, children }: DoubtBoxProps) {
  const id = useId();
  return (
    <section className={classes.box} aria-labelledby={id}>
      <Row gap="4 8" isWrapped className={classes.head}>
        {icon}
        <Text as="h2" size={13} weight={600} id={id}>
          {title}
        </Text>
        {note}
      </Row>
      <Stack as="ul">{children}</Stack>
    </section>
  );
}
