import { CloseButton } from "@mantine/core";
import type { ReactNode } from "react";
import { Row, Text } from "#web/ui/layout.tsx";
import classes from "./marks.module.css";

export function Kbd({ children }: { children: ReactNode }) {
  return <kbd className={classes.kbd}>{children}</kbd>;
}

/** A small word in a tint, such as a skill or a stage. */
export type BadgeTone = "plain" | "accent" | "met" | "partly" | "not_met";
export function Badge({ tone = "plain", children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <Row as="span" isInline size={12} weight={500} tone="secondary" isOneLine className={classes.badge} data-tone={tone}>
      {children}
    </Row>
  );
}

/** Must is filled, nice outlined, knock-out outlined in ink: the weight shows without reading. */
export function KindBadge({ kind, text }: { kind: "must" | "nice" | "knock_out"; text: string }) {
  return (
    <Row as="span" isInline size={12} weight={500} tone="secondary" isOneLine className={classes.badge} data-kind={kind}>
      {text}
    </Row>
  );
}

/** Work or size beside a heading. */
export function CountBadge({ count, strong = false }: { count: number | string; strong?: boolean }) {
  return (
    <Row
      as="span"
      justify="center"
      isInline
      size={12}
      isPiece
      weight={500}
      tone="secondary"
      isTabular
      className={classes.count}
      data-strong={strong || undefined}
    >
      {count}
    </Row>
  );
}

/** A filter in use; `onRemove` gives it its cross. */
export function Chip({
  label,
  value,
  onRemove,
  removeLabel,
}: {
  label?: ReactNode;
  value: ReactNode;
  onRemove?: () => void;
  removeLabel?: string;
}) {
  return (
    <Row as="span" gap={6} isInline size={12} isPiece tone="secondary" isOneLine className={classes.chip}>
      {label}
      <Text as="span" weight={500} tone="text">
        {value}
      </Text>
      {onRemove && <CloseButton size={20} iconSize={14} onClick={onRemove} aria-label={removeLabel} />}
    </Row>
  );
}

interface InitialsAvatarProps {
  name: string;
  size?: number;
  shape?: "circle" | "square";
  /** Somebody who isn't here yet: the circle is dashed. */
  isAwaited?: boolean;
}

/** Two letters in place of a face. */
export function InitialsAvatar({ name, size = 28, shape = "circle", isAwaited = false }: InitialsAvatarProps) {
  const words = name.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word));
  const letters = words.length > 1 ? `${words[0]?.charAt(0)}${words.at(-1)?.charAt(0)}` : (name.trim().charAt(0) || "?").toUpperCase();
  return (
    <Row
      as="span"
      justify="center"
      flex="none"
      isInline
      weight={600}
      tone="secondary"
      className={classes.avatar}
      data-shape={shape}
      data-awaited={isAwaited || undefined}
      style={{ width: size, height: size, fontSize: Math.round(size * (shape === "square" ? 0.46 : 0.4)) }}
      aria-hidden="true"
    >
      {shape === "square" ? letters.charAt(0) : letters}
    </Row>
  );
}
