import { type ReactNode, useId } from "react";
import { Text } from "#web/ui/layout.tsx";
import classes from "./settings-section.module.css";

/** A part of a settings screen: what it is about, and beside it what can be set. */
export function SettingsSection({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div>
        <Text as="h2" size={15} weight={600} id={id}>
          {title}
        </Text>
        <Text size={13} tone="secondary" mt={4}>
          {lead}
        </Text>
      </div>
      <div className={classes.body}>{children}</div>
    </section>
  );
}
