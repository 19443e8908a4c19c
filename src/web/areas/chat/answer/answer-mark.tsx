import { Row } from "#web/ui/layout.tsx";
import { LogoMark } from "#web/ui/marks/logo.tsx";
import classes from "./messages.module.css";

/** The product's mark beside what it answers. */
export function AnswerMark() {
  return (
    <Row as="span" justify="center" flex="none" isInline className={classes.mark} aria-hidden="true">
      <LogoMark size={15} />
    </Row>
  );
}
