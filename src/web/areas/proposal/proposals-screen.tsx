import { Button } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useCallback, useMemo, useRef, useState } from "react";
import { api } from "#contract/index.ts";
import type { ProposalStatus } from "#contract/proposal.ts";
import { send } from "#web/kit/calls/api.ts";
import { failureText } from "#web/kit/calls/failures.ts";
import { keyOf } from "#web/kit/calls/use-call.ts";
import { useKeys } from "#web/kit/keys/use-keys.ts";
import { ColumnsMenu } from "#web/kit/list/columns-menu.tsx";
import { rowKeys } from "#web/kit/list/focused-row.ts";
import lists from "#web/kit/list/list-table.module.css";
import { PhoneMenu } from "#web/kit/list/phone-menu.tsx";
import { SearchLine } from "#web/kit/list/search-line.tsx";
import { SelectionBar, TrashButton } from "#web/kit/list/selection-bar.tsx";
import { useBulk } from "#web/kit/list/use-bulk.ts";
import { useSelectAll } from "#web/kit/list/use-select-all.ts";
import { useSelection } from "#web/kit/list/use-selection.ts";
import { useColumns, useViews } from "#web/kit/list/use-views.ts";
import { ViewTabs } from "#web/kit/list/view-tabs.tsx";
import { mayEdit, useUser } from "#web/kit/session/session.ts";
import { ButtonLink } from "#web/ui/links.tsx";
import { ScreenHead, tabClass } from "#web/ui/screen-head.tsx";
import { EmptyState, ErrorState, SkeletonRows } from "#web/ui/states.tsx";
import { formatNumber } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import { type ProposalsSearch, proposalViews, readProposalsSearch } from "./addresses.ts";
import { ProposalFilters } from "./proposal-filters.tsx";
import { ProposalCards, ProposalsTable, proposalColumnName, proposalColumns } from "./proposals-table.tsx";
import { inOrder, ShortlistButton, ShortlistDialog } from "./shortlist-dialog.tsx";
import { Shortlists } from "./shortlists.tsx";

const route = getRouteApi("/dashboard/proposals/");
const PAGE = 200;
const keys = rowKeys("proposal");
const statusesOf: Record<"draft" | "sent" | "answered", ProposalStatus[]> = {
  draft: ["draft"],
  sent: ["submitted", "viewed"],
  answered: ["interview", "accepted", "declined"],
};

const phoneSorts = [undefined, "candidate", "job", "client", "status"] as const;
const idsOfPages = (data: { pages: { data: { proposals: { id: string }[] } }[] }) =>
  data.pages.flatMap((page) => page.data.proposals.map(({ id }) => id));

const queryOf = ({ view, q, sort, status, client_id, recruiter_id }: ProposalsSearch) => ({
  limit: PAGE,
  ...(client_id && { client_id }),
  ...(recruiter_id && { recruiter_id }),
  ...(q && { q }),
  ...(sort && { sort }),
  ...(view === "trash" && { trashed: true }),
  ...(status ? { status: [status] } : view && view !== "trash" && view !== "shortlists" && { status: statusesOf[view] }),
});

