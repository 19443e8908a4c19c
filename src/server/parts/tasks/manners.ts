import type { TaskName } from "./tasks.ts";

/** Tried again the n-th time after 2ⁿ to 2ⁿ⁺¹ seconds, drawn by chance, at most `retryDelayMax`. */
interface Retries {
  retryLimit: number;
  retryDelayMax: number;
  retryDelay: 2;
  retryBackoff: true;
}

export interface Manner {
  retries: Retries;
  /** How many are taken at once, one after the other unless `side_by_side`; each is done or tried again for itself. */
  batch?: number;
  /** So many batches run at a time, each of them side by side. */
  side_by_side?: number;
  /** Where once is enough: one waits at most, and one is worked on. */
  policy?: "stately";
}

const retries = (retryLimit: number, retryDelayMax = 3600): Retries => ({ retryLimit, retryDelayMax, retryDelay: 2, retryBackoff: true });
const few = retries(3);
/** A mail server that is down for the night loses no letter; nor does what a payment provider tells, or is told. */
const aDay = retries(34);
/** For as long as a code is good, and then some. */
const aQuarter = retries(34, 30);

/** How each task is worked on. Letters with a code have a queue and connections of their own: nothing else stands before them. */
export const manners: Record<TaskName, Manner> = {
  send_code: { retries: aQuarter, batch: 5, side_by_side: 1 },
  send_letter: { retries: aDay, batch: 4, side_by_side: 2 },
  send_reset: { retries: few, batch: 20 },
  remove_files: { retries: few },
  rotate_secret: { retries: few, policy: "stately" },
  run_import: { retries: aDay, policy: "stately" },
  make_export: { retries: few, policy: "stately" },
  match_workspace: { retries: few, policy: "stately" },
  make_vectors: { retries: aDay, policy: "stately" },
  judge_matches: { retries: few, policy: "stately", side_by_side: 3 },
  find_duplicates: { retries: few, policy: "stately" },
  send_sandbox_event: { retries: aDay, batch: 20 },
  make_invoice: { retries: aDay, batch: 20 },
  stop_renewal: { retries: aDay },
  reconcile_orders: { retries: few },
  compact_database: { retries: few, policy: "stately" },
  tidy: { retries: few, policy: "stately" },
};

export const names = Object.keys(manners) as TaskName[];
