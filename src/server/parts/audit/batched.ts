import { createHash } from "node:crypto";
import { sql } from "kysely";
import { workspaceIn } from "#server/core/caller.ts";
import { unavailable } from "#server/core/failures.ts";
import { withOwnReach } from "#server/core/reach.ts";
import type { Said } from "#server/core/said.ts";
import type { Database, Db } from "#server/parts/database/database.ts";
import type { Log } from "#server/parts/parts.ts";
import type { Audit } from "./audit.ts";

/** Reads wait so long for others to be written with. */
const BATCH_MS = 2000;
/** As many rows may wait; whoever reads beyond that waits for the database. */
const ROOM = 5000;
/** Reading the same again within this time is no new row. */
const AGAIN_MS = 60 * 60 * 1000;
/** As many readings are remembered for that; the oldest are forgotten first, and told again. */
const REMEMBERED = 20_000;

export function openAudit({ db }: Pick<Database, "db">, log: Log): Audit {
  let waiting = new Map<string, Said[]>();
  let count = 0;
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | null = null;
  const read = new Map<string, number>();

  const append = async (to: Db, workspace_id: string, rows: Said[]) => {
    await sql`select append_to_trail(${workspace_id}::uuid, ${JSON.stringify(rows)}::jsonb)`.execute(to);
  };

  /** Writes all that waits, workspace by workspace; what can't be written waits on. */
  const writeAll = async () => {
    const batch = waiting;
    waiting = new Map();
    count = 0;
    for (const [workspace_id, rows] of batch)
      try {
        await withOwnReach(() => append(db, workspaceIn({ workspace_id }), rows));
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
    timer ??= setTimeout(() => void flush().catch((error) => log.error(new Error("The audit trail waits", { cause: error }))), BATCH_MS);
    timer.unref();
  };

  const wasRead = (workspace_id: string, { at, ...row }: Said): boolean => {
    const key = createHash("sha256")
      .update(`${workspace_id} ${JSON.stringify(row)}`)
      .digest("base64");
    const before = read.get(key) ?? 0;
    if (Date.now() - before < AGAIN_MS) return true;
    read.delete(key);
    read.set(key, Date.now());
    for (const oldest of read.keys()) {
      if (read.size <= REMEMBERED) break;
      read.delete(oldest);
    }
    return false;
  };

  return {
    append,
    note: async (workspace_id, row) => {
      if (wasRead(workspace_id, row)) return;
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
    close: () => flush().catch((error) => log.error(new Error("The audit trail's last rows weren't written", { cause: error }))),
  };
}
