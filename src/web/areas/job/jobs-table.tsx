import { ActionIcon, Button, Switch, Tooltip } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { JobRow } from "#contract/job.ts";
import { useRecruiterNames } from "#web/areas/team/use-recruiters.ts";
import { notify } from "#web/failures.ts";
import { mayEdit, useUser } from "#web/session.ts";
import { formatDate, formatNumber } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import classes from "./jobs-screen.module.css";
import { useJobActions } from "./use-job-actions.ts";

interface JobsProps {
  jobs: JobRow[];
  isTrash: boolean;
}

export function JobsTable({ jobs, isTrash }: JobsProps) {
  const t = useWords();
  const nameOf = useRecruiterNames();
  return (
    <div className={classes.frame}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t("jobs.field_title")}</th>
            <th scope="col">{t("jobs.client")}</th>
            <th scope="col">{t("jobs.city")}</th>
            <th scope="col" className={classes.number} title={t("jobs.matches_hint")}>
              {t("jobs.matches_head")}
            </th>
            <th scope="col" className={classes.number}>
              {t("jobs.shortlisted")}
            </th>
            <th scope="col">{isTrash ? t("jobs.deleted_on") : t("jobs.open_since")}</th>
            <th scope="col" className={classes.wide}>
              {t("jobs.owner")}
            </th>
            {!isTrash && <th scope="col">{t("jobs.is_open")}</th>}
            <th scope="col">
              <span className={classes.hidden}>{t("common.more")}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {jobs.map((job) => (
            <tr key={job.id}>
              <td className={classes.title}>
                <Title job={job} isTrash={isTrash} />
              </td>
              <td className={classes.cut}>{job.client?.name}</td>
              <td className={classes.cut}>{job.city}</td>
              <td className={classes.number}>
                <b>{formatNumber(job.strong_matches)}</b>
                <span className={classes.of}> / {formatNumber(job.matches)}</span>
              </td>
              <td className={classes.number}>{job.shortlisted === 0 ? "–" : formatNumber(job.shortlisted)}</td>
              <td className={classes.date}>{formatDate((isTrash && job.deleted_at) || job.created_at)}</td>
              <td className={`${classes.wide} ${classes.cut}`}>{job.recruiter_id && nameOf(job.recruiter_id)}</td>
              {!isTrash && (
                <td>
                  <OpenSwitch job={job} />
                </td>
              )}
              <td className={classes.last}>
                <RowAction job={job} isTrash={isTrash} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function JobCards({ jobs, isTrash }: JobsProps) {
  const t = useWords();
  return (
    <ul className={classes.cards}>
      {jobs.map((job) => (
        <li key={job.id}>
          <div className={classes.cardHead}>
            <Title job={job} isTrash={isTrash} />
            {!isTrash && <OpenSwitch job={job} />}
          </div>
          <div className={classes.cardSub}>{[job.client?.name, job.city].filter(Boolean).join(", ") || "–"}</div>
          <div className={classes.cardFoot}>
            <span>
              <b>{formatNumber(job.strong_matches)}</b> / {t("jobs.matches", { count: job.matches })}
              {job.shortlisted > 0 && ` · ${t("jobs.shortlisted")} ${formatNumber(job.shortlisted)}`} ·{" "}
              {formatDate((isTrash && job.deleted_at) || job.created_at)}
            </span>
            <RowAction job={job} isTrash={isTrash} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Title({ job, isTrash }: { job: JobRow; isTrash: boolean }) {
  if (isTrash) return <span className={classes.name}>{job.title}</span>;
  return (
    <Link to="/dashboard/jobs/$id" params={{ id: job.id }} className={classes.name} data-job>
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
      className={classes.above}
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
        className={classes.above}
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
        className={classes.above}
        aria-label={t("jobs.delete_job", { title: job.title })}
        disabled={isBusy}
        onClick={() => remove(job)}
      >
        <IconTrash size={16} stroke={1.6} />
      </ActionIcon>
    </Tooltip>
  );
}
