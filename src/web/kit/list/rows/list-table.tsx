import { VisuallyHidden } from "@mantine/core";
import { useElementSize } from "@mantine/hooks";
import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { type CSSProperties, type FocusEvent, memo, type ReactNode, useEffect, useMemo, useRef } from "react";
import { readSearch } from "#contract/text/search.ts";
import { finderOf } from "#contract/text/search-marks.ts";
import { templateOf, thatFit } from "#web/kit/list/columns.ts";
import type { At, Column, List, Listed } from "#web/kit/list/define-list.ts";
import { sortByHead, sortNow } from "#web/kit/list/sorting.ts";
import { TickAll } from "#web/kit/list/tools/selection/tick-all.tsx";
import type { Select } from "#web/kit/list/tools/selection/use-selection.ts";
import { usePhone } from "#web/kit/list/use-list.ts";
import { useRecruiterNames } from "#web/kit/people/use-colleagues.ts";
import { Row } from "#web/ui/layout.tsx";
import { formatNumber } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import { ListCard } from "./list-card.tsx";
import { ListRow } from "./list-row.tsx";
import classes from "./list-table.module.css";
import { useVirtualRows } from "./use-virtual-rows.ts";

interface ListTableProps {
  list: List;
  rows: readonly Listed[];
  total: number;
  /** What is shown, in its order. */
  columns: readonly Column[];
  /** Told which of them there is no room for, by their keys. */
  onHidden: (keys: readonly string[]) => void;
  /** What was searched for: it is marked where it stands. */
  search?: string | undefined;
  sort?: string | undefined;
  /** Null: they stand in their order. */
  onSort: ((sort: string | undefined) => void) | null;
  selected: ReadonlySet<string>;
  /** Null where nothing may be ticked. */
  onSelect: Select | null;
  /** Cards show a box to tick. */
  isPicking: boolean;
  /** The row that the keys are at. */
  current: number | null;
  onCurrent: (index: number) => void;
  hasMore: boolean;
  onNeedMore: () => void;
  isTrash?: boolean;
}

/** What a row with a place in a text needs more. */
const FOUND = 22;

/** The rows of a list, or its cards on a phone; only those in sight are drawn. */
export const ListTable = memo(function ListTable(props: ListTableProps) {
  const { list, rows, total, search, selected, onSelect, current, onCurrent, hasMore, onNeedMore, isTrash = false } = props;
  const t = useWords();
  const isPhone = usePhone();
  const isCards = isPhone || list.isCards === true;
  const nameOf = useRecruiterNames();
  const { ref: frame, width } = useElementSize<HTMLDivElement>();
  const body = useRef<HTMLDivElement>(null);
  const hasTicks = onSelect !== null;
  const hasAction = list.action !== undefined;
  const { columns, template, hidden } = useMemo(() => {
    const beside = { hasTicks, hasAction, isTrash };
    const living = props.columns.filter((column) => !(isTrash && column.isLiving));
    const fitting = thatFit(living, width, beside);
    const hidden = living.filter((column) => !fitting.includes(column)).map(({ key }) => key);
    return { columns: fitting, template: templateOf(fitting, beside), hidden };
  }, [props.columns, width, hasTicks, hasAction, isTrash]);
  const { onHidden } = props;
  useEffect(() => onHidden(hidden), [onHidden, hidden]);
  const find = useMemo(() => finderOf(readSearch(search ?? "").node), [search]);
  const at: At = useMemo(() => ({ t, isTrash, find, nameOf }), [t, isTrash, find, nameOf]);
  const isTall = find !== null && rows.some((row) => list.record.found?.(row));
  const height = isCards ? list.heights.card : list.heights.row + (isTall ? FOUND : 0);
  const { items, top, whole, scrollTo, measure } = useVirtualRows(body, { count: rows.length, height, hasMore, onNeedMore });
  const focused = useRef<number | null>(null);
  // After every drawing: the row that the keys went to may not have been drawn before. One that was clicked has the focus and stays where it is.
  useEffect(() => {
    if (focused.current === current) return;
    const row = current === null ? null : body.current?.querySelector<HTMLElement>(`[aria-rowindex="${current + 2}"]`);
    const hasFocus = row?.contains(document.activeElement);
    if (current !== null && !hasFocus) scrollTo(current, { align: "auto" });
    if (current !== null && !row) return;
    focused.current = current;
    if (!hasFocus) row?.focus({ preventScroll: true });
  });
  const follow = (event: FocusEvent) => {
    const row = event.target.closest("[aria-rowindex]");
    if (row) onCurrent(Number(row.getAttribute("aria-rowindex")) - 2);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: rows out of sight don't exist, so a real table can't be
    <div
      role="table"
      ref={frame}
      aria-label={list.words.label?.(t, formatNumber(total)) ?? list.words.title(t)}
      aria-rowcount={total + 1}
      style={{ "--columns": template, "--row": `${list.heights.row}px` } as CSSProperties}
    >
      {!isCards && (
        // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useSemanticElements: as above
        <div role="row" aria-rowindex={1} className={`${classes.row} ${classes.head}`}>
          {onSelect && (
            <Head>
              <TickAll rows={rows} selected={selected} onSelect={onSelect} />
            </Head>
          )}
          {columns.map((column) => (
            <ColumnHead key={column.key} list={list} column={column} sort={props.sort} onSort={props.onSort} isTrash={isTrash} />
          ))}
          {hasAction && (
            <Head>
              <VisuallyHidden>{t("common.more")}</VisuallyHidden>
            </Head>
          )}
        </div>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div role="rowgroup" ref={body} className={classes.body} style={{ height: whole }} onFocus={follow}>
        {items.map(({ index, start }) => {
          const row = rows[index];
          if (!row) return null;
          const line = { list, row, index, place: start - top, at, isSelected: selected.has(row.id), isCurrent: current === index };
          return isCards ? (
            <ListCard key={row.id} {...line} measure={measure} onSelect={props.isPicking ? onSelect : null} />
          ) : (
            <ListRow key={row.id} {...line} columns={columns} isTall={isTall} onSelect={onSelect} />
          );
        })}
      </div>
    </div>
  );
});

type HeadProps = Pick<ListTableProps, "list" | "sort" | "onSort"> & { column: Column; isTrash: boolean };

function ColumnHead({ list, column, sort, onSort, isTrash }: HeadProps) {
  const t = useWords();
  const label = column.name(t, isTrash);
  const choice = onSort && list.sorts.find((each) => each.column === column.key);
  const now = sortNow(list, sort);
  const isSorted = now.sort === choice;
  const shared = { look: column.look, hint: column.hint?.(t) };
  if (!choice) return <Head {...shared}>{label}</Head>;
  return (
    <Head {...shared} sorted={isSorted ? (now.isDown ? "descending" : "ascending") : "none"}>
      <Row
        type="button"
        as="button"
        isInline
        gap={4}
        className={classes.sort}
        data-sorted={isSorted || undefined}
        onClick={() => onSort(sortByHead(list, sort, choice))}
      >
        {label}
        {isSorted && (now.isDown ? <IconArrowDown size={14} stroke={1.6} /> : <IconArrowUp size={14} stroke={1.6} />)}
      </Row>
    </Head>
  );
}

function Head(props: {
  children: ReactNode;
  look?: string | undefined;
  hint?: string | undefined;
  sorted?: "ascending" | "descending" | "none";
}) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useSemanticElements: as above
    <div role="columnheader" data-look={props.look} title={props.hint} aria-sort={props.sorted}>
      {props.children}
    </div>
  );
}
