import { useDisclosure, useMediaQuery } from "@mantine/hooks";
import { useCallback, useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useKeys } from "#web/kit/keys/use-keys.ts";
import { useRows } from "#web/kit/list/rows/use-rows.ts";
import { mayEdit, useUser } from "#web/kit/session/session.ts";
import { usualColumns } from "./columns.ts";
import type { List, Listed, ListSearch } from "./define-list.ts";
import { useSelectAll } from "./tools/selection/use-select-all.ts";
import { useSelection } from "./tools/selection/use-selection.ts";
import { useColumns, useViews } from "./tools/views/use-views.ts";

/** Goes to another address of the same list: as a step that one can go back from, or in place of this one. */
export type Go = (search: ListSearch, isReplaced?: boolean) => void;

export const usePhone = (): boolean => useMediaQuery("(max-width: 47.99em)", false, { getInitialValueInEffect: false });

/** Opens the record of the row that has the focus; where it leads nowhere, goes on to what can be followed or pressed in it. */
function enter({ target }: KeyboardEvent): void {
  if (!(target instanceof HTMLElement) || !target.matches("[role=row]")) return;
  const record = target.querySelector<HTMLElement>("[data-record]");
  if (record) record.click();
  else target.querySelector<HTMLElement>("a, button")?.focus();
}

/** A list at an address: its rows, what is ticked, which row is the current one, and the keys that move among them: of the lists on a screen one has them. */
export function useList<R extends Listed, S extends ListSearch>(declared: List<R, S>, search: S, go: Go, { hasKeys = true } = {}) {
  const list: List = declared;
  const isEditor = mayEdit(useUser());
  const isPhone = usePhone();
  const field = useRef<HTMLInputElement>(null);
  const [isFormOpen, form] = useDisclosure(false);
  const [current, setCurrent] = useState<number | null>(null);
  const body = useMemo(() => declared.ask(search) as object, [declared, search]);
  const key = JSON.stringify(body);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list has other rows
  useEffect(() => setCurrent(null), [key]);

  const { pages, rows, total } = useRows(declared, body);
  const used = list.filters.flatMap(({ key }) => search[key] ?? []);
  const hasForm = list.filters.some(({ input }) => input);
  const isNarrowed = used.length > 0 || Boolean(search.q?.trim());
  const { selected, select, clear, isPicking, pick } = useSelection(key, rows);
  const idsOf = useCallback(
    (data: NonNullable<typeof pages.data>) => data.pages.flatMap((page) => list.rows(page).map(({ id }) => id)),
    [list],
  );
  const selectAll = useSelectAll(pages, idsOf, { loaded: rows.length, total: total ?? 0, count: selected.size, select });
  const usual = useMemo(() => usualColumns(list), [list]);
  const all = useMemo(() => list.columns.map((column) => column.key), [list]);
  const chosen = useColumns(list.name, all, usual);
  const columns = useMemo(
    () => chosen.columns.flatMap((key) => list.columns.find((column) => column.key === key) ?? []),
    [chosen.columns, list],
  );

  // Those that the table has no room for, by their keys; it says so once it knows its width.
  const [hidden, setHidden] = useState<readonly string[]>(none);

  const { fetchNextPage, isFetchingNextPage, isFetchNextPageError } = pages;
  const canFetch = useRef(false);
  useLayoutEffect(() => {
    canFetch.current = !isFetchingNextPage && !isFetchNextPageError;
  });
  const needMore = useCallback(() => {
    if (canFetch.current) void fetchNextPage();
  }, [fetchNextPage]);
  // A page that arrives is drawn in the browser's spare time: it never holds up who scrolls.
  const deferred = useDeferredValue(rows);

  const latest = useRef({ search, go });
  useLayoutEffect(() => {
    latest.current = { search, go };
  });
  const change = useCallback((next: Partial<ListSearch>) => latest.current.go({ ...latest.current.search, ...next }, true), []);
  const sortBy = useCallback((sort: string | undefined) => change({ sort }), [change]);
  const widen = () => go({ view: search.view, sort: search.sort });
  const narrow = (filters: ListSearch) => {
    form.close();
    const { view, q, sort } = search;
    go({ ...Object.fromEntries(list.filters.map(({ key }) => [key, filters[key]])), view, q, sort });
  };

  const move = (by: 1 | -1) =>
    setCurrent((at) => (rows.length === 0 ? null : Math.min(Math.max((at ?? (by > 0 ? -1 : 0)) + by, 0), rows.length - 1)));
  const tick = (isRange: boolean) => {
    const at = current === null ? undefined : rows[current];
    if (at && isEditor && list.bulk) select([at.id], isRange || !selected.has(at.id), isRange);
  };
  const keys: Parameters<typeof useKeys>[0] = {
    j: () => move(1),
    k: () => move(-1),
    x: () => tick(false),
    "Shift x": () => tick(true),
    Escape: clear,
    Enter: enter,
    f: (event) => {
      if (!hasForm) return;
      event.preventDefault();
      form.open();
    },
    "/": (event) => {
      event.preventDefault();
      field.current?.focus();
    },
  };
  useKeys(keys, hasKeys);

  return {
    list,
    ...{ search: search as ListSearch, go, change, sortBy, widen, narrow, body, key },
    ...{ pages, rows, shown: deferred.length === 0 ? rows : deferred, total, needMore },
    ...{ isPhone, isEditor, isTrash: search.view === "trash", isNarrowed, used: used.length },
    isBare: total === 0 && !isNarrowed && !search.view && !pages.isPlaceholderData,
    ...{ columns, hidden, setHidden, chosen, all, field, hasForm, form: { ...form, isOpen: isFormOpen } },
    ...{ selected, select, clear, selectAll, isPicking, pick },
    ...{ current, setCurrent, move, isSaved: useViews(list.name, search).active !== undefined },
  };
}

const none: readonly string[] = [];
const anywhere = {};
const stay = () => {};
/** The rows of a list on another screen: what `body` asks for, which has no address of its own. */
export function useListOf<R extends Listed>(declared: List<R>, body: object, options?: Parameters<typeof useList>[3]) {
  const key = JSON.stringify(body);
  const list = useMemo(() => ({ ...declared, ask: () => JSON.parse(key) as object }), [declared, key]);
  return useList(list, anywhere, stay, options);
}

export type ListState = ReturnType<typeof useList>;
