import { type ComponentProps, useEffect, useId, useRef } from "react";
import classes from "./tick-box.module.css";

export type TickBoxProps = Omit<ComponentProps<"input">, "type" | "size" | "className"> & {
  checked: boolean;
  /** Some of what it stands for is ticked. */
  indeterminate?: boolean;
  /** Where it stands. */
  className?: string | undefined;
} & ({ "aria-label": string; label?: never } | { label: string });

/** The box of a row in a long list: one element, since a screen may draw hundreds while it is scrolled. With a label it stands before it. */
export function TickBox({ indeterminate = false, className = "", label, ...props }: TickBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  const id = useId();
  const input = <input id={id} ref={box} type="checkbox" className={`${classes.box} ${className}`} {...props} />;
  if (label === undefined) return input;
  return (
    <label htmlFor={id} className={classes.labelled}>
      {input}
      {label}
    </label>
  );
}
