import { LogoMark } from "#web/ui/logo.tsx";
import classes from "./messages.module.css";

/** The product's mark beside what it answers. */
export function AnswerMark() {
  return (
    <span className={classes.mark} aria-hidden="true">
      <LogoMark size={15} />
    </span>
  );
}
