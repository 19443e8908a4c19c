import { Button, Loader, Menu, TextInput } from "@mantine/core";
import { useDebouncedValue, useIntersection, useMediaQuery } from "@mantine/hooks";
import { IconArrowsSort, IconPlus, IconSearch } from "@tabler/icons-react";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { api } from "#contract/index.ts";
import { keyOf, send } from "#web/api.ts";
import { useKeys } from "#web/areas/shell/use-keys.ts";
import { useRecruiterNames } from "#web/areas/team/use-recruiters.ts";
import { failureText } from "#web/failures.ts";
import { mayEdit, useUser } from "#web/session.ts";
import { ButtonLink } from "#web/ui/links.tsx";
import { Chip } from "#web/ui/marks.tsx";
import { ScreenHead, tabClass } from "#web/ui/screen-head.tsx";
import { EmptyState, ErrorState, SkeletonRows } from "#web/ui/states.tsx";
import { formatNumber } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import { type JobsSearch, type JobsSort, jobsSorts } from "./addresses.ts";
import classes from "./jobs-screen.module.css";
import { JobCards, JobsTable } from "./jobs-table.tsx";

const route = getRouteApi("/dashboard/jobs/");
const views = [undefined, "open", "closed", "trash"] as const;
const PAGE = 100;

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
  const [typed, setTyped] = useState(search.q ?? "");
  const [asked] = useDebouncedValue(typed.trim(), 250);
  const body = queryOf(search);
  const list = useInfiniteQuery({
    queryKey: [...keyOf(api.job.list, body), "pages"],
    queryFn: ({ pageParam, signal }) => send(api.job.list, { ...body, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: "",
    getNextPageParam: (last) => last.data.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
  const rows = list.data?.pages.flatMap((page) => page.data.jobs) ?? [];
  const total = list.data?.pages[0]?.data.total;
  const isTrash = search.view === "trash";
  const isSearched = Boolean(search.q || search.recruiter_id);
  const nameOf = useRecruiterNames();

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed goes into the address
  useEffect(() => {
    if (asked !== (search.q ?? "")) void navigate({ search: (before) => ({ ...before, q: asked || undefined }), replace: true });
  }, [asked]);
  // Back and forward change the address without the field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the address speaks here
  useEffect(() => {
    if ((search.q ?? "") !== asked) setTyped(search.q ?? "");
  }, [search.q]);
  const { ref, entry } = useIntersection({ rootMargin: "400px" });
  const isNear = entry?.isIntersecting ?? false;
  useEffect(() => {
    if (isNear && list.hasNextPage && !list.isFetchingNextPage) void list.fetchNextPage();
  }, [isNear, list.hasNextPage, list.isFetchingNextPage, list.fetchNextPage]);

  const step = (by: 1 | -1) => {
    const links = [...document.querySelectorAll<HTMLElement>("[data-job]")];
    const at = links.indexOf(document.activeElement as HTMLElement);
    links[at < 0 ? (by === 1 ? 0 : links.length - 1) : Math.min(Math.max(at + by, 0), links.length - 1)]?.focus();
  };
  useKeys({
    j: () => step(1),
    k: () => step(-1),
    n: () => isEditor && void navigate({ to: "/dashboard/jobs/new" }),
    "/": (event) => {
      event.preventDefault();
      field.current?.focus();
    },
  });
  const clear = () => {
    setTyped("");
    void navigate({ search: {} });
  };
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
        actions={!isBare && newButton}
        tabs={views.map((view) => (
          <Link
            key={view ?? "all"}
            from="/dashboard/jobs/"
            to="."
            search={(before) => ({ ...before, view })}
            className={tabClass}
            data-active={search.view === view || undefined}
            aria-current={search.view === view ? "page" : undefined}
            activeOptions={{ exact: true, includeSearch: true }}
          >
            {viewNames[view ?? "all"]}
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
            aria-label={t("jobs.search")}
            placeholder={t("jobs.search")}
            leftSection={<IconSearch size={16} stroke={1.6} />}
            onKeyDown={(event) => {
              if (event.key === "Escape") setTyped("");
              if (event.key === "Enter" || event.key === "ArrowDown") step(1);
            }}
          />
          {search.recruiter_id && (
            <Chip
              label={t("team.chip_recruiter")}
              value={nameOf(search.recruiter_id) ?? "…"}
              removeLabel={t("candidates.chip_remove", { name: t("team.chip_recruiter") })}
              onRemove={() => void navigate({ search: (before) => ({ ...before, recruiter_id: undefined }), replace: true })}
            />
          )}
          <SortMenu value={search.sort} onChange={(sort) => void navigate({ search: (before) => ({ ...before, sort }), replace: true })} />
        </div>
      )}
      {isTrash && rows.length > 0 && <p className={classes.note}>{t("jobs.trash_text")}</p>}
      {list.isPending && <SkeletonRows height={isPhone ? 92 : 37} rows={12} label={t("common.loading")} />}
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
      {rows.length > 0 && (isPhone ? <JobCards jobs={rows} isTrash={isTrash} /> : <JobsTable jobs={rows} isTrash={isTrash} />)}
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

function SortMenu({ value, onChange }: { value: JobsSort | undefined; onChange: (sort: JobsSort | undefined) => void }) {
  const t = useWords();
  const nameOf = (sort: JobsSort | undefined) => (sort ? t(sortNames[sort]) : t("jobs.sort_newest"));
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
