import { Button, Skeleton } from "@mantine/core";
import type { ReactNode } from "react";
import { failureText } from "#web/kit/calls/failures.ts";
import classes from "#web/kit/list/list-screen.module.css";
import type { ListState } from "#web/kit/list/use-list.ts";
import { Row, Text } from "#web/ui/layout.tsx";
import { EmptyState, ErrorState } from "#web/ui/states/states.tsx";
import { useWords } from "#web/words/words.ts";
import { ListTable } from "./list-table.tsx";

/** The rows of a list, or why there are none: that they are on their way, that they couldn't be read, `empty`, or what the list says itself. */
export function ListRows({ state, empty }: { state: ListState; empty?: ReactNode }) {
  const t = useWords();
  const { list, pages, rows, isTrash, isNarrowed, widen } = state;
  const failed = (onRetry: () => unknown) => (
    <ErrorState
      title={t("common.could_not_load")}
      text={failureText(pages.error)}
      retryLabel={t("common.try_again")}
      onRetry={() => void onRetry()}
    />
  );
  if (pages.isError && rows.length === 0) return failed(pages.refetch);
  if (pages.isPending) return <RowSkeletons state={state} />;
  if (rows.length === 0 && empty) return empty;
  if (rows.length === 0) {
    const { title, text } = (isTrash && !isNarrowed && list.words.noTrash?.(t)) || { title: list.words.none(t), text: undefined };
    const clear = isNarrowed && (
      <Button variant="default" onClick={widen}>
        {t("common.clear_filters")}
      </Button>
    );
    return <EmptyState title={title} text={text} action={clear} />;
  }
  return (
    <div data-old={pages.isPlaceholderData || undefined} className={classes.list}>
      <ListTable
        list={list}
        rows={state.shown}
        total={state.total ?? rows.length}
        columns={state.columns}
        onHidden={state.setHidden}
        search={state.search.q}
        sort={state.search.sort}
        onSort={state.sortBy}
        selected={state.selected}
        onSelect={state.isEditor && list.bulk ? state.select : null}
        isPicking={state.isPicking}
        current={state.current}
        onCurrent={state.setCurrent}
        hasMore={pages.hasNextPage}
        onNeedMore={state.needMore}
        isTrash={isTrash}
      />
      {pages.isFetchNextPageError && failed(pages.fetchNextPage)}
      {pages.isFetchingNextPage && (
        <Text size={12} isPiece tone="dimmed" className={classes.note} role="status">
          {t("candidates.loading_more")}
        </Text>
      )}
    </div>
  );
}

/** Rows in waiting, in the shape of the rows that come. */
function RowSkeletons({ state: { list, isPhone } }: { state: ListState }) {
  const t = useWords();
  const { heights, record } = list;
  return (
    <div role="status" aria-label={t("common.loading")} data-late>
      {Array.from({ length: 12 }, (_row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <Row key={index} gap={8} className={classes.skeleton} style={{ height: isPhone || list.isCards ? heights.card : heights.row }}>
          {record.picture && <Skeleton circle height={28} />}
          <div>
            <Skeleton height={10} width={120 + ((index * 37) % 60)} radius="xs" />
            {record.sub && <Skeleton height={8} width={90 + ((index * 53) % 70)} mt={8} radius="xs" />}
          </div>
          <Skeleton height={10} width="40%" radius="xs" ml="auto" />
        </Row>
      ))}
    </div>
  );
}
