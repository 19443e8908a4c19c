import { Row } from "#web/ui/layout.tsx";
import classes from "./choice-mark.module.css";

/** A choice of a field by its name, with its colour before it. */
export const ChoiceMark = ({ color, name }: { color: string; name: string }) => (
  <Row as="span" gap={6} isInline>
    <span className={classes.dot} style={{ background: color }} aria-hidden="true" />
    {name}
  </Row>
);
