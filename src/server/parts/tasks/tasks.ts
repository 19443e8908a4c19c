import type { Trx } from "#server/parts/database/database.ts";
import type { Letter } from "#server/parts/mail/mail.ts";

/** The background work there is, with what each takes. */
export interface TaskBodies {
  /** Sends a letter with a code, by its id. */
  send_code: { letter_id: string };
  /** Sends any other letter, by its id; `held_in`: it waited for a day on which that workspace may. An earlier version queued the letter itself. */
  send_letter: { letter_id: string; held_in?: string } | Letter;
  /** Mails a code for a new password, where somebody has the address. */
  send_reset: { email: string };
  /** Locks anew what a previous secret of the server's locked. */
  rotate_secret: Record<string, never>;
  /** Removes stored bytes whose rows are gone. */
  remove_files: { keys: string[] };
  /** Goes on with an import, in whatever state it is. */
  run_import: { workspace_id: string; import_id: string };
  /** Makes an archive of a whole workspace. */
  make_export: { workspace_id: string; export_id: string };
  /** Brings a workspace's matches up to date. */
  match_workspace: { workspace_id: string };
  /** Makes the vectors of a workspace's vacancies and CVs that are missing or out of date. */
  make_vectors: { workspace_id: string };
  /** Lets a language model judge a job's best, or one candidate for it; without a job whomever somebody wished. */
  judge_matches: { workspace_id: string; job_id?: string; candidate_id?: string };
  /** Makes the keys by which a workspace's records are known again, and finds those that may be the same. */
  find_duplicates: { workspace_id: string };
  /** Tells of an event at the sandbox, as a payment provider would: through the webhook. */
  send_sandbox_event: { event_id: string };
  /** Makes the invoice of an order that is paid. */
  make_invoice: { workspace_id: string; order_id: string };
  /** Lets a subscription end at its period's end; its records may be gone. */
  stop_renewal: { provider_subscription: string };
  /** Asks the payment provider about orders that nobody has told of, and lets end what is over. */
  reconcile_orders: { older_than_seconds: number };
  /** Lets what was erased leave the disk. */
  compact_database: Record<string, never>;
  /** Empties the trash and drops what was kept for a while. */
  tidy: Record<string, never>;
}
export type TaskName = keyof TaskBodies;

/** How much work of one name there is in the installation. */
export interface QueueFigures {
  name: TaskName;
  /** What is due; counted up to `MOST_COUNTED`. */
  waiting: number;
  /** For how long the oldest of it has been due; 0 where nothing waits. */
  oldest_seconds: number;
  /** What is being done, as the queue's own round of seven seconds last saw it. */
  active: number;
  /** What was given up after its last try, in the last 24 hours; by the same round. */
  failed: number;
  /** Of work that is queued once for each (such as a workspace): of how many it isn't done yet, and since when for the oldest. */
  behind: { count: number; oldest_seconds: number };
}

/** Work that survives a crash: it is done at least once, and tried again when it throws. */
export interface Tasks {
  about: string;
  /**
   * Queues a task; with `trx`, exactly when that transaction commits; not before `after_seconds` have passed. Among those of
   * its name the highest `priority` goes first, then the oldest.
   */
  enqueue<N extends TaskName>(
    name: N,
    body: TaskBodies[N],
    options?: { trx?: Trx; once_per?: string; after_seconds?: number; priority?: number },
  ): Promise<void>;
  /** Work of this process that nobody waits for. At the close its signal ends it, and the close waits for it; who tries again is its caller's matter. */
  background(work: (signal: AbortSignal) => Promise<void>): void;
  /** Starts working; `tidy` also runs by itself every hour. */
  start(work: { [N in TaskName]: (body: TaskBodies[N]) => Promise<void> }): Promise<void>;
  /** How the queue is, name by name; as it was up to five seconds ago. */
  depth(): Promise<QueueFigures[]>;
  /** Since when work that is queued once for each is to be done for this one; null where it is done. */
  behindSince(name: TaskName, once_per: string): Promise<string | null>;
  close(): Promise<void>;
}
