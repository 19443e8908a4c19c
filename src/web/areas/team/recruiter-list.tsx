import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Recruiter } from "#contract/account/team.ts";
import { api } from "#contract/index.ts";
import { lastDayOf } from "#contract/text/local-time.ts";
import { type Column, defineList } from "#web/kit/list/define-list.ts";
import { UserAvatar } from "#web/kit/people/user-avatar.tsx";
import { useUser } from "#web/kit/session/session.ts";
import { Row, Text } from "#web/ui/layout.tsx";
import { Badge, InitialsAvatar } from "#web/ui/marks/marks.tsx";
import { Tooltip } from "#web/ui/overlays.tsx";
import { formatAgo, formatDate, formatNumber, formatTime } from "#web/words/format.ts";
import { useWords, type Words } from "#web/words/words.ts";
import { Access } from "./access.tsx";
import { type TeamSearch, teamBody } from "./addresses.ts";
import { countOf, hasExpired, isInvited, nameOf } from "./recruiter-facts.ts";
import classes from "./recruiters.module.css";
import { RoleMenu } from "./role-menu.tsx";
import { RowMenu } from "./row-menu.tsx";

const nameOfColumn = (key: "recruiter" | "title" | "role" | "access" | "jobs" | "candidates" | "proposals" | "active") => (t: Words) =>
  t(`team.column_${key}`);
const counted = (key: "jobs" | "candidates", leaves: number): Column<Recruiter> => ({
  key,
  name: nameOfColumn(key),
  ...{ width: [80, 0], leaves, look: "end figures" },
  cell: (recruiter) => <Records recruiter={recruiter} kind={key} />,
});

export const recruiterList = defineList<typeof api.team.recruiters, Recruiter, TeamSearch>({
  name: "recruiters",
  path: "/dashboard/recruiters",
  call: api.team.recruiters,
  rows: ({ data }) => data.recruiters,
  ask: teamBody,
  record: {
    name: nameOf,
    picture: (recruiter) =>
      isInvited(recruiter) ? <InitialsAvatar name={nameOf(recruiter)} isAwaited /> : <UserAvatar user={recruiter} size={28} />,
    sub: ({ email }) => email,
    beside: (recruiter) => <Beside recruiter={recruiter} />,
  },
  columns: [
    { key: "recruiter", name: nameOfColumn("recruiter"), width: [220, 3] },
    {
      key: "title",
      name: nameOfColumn("title"),
      ...{ width: [110, 1.4], leaves: 1, look: "quiet" },
      cell: ({ title }) => title && <span title={title}>{title}</span>,
    },
    { key: "role", name: nameOfColumn("role"), width: [110, 0.6], cell: (recruiter) => <RoleMenu recruiter={recruiter} /> },
    { key: "access", name: nameOfColumn("access"), width: [130, 0.6], cell: (recruiter) => <Access recruiter={recruiter} /> },
    counted("jobs", 4),
    counted("candidates", 3),
    {
      key: "proposals",
      name: nameOfColumn("proposals"),
      ...{ width: [80, 0], leaves: 2, look: "end figures" },
      cell: ({ counts }) => figure(counts.proposals),
    },
    { key: "active", name: nameOfColumn("active"), width: [162, 0], cell: (recruiter, { t }) => <Times recruiter={recruiter} t={t} /> },
  ],
  sorts: [
    { by: undefined, name: (t) => t("team.sort_standard") },
    { by: "name", name: (t) => t("team.sort_name"), column: "recruiter" },
    { by: "role", name: (t) => t("team.sort_role"), column: "role" },
    { by: "-last_active_at", name: (t) => t("team.sort_active"), column: "active" },
  ],
  filters: [],
  card: {
    sub: ({ email, title }) => [title, email].filter(Boolean).join(" · "),
    more: (recruiter) => (
      <div className={classes.cardLine}>
        <RoleMenu recruiter={recruiter} />
        <Access recruiter={recruiter} />
      </div>
    ),
    foot: (recruiter, { t }) => (
      <span className={classes.cardFoot}>
        <Times recruiter={recruiter} t={t} />
        {!isInvited(recruiter) && (
          <Row as="span" gap="0 12" align="baseline" isWrapped isTabular className={classes.cardCounts}>
            <Records recruiter={recruiter} kind="jobs" isSpelled />
            <Records recruiter={recruiter} kind="candidates" isSpelled />
            {recruiter.counts.proposals > 0 && <span>{t("team.proposals_count", countOf(recruiter.counts.proposals))}</span>}
          </Row>
        )}
      </span>
    ),
  },
  action: (recruiter) => <RowMenu recruiter={recruiter} />,
  sheet: async () => (await import("./recruiter-sheet.ts")).recruiterSheet,
  heights: { row: 50, card: 150 },
  words: {
    title: (t) => t("frame.recruiters"),
    search: (t) => t("team.search"),
    none: (t) => t("team.none_found"),
  },
});

const figure = (count: number): ReactNode => (count === 0 ? <span className={classes.quiet}>–</span> : formatNumber(count));

function Beside({ recruiter }: { recruiter: Recruiter }) {
  const t = useWords();
  const { id } = useUser();
  return (
    <>
      {recruiter.user_id === id && (
        <Text as="span" weight={400} tone="dimmed">
          {t("team.you")}
        </Text>
      )}
      {!isInvited(recruiter) && !recruiter.has_seat && (
        <Tooltip label={t("team.no_seat_text")}>
          <span data-above>
            <Badge tone="partly">{t("team.no_seat")}</Badge>
          </span>
        </Tooltip>
      )}
    </>
  );
}

/** How many they have, as the way to the list of them. */
function Records({ recruiter, kind, isSpelled = false }: { recruiter: Recruiter; kind: "jobs" | "candidates"; isSpelled?: boolean }) {
  const t = useWords();
  const count = recruiter.counts[kind];
  if (count === 0) return isSpelled ? null : figure(0);
  return (
    <Link
      to={kind === "jobs" ? "/dashboard/jobs" : "/dashboard/candidates"}
      search={{ recruiter_id: recruiter.id }}
      className={classes.link}
      aria-label={t(`team.${kind}_of`, { ...countOf(count), name: nameOf(recruiter) })}
    >
      {isSpelled ? t(`team.${kind}_count`, countOf(count)) : formatNumber(count)}
    </Link>
  );
}

/** When they were last here, and since when they are; for somebody invited, how long the link works. */
function Times({ recruiter, t }: { recruiter: Recruiter; t: Words }) {
  const { invited_at, invitation_expires_at: until, joined_at, last_active_at: active } = recruiter;
  const since = isInvited(recruiter)
    ? hasExpired(recruiter)
      ? t("team.link_expired")
      : until && t("team.link_until", { date: formatDate(lastDayOf(until)) })
    : joined_at && t("team.joined_on", { date: formatDate(joined_at) });
  return (
    <span className={classes.times}>
      {isInvited(recruiter) ? (
        <span>{invited_at && t("team.invited_on", { date: formatDate(invited_at) })}</span>
      ) : active ? (
        <time dateTime={active} title={formatTime(active)}>
          {formatAgo(active, t("common.now"))}
        </time>
      ) : (
        <span>{t("team.never_active")}</span>
      )}
      <Text as="span" size={12} tone="secondary" isTruncated>
        {since}
      </Text>
    </span>
  );
}
