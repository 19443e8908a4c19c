import { Button, Loader, TextInput } from "@mantine/core";
import { useDebouncedValue, useIntersection, useMediaQuery } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { api } from "#contract/index.ts";
import type { ProposalStatus } from "#contract/proposal.ts";
import { keyOf, send } from "#web/api.ts";
import { useKeys } from "#web/areas/shell/use-keys.ts";
import { useRecruiterNames } from "#web/areas/team/use-recruiters.ts";
import { failureText } from "#web/failures.ts";
import { ButtonLink } from "#web/ui/links.tsx";
import { Chip } from "#web/ui/marks.tsx";
import { ScreenHead, tabClass } from "#web/ui/screen-head.tsx";
import { EmptyState, ErrorState, SkeletonRows } from "#web/ui/states.tsx";
import { formatNumber } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import { type ProposalsSearch, proposalViews } from "./addresses.ts";
import classes from "./proposals-screen.module.css";
import { ProposalCards, ProposalsTable } from "./proposals-table.tsx";

const route = getRouteApi("/dashboard/proposals/");
const PAGE = 100;
const statusesOf: Record<"draft" | "sent" | "answered", ProposalStatus[]> = {
  draft: ["draft"],
  sent: ["submitted", "viewed"],
  answered: ["interview", "accepted", "declined"],
};

const queryOf = ({ view, q, recruiter_id }: ProposalsSearch) => ({
  limit: PAGE,
  ...(recruiter_id && { recruiter_id }),
  ...(q && { q }),
  ...(view === "trash" ? { trashed: true } : view && { status: statusesOf[view] }),
});

/** Every proposal with its state: the one changed last first. */
export function ProposalsScreen() {
  const t = useWords();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const isPhone = useMediaQuery("(max-width: 47.99em)", false, { getInitialValueInEffect: false });
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(search.q ?? "");
  const [asked] = useDebouncedValue(typed.trim(), 250);
  const nameOf = useRecruiterNames();
  const body = queryOf(search);
  const list = useInfiniteQuery({
    queryKey: [...keyOf(api.proposal.list, body), "pages"],
    queryFn: ({ pageParam, signal }) => send(api.proposal.list, { ...body, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: "",
    getNextPageParam: (last) => last.data.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
  const rows = list.data?.pages.flatMap((page) => page.data.proposals) ?? [];
  const total = list.data?.pages[0]?.data.total;
  const isTrash = search.view === "trash";
  const isBare = list.isSuccess && total === 0 && !search.view && !search.q && !search.recruiter_id;

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed goes into the address
  useEffect(() => {
    if (asked !== (search.q ?? "")) void navigate({ search: (before) => ({ ...before, q: asked || undefined }), replace: true });
  }, [asked]);
  const { ref, entry } = useIntersection({ rootMargin: "400px" });
  const isNear = entry?.isIntersecting ?? false;
  useEffect(() => {
    if (isNear && list.hasNextPage && !list.isFetchingNextPage) void list.fetchNextPage();
  }, [isNear, list.hasNextPage, list.isFetchingNextPage, list.fetchNextPage]);
  const step = (by: 1 | -1) => {
    const links = [...document.querySelectorAll<HTMLElement>("[data-proposal]")];
    const at = links.indexOf(document.activeElement as HTMLElement);
    links[at < 0 ? (by === 1 ? 0 : links.length - 1) : Math.min(Math.max(at + by, 0), links.length - 1)]?.focus();
  };
  useKeys({
    j: () => step(1),
    k: () => step(-1),
    "/": (event) => {
      event.preventDefault();
      field.current?.focus();
    },
  });
  const viewName = (view: ProposalsSearch["view"]) => t(`proposals.view_${view ?? "all"}`);
  return (
    <>
      <ScreenHead
        title={t("proposals.title")}
        facts={total === undefined || isPhone ? undefined : formatNumber(total)}
        tabs={[undefined, ...proposalViews].map((view) => (
          <Link
            key={view ?? "all"}
            from="/dashboard/proposals/"
            to="."
            search={(before) => ({ ...before, view })}
            className={tabClass}
            data-active={search.view === view || undefined}
            aria-current={search.view === view ? "page" : undefined}
            activeOptions={{ exact: true, includeSearch: true }}
          >
            {viewName(view)}
          </Link>
        ))}
      />
      {!isBare && (
        <div className={classes.bar}>
          <TextInput
            ref={field}
            type="search"
            className={classes.search}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            aria-label={t("proposals.search")}
            placeholder={t("proposals.search")}
            leftSection={<IconSearch size={16} stroke={1.6} />}
          />
          {search.recruiter_id && (
            <Chip
              label={t("team.chip_recruiter")}
              value={nameOf(search.recruiter_id) ?? "…"}
              removeLabel={t("candidates.chip_remove", { name: t("team.chip_recruiter") })}
              onRemove={() => void navigate({ search: (before) => ({ ...before, recruiter_id: undefined }), replace: true })}
            />
          )}
        </div>
      )}
      {isTrash && rows.length > 0 && <p className={classes.note}>{t("proposals.trash_text")}</p>}
      {list.isPending && <SkeletonRows height={isPhone ? 84 : 48} rows={10} label={t("common.loading")} />}
      {list.isError && rows.length === 0 && (
        <ErrorState
          title={t("common.could_not_load")}
          text={failureText(list.error)}
          retryLabel={t("common.try_again")}
          onRetry={() => list.refetch()}
        />
      )}
      {list.isSuccess &&
        rows.length === 0 &&
        (isBare ? (
          <EmptyState
            title={t("proposals.empty")}
            text={t("proposals.empty_text")}
            action={<ButtonLink to="/dashboard/jobs">{t("proposals.empty_action")}</ButtonLink>}
          />
        ) : (
          <EmptyState title={t(isTrash ? "proposals.trash_empty" : "proposals.none_found")} />
        ))}
      {rows.length > 0 &&
        (isPhone ? <ProposalCards proposals={rows} isTrash={isTrash} /> : <ProposalsTable proposals={rows} isTrash={isTrash} />)}
      {list.hasNextPage && (
        <div ref={ref} className={classes.more}>
          {list.isFetchingNextPage ? (
            <Loader size={18} aria-label={t("common.loading")} />
          ) : (
            <Button size="xs" variant="default" onClick={() => list.fetchNextPage()}>
              {t("common.load_more")}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
