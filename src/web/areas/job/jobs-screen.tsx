import { Button } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconArrowsSort, IconPlus, IconScale } from "@tabler/icons-react";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useCallback, useMemo, useRef } from "react";
import { api } from "#contract/index.ts";
import { send } from "#web/kit/calls/api.ts";
import { failureText } from "#web/kit/calls/failures.ts";
import { keyOf } from "#web/kit/calls/use-call.ts";
import { useKeys } from "#web/kit/keys/use-keys.ts";
import { ColumnsMenu } from "#web/kit/list/columns-menu.tsx";
import { rowKeys } from "#web/kit/list/focused-row.ts";
import lists from "#web/kit/list/list-table.module.css";
import { PhoneMenu } from "#web/kit/list/phone-menu.tsx";
import { SearchLine } from "#web/kit/list/search-line.tsx";
import { AssignMenu, SelectionBar, TrashButton } from "#web/kit/list/selection-bar.tsx";
import { useBulk } from "#web/kit/list/use-bulk.ts";
import { useSelectAll } from "#web/kit/list/use-select-all.ts";
import { useSelection } from "#web/kit/list/use-selection.ts";
import { useColumns, useViews } from "#web/kit/list/use-views.ts";
import { ViewTabs } from "#web/kit/list/view-tabs.tsx";
import { whileMatching } from "#web/kit/list/while-matching.ts";
import { useRecruiterNames } from "#web/kit/people/use-colleagues.ts";
import { mayEdit, useUser } from "#web/kit/session/session.ts";
import { Menu } from "#web/ui/floating.tsx";
import { ButtonLink } from "#web/ui/links.tsx";
import { Chip } from "#web/ui/marks.tsx";
import { ScreenHead, tabClass } from "#web/ui/screen-head.tsx";
import { EmptyState, ErrorState, SkeletonRows } from "#web/ui/states.tsx";
import { formatNumber } from "#web/words/format.ts";
import { useWords, type Words } from "#web/words/words.ts";
import { type JobsSearch, type JobsSort, jobsSorts, readJobsSearch } from "./addresses.ts";
import classes from "./jobs-screen.module.css";
import { JobCards, JobsTable, jobColumnName, jobColumns } from "./jobs-table.tsx";

const route = getRouteApi("/dashboard/jobs/");
const views = [undefined, "open", "closed", "trash"] as const;
const PAGE = 200;
const keys = rowKeys("job");

const idsOfPages = (data: { pages: { data: { jobs: { id: string }[] } }[] }) =>
  data.pages.flatMap((page) => page.data.jobs.map(({ id }) => id));

const queryOf = ({ view, q, sort, recruiter_id }: JobsSearch) => ({
  limit: PAGE,
  ...(recruiter_id && { recruiter_id }),
  ...(q && { q }),
  ...(sort && { sort }),
  ...(view === "open" && { status: 1 as const }),
  ...(view === "closed" && { status: 0 as const }),
  ...(view === "trash" && { trashed: true }),
});

