import { Button, Skeleton } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./states.module.css";

/** One sentence, one action. */
export function EmptyState({ title, text, action }: { title: string; text?: ReactNode; action?: ReactNode }) {
  return (
    <div className={classes.state}>
      <p className={classes.title}>{title}</p>
      {text && <p className={classes.text}>{text}</p>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}

/** What happened, in place, and the way on. */
export function ErrorState({
  title,
  text,
  retryLabel,
  onRetry,
}: {
  title: string;
  text?: ReactNode;
  retryLabel: string;
  onRetry: () => void;
}) {
  return (
    <div className={classes.state} role="alert">
      <p className={classes.title}>{title}</p>
      {text && <p className={classes.text}>{text}</p>}
      <div className={classes.action}>
        <Button variant="default" onClick={onRetry}>
          {retryLabel}
        </Button>
      </div>
    </div>
  );
}

interface SkeletonRowsProps {
  rows?: number;
  height?: number;
  label: string;
  /** They reach from side to side of the screen, as the rows that they stand for. */
  isWide?: boolean;
}

/** Rows in waiting, as high as the ones that come. They stay unseen for 150 ms, so that a fast answer doesn't flicker. */
export function SkeletonRows({ rows = 8, height = 48, label, isWide = false }: SkeletonRowsProps) {
  return (
    <div role="status" aria-label={label} className={classes.skeletons} data-wide={isWide || undefined}>
      {Array.from({ length: rows }, (_row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <div key={index} className={classes.skeleton} style={{ height }}>
          <Skeleton height={12} width={`${[38, 52, 44, 60][index % 4]}%`} radius="xs" />
        </div>
      ))}
    </div>
  );
}
