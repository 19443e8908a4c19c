import { IconGripVertical } from "@tabler/icons-react";
import clsx from "clsx";
import type { ComponentProps } from "react";
import classes from "./grip.module.css";

/** What a row is ordered by: `handle` of `useOrdering` is spread over it. */
export const Grip = ({ className, ...props }: ComponentProps<"button"> & { "aria-label": string }) => (
  <button type="button" className={clsx(classes.grip, className)} {...props}>
    <IconGripVertical size={16} stroke={1.6} />
  </button>
);
