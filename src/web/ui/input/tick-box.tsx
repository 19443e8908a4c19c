import { type ChangeEvent, type ComponentProps, useEffect, useId, useRef } from "react";
import { Row } from "#web/ui/layout.tsx";
import classes from "./tick-box.module.css";

type TickBoxProps = Omit<ComponentProps<"input">, "type" | "size" | "className"> & {
  checked: boolean;
  /** Some of what it stands for is ticked. */
  indeterminate?: boolean;
  /** Where it stands. */
  className?: string | undefined;
} & ({ "aria-label": string; label?: never } | { label: string });

/** Whether Shift was held: a range is meant. A box is changed by a click, also when the space bar does it. */
export const withShift = ({ nativeEvent }: ChangeEvent<HTMLInputElement>): boolean => (nativeEvent as unknown as MouseEvent).shiftKey;

/** The box of a row in a long list: one element, since a screen may draw hundreds while it is scrolled. With a label it stands before it. */
export function TickBox({ indeterminate = false, className = "", label, ...props }: TickBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  const id = useId();
  const input = (
    <input
      id={id}
      ref={box}
      type="checkbox"
      className={`${classes.box} ${className}`}
      // With Shift a range is ticked, not the text in between marked.
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
      {...props}
    />
  );
  if (label === undefined) return input;
  return (
    <Row htmlFor={id} as="label" gap={10} size={13} className={classes.labelled}>
      {input}
      {label}
    </Row>
  );
}
