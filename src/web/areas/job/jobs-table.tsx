import { ActionIcon, Button, Switch } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useRef } from "react";
import type { JobRow } from "#contract/job.ts";
import { notify } from "#web/kit/calls/failures.ts";
import { CardTick } from "#web/kit/list/card-tick.tsx";
import lists from "#web/kit/list/list-table.module.css";
import { Room } from "#web/kit/list/room.tsx";
import { TickAll } from "#web/kit/list/tick-all.tsx";
import type { Select } from "#web/kit/list/use-selection.ts";
import { useVirtualRows } from "#web/kit/list/use-virtual-rows.ts";
import { useRecruiterNames } from "#web/kit/people/use-colleagues.ts";
import { mayEdit, useUser } from "#web/kit/session/session.ts";
import { Tooltip } from "#web/ui/floating.tsx";
import { TickBox, withShift } from "#web/ui/tick-box.tsx";
import { formatDate, formatNumber } from "#web/words/format.ts";
import { useWords, type Words } from "#web/words/words.ts";
import classes from "./jobs-screen.module.css";
import { useJobActions } from "./use-job-actions.ts";

interface JobsProps {
  jobs: JobRow[];
  isTrash: boolean;
  hasMore: boolean;
  onNeedMore: () => void;
}

/** What the list of jobs can show, in its usual order. */
export const jobColumns = ["title", "client", "city", "matches", "shortlisted", "proposals", "open_since", "owner", "is_open"] as const;
export type JobColumn = (typeof jobColumns)[number];
const ROW = 37;
const CARD = 92;

export function jobColumnName(t: Words, column: JobColumn, isTrash = false): string {
  if (column === "title") return t("jobs.field_title");
  if (column === "matches") return t("jobs.matches_head");
  if (column === "proposals") return t("lists.proposals_count");
  if (column === "open_since" && isTrash) return t("jobs.deleted_on");
  return t(`jobs.${column}`);
}

const classOf: Partial<Record<JobColumn, string | undefined>> = {
  title: classes.title,
  client: lists.cut,
  city: lists.cut,
  matches: lists.number,
  shortlisted: lists.number,
  proposals: lists.number,
  open_since: lists.date,
  owner: `${classes.wide} ${lists.cut}`,
};

interface TableProps extends JobsProps {
  columns: readonly JobColumn[];
  selected: ReadonlySet<string>;
  onSelect: Select;
}

export function JobsTable({ jobs, isTrash, columns, selected, onSelect, hasMore, onNeedMore }: TableProps) {
  const t = useWords();
  const nameOf = useRecruiterNames();
  const isEditor = mayEdit(useUser());
  const body = useRef<HTMLTableSectionElement>(null);
  const { items, before, after } = useVirtualRows(body, { count: jobs.length, height: ROW, hasMore, onNeedMore });
  const shown = columns.filter((column) => !(isTrash && column === "is_open"));
  const span = shown.length + 1 + (isEditor ? 1 : 0);
  const cell = (job: JobRow, column: JobColumn) => {
    switch (column) {
      case "title":
        return <Title job={job} isTrash={isTrash} />;
      case "client":
        return job.client?.name;
      case "city":
        return job.city;
      case "matches":
        return (
          <>
            <b>{formatNumber(job.strong_matches)}</b>
            <span className={classes.of}> / {formatNumber(job.matches)}</span>
          </>
        );
      case "shortlisted":
      case "proposals":
        return job[column] === 0 ? "–" : formatNumber(job[column]);
      case "open_since":
        return formatDate((isTrash && job.deleted_at) || job.created_at);
      case "owner":
        return job.recruiter_id && nameOf(job.recruiter_id);
      case "is_open":
        return <OpenSwitch job={job} />;
    }
  };
  return (
    <div className={classes.frame}>
      <table className={lists.table} aria-rowcount={jobs.length + 1}>
        <thead>
          <tr>
            {isEditor && (
              <th scope="col" className={lists.tick}>
                <TickAll rows={jobs} selected={selected} onSelect={onSelect} />
              </th>
            )}
            {shown.map((column) => (
              <th key={column} scope="col" className={classOf[column]} title={column === "matches" ? t("jobs.matches_hint") : undefined}>
                {jobColumnName(t, column, isTrash)}
              </th>
            ))}
            <th scope="col">
              <span className={lists.hidden}>{t("common.more")}</span>
            </th>
          </tr>
        </thead>
        <tbody ref={body}>
          <Room height={before} span={span} />
          {items.map(({ index }) => {
            const job = jobs[index];
            if (!job) return null;
            return (
              <tr key={job.id} aria-rowindex={index + 2} data-selected={selected.has(job.id) || undefined}>
                {isEditor && (
                  <td className={lists.tick}>
                    <TickBox
                      className={lists.above}
                      aria-label={t("lists.select_row", { name: job.title })}
                      checked={selected.has(job.id)}
                      onChange={(event) => onSelect([job.id], event.currentTarget.checked, withShift(event))}
                    />
                  </td>
                )}
                {shown.map((column) => (
                  <td key={column} className={classOf[column]}>
                    {cell(job, column)}
                  </td>
                ))}
                <td className={lists.last}>
                  <RowAction job={job} isTrash={isTrash} />
                </td>
              </tr>
            );
          })}
          <Room height={after} span={span} />
        </tbody>
      </table>
    </div>
  );
}

