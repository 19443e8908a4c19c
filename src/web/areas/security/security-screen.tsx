import { Button, NativeSelect } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { type ReactNode, useEffect, useState } from "react";
import { actKinds, securityEventKinds } from "#contract/account/security-choices.ts";
import { oneOf } from "#contract/choices.ts";
import { api } from "#contract/index.ts";
import { type Answer, send } from "#web/kit/calls/api.ts";
import { failureText, showFailure } from "#web/kit/calls/failures.ts";
import { keyOf } from "#web/kit/calls/use-call.ts";
import { useUser } from "#web/kit/session/session.ts";
import { AnchorLink } from "#web/ui/input/links.tsx";
import { ScreenHead, tabClass } from "#web/ui/screen/screen-head.tsx";
import { EmptyState, ErrorState, SkeletonRows } from "#web/ui/states/states.tsx";
import { formatTime } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import { exportEvents, exportTrail } from "./export.ts";
import classes from "./security-screen.module.css";
import { detailText, personText, recordsText } from "./security-words.ts";
import { VerifyTrail } from "./verify-trail.tsx";

const route = getRouteApi("/dashboard/profile/security");
const PAGE = 50;

/** What happened to accounts and settings, and who did what with which records: the owner's. */
export function SecurityScreen() {
  const t = useWords();
  const isOwner = useUser().role === "owner";
  const { show } = route.useSearch();
  const [isExporting, setIsExporting] = useState(false);
  useEffect(() => {
    document.title = `${t("security.title")} · Proffer`;
  }, [t]);
  const exportAll = () => {
    setIsExporting(true);
    void (show ? exportTrail() : exportEvents(t)).catch(showFailure).finally(() => setIsExporting(false));
  };
  return (
    <>
      <ScreenHead
        breadcrumb={<AnchorLink to="/dashboard/profile">{t("account.profile")}</AnchorLink>}
        title={t("security.title")}
        facts={t(show ? "security.trail_text" : "security.log_text")}
        actions={
          isOwner && (
            <Button
              variant="default"
              loading={isExporting}
              leftSection={<IconDownload size={16} stroke={1.6} color="var(--icon)" />}
              onClick={exportAll}
            >
              {t("security.export")}
            </Button>
          )
        }
        tabs={([undefined, "trail"] as const).map((each) => (
          <Link
            key={each ?? "log"}
            from="/dashboard/profile/security"
            to="."
            search={{ show: each }}
            className={tabClass}
            data-active={show === each || undefined}
            aria-current={show === each ? "page" : undefined}
            activeOptions={{ exact: true, includeSearch: true }}
          >
            {t(each ? "security.trail" : "security.log")}
          </Link>
        ))}
      />
      {!isOwner ? <EmptyState title={t("security.only_owner")} /> : show ? <Trail /> : <Log />}
    </>
  );
}

