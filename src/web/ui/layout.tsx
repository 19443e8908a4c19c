import clsx from "clsx";
import type { ComponentPropsWithRef, ElementType } from "react";
import classes from "./layout.module.css";

/** Any element or component, with its own properties beside those of the primitive. */
type Of<Tag extends ElementType, Own> = Own & { as?: Tag } & Omit<ComponentPropsWithRef<Tag>, keyof Own | "as">;

export interface TextProps {
  /** Pixels; the height of a line is the token's of that size. Left out: as the text around it. */
  size?: 11 | 12 | 13 | 14 | 15 | 16 | 18 | 22 | 28;
  /** A piece of a line: its size leaves the height of that line alone. */
  isPiece?: boolean;
  weight?: 400 | 500 | 600;
  tone?: "text" | "secondary" | "dimmed" | "accent" | "met" | "partly" | "not_met" | "icon";
  /** One line, ending in dots where it doesn't fit. */
  isTruncated?: boolean;
  /** One line, whole. */
  isOneLine?: boolean;
  /** A word longer than its place breaks. */
  isBreakable?: boolean;
  /** Figures of one width. */
  isTabular?: boolean;
  /** Pixels from what stands above. */
  mt?: 2 | 4 | 6 | 8 | 10 | 12 | 14 | 16 | 20 | 24 | 28;
  /** Pixels to what stands below. */
  mb?: 4 | 6 | 8 | 10 | 12 | 16 | 20 | 24;
  /** In a row, it stands at the end. */
  isAtEnd?: boolean;
  className?: string | undefined;
}

interface FlexProps extends TextProps {
  /** Pixels between the parts: one number, or between lines and between columns. */
  gap?: 0 | 2 | 4 | 6 | 8 | 10 | 12 | 16 | 20 | 24 | "0 8" | "0 12" | "2 8" | "4 8" | "4 12" | "4 16" | "8 12" | "8 16";
  align?: "start" | "center" | "end" | "baseline" | "stretch";
  justify?: "center" | "between" | "end";
  /** It takes the room that is left, gives room where its content would not, or keeps its own size. */
  flex?: "fill" | "shrink" | "none";
}

export type RowProps = FlexProps & {
  /** What doesn't fit goes to a line of its own. */
  isWrapped?: boolean;
  isInline?: boolean;
};

/** The classes that the properties of a primitive stand for, and the properties that are the element's own. */
function split(kind: string | undefined, props: RowProps) {
  const { gap, align, justify, flex, isWrapped, isInline, size, isPiece, weight, tone, mt, mb, ...more } = props;
  const { isAtEnd, isTruncated, isOneLine, isBreakable, isTabular, className, ...rest } = more;
  const own = clsx(
    kind,
    gap !== undefined && classes[`gap-${String(gap).replace(" ", "-")}`],
    align && classes[`align-${align}`],
    justify && classes[`justify-${justify}`],
    flex && classes[`flex-${flex}`],
    isWrapped && classes.wrapped,
    size && classes[`size-${size}`],
    isPiece && classes.piece,
    weight && classes[`weight-${weight}`],
    tone && classes[`tone-${tone}`],
    mt && classes[`mt-${mt}`],
    mb && classes[`mb-${mb}`],
    isAtEnd && classes.atEnd,
    isTruncated && classes.truncated,
    isOneLine && classes.oneLine,
    isBreakable && classes.breakable,
    isTabular && classes.tabular,
    className,
  );
  return { className: own, ...rest };
}

/** Parts side by side, centred on one line unless `align` says otherwise. Of a list (`ul`, `ol`, `dl`) the browser's own look goes. */
export function Row<Tag extends ElementType = "div">(props: Of<Tag, RowProps>) {
  const { as: Tag = "div", align = "center", ...rest } = props as Of<"div", RowProps>;
  return <Tag {...split(rest.isInline ? classes.inlineRow : classes.row, { align, ...rest })} />;
}

/** Parts under each other, as wide as their place unless `align` says otherwise. Of a list the browser's own look goes. */
export function Stack<Tag extends ElementType = "div">(props: Of<Tag, FlexProps>) {
  const { as: Tag = "div", ...rest } = props as Of<"div", FlexProps>;
  return <Tag {...split(classes.stack, rest)} />;
}

/** A paragraph, or with `as` a heading, a piece of a line, a link: without margins of its own. */
export function Text<Tag extends ElementType = "p">(props: Of<Tag, TextProps & Pick<FlexProps, "flex">>) {
  const { as: Tag = "p", ...rest } = props as Of<"p", TextProps>;
  return <Tag {...split(classes.text, rest)} />;
}

/** A piece of a line of text: its size leaves the height of that line alone. */
export const Span = (
  props: Omit<TextProps, "isPiece"> & Pick<FlexProps, "flex"> & Omit<ComponentPropsWithRef<"span">, keyof TextProps>,
) => <Text as="span" isPiece={props.size !== undefined} {...props} />;
