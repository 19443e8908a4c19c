import { UnstyledButton, type UnstyledButtonProps } from "@mantine/core";
import clsx from "clsx";
import type { ComponentPropsWithRef } from "react";
import classes from "./text-button.module.css";

/** A small button that reads as a link, in or beside a text. */
export const TextButton = ({ className, ...props }: UnstyledButtonProps & ComponentPropsWithRef<"button">) => (
  <UnstyledButton className={clsx(classes.button, className)} {...props} />
);
