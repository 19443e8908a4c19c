import type { Trx } from "#server/parts/database/database.ts";
import type { Letter } from "#server/parts/mail/mail.ts";

/** The background work there is, with what each takes. */
export interface TaskBodies {
  send_letter: Letter;
  /** Mails a code for a new password, where somebody has the address. */
  send_reset: { email: string };
  /** Removes stored bytes whose rows are gone. */
  remove_files: { keys: string[] };
  /** Brings a workspace's matches up to date. */
  match_workspace: { workspace_id: string };
  /** Empties the trash and drops what was kept for a while. */
  tidy: Record<string, never>;
}
export type TaskName = keyof TaskBodies;

/** Work that survives a crash: it is done at least once, and tried again when it throws. */
export interface Tasks {
  about: string;
  /** Queues a task; with `trx`, exactly when that transaction commits. */
  enqueue<N extends TaskName>(name: N, body: TaskBodies[N], options?: { trx?: Trx; once_per?: string }): Promise<void>;
  /** Starts working with one worker per name; `tidy` also runs by itself every hour. */
  start(work: { [N in TaskName]: (body: TaskBodies[N]) => Promise<void> }): Promise<void>;
  close(): Promise<void>;
}
