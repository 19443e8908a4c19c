import type { ReactNode } from "react";
import classes from "./steps.module.css";

export function StepHead({ title, text, action }: { title: string; text: string; action?: ReactNode }) {
  return (
    <header className={classes.head}>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      {action}
    </header>
  );
}