interface CardsProps extends JobsProps {
  selected: ReadonlySet<string>;
  /** Null where nothing is ticked. */
  onSelect: TableProps["onSelect"] | null;
}

export function JobCards({ jobs, isTrash, hasMore, onNeedMore, selected, onSelect }: CardsProps) {
  const t = useWords();
  const body = useRef<HTMLUListElement>(null);
  const { items, before, after, measure } = useVirtualRows(body, { count: jobs.length, height: CARD, hasMore, onNeedMore });
  return (
    <ul ref={body} className={lists.cards} style={{ paddingTop: before, paddingBottom: after }}>
      {items.map(({ index }) => {
        const job = jobs[index];
        if (!job) return null;
        return (
          <li key={job.id} ref={measure} data-index={index} data-selected={selected.has(job.id) || undefined}>
            <div className={lists.cardHead}>
              {onSelect && (
                <CardTick
                  name={job.title}
                  isTicked={selected.has(job.id)}
                  onTick={(isTicked, isRange) => onSelect([job.id], isTicked, isRange)}
                />
              )}
              <Title job={job} isTrash={isTrash} />
              {!isTrash && <OpenSwitch job={job} />}
            </div>
            <div className={classes.cardSub}>{[job.client?.name, job.city].filter(Boolean).join(", ") || "–"}</div>
            <div className={lists.cardFoot}>
              <span>
                <b>{formatNumber(job.strong_matches)}</b> / {t("jobs.matches", { count: job.matches })}
                {job.shortlisted > 0 && ` · ${t("jobs.shortlisted")} ${formatNumber(job.shortlisted)}`}
                {job.proposals > 0 && ` · ${t("lists.proposals_count")} ${formatNumber(job.proposals)}`} ·{" "}
                {formatDate((isTrash && job.deleted_at) || job.created_at)}
              </span>
              <RowAction job={job} isTrash={isTrash} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function Title({ job, isTrash }: { job: JobRow; isTrash: boolean }) {
  if (isTrash) return <span className={lists.name}>{job.title}</span>;
  return (
    <Link to="/dashboard/jobs/$id" params={{ id: job.id }} className={lists.name} data-job={job.id}>
      {job.title}
    </Link>
  );
}

function OpenSwitch({ job }: { job: JobRow }) {
  const t = useWords();
  const { setOpen, isBusy } = useJobActions();
  const isEditor = mayEdit(useUser());
  return (
    <Switch
      size="xs"
      className={lists.above}
      checked={job.status === 1}
      disabled={isBusy || !isEditor}
      aria-label={t("jobs.open_job", { title: job.title })}
      onChange={(event) => setOpen(job, event.currentTarget.checked)}
    />
  );
}

function RowAction({ job, isTrash }: { job: JobRow; isTrash: boolean }) {
  const t = useWords();
  const { remove, restore, isBusy } = useJobActions();
  if (!mayEdit(useUser())) return null;
  if (isTrash) {
    return (
      <Button
        size="xs"
        variant="default"
        className={lists.above}
        loading={isBusy}
        onClick={() => restore(job.id, () => notify("info", t("jobs.restored", { title: job.title })))}
      >
        {t("jobs.restore")}
      </Button>
    );
  }
  return (
    <Tooltip label={t("common.delete")}>
      <ActionIcon
        size={28}
        className={lists.above}
        aria-label={t("jobs.delete_job", { title: job.title })}
        disabled={isBusy}
        onClick={() => remove(job)}
      >
        <IconTrash size={16} stroke={1.6} />
      </ActionIcon>
    </Tooltip>
  );
}
