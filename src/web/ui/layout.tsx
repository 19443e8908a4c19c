import clsx from "clsx";
import type { ComponentPropsWithRef, ElementType } from "react";
import classes from "./layout.module.css";

/** Any element or component, with its own properties beside those of the primitive. */
type Of<Tag extends ElementType, Own> = Own & { as?: Tag } & Omit<ComponentPropsWithRef<Tag>, keyof Own | "as">;

/** Pixels between the parts: one number, or between lines and between columns. */
type Gap = 0 | 2 | 4 | 6 | 8 | 10 | 12 | 16 | 20 | 24 | "0 8" | "0 12" | "2 8" | "4 8" | "4 12" | "4 16" | "8 12" | "8 16";

interface FlexProps {
  gap?: Gap;
  align?: "start" | "center" | "end" | "baseline" | "stretch";
  justify?: "center" | "between" | "end";
  /** It takes the room that is left; `none` keeps its own size. */
  flex?: "fill" | "none";
  className?: string | undefined;
}

const flexClasses = ({ gap, align, justify, flex, className }: FlexProps, kind: string | undefined) =>
  clsx(
    kind,
    gap !== undefined && classes[`gap-${String(gap).replace(" ", "-")}`],
    align && classes[`align-${align}`],
    justify && classes[`justify-${justify}`],
    flex && classes[`flex-${flex}`],
    className,
  );

export type RowProps = FlexProps & {
  /** What doesn't fit goes to a line of its own. */
  isWrapped?: boolean;
  isInline?: boolean;
};

/** Parts side by side, centred on one line unless `align` says otherwise. */
export function Row<Tag extends ElementType = "div">(props: Of<Tag, RowProps>) {
  const { as: Tag = "div", gap, align = "center", justify, flex, isWrapped, isInline, className, ...rest } = props as Of<"div", RowProps>;
  const own = clsx(isInline ? classes.inlineRow : classes.row, isWrapped && classes.wrapped);
  return <Tag className={flexClasses({ gap, align, justify, flex, className } as FlexProps, own)} {...rest} />;
}

/** Parts under each other, as wide as their place unless `align` says otherwise. Of a list (`ul`, `ol`, `dl`) the browser's own look goes. */
export function Stack<Tag extends ElementType = "div">(props: Of<Tag, FlexProps>) {
  const { as: Tag = "div", gap, align, justify, flex, className, ...rest } = props as Of<"div", FlexProps>;
  return <Tag className={flexClasses({ gap, align, justify, flex, className } as FlexProps, classes.stack)} {...rest} />;
}

export interface TextProps {
  /** Pixels; the height of a line is the token's of that size. Left out: as the text around it. */
  size?: 11 | 12 | 13 | 14 | 15 | 16 | 18 | 22 | 28;
  weight?: 400 | 500 | 600;
  tone?: "text" | "secondary" | "dimmed" | "accent" | "met" | "partly" | "not_met" | "icon";
  /** One line, ending in dots where it doesn't fit. */
  isTruncated?: boolean;
  /** Figures of one width. */
  isTabular?: boolean;
  className?: string | undefined;
}

/** A paragraph, or with `as` a heading, a piece of a line, a link: without margins of its own. */
export function Text<Tag extends ElementType = "p">(props: Of<Tag, TextProps>) {
  const { as: Tag = "p", size, weight, tone, isTruncated, isTabular, className, ...rest } = props as Of<"p", TextProps>;
  const own = clsx(
    classes.text,
    size && classes[`size-${size}`],
    weight && classes[`weight-${weight}`],
    tone && classes[`tone-${tone}`],
    isTruncated && classes.truncated,
    isTabular && classes.tabular,
    className,
  );
  return <Tag className={own} {...rest} />;
}
