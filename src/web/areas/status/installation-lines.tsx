import type { InstallationStatus } from "#contract/status.ts";
import { Span, Stack } from "#web/ui/layout.tsx";
import { formatBytes, formatNumber, formatTime } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import { formatSpan, secondsSince } from "./spans.ts";
import { StatusLine } from "./status-line.tsx";
import classes from "./status-screen.module.css";

/** A backup each night, and one that failed. */
const OLD_BACKUP_S = 50 * 3600;
/** Work that is due so long has nobody who does it, or too much before it. */
const LONG_S = 10 * 60;

export function InstallationLines({ backup, queue, behind, readers, version, started_at }: InstallationStatus) {
  const t = useWords();
  return (
    <Stack as="ul" className={classes.lines}>
      <BackupLine backup={backup} />
      <QueueLine queue={queue} />
      <GivenUpLine queue={queue} />
      <StatusLine
        name={t("status.all_matching")}
        tone={behind.workspaces === 0 ? "met" : behind.oldest_seconds > 3 * LONG_S ? "partly" : "text"}
        said={behind.workspaces === 0 ? t("status.up_to_date") : t("status.workspaces_behind", { count: behind.workspaces })}
        note={behind.workspaces > 0 && t("status.behind_since", { span: formatSpan(t, behind.oldest_seconds) })}
      />
      {readers.map(({ kind, most, busy, waiting, killed }) => (
        <StatusLine
          key={kind}
          name={t(`status.readers.${kind}`)}
          tone={waiting > 0 ? "partly" : "text"}
          said={t("status.busy", { busy, most })}
          note={[
            waiting > 0 && t("status.documents_waiting", { count: waiting }),
            killed > 0 && t("status.readers_killed", { count: killed }),
          ]
            .filter(Boolean)
            .join(" ")}
        />
      ))}
      <StatusLine
        name={t("status.version")}
        tone="text"
        said={version}
        note={t("status.running_since", { time: formatTime(started_at) })}
      />
    </Stack>
  );
}

function BackupLine({ backup }: Pick<InstallationStatus, "backup">) {
  const t = useWords();
  const name = t("status.backup");
  if (!backup) return <StatusLine name={name} tone="not_met" said={t("status.no_backup")} note={t("status.no_backup_text")} />;
  const { made_at, verified_at, database, file_count, bytes, place } = backup;
  const age = secondsSince(made_at);
  return (
    <StatusLine
      name={name}
      tone={age > OLD_BACKUP_S ? "not_met" : "met"}
      said={t("status.ago", { time: formatTime(made_at), span: formatSpan(t, age) })}
      note={t("status.backup_text", {
        database: t(`status.database.${database}`),
        files: formatNumber(file_count),
        size: formatBytes(bytes),
        place,
        time: formatTime(verified_at),
      })}
    />
  );
}

/** What is due, all of it in one line, and below it kind by kind. */
function QueueLine({ queue }: Pick<InstallationStatus, "queue">) {
  const t = useWords();
  const due = queue.filter(({ waiting }) => waiting > 0);
  const waiting = due.reduce((sum, one) => sum + one.waiting, 0);
  const active = queue.reduce((sum, one) => sum + one.active, 0);
  const oldest = Math.max(0, ...due.map((one) => one.oldest_seconds));
  return (
    <StatusLine
      name={t("status.queue")}
      tone={waiting === 0 ? "met" : oldest > LONG_S ? "partly" : "text"}
      said={waiting === 0 ? t("status.nothing_waits") : t("status.tasks_waiting", { count: waiting, span: formatSpan(t, oldest) })}
      note={
        waiting + active > 0 && (
          <>
            {waiting > 0 && <Tasks rows={due.map(({ task, waiting: count }) => ({ task, count }))} />}
            {active > 0 && t("status.under_way", { count: active })}
          </>
        )
      }
    />
  );
}

function GivenUpLine({ queue }: Pick<InstallationStatus, "queue">) {
  const t = useWords();
  const failed = queue.filter((one) => one.failed > 0);
  const total = failed.reduce((sum, one) => sum + one.failed, 0);
  return (
    <StatusLine
      name={t("status.given_up")}
      tone={total === 0 ? "met" : "not_met"}
      said={total === 0 ? t("status.none_given_up") : t("status.tasks_given_up", { count: total })}
      note={total > 0 && <Tasks rows={failed.map(({ task, failed: count }) => ({ task, count }))} />}
    />
  );
}

function Tasks({ rows }: { rows: { task: InstallationStatus["queue"][number]["task"]; count: number }[] }) {
  const t = useWords();
  return (
    <ul className={classes.tasks}>
      {rows.map(({ task, count }) => (
        <li key={task}>
          {t(`status.task.${task}`)} <Span weight={500}>{formatNumber(count)}</Span>
        </li>
      ))}
    </ul>
  );
}
