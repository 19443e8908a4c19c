import { type ReactNode, useId } from "react";
import classes from "./settings-section.module.css";

/** A part of a settings screen: what it is about, and beside it what can be set. */
export function SettingsSection({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.about}>
        <h2 id={id}>{title}</h2>
        <p>{lead}</p>
      </div>
      <div className={classes.body}>{children}</div>
    </section>
  );
}
