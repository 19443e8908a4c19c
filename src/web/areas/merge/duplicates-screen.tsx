import { Button } from "@mantine/core";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type { BodyInput } from "#contract/call.ts";
import { mergedRecords } from "#contract/choices.ts";
import { api } from "#contract/index.ts";
import type { DuplicatePair } from "#contract/merge/merge.ts";
import { type Answer, send } from "#web/kit/calls/api.ts";
import { LoadError } from "#web/kit/calls/load-error.tsx";
import { keyOf } from "#web/kit/calls/use-call.ts";
import { AnchorLink } from "#web/ui/input/links.tsx";
import { ScreenHead, tabClass } from "#web/ui/screen/screen-head.tsx";
import { lazyPart } from "#web/ui/states/lazy-part.tsx";
import { EmptyState, SkeletonRows } from "#web/ui/states/states.tsx";
import { formatNumber } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import classes from "./merge.module.css";
import { PairLine } from "./pair-line.tsx";

const MergeDialog = lazyPart(async () => (await import("./merge-dialog.tsx")).MergeDialog);
const route = getRouteApi("/dashboard/candidates/duplicates");
const PAGE = 50;
/** While the keys of a workspace are made, it is asked again. */
const SEARCHING_MS = 3000;

/** Records of the whole workspace that may be the same, the surest first. */
export function DuplicatesScreen() {
  const t = useWords();
  const search = route.useSearch();
  const { record = "candidate", apart: is_apart } = search;
  const [compared, setCompared] = useState<DuplicatePair | null>(null);
  const body: BodyInput<typeof api.merge.list> = { record, limit: PAGE, ...(is_apart && { is_apart }) };
  const pages = useInfiniteQuery({
    queryKey: [...keyOf(api.merge.list, body), "pages"],
    queryFn: ({ pageParam, signal }) => send(api.merge.list, { ...body, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: "",
    getNextPageParam: ({ data }: Answer<typeof api.merge.list>) => data.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.pages[0]?.data.is_searching ? SEARCHING_MS : false),
    meta: { quiet: true },
  });
  useEffect(() => {
    document.title = `${t("merge.duplicates")} · Proffer`;
  }, [t]);
  const first = pages.data?.pages[0]?.data;
  const pairs = pages.data?.pages.flatMap(({ data }) => data.pairs) ?? [];
  const tabs = [
    ...mergedRecords.map((each) => ({ search: each === "candidate" ? {} : { record: each }, name: t(`merge.of.${each}`) })),
    { search: { ...search, apart: true as const }, name: t("merge.apart") },
  ];
  return (
    <>
      <ScreenHead
        breadcrumb={<AnchorLink to="/dashboard/candidates">{t("candidates.title")}</AnchorLink>}
        title={t("merge.duplicates")}
        facts={first && !first.is_searching ? t("merge.total", { count: first.total, n: formatNumber(first.total) }) : t("merge.about")}
        tabs={tabs.map((tab) => {
          const isHere = Boolean(is_apart) === "apart" in tab.search && (is_apart || tab.name === t(`merge.of.${record}`));
          return (
            <Link
              key={tab.name}
              from="/dashboard/candidates/duplicates"
              to="."
              search={tab.search}
              className={tabClass}
              data-active={isHere || undefined}
              aria-current={isHere ? "page" : undefined}
              activeOptions={{ exact: true, includeSearch: true }}
            >
              {tab.name}
            </Link>
          );
        })}
      />
      {pages.isPending && <SkeletonRows isWide height={72} rows={8} label={t("common.loading")} />}
      {pages.isError && pairs.length === 0 && <LoadError of={pages} />}
      {first?.is_searching && (
        <p className={classes.searching} role="status">
          {t("merge.searching")}
        </p>
      )}
      {first && !first.is_searching && pairs.length === 0 && (
        <EmptyState
          title={t(is_apart ? "merge.none_apart" : "merge.none")}
          text={t(is_apart ? "merge.none_apart_text" : "merge.none_text")}
        />
      )}
      {pairs.length > 0 && (
        <ul className={classes.pairs} aria-label={t("merge.duplicates")}>
          {pairs.map((pair) => (
            <PairLine key={pair.id} pair={pair} isApart={Boolean(is_apart)} onCompare={() => setCompared(pair)} />
          ))}
        </ul>
      )}
      {pages.hasNextPage && (
        <Button variant="default" className={classes.further} loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          {t("common.load_more")}
        </Button>
      )}
      {compared && (
        <MergeDialog record={compared.record} id={compared.one.id} other_id={compared.other.id} onClose={() => setCompared(null)} />
      )}
    </>
  );
}