/** Every proposal with its state: the one changed last first. */
export function ProposalsScreen() {
  const t = useWords();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const isPhone = useMediaQuery("(max-width: 47.99em)", false, { getInitialValueInEffect: false });
  const field = useRef<HTMLInputElement>(null);
  const body = queryOf(search);
  const list = useInfiniteQuery({
    queryKey: [...keyOf(api.proposal.list, body), "pages"],
    queryFn: ({ pageParam, signal }) => send(api.proposal.list, { ...body, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: "",
    getNextPageParam: (last) => last.data.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
  const rows = useMemo(() => list.data?.pages.flatMap((page) => page.data.proposals) ?? [], [list.data]);
  const total = list.data?.pages[0]?.data.total;
  const isTrash = search.view === "trash";
  const isShortlists = search.view === "shortlists";
  const isNarrowed = Boolean(search.q || search.recruiter_id || search.client_id || search.status);
  const isBare = list.isSuccess && total === 0 && !search.view && !isNarrowed;

  const isEditor = mayEdit(useUser());
  const { selected, select, clear: clearSelection } = useSelection(JSON.stringify(body), rows);
  const selectAll = useSelectAll(list, idsOfPages, { loaded: rows.length, total: total ?? 0, count: selected.size, select });
  const { columns, choose } = useColumns("proposals", proposalColumns);
  const { active } = useViews("proposals", search as Record<string, unknown>);
  const bulk = useBulk("proposal");
  const ids = [...selected];
  const ticked = inOrder(rows, selected);
  const [isSending, setSending] = useState(false);
  const { fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = list;
  const needMore = useCallback(() => {
    if (!isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [fetchNextPage, isFetchingNextPage, isFetchNextPageError]);
  const change = useCallback(
    (next: Partial<ProposalsSearch>) => void navigate({ search: (before) => ({ ...before, ...next }), replace: true }),
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
    "/": (event) => {
      event.preventDefault();
      field.current?.focus();
    },
  });
  const viewName = (view: ProposalsSearch["view"]) => t(`proposals.view_${view ?? "all"}`);
  return (
    <>
      <ScreenHead
        title={t("frame.proposals")}
        facts={total === undefined || isPhone ? undefined : formatNumber(total)}
        tabs={[undefined, ...proposalViews]
          .map((view) => (
            <Link
              key={view ?? "all"}
              from="/dashboard/proposals/"
              to="."
              search={(before) => ({ ...before, view })}
              className={tabClass}
              data-active={(search.view === view && !active) || undefined}
              aria-current={search.view === view && !active ? "page" : undefined}
              activeOptions={{ exact: true, includeSearch: true }}
            >
              {viewName(view)}
            </Link>
          ))
          .concat(
            <ViewTabs
              key="saved"
              list="proposals"
              search={search as Record<string, unknown>}
              onOpen={(saved) => void navigate({ search: readProposalsSearch(saved) })}
            />,
          )}
      />
      {isShortlists && <Shortlists />}
      <ShortlistDialog
        isOpen={isSending}
        proposals={ticked}
        onClose={(isDone) => {
          setSending(false);
          if (isDone) clearSelection();
        }}
      />
      {!isShortlists && !isBare && selected.size > 0 && (
        <div className={lists.bar}>
          <SelectionBar count={selected.size} all={selectAll} onClear={clearSelection}>
            {isTrash ? (
              <Button
                variant="default"
                loading={bulk.isBusy}
                onClick={() => void bulk.run([{ do: "restore", ids }], (count) => t("lists.restored", { count })).then(clearSelection)}
              >
                {t("proposals.restore")}
              </Button>
            ) : (
              <>
                <ShortlistButton ticked={ticked} onSend={() => setSending(true)} />
                <TrashButton
                  isBusy={bulk.isBusy}
                  onTrash={() => void bulk.run([{ do: "trash", ids }], (count) => t("lists.trashed", { count })).then(clearSelection)}
                />
              </>
            )}
          </SelectionBar>
        </div>
      )}
      {!isShortlists && !isBare && selected.size === 0 && (
        <div className={lists.bar}>
          <SearchLine
            value={search.q ?? ""}
            label={t("proposals.search")}
            hint={t("proposals.search")}
            inputRef={field}
            onSearch={(q) => change({ q: q.trim() || undefined })}
            onDown={() => keys.step(1)}
          />
          {isPhone && (
            <>
              <PhoneMenu
                onTick={null}
                sorts={phoneSorts.map((sort) => ({
                  key: sort ?? "changed",
                  label: t(`proposals.${sort ?? "changed"}`),
                  isChosen: sort === search.sort,
                  onChoose: () => change({ sort }),
                }))}
              />
              <span className={lists.break} />
            </>
          )}
          <ProposalFilters search={search} onChange={change} />
          {!isPhone && (
            <>
              <span className={lists.space} />
              <ColumnsMenu all={proposalColumns} columns={columns} nameOf={(column) => proposalColumnName(t, column)} onChoose={choose} />
            </>
          )}
        </div>
      )}
      {isTrash && rows.length > 0 && <p className={lists.note}>{t("proposals.trash_text")}</p>}
      {!isShortlists && list.isPending && <SkeletonRows isWide height={isPhone ? 84 : 48} rows={10} label={t("common.loading")} />}
      {!isShortlists && list.isError && rows.length === 0 && (
        <ErrorState
          title={t("common.could_not_load")}
          text={failureText(list.error)}
          retryLabel={t("common.try_again")}
          onRetry={() => list.refetch()}
        />
      )}
      {!isShortlists &&
        list.isSuccess &&
        rows.length === 0 &&
        (isBare ? (
          <EmptyState
            title={t("proposals.empty")}
            text={t("proposals.empty_text")}
            action={<ButtonLink to="/dashboard/jobs">{t("proposals.empty_action")}</ButtonLink>}
          />
        ) : (
          <EmptyState
            title={t(isTrash && !isNarrowed ? "proposals.trash_empty" : "proposals.none_found")}
            action={
              isNarrowed && (
                <Button variant="default" onClick={() => void navigate({ search: ({ view, sort }) => ({ view, sort }) })}>
                  {t("common.clear_filters")}
                </Button>
              )
            }
          />
        ))}
      {!isShortlists &&
        rows.length > 0 &&
        (isPhone ? (
          <ProposalCards
            proposals={rows}
            isTrash={isTrash}
            selected={selected}
            onSelect={select}
            hasMore={hasNextPage}
            onNeedMore={needMore}
          />
        ) : (
          <ProposalsTable
            proposals={rows}
            isTrash={isTrash}
            columns={columns}
            sort={search.sort}
            onSort={(sort) => change({ sort })}
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
