import { Button, CopyButton, Switch } from "@mantine/core";
import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useRef } from "react";
import type { Recruiter } from "#contract/team.ts";
import lists from "#web/kit/list/list-table.module.css";
import { Room } from "#web/kit/list/room.tsx";
import { useVirtualRows } from "#web/kit/list/use-virtual-rows.ts";
import { UserAvatar } from "#web/kit/people/user-avatar.tsx";
import { mayManage, useUser } from "#web/kit/session/session.ts";
import { Tooltip } from "#web/ui/floating.tsx";
import { Badge, InitialsAvatar } from "#web/ui/marks.tsx";
import { formatAgo, formatDate, formatNumber, formatTime } from "#web/words/format.ts";
import { useWords, type Words } from "#web/words/words.ts";
import type { TeamSort } from "./addresses.ts";
import { countOf, hasExpired, invitationLink, isInvited, mayChange, nameOf } from "./recruiter-facts.ts";
import classes from "./recruiters.module.css";
import { RoleMenu } from "./role-menu.tsx";
import { RowMenu } from "./row-menu.tsx";
import { useRecruiterActions } from "./use-recruiter-actions.ts";

export interface RecruitersProps {
  recruiters: readonly Recruiter[];
  owner: Recruiter | undefined;
}
/** What the list of recruiters can show, in its usual order. */
export const recruiterColumns = ["recruiter", "title", "role", "access", "jobs", "candidates", "proposals", "active"] as const;
export type RecruiterColumn = (typeof recruiterColumns)[number];
export const recruiterColumnName = (t: Words, column: RecruiterColumn): string => t(`team.column_${column}`);

const ROW = 50;
const sortOf: Partial<Record<RecruiterColumn, TeamSort>> = { recruiter: "name", role: "role", active: "-last_active_at" };
const classOf: Partial<Record<RecruiterColumn, string | undefined>> = {
  title: `${classes.wide} ${classes.cut}`,
  jobs: `${lists.number} ${classes.count}`,
  candidates: `${lists.number} ${classes.count}`,
  proposals: `${lists.number} ${classes.count}`,
};

type TableProps = RecruitersProps & {
  columns: readonly RecruiterColumn[];
  hasMore: boolean;
  onNeedMore: () => void;
  sort: TeamSort | undefined;
  onSort: (sort: TeamSort | undefined) => void;
};

