import { setTimeout as pause } from "node:timers/promises";
import { CompiledQuery } from "kysely";
import { PgBoss } from "pg-boss";
import type { Database, Trx } from "#server/parts/database/database.ts";
import type { TaskName, Tasks } from "./tasks.ts";

const names: TaskName[] = [
  "send_letter",
  "send_reset",
  "remove_files",
  "match_workspace",
  "send_sandbox_event",
  "make_invoice",
  "stop_renewal",
  "reconcile_orders",
  "tidy",
];
/** So long work may take to end when the product does. */
const CLOSE_MS = 5000;
/** A batch fails as one: only what may safely be done twice goes in several. */
const severalAtOnce: TaskName[] = ["send_reset", "send_sandbox_event", "make_invoice"];
const options = { supervise: true, schedule: true, persistWarnings: false, reindex: false, monitorVacuum: false } as const;

function bossOn(database: Database, kind: "embedded" | "postgres", log: { error(error: unknown): void }) {
  const boss = new PgBoss({
    ...options,
    backend: kind === "embedded" ? "pglite" : "postgres",
    db: { executeSql: (text: string, values?: unknown[]) => database.executeSql(text, values) },
  });
  boss.on("error", (error) => log.error(error));
  return boss;
}

/** Creates the queue's own tables, so that the migrated dump carries them. */
export async function prepareQueue(database: Database): Promise<void> {
  const boss = bossOn(database, "embedded", console);
  await boss.start();
  for (const name of names) await boss.createQueue(name, queueOptions(name));
  await boss.stop({ graceful: false, close: false });
}

/**
 * How often a task is tried again, and when: the n-th time after 2ⁿ to 2ⁿ⁺¹ seconds, drawn by chance, at most `retryDelayMax`.
 * A letter is tried for a day: a mail server that is down for the night loses none. So is what a payment provider tells, or is told.
 */
export const retriesOf = (name: TaskName) =>
  name === "send_letter" || name === "send_sandbox_event" || name === "make_invoice" || name === "stop_renewal"
    ? ({ retryLimit: 34, retryBackoff: true, retryDelay: 2, retryDelayMax: 3600 } as const)
    : ({ retryLimit: 3, retryBackoff: true, retryDelay: 2, retryDelayMax: 3600 } as const);

const queueOptions = (name: TaskName) => ({
  ...retriesOf(name),
  ...((name === "match_workspace" || name === "tidy") && { policy: "stately" as const }),
});

/** Runs statements of the queue inside a transaction of ours. */
function inTransaction(trx: Trx) {
  return {
    executeSql: async (text: string, values?: unknown[]) => ({
      rows: (await trx.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, values ?? []))).rows,
    }),
  };
}

/** Background work in the product's own database. */
export async function openTasks(database: Database, kind: "embedded" | "postgres", log: { error(error: unknown): void }): Promise<Tasks> {
  const boss = bossOn(database, kind, log);
  await boss.start();
  const known = new Set((await boss.getQueues()).map((queue) => queue.name));
  for (const name of names) if (!known.has(name)) await boss.createQueue(name, queueOptions(name));
  const ending = new AbortController();
  const inBackground = new Set<Promise<void>>();
  return {
    about: "queued in the database",
    enqueue: async (name, body, { trx, once_per, after_seconds } = {}) => {
      // The tries go with each task: a queue that an earlier version made keeps its own.
      await boss.send(name, body, {
        ...retriesOf(name),
        ...(trx && { db: inTransaction(trx) }),
        ...(once_per && { singletonKey: once_per }),
        ...(after_seconds && { startAfter: after_seconds }),
      });
    },
    background: (work) => {
      const done: Promise<void> = work(ending.signal)
        .catch(() => {})
        .finally(() => inBackground.delete(done));
      inBackground.add(done);
    },
    start: async (work) => {
      for (const name of names)
        await boss.work<never>(name, { pollingIntervalSeconds: 0.5, batchSize: severalAtOnce.includes(name) ? 20 : 1 }, async (tasks) => {
          for (const task of tasks) await work[name](task.data);
        });
      await boss.schedule("tidy", "17 * * * *", {});
    },
    depth: async () => {
      const { rows } = await database.executeSql(
        "select name, state = 'active' as is_active, count(*)::int as count from pgboss.job where state in ('created', 'retry', 'active') group by 1, 2",
      );
      const found = new Map(rows.map((row) => [`${row.name} ${row.is_active ? "active" : "waiting"}`, Number(row.count)]));
      return names.flatMap((name) =>
        (["waiting", "active"] as const).map((state) => ({ name, state, count: found.get(`${name} ${state}`) ?? 0 })),
      );
    },
    close: async () => {
      ending.abort();
      await Promise.race([Promise.all(inBackground), pause(CLOSE_MS, undefined, { ref: false })]);
      await boss.stop({ graceful: true, close: false, timeout: CLOSE_MS });
    },
  };
}
