import { Button, Skeleton } from "@mantine/core";
import { useDisclosure, useMediaQuery } from "@mantine/hooks";
import { IconDots, IconDownload, IconFileImport, IconFilter, IconPlus, IconTarget, IconUpload, IconUserPlus } from "@tabler/icons-react";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback, useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { api } from "#contract/index.ts";
import { useFileChoice } from "#web/areas/upload/file-choice.tsx";
import { failureText, notify, showFailure } from "#web/kit/calls/failures.ts";
import { useCall } from "#web/kit/calls/use-call.ts";
import { useKeys } from "#web/kit/keys/use-keys.ts";
import { ColumnsMenu } from "#web/kit/list/columns-menu.tsx";
import { PhoneMenu } from "#web/kit/list/phone-menu.tsx";
import { SearchLine } from "#web/kit/list/search-line.tsx";
import { AssignMenu, SelectionBar, TrashButton } from "#web/kit/list/selection-bar.tsx";
import { useBulk } from "#web/kit/list/use-bulk.ts";
import { useSelectAll } from "#web/kit/list/use-select-all.ts";
import { type Select, useSelection } from "#web/kit/list/use-selection.ts";
import { useColumns, useViews } from "#web/kit/list/use-views.ts";
import { SaveViewTab, ViewTabs } from "#web/kit/list/view-tabs.tsx";
import { useOwnPlace } from "#web/kit/people/use-colleagues.ts";
import { mayEdit, useUser } from "#web/kit/session/session.ts";
import { Drawer, Menu, Popover } from "#web/ui/floating.tsx";
import { later } from "#web/ui/later.tsx";
import { ScreenHead, tabClass, tabCountClass } from "#web/ui/screen-head.tsx";
import { useWasShown } from "#web/ui/shown.ts";
import { EmptyState, ErrorState } from "#web/ui/states.tsx";
import { formatNumber } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";

import {
  type CandidatesSearch,
  DEFAULT_SORT,
  type Filters,
  filterCount,
  firstSort,
  listBody,
  readCandidatesSearch,
  type Sort,
  sortFields,
} from "./addresses.ts";

import { CandidateTable } from "./candidate-table.tsx";
import classes from "./candidates-screen.module.css";
import { columns as allColumns, columnName, usualColumns } from "./columns.ts";
import { FilterChips } from "./filter-chips.tsx";
import { ListSkeleton } from "./list-skeleton.tsx";
import { SortMenu } from "./sort-menu.tsx";
import { rememberList, useCandidates } from "./use-candidates.ts";
import { useTrash } from "./use-trash.ts";

const idsOfPages = (data: { pages: { data: { candidates: { id: string }[] } }[] }) =>
  data.pages.flatMap((page) => page.data.candidates.map(({ id }) => id));
const namesIn = (all: string[] = []) => [...new Set(all)].sort((a, b) => a.localeCompare(b));

const csv = () => import("./export-csv.ts");
const ImportDialog = later(async () => (await import("#web/areas/import/import-dialog.tsx")).default);
const ByHandDialog = later(async () => (await import("#web/areas/upload/by-hand-dialog.tsx")).ByHandDialog);
const FilterForm = later(async () => (await import("./filter-form.tsx")).FilterForm, <Skeleton w={288} h={400} />);
const MatchDialog = later(async () => (await import("./match-dialog.tsx")).MatchDialog);
const TagMenu = later(async () => (await import("./tag-menu.tsx")).TagMenu);

