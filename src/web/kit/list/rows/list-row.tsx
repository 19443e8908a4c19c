import { memo, type ReactNode } from "react";
import type { At, Column, List, Listed } from "#web/kit/list/define-list.ts";
import type { Select } from "#web/kit/list/tools/selection/use-selection.ts";
import { RowLink } from "#web/ui/input/row-link.tsx";
import { TickBox, withShift } from "#web/ui/input/tick-box.tsx";
import { Row, Stack, Text } from "#web/ui/layout.tsx";
import classes from "./list-table.module.css";
import { Marked } from "./marked.tsx";

export interface LineProps {
  list: List;
  row: Listed;
  index: number;
  /** Pixels from the top of the list. */
  place: number;
  at: At;
  isSelected: boolean;
  isCurrent: boolean;
  /** Null where nothing is ticked. */
  onSelect: Select | null;
}

/** A row is drawn again only when something of its own changed, so that scrolling costs the new rows alone. */
export const ListRow = memo(function ListRow(props: LineProps & { columns: readonly Column[]; isTall: boolean }) {
  const { list, row, index, place, at, isSelected, isCurrent, onSelect, columns, isTall } = props;
  const found = isTall && list.record.found?.(row);
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows out of sight don't exist, so a real table can't be
    <div
      role="row"
      tabIndex={-1}
      aria-rowindex={index + 2}
      className={classes.row}
      style={{ transform: `translateY(${place}px)` }}
      data-tall={isTall || undefined}
      data-selected={isSelected || undefined}
      data-current={isCurrent || undefined}
    >
      {onSelect && (
        <Cell className={classes.above}>
          <RowTick {...props} onSelect={onSelect} />
        </Cell>
      )}
      {columns.map(({ key, look, className, cell }) =>
        cell ? (
          <Cell key={key} look={look} className={className}>
            {cell(row, at)}
          </Cell>
        ) : (
          <Cell key={key} className={classes.record}>
            {list.record.picture?.(row, at.t)}
            <RecordName list={list} row={row} at={at} sub={list.record.sub?.(row, at)} />
            {list.record.mark?.(row, at)}
          </Cell>
        ),
      )}
      {list.action && <Cell className={classes.action}>{list.action(row, at)}</Cell>}
      {isTall && <Cell className={classes.found}>{found && <Marked text={found.text} marks={found.marks} />}</Cell>}
    </div>
  );
});

export function RowTick({
  list,
  row,
  at,
  isSelected,
  onSelect,
  className,
}: LineProps & { onSelect: Select; className?: string | undefined }) {
  const { t } = at;
  return (
    <TickBox
      className={className}
      aria-label={t("lists.select_row", { name: list.record.name(row, t) })}
      checked={isSelected}
      onChange={(event) => onSelect([row.id], event.currentTarget.checked, withShift(event))}
    />
  );
}

/** What a record is called, as the way to it, and what it is beside that. */
export function RecordName({ list, row, at, sub }: Pick<LineProps, "list" | "row" | "at"> & { sub?: string | null | undefined }) {
  const { record } = list;
  const name = record.name(row, at.t);
  const href = record.href?.(row, at);
  const marked = <Marked text={name} marks={at.find?.(name)} />;
  const link = href ? (
    <RowLink data-record data-covers href={href} className={classes.name}>
      {marked}
    </RowLink>
  ) : (
    <span className={classes.name}>{marked}</span>
  );
  return (
    <Stack flex="fill">
      {record.beside ? (
        <Row as="span" gap={6} flex="shrink">
          {link}
          {record.beside(row, at)}
        </Row>
      ) : (
        link
      )}
      {sub && (
        <Text as="span" size={12} tone="secondary" isTruncated title={sub}>
          <Marked text={sub} marks={at.find?.(sub)} />
        </Text>
      )}
    </Stack>
  );
}

export function Cell({ look, className, children }: { look?: string | undefined; className?: string | undefined; children?: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: as above
    <div role="cell" data-look={look} className={className}>
      {children}
    </div>
  );
}
