import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { workspaceIn } from "#server/core/caller.ts";
import { unavailable } from "#server/core/failures.ts";
import { withOwnReach } from "#server/core/reach.ts";
import type { Log } from "#server/parts/parts.ts";
import type { Batches } from "./audit.ts";

/** Rows wait so long for others to be written with. */
const BATCH_MS = 2000;
/** As many rows may wait; whoever adds one beyond that waits for the database. */
const ROOM = 5000;
/** The same again within this time is no new row. */
const AGAIN_MS = 60 * 60 * 1000;
/** As many rows are remembered for that; the oldest are forgotten first, and told again. */
const REMEMBERED = 20_000;

/** `what` is called so in the server's log. */
export function openBatches<R extends { at: string }>(
  what: string,
  log: Log,
  write: (workspace_id: string, rows: R[]) => Promise<void>,
): Batches<R> {
  let waiting = new Map<string, R[]>();
  let count = 0;
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | null = null;
  const noted = new LRUCache<string, true>({ max: REMEMBERED, ttl: AGAIN_MS });

  /** Writes all that waits, workspace by workspace; what can't be written waits on. */
  const writeAll = async () => {
    const batch = waiting;
    waiting = new Map();
    count = 0;
    for (const [workspace_id, rows] of batch)
      try {
        await withOwnReach(() => write(workspaceIn({ workspace_id }), rows));
        batch.delete(workspace_id);
      } catch (error) {
        for (const [each, kept] of batch) {
          waiting.set(each, [...kept, ...(waiting.get(each) ?? [])]);
          count += kept.length;
        }
        later();
        throw error;
      }
  };
  const flush = async () => {
    clearTimeout(timer);
    timer = undefined;
    await writing?.catch(() => {});
    if (count === 0) return;
    writing ??= writeAll().finally(() => {
      writing = null;
    });
    await writing;
  };
  const later = () => {
    timer ??= setTimeout(() => void flush().catch((error) => log.error(new Error(`The ${what} waits`, { cause: error }))), BATCH_MS);
    timer.unref();
  };

  const wasNoted = (workspace_id: string, { at: _, ...row }: R): boolean => {
    const key = createHash("sha256")
      .update(`${workspace_id} ${JSON.stringify(row)}`)
      .digest("base64");
    if (noted.has(key)) return true;
    noted.set(key, true);
    return false;
  };

  return {
    note: async (workspace_id, row) => {
      if (wasNoted(workspace_id, row)) return;
      const rows = waiting.get(workspace_id);
      if (rows) rows.push(row);
      else waiting.set(workspace_id, [row]);
      count++;
      later();
      if (count > ROOM)
        await flush().catch(() => {
          throw unavailable("database_away");
        });
    },
    flush,
    close: () => flush().catch((error) => log.error(new Error(`The last rows of the ${what} weren't written`, { cause: error }))),
  };
}