/** Rows of 48 px: who, which role, whether they have access, what they work on, and when they last did. */
export function RecruitersTable({ recruiters, owner, columns, hasMore, onNeedMore, sort, onSort }: TableProps) {
  const t = useWords();
  const user = useUser();
  const body = useRef<HTMLTableSectionElement>(null);
  const { items, before, after } = useVirtualRows(body, { count: recruiters.length, height: ROW, hasMore, onNeedMore });
  const span = columns.length + (mayManage(user) ? 1 : 0);
  const head = (column: RecruiterColumn) => {
    const field = sortOf[column];
    const label = recruiterColumnName(t, column);
    if (!field)
      return (
        <th key={column} scope="col" className={classOf[column]}>
          {label}
        </th>
      );
    const isSorted = sort === field;
    const isDown = field.startsWith("-");
    return (
      <th key={column} scope="col" className={classOf[column]} aria-sort={isSorted ? (isDown ? "descending" : "ascending") : "none"}>
        <button
          type="button"
          className={lists.sort}
          data-sorted={isSorted || undefined}
          onClick={() => onSort(isSorted ? undefined : field)}
        >
          {label}
          {isSorted && (isDown ? <IconArrowDown size={14} stroke={1.6} /> : <IconArrowUp size={14} stroke={1.6} />)}
        </button>
      </th>
    );
  };
  const cell = (recruiter: Recruiter, column: RecruiterColumn) => {
    switch (column) {
      case "recruiter":
        return <Person recruiter={recruiter} />;
      case "title":
        return <span title={recruiter.title ?? undefined}>{recruiter.title}</span>;
      case "role":
        return <RoleMenu recruiter={recruiter} />;
      case "access":
        return <Access recruiter={recruiter} />;
      case "jobs":
      case "candidates":
        return <Records recruiter={recruiter} kind={column} />;
      case "proposals":
        return numberOf(recruiter.counts.proposals);
      case "active":
        return <Times recruiter={recruiter} />;
    }
  };
  return (
    <div className={classes.frame}>
      <table
        className={`${lists.table} ${classes.table}`}
        aria-label={t("team.list_label", { workspace: user.workspace.name })}
        aria-rowcount={recruiters.length + 1}
      >
        <thead>
          <tr>
            {columns.map(head)}
            {mayManage(user) && (
              <th scope="col">
                <span className={lists.hidden}>{t("common.more")}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody ref={body}>
          <Room height={before} span={span} />
          {items.map(({ index }) => {
            const recruiter = recruiters[index];
            if (!recruiter) return null;
            return (
              <tr key={recruiter.id} aria-rowindex={index + 2}>
                {columns.map((column) => (
                  <td key={column} className={classOf[column]}>
                    {cell(recruiter, column)}
                  </td>
                ))}
                {mayManage(user) && (
                  <td className={lists.last}>
                    <RowMenu recruiter={recruiter} owner={owner} />
                  </td>
                )}
              </tr>
            );
          })}
          <Room height={after} span={span} />
        </tbody>
      </table>
    </div>
  );
}

/** The same on a phone. */
export function RecruiterCards({ recruiters, owner }: RecruitersProps) {
  const t = useWords();
  const { workspace } = useUser();
  return (
    <ul className={classes.cards} aria-label={t("team.list_label", { workspace: workspace.name })}>
      {recruiters.map((recruiter) => (
        <li key={recruiter.id}>
          <div className={classes.cardHead}>
            <Person recruiter={recruiter} />
            <RowMenu recruiter={recruiter} owner={owner} />
          </div>
          {recruiter.title && <p className={classes.cardTitle}>{recruiter.title}</p>}
          <div className={classes.cardLine}>
            <RoleMenu recruiter={recruiter} />
            <Access recruiter={recruiter} />
          </div>
          <div className={classes.cardFoot}>
            <Times recruiter={recruiter} />
            {!isInvited(recruiter) && (
              <span className={classes.cardCounts}>
                {(["jobs", "candidates"] as const).map((kind) => (
                  <Records key={kind} recruiter={recruiter} kind={kind} isSpelled />
                ))}
                {recruiter.counts.proposals > 0 && <span>{t("team.proposals_count", countOf(recruiter.counts.proposals))}</span>}
              </span>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Person({ recruiter }: { recruiter: Recruiter }) {
  const t = useWords();
  const { id } = useUser();
  const name = nameOf(recruiter);
  return (
    // The keys walk along these.
    <div className={classes.person} data-recruiter={recruiter.id} tabIndex={-1}>
      {isInvited(recruiter) ? <InitialsAvatar name={name} isAwaited /> : <UserAvatar user={recruiter} size={28} />}
      <span className={classes.names}>
        <span className={classes.name}>
          <span className={classes.nameText}>{name}</span>
          {recruiter.user_id === id && <span className={classes.you}>{t("team.you")}</span>}
          {!isInvited(recruiter) && !recruiter.has_seat && (
            <Tooltip label={t("team.no_seat_text")}>
              <span>
                <Badge tone="partly">{t("team.no_seat")}</Badge>
              </span>
            </Tooltip>
          )}
        </span>
        <span className={classes.sub} title={recruiter.email}>
          {recruiter.email}
        </span>
      </span>
    </div>
  );
}

/** A switch for those who may suspend; the link to hand on while somebody is invited. */
function Access({ recruiter }: { recruiter: Recruiter }) {
  const t = useWords();
  const user = useUser();
  const { setActive, resend, isBusy } = useRecruiterActions();
  const isActive = recruiter.status === 1;
  const word = t(isActive ? "team.active" : "team.suspended");
  if (isInvited(recruiter)) {
    if (!mayManage(user)) return <span className={classes.quiet}>{t("team.awaited")}</span>;
    if (hasExpired(recruiter))
      return (
        <Button
          size="xs"
          variant="default"
          loading={isBusy}
          onClick={() => resend(recruiter)}
          aria-label={t("team.invite_again_for", { name: nameOf(recruiter) })}
        >
          {t("team.invite_again")}
        </Button>
      );
    return (
      <CopyButton value={invitationLink(recruiter, user.workspace.id)}>
        {({ copied, copy }) => (
          <Button
            size="xs"
            variant="default"
            onClick={copy}
            aria-label={copied ? undefined : t("team.copy_link_of", { name: nameOf(recruiter) })}
          >
            {t(copied ? "team.copied" : "team.copy_link")}
          </Button>
        )}
      </CopyButton>
    );
  }
  if (!mayChange(user, recruiter)) return <span className={isActive ? classes.quiet : classes.suspended}>{word}</span>;
  return (
    <span className={classes.access}>
      <Switch
        size="xs"
        checked={isActive}
        disabled={isBusy}
        aria-label={t("team.access_of", { name: nameOf(recruiter) })}
        onChange={(event) => setActive(recruiter, event.currentTarget.checked)}
      />
      <span className={isActive ? classes.quiet : classes.suspended} aria-hidden="true">
        {word}
      </span>
    </span>
  );
}

const numberOf = (count: number): ReactNode => (count === 0 ? <span className={classes.quiet}>–</span> : formatNumber(count));

/** How many they have, as the way to the list of them. */
function Records({ recruiter, kind, isSpelled = false }: { recruiter: Recruiter; kind: "jobs" | "candidates"; isSpelled?: boolean }) {
  const t = useWords();
  const count = recruiter.counts[kind];
  if (count === 0) return isSpelled ? null : numberOf(0);
  const words = t(`team.${kind}_count`, countOf(count));
  return (
    <Link
      to={kind === "jobs" ? "/dashboard/jobs" : "/dashboard/candidates"}
      search={{ recruiter_id: recruiter.id }}
      className={classes.link}
      aria-label={t(`team.${kind}_of`, { ...countOf(count), name: nameOf(recruiter) })}
    >
      {isSpelled ? words : formatNumber(count)}
    </Link>
  );
}

/** When they were last here, and since when they are; for somebody invited, how long the link works. */
function Times({ recruiter }: { recruiter: Recruiter }) {
  const t = useWords();
  const { invited_at, invitation_expires_at, joined_at, last_active_at } = recruiter;
  if (isInvited(recruiter)) {
    return (
      <span className={classes.times}>
        <span>{invited_at && t("team.invited_on", { date: formatDate(invited_at) })}</span>
        <span className={classes.sub}>
          {hasExpired(recruiter)
            ? t("team.link_expired")
            : invitation_expires_at && t("team.link_until", { date: formatDate(invitation_expires_at) })}
        </span>
      </span>
    );
  }
  return (
    <span className={classes.times}>
      {last_active_at ? (
        <time dateTime={last_active_at} title={formatTime(last_active_at)}>
          {formatAgo(last_active_at, t("common.now"))}
        </time>
      ) : (
        <span>{t("team.never_active")}</span>
      )}
      <span className={classes.sub}>{joined_at && t("team.joined_on", { date: formatDate(joined_at) })}</span>
    </span>
  );
}
