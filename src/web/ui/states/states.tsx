import { Button, Skeleton } from "@mantine/core";
import type { ReactNode } from "react";
import { Row, Stack, Text } from "#web/ui/layout.tsx";
import classes from "./states.module.css";

interface StateProps {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  role?: "alert";
}

/** One sentence, one action. */
export function EmptyState({ title, text, action, role }: StateProps) {
  return (
    <Stack align="center" className={classes.state} role={role}>
      <Text size={15} weight={600}>
        {title}
      </Text>
      {text && (
        <Text tone="secondary" mt={4} className={classes.text}>
          {text}
        </Text>
      )}
      {action && (
        <Row gap={8} align="stretch" mt={16}>
          {action}
        </Row>
      )}
    </Stack>
  );
}

interface ErrorStateProps extends Pick<StateProps, "title" | "text"> {
  retryLabel: string;
  onRetry: () => void;
}

/** What happened, in place, and the way on. */
export function ErrorState({ retryLabel, onRetry, ...said }: ErrorStateProps) {
  const retry = (
    <Button variant="default" onClick={onRetry}>
      {retryLabel}
    </Button>
  );
  return <EmptyState role="alert" action={retry} {...said} />;
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
    <div role="status" aria-label={label} className={classes.skeletons} data-late data-wide={isWide || undefined}>
      {Array.from({ length: rows }, (_row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <Row key={index} className={classes.skeleton} style={{ height }}>
          <Skeleton height={12} width={`${[38, 52, 44, 60][index % 4]}%`} radius="xs" />
        </Row>
      ))}
    </div>
  );
}
