import clsx from "clsx";
import type { ComponentPropsWithRef, ElementType } from "react";
import "./layout.css";

/** Any element or component, with its own properties beside those of the primitive. */
type Of<Tag extends ElementType, Own> = Own & { as?: Tag } & Omit<ComponentPropsWithRef<Tag>, keyof Own | "as">;

export interface TextProps {
  /** Pixels; the height of a line is the token's of that size. Left out: as the text around it. */
  size?: 11 | 12 | 13 | 14 | 15 | 16 | 18 | 22 | 28 | 36;
  /** A piece of a line: its size leaves the height of that line alone. */
  isPiece?: boolean;
  /** Text to be read: its lines stand wider apart. */
  isReading?: boolean;
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
function split(kind: string, props: RowProps) {
  const { gap, align, justify, flex, isWrapped, isInline, size, isPiece, isReading, weight, tone, mt, mb, ...more } = props;
  const { isAtEnd, isTruncated, isOneLine, isBreakable, isTabular, className, ...rest } = more;
  const own = clsx(
    kind,
    gap !== undefined && `l-gap-${String(gap).replace(" ", "-")}`,
    align && `l-align-${align}`,
    justify && `l-justify-${justify}`,
    flex && `l-flex-${flex}`,
    isWrapped && "l-wrapped",
    size && `l-size-${size}`,
    isPiece && "l-piece",
    isReading && "l-reading",
    weight && `l-weight-${weight}`,
    tone && `l-tone-${tone}`,
    mt && `l-mt-${mt}`,
    mb && `l-mb-${mb}`,
    isAtEnd && "l-atEnd",
    isTruncated && "l-truncated",
    isOneLine && "l-oneLine",
    isBreakable && "l-breakable",
    isTabular && "l-tabular",
    className,
  );
  return { className: own, ...rest };
}

/** Parts side by side, centred on one line unless `align` says otherwise. Of a list (`ul`, `ol`, `dl`) the browser's own look goes. */
export function Row<Tag extends ElementType = "div">(props: Of<Tag, RowProps>) {
  const { as: Tag = "div", align = "center", ...rest } = props as Of<"div", RowProps>;
  return <Tag {...split(rest.isInline ? "l-inlineRow" : "l-row", { align, ...rest })} />;
}

/** Parts under each other, as wide as their place unless `align` says otherwise. Of a list the browser's own look goes. */
export function Stack<Tag extends ElementType = "div">(props: Of<Tag, FlexProps>) {
  const { as: Tag = "div", ...rest } = props as Of<"div", FlexProps>;
  return <Tag {...split("l-stack", rest)} />;
}

/** A paragraph, or with `as` a heading, a piece of a line, a link: without margins of its own. */
export function Text<Tag extends ElementType = "p">(props: Of<Tag, TextProps & Pick<FlexProps, "flex">>) {
  const { as: Tag = "p", ...rest } = props as Of<"p", TextProps>;
  return <Tag {...split("l-text", rest)} />;
}

/** A piece of a line of text: its size leaves the height of that line alone. */
export const Span = (
  props: Omit<TextProps, "isPiece"> & Pick<FlexProps, "flex"> & Omit<ComponentPropsWithRef<"span">, keyof TextProps>,
) => <Text as="span" isPiece={props.size !== undefined} {...props} />;
