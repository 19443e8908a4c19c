import { Button, NativeSelect, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { IconDownload, IconSearch } from "@tabler/icons-react";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { protectedGrounds, protectedHandlings } from "#contract/choices.ts";
import { api } from "#contract/index.ts";
import { type Answer, send } from "#web/kit/calls/api.ts";
import { showFailure } from "#web/kit/calls/failures.ts";
import { LoadError } from "#web/kit/calls/load-error.tsx";
import { keyOf } from "#web/kit/calls/use-call.ts";
import { useKeys } from "#web/kit/keys/use-keys.ts";
import { TabCount } from "#web/kit/record/tab-count.tsx";
import { AnchorLink } from "#web/ui/input/links.tsx";
import { Row } from "#web/ui/layout.tsx";
import { ScreenHead, tabClass } from "#web/ui/screen/screen-head.tsx";
import { EmptyState, SkeletonRows } from "#web/ui/states/states.tsx";
import { useWords } from "#web/words/words.ts";
import type { RegisterSearch } from "./addresses.ts";
import { exportRegister } from "./register-csv.ts";
import { RegisterLine } from "./register-line.tsx";
import classes from "./register-screen.module.css";

const route = getRouteApi("/dashboard/jobs/protected");
const PAGE = 50;
const views = [undefined, ...protectedHandlings] as const;

/** What the workspace's vacancies asked that the law protects, and how it was handled. */
export function RegisterScreen() {
  const t = useWords();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [isExporting, setIsExporting] = useState(false);
  const pages = useInfiniteQuery({
    queryKey: [...keyOf(api.register.list, { ...search, limit: PAGE }), "pages"],
    queryFn: ({ pageParam, signal }) =>
      send(api.register.list, { ...search, limit: PAGE, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: "",
    getNextPageParam: ({ data }: Answer<typeof api.register.list>) => data.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
  useEffect(() => {
    document.title = `${t("register.title")} · Proffer`;
  }, [t]);
  useKeys({
    "/": (event) => {
      event.preventDefault();
      field.current?.focus();
    },
  });
  const first = pages.data?.pages[0]?.data;
  const lines = pages.data?.pages.flatMap(({ data }) => data.lines) ?? [];
  const all = first ? Object.values(first.handlings).reduce((sum, one) => sum + one, 0) : null;
  const isNarrowed = Boolean(search.handled || search.ground || search.q);
  const change = (next: RegisterSearch) => void navigate({ search: (before) => ({ ...before, ...next }), replace: true });
  const seek = useDebouncedCallback((q: string) => change({ q: q.trim() || undefined }), 250);
  const exportAll = () => {
    setIsExporting(true);
    void exportRegister(t, search)
      .catch(showFailure)
      .finally(() => setIsExporting(false));
  };
  return (
    <>
      <ScreenHead
        breadcrumb={<AnchorLink to="/dashboard/jobs">{t("jobs.title")}</AnchorLink>}
        title={t("register.title")}
        facts={t("register.about")}
        actions={
          lines.length > 0 && (
            <Button
              variant="default"
              loading={isExporting}
              leftSection={<IconDownload size={16} stroke={1.6} color="var(--icon)" />}
              onClick={exportAll}
            >
              {t("register.export")}
            </Button>
          )
        }
        tabs={views.map((handled) => (
          <Link
            key={handled ?? "all"}
            from="/dashboard/jobs/protected"
            to="."
            search={(before) => ({ ...before, handled })}
            className={tabClass}
            data-active={search.handled === handled || undefined}
            aria-current={search.handled === handled ? "page" : undefined}
            activeOptions={{ exact: true, includeSearch: true }}
          >
            {handled ? t(`register.handled.${handled}`) : t("register.all")}
            <TabCount of={first && (handled ? (first.handlings[handled] ?? 0) : (all ?? 0))} />
          </Link>
        ))}
      />
      <Row gap={8} isWrapped className={classes.bar}>
        <TextInput
          type="search"
          className={classes.search}
          aria-label={t("register.search")}
          placeholder={t("register.search")}
          leftSection={<IconSearch size={16} stroke={1.6} color="var(--icon)" />}
          defaultValue={search.q ?? ""}
          maxLength={200}
          ref={field}
          onChange={(event) => seek(event.currentTarget.value)}
        />
        <NativeSelect
          aria-label={t("register.ground")}
          value={search.ground ?? ""}
          data={[
            { value: "", label: t("register.any_ground") },
            ...protectedGrounds.map((value) => ({ value, label: t(`jobs.protected_ground.${value}`) })),
          ]}
          onChange={(event) => change({ ground: protectedGrounds.find((each) => each === event.currentTarget.value) })}
        />
      </Row>
      {pages.isPending && <SkeletonRows isWide height={72} rows={8} label={t("common.loading")} />}
      {pages.isError && lines.length === 0 && <LoadError of={pages} />}
      {pages.isSuccess && lines.length === 0 && (
        <EmptyState
          title={t(isNarrowed ? "register.none_found" : "register.empty")}
          text={isNarrowed ? undefined : t("register.empty_text")}
          action={
            isNarrowed && (
              <Button variant="default" onClick={() => void navigate({ search: {} })}>
                {t("common.clear_filters")}
              </Button>
            )
          }
        />
      )}
      {lines.length > 0 && (
        <ul className={classes.lines} aria-label={t("register.title")}>
          {lines.map((line) => (
            <RegisterLine key={line.id} line={line} />
          ))}
        </ul>
      )}
      {pages.hasNextPage && (
        <Button variant="default" className={classes.more} loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          {t("common.load_more")}
        </Button>
      )}
    </>
  );
}