function Log() {
  const t = useWords();
  const { kind } = route.useSearch();
  const navigate = route.useNavigate();
  const pages = useInfiniteQuery({
    queryKey: [...keyOf(api.security.events, { limit: PAGE, ...(kind && { kind }) }), "pages"],
    queryFn: ({ pageParam, signal }) =>
      send(api.security.events, { limit: PAGE, ...(kind && { kind }), ...(pageParam && { before: pageParam }) }, { signal }),
    initialPageParam: "",
    getNextPageParam: ({ data }: Answer<typeof api.security.events>) => (data.has_more ? data.events.at(-1)?.id : undefined),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
  const rows = pages.data?.pages.flatMap(({ data }) => data.events) ?? [];
  return (
    <Lines
      pages={pages}
      isEmpty={rows.length === 0}
      empty={kind ? { title: t("security.none_found") } : { title: t("security.empty_log"), text: t("security.empty_log_text") }}
      bar={
        <NativeSelect
          aria-label={t("security.kind_filter")}
          value={kind ?? ""}
          data={[
            { value: "", label: t("security.any_kind") },
            ...securityEventKinds.map((value) => ({ value, label: t(`security.kind.${value}`) })),
          ]}
          onChange={(event) => void navigate({ search: { kind: oneOf(securityEventKinds, event.currentTarget.value) }, replace: true })}
        />
      }
    >
      {rows.map((event) => (
        <Line
          key={event.id}
          at={event.at}
          what={t(`security.kind.${event.kind}`)}
          isTrouble={troubles.has(event.kind)}
          who={event.by ?? t("security.nobody")}
          about={detailText(t, event)}
          small={[
            event.times > 1 && t("security.times", { count: event.times }),
            event.source && t("security.source", { id: event.source.slice(0, 6) }),
          ]}
        />
      ))}
    </Lines>
  );
}

const troubles = new Set(["login_failed", "locked_out", "codes_locked", "session_refused", "access_refused", "link_refused", "burst"]);

function Trail() {
  const t = useWords();
  const { act } = route.useSearch();
  const navigate = route.useNavigate();
  const pages = useInfiniteQuery({
    queryKey: [...keyOf(api.security.trail, { limit: PAGE, ...(act && { act }) }), "pages"],
    queryFn: ({ pageParam, signal }) =>
      send(api.security.trail, { limit: PAGE, ...(act && { act }), ...(pageParam && { before: pageParam }) }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ data }: Answer<typeof api.security.trail>) => (data.has_more ? data.rows.at(-1)?.seq : undefined),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
  const rows = pages.data?.pages.flatMap(({ data }) => data.rows) ?? [];
  return (
    <Lines
      pages={pages}
      isEmpty={rows.length === 0}
      empty={act ? { title: t("security.none_found") } : { title: t("security.empty_trail"), text: t("security.empty_trail_text") }}
      bar={
        <>
          <NativeSelect
            aria-label={t("security.act_filter")}
            value={act ?? ""}
            data={[{ value: "", label: t("security.any_act") }, ...actKinds.map((value) => ({ value, label: t(`security.act.${value}`) }))]}
            onChange={(event) =>
              void navigate({ search: { show: "trail", act: oneOf(actKinds, event.currentTarget.value) }, replace: true })
            }
          />
          <VerifyTrail />
        </>
      }
    >
      {rows.map((row) => (
        <Line
          key={row.seq}
          at={row.at}
          what={t(`security.act.${row.act}`)}
          who={personText(t, row)}
          about={recordsText(t, row)}
          small={[row.call]}
        />
      ))}
    </Lines>
  );
}

interface LinesProps {
  pages: {
    isPending: boolean;
    isError: boolean;
    isSuccess: boolean;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    error: unknown;
    refetch: () => unknown;
    fetchNextPage: () => unknown;
  };
  bar: ReactNode;
  isEmpty: boolean;
  empty: { title: string; text?: string };
  children: ReactNode;
}

/** What stands above the rows, the rows, and what stands there where there are none. */
function Lines({ pages, bar, isEmpty, empty, children }: LinesProps) {
  const t = useWords();
  return (
    <>
      <div className={classes.bar}>{bar}</div>
      {pages.isPending && <SkeletonRows isWide height={44} rows={12} label={t("common.loading")} />}
      {pages.isError && isEmpty && (
        <ErrorState
          title={t("common.could_not_load")}
          text={failureText(pages.error as Parameters<typeof failureText>[0])}
          retryLabel={t("common.try_again")}
          onRetry={() => void pages.refetch()}
        />
      )}
      {pages.isSuccess && isEmpty && <EmptyState {...empty} />}
      {!isEmpty && <ul className={classes.lines}>{children}</ul>}
      {pages.hasNextPage && (
        <Button variant="default" className={classes.more} loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          {t("common.load_more")}
        </Button>
      )}
    </>
  );
}

interface LineProps {
  at: string;
  what: string;
  who: string;
  about: string;
  small: (string | false | null)[];
  isTrouble?: boolean;
}

function Line({ at, what, who, about, small, isTrouble = false }: LineProps) {
  return (
    <li className={classes.line}>
      <time className={classes.when} dateTime={at}>
        {formatTime(at)}
      </time>
      <span className={classes.what} data-trouble={isTrouble || undefined}>
        {what}
      </span>
      <span className={classes.who}>{who}</span>
      <span className={classes.about}>{about}</span>
      <span className={classes.small}>{small.filter(Boolean).join(" · ")}</span>
    </li>
  );
}