/** Find people, add people. */
export function CandidatesScreen() {
  const t = useWords();
  const search = useSearch({ from: "/dashboard/candidates/" });
  const navigate = useNavigate({ from: "/dashboard/candidates/" });
  const editor = mayEdit(useUser());
  const isPhone = useMediaQuery("(max-width: 47.99em)", undefined, { getInitialValueInEffect: false });
  const [fileInput, chooseFiles] = useFileChoice();
  const [isFilterOpen, filter] = useDisclosure(false);
  const [isByHandOpen, byHand] = useDisclosure(false);
  const [isImportOpen, importing] = useDisclosure(false);
  const [isMatchOpen, matching] = useDisclosure(false);
  const [current, setCurrent] = useState<number | null>(null);
  const [exported, setExported] = useState<string | null>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const { restore, isBusy } = useTrash();
  const bulk = useBulk("candidate");
  const { columns, choose } = useColumns("candidates", allColumns, usualColumns);
  const own = useOwnPlace();

  const body = useMemo(() => listBody(search), [search]);
  const { pages, rows, total } = useCandidates(body);
  const counting = { quiet: true, staleTime: 30_000, enabled: useWasShown() };
  const all = useCall(api.candidate.list, { limit: 1 }, counting).data?.data.total;
  const unchecked = useCall(api.candidate.list, { limit: 1, unchecked: true }, counting).data?.data.total;
  const isTrash = search.view === "trash";
  const filters = filterCount(search);
  const isNarrowed = filters > 0 || Boolean(search.q?.trim());
  const isEmptyWorkspace = total === 0 && !isNarrowed && !search.view && !pages.isPlaceholderData;

  useEffect(() => {
    document.title = `${t("candidates.title")} · Proffer`;
  }, [t]);
  useEffect(() => rememberList(body), [body]);
  const key = JSON.stringify(body);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list has other rows
  useEffect(() => setCurrent(null), [key]);
  const { selected, select, clear: clearSelection, isPicking, pick } = useSelection(key, rows);
  const selectAll = useSelectAll(pages, idsOfPages, { loaded: rows.length, total: total ?? 0, count: selected.size, select });

  const change = useCallback(
    (next: Partial<CandidatesSearch>) => void navigate({ search: (before) => ({ ...before, ...next }), replace: true, resetScroll: false }),
    [navigate],
  );
  const applyFilters = (next: Filters) => {
    filter.close();
    void navigate({ search: ({ view, q, sort }) => ({ view, q, sort, ...next }) });
  };
  const { fetchNextPage, isFetchingNextPage, hasNextPage, isFetchNextPageError } = pages;
  const canFetch = useRef(false);
  useLayoutEffect(() => {
    canFetch.current = !isFetchingNextPage && !isFetchNextPageError;
  });
  const needMore = useCallback(() => {
    if (canFetch.current) void fetchNextPage();
  }, [fetchNextPage]);
  const sortBy = useCallback((sort: Sort) => change({ sort: sort === DEFAULT_SORT ? undefined : sort }), [change]);
  // A page that arrives is drawn in the browser's spare time: it never holds up who scrolls.
  const shown = useDeferredValue(rows);

  const move = (by: number) =>
    setCurrent((at) => (rows.length === 0 ? null : Math.min(Math.max((at ?? (by > 0 ? -1 : 0)) + by, 0), rows.length - 1)));
  const at = current === null ? undefined : rows[current];
  const openCurrent = (event: KeyboardEvent) => {
    if (!at || (event.target as HTMLElement).closest("a, button, input")) return;
    void navigate({ to: "/dashboard/candidates/$id", params: { id: at.id } });
  };
  /** The keys go on from the row whose box was clicked. */
  const tick: Select = (ids, isSelected, isRange) => {
    if (ids.length === 1) setCurrent(rows.findIndex(({ id }) => id === ids[0]));
    select(ids, isSelected, isRange);
  };
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    x: () => at && editor && select([at.id], !selected.has(at.id)),
    "Shift x": () => at && editor && select([at.id], true, true),
    f: (event) => {
      event.preventDefault();
      filter.open();
    },
    "/": (event) => {
      event.preventDefault();
      searchField.current?.focus();
    },
    Escape: clearSelection,
    Enter: openCurrent,
  });

  const ids = [...selected];
  const mine = { recruiter_id: own?.id };
  const { active } = useViews("candidates", search);
  const isMine = !active && own !== undefined && JSON.stringify(listBody(search)) === JSON.stringify(mine);
  const exportSelected = () => {
    csv().then(({ downloadCandidates }) => {
      downloadCandidates(rows.filter(({ id }) => selected.has(id)));
      notify("info", t("candidates.export_done", { n: formatNumber(ids.length) }));
    }, showFailure);
  };
  const exportList = () => {
    setExported("");
    csv()
      .then(({ exportCandidates }) => {
        const tell = (n: number, of: number) =>
          setExported(t("candidates.export_running", { n: formatNumber(n), total: formatNumber(of) }));
        return exportCandidates(body, tell);
      })
      .then((n) => notify("info", t("candidates.export_done", { n: formatNumber(n) })), showFailure)
      .finally(() => setExported(null));
  };
  // Suggestions come from the first page alone.
  const firstPage = pages.data?.pages[0]?.data.candidates;
  const skillNames = useMemo(() => namesIn(firstPage?.flatMap(({ skills }) => skills.map(({ name }) => name))), [firstPage]);
  const tagNames = useMemo(() => namesIn(firstPage?.flatMap(({ tags }) => tags)), [firstPage]);
  const form = <FilterForm key={key} filters={search} skills={skillNames} onApply={applyFilters} />;
  const facts =
    total === null || isEmptyWorkspace
      ? null
      : isNarrowed && all !== undefined && !isTrash
        ? t("candidates.of_total", { n: formatNumber(total), total: formatNumber(all) })
        : formatNumber(total);

  return (
    <>
      {fileInput}
      <ScreenHead
        title={t("candidates.title")}
        facts={facts}
        actions={
          <>
            {!isPhone && total !== null && total > 0 && (
              <Button
                variant="default"
                leftSection={<IconDownload size={16} stroke={1.6} />}
                onClick={exportList}
                loading={exported !== null}
              >
                {t("candidates.export")}
              </Button>
            )}
            {editor && (
              <Menu position="bottom-end">
                <Menu.Target>
                  <Button variant="default" px={8} aria-label={t("common.more")} className={classes.primary}>
                    <IconDots size={16} stroke={1.6} />
                  </Button>
                </Menu.Target>
                <Menu.Dropdown>
                  <Menu.Item leftSection={<IconUserPlus size={16} stroke={1.6} />} onClick={byHand.open}>
                    {t("candidates.add_by_hand")}
                  </Menu.Item>
                  <Menu.Item leftSection={<IconFileImport size={16} stroke={1.6} />} onClick={importing.open}>
                    {t("lists.import_title")}
                  </Menu.Item>
                  {isPhone && total !== null && total > 0 && (
                    <Menu.Item leftSection={<IconDownload size={16} stroke={1.6} />} onClick={exportList}>
                      {t("candidates.export")}
                    </Menu.Item>
                  )}
                </Menu.Dropdown>
              </Menu>
            )}
            {editor && (
              <Button leftSection={<IconUpload size={16} stroke={1.6} />} onClick={chooseFiles} className={classes.primary}>
                {t("candidates.add_cvs")}
              </Button>
            )}
          </>
        }
        tabs={
          isEmptyWorkspace ? undefined : (
            <>
              <Link
                to="/dashboard/candidates"
                activeOptions={{ exact: true }}
                search={{}}
                className={tabClass}
                data-active={(!search.view && !active && !isMine) || undefined}
              >
                {t("candidates.view_all")}
                {all !== undefined && <span className={tabCountClass}>{formatNumber(all)}</span>}
              </Link>
              {own && all !== undefined && (
                <Link
                  to="/dashboard/candidates"
                  activeOptions={{ exact: true }}
                  search={mine}
                  className={tabClass}
                  data-active={isMine || undefined}
                >
                  {t("lists.mine")}
                </Link>
              )}
              <ViewTabs
                list="candidates"
                hasSave={false}
                search={search as Record<string, unknown>}
                onOpen={(saved) => void navigate({ search: readCandidatesSearch(saved) })}
              />
              <Link
                to="/dashboard/candidates"
                activeOptions={{ exact: true }}
                search={{ view: "check" }}
                className={tabClass}
                data-active={(search.view === "check" && !active) || undefined}
              >
                {t("candidates.view_check")}
                {unchecked !== undefined && <span className={tabCountClass}>{formatNumber(unchecked)}</span>}
              </Link>
              <Link
                to="/dashboard/candidates"
                activeOptions={{ exact: true }}
                search={{ view: "trash" }}
                className={tabClass}
                data-active={(isTrash && !active) || undefined}
              >
                {t("candidates.view_trash")}
              </Link>
              <SaveViewTab list="candidates" search={search as Record<string, unknown>} />
            </>
          )
        }
      />
      {isEmptyWorkspace ? (
        <div className={classes.zone}>
          <EmptyState
            title={t("candidates.empty")}
            text={editor ? t("candidates.empty_text") : undefined}
            action={
              editor && (
                <>
                  <Button size="md" leftSection={<IconUpload size={16} stroke={1.6} />} onClick={chooseFiles}>
                    {t("candidates.choose_cvs")}
                  </Button>
                  <Button size="md" variant="default" onClick={byHand.open}>
                    {t("candidates.add_by_hand")}
                  </Button>
                </>
              )
            }
          />
        </div>
      ) : (
        <>
          <div className={classes.tools}>
            {isPicking ? (
              <SelectionBar count={selected.size} all={selectAll} onClear={clearSelection}>
                {isTrash ? (
                  <Button
                    variant="default"
                    loading={isBusy}
                    onClick={() =>
                      void restore(ids).then((done) => {
                        clearSelection();
                        if (done.length > 0) notify("info", t("candidates.restored", { count: done.length }));
                      })
                    }
                  >
                    {t("candidates.restore")}
                  </Button>
                ) : (
                  <>
                    <TagMenu
                      known={tagNames}
                      isBusy={bulk.isBusy}
                      onTag={(tags) => void bulk.run([{ do: "tag", ids, tags }], (count) => t("lists.tagged", { count }))}
                    />
                    <AssignMenu
                      isBusy={bulk.isBusy}
                      onAssign={(recruiter_id, name) =>
                        void bulk.run([{ do: "assign", ids, recruiter_id }], (count) =>
                          recruiter_id ? t("lists.assigned", { count, name }) : t("lists.unassigned", { count }),
                        )
                      }
                    />
                    <Button variant="default" leftSection={<IconTarget size={16} stroke={1.6} />} onClick={matching.open}>
                      {t("candidates.match_to_job")}
                    </Button>
                    <Button variant="default" leftSection={<IconDownload size={16} stroke={1.6} />} onClick={exportSelected}>
                      {t("candidates.export")}
                    </Button>
                    <TrashButton
                      isBusy={bulk.isBusy}
                      onTrash={() =>
                        void bulk.run([{ do: "trash", ids }], (count) => t("candidates.trashed", { count })).then(clearSelection)
                      }
                    />
                  </>
                )}
              </SelectionBar>
            ) : (
              <>
                <SearchLine
                  value={search.q ?? ""}
                  label={t("candidates.search")}
                  hint={t("candidates.search_hint")}
                  inputRef={searchField}
                  onSearch={(q) => change({ q: q || undefined })}
                />
                {isPhone ? (
                  <>
                    <Button
                      variant="default"
                      className={classes.filterPhone}
                      onClick={filter.open}
                      aria-label={filters > 0 ? t("candidates.filters_on", { n: filters }) : t("candidates.filter")}
                      leftSection={<IconFilter size={16} stroke={1.6} />}
                    >
                      {filters > 0 ? filters : null}
                    </Button>
                    <PhoneMenu
                      onTick={editor ? pick : null}
                      sorts={sortFields.map((field) => ({
                        key: field,
                        label: t(`candidates.sort_${field}`),
                        isChosen: (search.sort ?? DEFAULT_SORT).replace("-", "") === field,
                        onChoose: () => change({ sort: firstSort(field) === DEFAULT_SORT ? undefined : firstSort(field) }),
                      }))}
                    />
                  </>
                ) : (
                  <>
                    <FilterChips filters={search} onChange={change} />
                    <Popover
                      opened={isFilterOpen}
                      onChange={(open) => !open && filter.close()}
                      width={360}
                      position="bottom-start"
                      trapFocus
                      returnFocus
                    >
                      <Popover.Target>
                        <Button variant="subtle" color="gray" leftSection={<IconPlus size={14} stroke={1.6} />} onClick={filter.toggle}>
                          {t("candidates.filter")}
                        </Button>
                      </Popover.Target>
                      <Popover.Dropdown p={16}>{form}</Popover.Dropdown>
                    </Popover>
                    <span className={classes.space} />
                    <SortMenu
                      sort={search.sort ?? DEFAULT_SORT}
                      onSort={(sort) => change({ sort: sort === DEFAULT_SORT ? undefined : sort })}
                    />
                    <ColumnsMenu all={allColumns} columns={columns} nameOf={(column) => columnName(t, column)} onChoose={choose} />
                  </>
                )}
              </>
            )}
          </div>
          {isTrash && total !== 0 && <p className={classes.note}>{t("candidates.trash_text")}</p>}
          {pages.isError && rows.length === 0 ? (
            <ErrorState
              title={t("common.could_not_load")}
              text={failureText(pages.error)}
              retryLabel={t("common.try_again")}
              onRetry={() => void pages.refetch()}
            />
          ) : pages.isPending ? (
            <ListSkeleton />
          ) : rows.length === 0 ? (
            <EmptyState
              title={isTrash && !isNarrowed ? t("candidates.empty_trash") : t("candidates.empty_view")}
              text={isTrash && !isNarrowed ? t("candidates.empty_trash_text") : undefined}
              action={
                isNarrowed && (
                  <Button variant="default" onClick={() => void navigate({ search: ({ view, sort }) => ({ view, sort }) })}>
                    {t("common.clear_filters")}
                  </Button>
                )
              }
            />
          ) : (
            <div data-old={pages.isPlaceholderData || undefined} className={classes.list}>
              <CandidateTable
                rows={shown.length === 0 ? rows : shown}
                total={total ?? rows.length}
                columns={columns}
                search={search.q}
                sort={search.sort}
                onSort={sortBy}
                selected={selected}
                onSelect={tick}
                isPicking={isPicking}
                current={current}
                hasMore={hasNextPage}
                onNeedMore={needMore}
                isTrash={isTrash}
                mayEdit={editor}
              />
              {isFetchNextPageError && (
                <ErrorState
                  title={t("common.could_not_load")}
                  text={failureText(pages.error)}
                  retryLabel={t("common.try_again")}
                  onRetry={() => void fetchNextPage()}
                />
              )}
              {isFetchingNextPage && (
                <p className={classes.note} role="status">
                  {t("candidates.loading_more")}
                </p>
              )}
            </div>
          )}
        </>
      )}
      {isPhone && (
        <Drawer
          opened={isFilterOpen}
          onClose={filter.close}
          position="bottom"
          size="auto"
          title={t("candidates.filters")}
          closeButtonProps={{ "aria-label": t("common.close") }}
        >
          {form}
        </Drawer>
      )}
      {isImportOpen && <ImportDialog onClose={importing.close} />}
      {isByHandOpen && (
        <ByHandDialog
          onClose={byHand.close}
          onAdded={({ id }) => {
            byHand.close();
            void navigate({ to: "/dashboard/candidates/$id", params: { id } });
          }}
        />
      )}
      {isMatchOpen && <MatchDialog candidateIds={ids} onClose={matching.close} onDone={clearSelection} />}
    </>
  );
}
