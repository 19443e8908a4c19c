import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { failureText } from "#web/kit/calls/failures.ts";
import { Row, Text } from "#web/ui/layout.tsx";
import { SkeletonRows } from "#web/ui/states/states.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./widget.module.css";

export interface WidgetProps<T> {
  title: string;
  /** Beside the title, such as a count. */
  mark?: ReactNode;
  /** At the right of the head. */
  side?: ReactNode;
  query: { data: T | undefined; isError: boolean; error: Error | null; isFetching: boolean; refetch: () => unknown };
  /** Of the skeleton: as many rows, as high as the ones that come. */
  rows: number;
  rowHeight: number;
  children: (data: T) => ReactNode;
}

/** One part of the dashboard, which loads, fails and tries again by itself. */
export function Widget<T>({ title, mark, side, query, rows, rowHeight, children }: WidgetProps<T>) {
  const t = useWords();
  return (
    <section aria-label={title}>
      <Row gap={8} className={classes.head}>
        <Text as="h2" size={15} weight={600}>
          {title}
        </Text>
        {mark}
        {side && <Row className={classes.side}>{side}</Row>}
      </Row>
      {query.data !== undefined ? (
        children(query.data)
      ) : query.isError ? (
        <Row gap={12} justify="between" isWrapped className={classes.failed} role="alert">
          <p>
            <strong>{t("common.could_not_load")}</strong> {failureText(query.error)}
          </p>
          <Button variant="default" size="xs" loading={query.isFetching} onClick={() => void query.refetch()}>
            {t("common.try_again")}
          </Button>
        </Row>
      ) : (
        <SkeletonRows rows={rows} height={rowHeight} label={`${title}: ${t("common.loading")}`} />
      )}
    </section>
  );
}