export function JobsScreen() {
  const t = useWords();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const isEditor = mayEdit(useUser());
  const isPhone = useMediaQuery("(max-width: 47.99em)", false, { getInitialValueInEffect: false });
  const field = useRef<HTMLInputElement>(null);
  const body = queryOf(search);
  const list = useInfiniteQuery({
    queryKey: [...keyOf(api.job.list, body), "pages"],
    queryFn: ({ pageParam, signal }) => send(api.job.list, { ...body, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: "",
    getNextPageParam: (last) => last.data.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    refetchInterval: whileMatching,
    meta: { quiet: true },
  });
  const rows = useMemo(() => list.data?.pages.flatMap((page) => page.data.jobs) ?? [], [list.data]);
  const total = list.data?.pages[0]?.data.total;
  const isTrash = search.view === "trash";
  const isSearched = Boolean(search.q || search.recruiter_id);
  const nameOf = useRecruiterNames();

  const { selected, select, clear: clearSelection, isPicking, pick } = useSelection(JSON.stringify(body), rows);
  const selectAll = useSelectAll(list, idsOfPages, { loaded: rows.length, total: total ?? 0, count: selected.size, select });
  const { columns, choose } = useColumns("jobs", jobColumns);
  const { active } = useViews("jobs", search as Record<string, unknown>);
  const bulk = useBulk("job");
  const ids = [...selected];
  const { fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = list;
  const needMore = useCallback(() => {
    if (!isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [fetchNextPage, isFetchingNextPage, isFetchNextPageError]);
  const change = useCallback(
    (next: Partial<JobsSearch>) => void navigate({ search: (before) => ({ ...before, ...next }), replace: true }),
    [navigate],
  );
  const tick = (isRange = false) => {
    const id = keys.current();
    if (id && isEditor) select([id], isRange || !selected.has(id), isRange);
  };
  useKeys({
    j: () => keys.step(1),
    k: () => keys.step(-1),
    x: () => tick(),
    "Shift x": () => tick(true),
    Escape: clearSelection,
    n: () => isEditor && void navigate({ to: "/dashboard/jobs/new" }),
    "/": (event) => {
      event.preventDefault();
      field.current?.focus();
    },
  });
  const clear = () => void navigate({ search: {} });
  const newButton = isEditor && (
    <ButtonLink to="/dashboard/jobs/new" leftSection={<IconPlus size={16} stroke={1.6} />}>
      {t("jobs.new")}
    </ButtonLink>
  );
  const isBare = list.isSuccess && total === 0 && !search.view && !isSearched;
  const viewNames = { all: t("jobs.view_all"), open: t("jobs.view_open"), closed: t("jobs.view_closed"), trash: t("jobs.view_trash") };
  return (
    <>
      <ScreenHead
        title={t("jobs.title")}
        facts={total === undefined || isPhone ? undefined : formatNumber(total)}
        actions={
          <>
            <ButtonLink to="/dashboard/jobs/protected" variant="subtle" aria-label={t("register.link")} px={isPhone ? 8 : undefined}>
              <IconScale size={16} stroke={1.6} />
              {!isPhone && <span className={classes.beside}>{t("register.link")}</span>}
            </ButtonLink>
            {!isBare && newButton}
          </>
        }
        tabs={views
          .map((view) => (
            <Link
              key={view ?? "all"}
              from="/dashboard/jobs/"
              to="."
              search={(before) => ({ ...before, view })}
              className={tabClass}
              data-active={(search.view === view && !active) || undefined}
              aria-current={search.view === view && !active ? "page" : undefined}
              activeOptions={{ exact: true, includeSearch: true }}
            >
              {viewNames[view ?? "all"]}
            </Link>
          ))
          .concat(
            <ViewTabs
              key="saved"
              list="jobs"
              search={search as Record<string, unknown>}
              onOpen={(saved) => void navigate({ search: readJobsSearch(saved) })}
            />,
          )}
      />
      {!isBare && isPicking && (
        <div className={lists.bar}>
          <SelectionBar count={selected.size} all={selectAll} onClear={clearSelection}>
            {isTrash ? (
              <Button
                variant="default"
                loading={bulk.isBusy}
                onClick={() => void bulk.run([{ do: "restore", ids }], (count) => t("lists.restored", { count })).then(clearSelection)}
              >
                {t("jobs.restore")}
              </Button>
            ) : (
              <>
                <Button
                  variant="default"
                  loading={bulk.isBusy}
                  onClick={() => void bulk.run([{ do: "status", ids, status: 1 }], (count) => t("lists.opened", { count }))}
                >
                  {t("lists.open_jobs")}
                </Button>
                <Button
                  variant="default"
                  loading={bulk.isBusy}
                  onClick={() => void bulk.run([{ do: "status", ids, status: 0 }], (count) => t("lists.closed", { count }))}
                >
                  {t("lists.close_jobs")}
                </Button>
                <AssignMenu
                  isBusy={bulk.isBusy}
                  onAssign={(recruiter_id, name) =>
                    void bulk.run([{ do: "assign", ids, recruiter_id }], (count) =>
                      recruiter_id ? t("lists.assigned", { count, name }) : t("lists.unassigned", { count }),
                    )
                  }
                />
                <TrashButton
                  isBusy={bulk.isBusy}
                  onTrash={() => void bulk.run([{ do: "trash", ids }], (count) => t("lists.trashed", { count })).then(clearSelection)}
                />
              </>
            )}
          </SelectionBar>
        </div>
      )}
      {!isBare && !isPicking && (
        <div className={lists.bar}>
          <SearchLine
            value={search.q ?? ""}
            label={t("jobs.search")}
            hint={t("jobs.search")}
            inputRef={field}
            onSearch={(q) => change({ q: q.trim() || undefined })}
            onDown={() => keys.step(1)}
          />
          {search.recruiter_id && (
            <Chip
              label={t("lists.chip_recruiter")}
              value={nameOf(search.recruiter_id) ?? "…"}
              removeLabel={t("candidates.chip_remove", { name: t("lists.chip_recruiter") })}
              onRemove={() => change({ recruiter_id: undefined })}
            />
          )}
          <span className={lists.space} />
          {isPhone ? (
            <PhoneMenu
              onTick={isEditor ? pick : null}
              sorts={[undefined, ...jobsSorts].map((sort) => ({
                key: sort ?? "newest",
                label: sortName(t, sort),
                isChosen: sort === search.sort,
                onChoose: () => change({ sort }),
              }))}
            />
          ) : (
            <>
              <SortMenu value={search.sort} onChange={(sort) => change({ sort })} />
              <ColumnsMenu all={jobColumns} columns={columns} nameOf={(column) => jobColumnName(t, column)} onChoose={choose} />
            </>
          )}
        </div>
      )}
      {isTrash && rows.length > 0 && <p className={lists.note}>{t("jobs.trash_text")}</p>}
      {list.isPending && <SkeletonRows isWide height={isPhone ? 92 : 37} rows={12} label={t("common.loading")} />}
      {list.isError && rows.length === 0 && (
        <ErrorState
          title={t("common.could_not_load")}
          text={failureText(list.error)}
          retryLabel={t("common.try_again")}
          onRetry={() => list.refetch()}
        />
      )}
      {list.isSuccess && rows.length === 0 && (
        <Empty isBare={isBare} isTrash={isTrash && !isSearched} isEditor={isEditor} onClear={clear} />
      )}
      {rows.length > 0 &&
        (isPhone ? (
          <JobCards
            jobs={rows}
            isTrash={isTrash}
            hasMore={hasNextPage}
            onNeedMore={needMore}
            selected={selected}
            onSelect={isPicking && isEditor ? select : null}
          />
        ) : (
          <JobsTable
            jobs={rows}
            isTrash={isTrash}
            columns={columns}
            selected={selected}
            onSelect={select}
            hasMore={hasNextPage}
            onNeedMore={needMore}
          />
        ))}
      {isFetchNextPageError && (
        <ErrorState
          title={t("common.could_not_load")}
          text={failureText(list.error)}
          retryLabel={t("common.try_again")}
          onRetry={() => void fetchNextPage()}
        />
      )}
    </>
  );
}

function Empty({ isBare, isTrash, isEditor, onClear }: { isBare: boolean; isTrash: boolean; isEditor: boolean; onClear: () => void }) {
  const t = useWords();
  if (isTrash) return <EmptyState title={t("jobs.trash_empty")} text={t("jobs.no_trash_text")} />;
  if (!isBare) {
    return (
      <EmptyState
        title={t("jobs.none_found")}
        action={
          <Button variant="default" onClick={onClear}>
            {t("common.clear_filters")}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      title={t("jobs.empty")}
      text={t("jobs.empty_text")}
      action={isEditor && <ButtonLink to="/dashboard/jobs/new">{t("jobs.paste")}</ButtonLink>}
    />
  );
}

const sortNames: Record<JobsSort, "jobs.sort_oldest" | "jobs.sort_title" | "jobs.sort_client" | "jobs.sort_city"> = {
  created_at: "jobs.sort_oldest",
  title: "jobs.sort_title",
  client: "jobs.sort_client",
  city: "jobs.sort_city",
};

const sortName = (t: Words, sort: JobsSort | undefined) => (sort ? t(sortNames[sort]) : t("jobs.sort_newest"));

function SortMenu({ value, onChange }: { value: JobsSort | undefined; onChange: (sort: JobsSort | undefined) => void }) {
  const t = useWords();
  const nameOf = (sort: JobsSort | undefined) => sortName(t, sort);
  return (
    <Menu position="bottom-end" width={180}>
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconArrowsSort size={16} stroke={1.6} color="var(--icon)" />}
          aria-label={`${t("jobs.sort")}: ${nameOf(value)}`}
        >
          {nameOf(value)}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {[undefined, ...jobsSorts].map((sort) => (
          <Menu.Item key={sort ?? "newest"} onClick={() => onChange(sort)} aria-current={sort === value || undefined}>
            {nameOf(sort)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
