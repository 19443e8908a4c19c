import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { CompiledQuery } from "kysely";
import { PgBoss } from "pg-boss";
import { withoutAct } from "#server/core/act.ts";
import { withOwnReach } from "#server/core/reach.ts";
import { isAway } from "#server/parts/database/away.ts";
import { afterCommit, type Database, type Trx } from "#server/parts/database/database.ts";
import { inTurn } from "#server/parts/database/migrate.ts";
import { isFull } from "#server/parts/full.ts";
import { currentRequest, forNoRequest, forRequest } from "#server/parts/telemetry/request.ts";
import { reasonOf } from "../log.ts";
import type { Log } from "../parts.ts";
import type { Telemetry } from "../telemetry/telemetry.ts";
import { openTelemetry } from "../telemetry/watching.ts";
import { type Manner, manners, names } from "./manners.ts";
import { behindSince, dueNow, figuresOf } from "./queue-figures.ts";
import type { TaskName, Tasks } from "./tasks.ts";

type ErrorLog = Pick<Log, "error">;
type Kind = "embedded" | "postgres";
/** So long work may take to end when the product does. */
const CLOSE_MS = 5000;

/**
 * Who works tells so every four seconds; after twelve of silence the next round takes the work away and gives it to
 * somebody else. So what a killed process left is taken up 12 + 7 seconds later, and the pause before a new try; on the embedded database
 * at the next start.
 */
const HEARTBEAT_S = 12;
const TELLS_EVERY_S = 4;
/** How often, in seconds, it is looked for what nobody tells of, and the queue goes its round. */
const pace = { look_s: 0.5, round_s: 7 };
/** Who works looks by itself as well, less often: each of twenty asks the database for itself. */
const LOOKS_ITSELF_S = 60;
/** How long one may still ask the queue about work that is done. */
const KEPT_S = 86_400;
const options = { persistWarnings: false, reindex: false, monitorVacuum: false } as const;
const alive = (round_s: number) => ({
  supervise: true,
  schedule: true,
  superviseIntervalSeconds: round_s,
  monitorIntervalSeconds: round_s,
});

const isSubset = (some: object, all: object) => isDeepStrictEqual({ ...all, ...some }, { ...all });
const queueOptions = ({ retries }: Manner) => ({ ...retries, heartbeatSeconds: HEARTBEAT_S, deleteAfterSeconds: KEPT_S });

function bossOn(database: Database, kind: Kind, log: ErrorLog, more: object) {
  const boss = new PgBoss({
    ...options,
    ...more,
    backend: kind === "embedded" ? "pglite" : "postgres",
    db: { executeSql: async (text: string, values?: unknown[]) => withoutCounted(await database.executeSql(text, values)) },
  });
  boss.on("error", hearing(log));
  return boss;
}

/**
 * What is under way by the queue's own count: read once a minute, and passed over until it is read again. A task that goes on
 * in turns stood still for that minute, each time it was counted in a turn. `groupConcurrency` asks what is under way now.
 */
function withoutCounted<R extends Awaited<ReturnType<Database["executeSql"]>>>(answer: R): R {
  // Of several statements at once the answer is a list of answers: none of those reads the count.
  for (const row of answer.rows ?? []) if (row.singletonsActive) row.singletonsActive = null;
  return answer;
}

/** The queue asks every half second: that the database is away, or its disk full, is told once a minute. */
function hearing(log: ErrorLog): (error: Error) => void {
  let told = Number.NEGATIVE_INFINITY;
  return (error) => {
    const what = isAway(error) ? "The database doesn't answer" : isFull(error) ? "No room is left on the database's disk" : null;
    if (!what) return log.error(error instanceof Error ? error : Object.assign(new Error(), error as object));
    if (performance.now() - told < 60_000) return;
    told = performance.now();
    log.error(`${what}; it is asked again all the time. ${error.message}`);
  };
}

/** Makes the queue's own tables and its queues, as this version wants them: in the migrated dump, and at every start. */
export async function prepareQueue(database: Database, kind: Kind = "embedded"): Promise<void> {
  const boss = bossOn(database, kind, console, { supervise: false, schedule: false });
  await boss.start();
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const name of names) {
    const { policy } = manners[name];
    const wanted = queueOptions(manners[name]);
    const queue = known.get(name);
    if (!queue) await boss.createQueue(name, { ...wanted, ...(policy && { policy }) });
    else if (!isSubset(wanted, queue)) await boss.updateQueue(name, wanted);
  }
  await boss.stop({ graceful: false, close: false });
  await database.executeSql(keptClean);
}

/**
 * What a process held that was cut off. Nobody else works on an embedded database, so that this needs no heartbeat to tell: it is taken up
 * at once. What is cut off again and again waits as after any failed try, so that no task ends every start.
 */
const TAKEN_UP_AT_ONCE = 3;
async function takeUpLeft(boss: PgBoss, database: Database): Promise<void> {
  const left = await database.executeSql("select name, id from pgboss.job where state = 'active'");
  for (const { name, id } of left.rows) {
    await boss.fail(String(name), String(id), { message: "its process ended" });
    await database.executeSql("update pgboss.job set start_after = now() where state = 'retry' and retry_count < $1 and id = $2", [
      TAKEN_UP_AT_ONCE,
      id,
    ]);
  }
}

/** A task's row is written some five times and then removed: long before a fifth of them are, those that wait stand far apart. */
const keptClean = `do $$ declare jobs regclass := coalesce(to_regclass('pgboss.job_common'), to_regclass('pgboss.job')); begin
  if (select reloptions is null from pg_class where oid = jobs) then
    execute format('alter table %s set (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 500, autovacuum_analyze_scale_factor = 0.05)', jobs);
  end if; end $$`;

/** Runs statements of the queue inside a transaction of ours. */
function inTransaction(trx: Trx) {
  return {
    executeSql: async (text: string, values?: unknown[]) => ({
      rows: (await trx.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, values ?? []))).rows,
    }),
  };
}

/** What a task carries beside its body: for which request it was queued, and where that one's spans hang. */
interface Queued {
  queued_by?: { request_id: string; traceparent: string | null };
}

/** Background work in the product's own database. */
export async function openTasks(
  database: Database,
  kind: Kind,
  log: Pick<Log, "error" | "event">,
  telemetry: Telemetry = openTelemetry(null),
  { look_s, round_s } = pace,
): Promise<Tasks> {
  // Beside the lock it uses connections of its own, of which the embedded database has one; nobody else starts there either.
  if (kind === "postgres") await inTurn(database, () => prepareQueue(database, kind));
  else await prepareQueue(database, kind);
  const boss = bossOn(database, kind, log, alive(round_s));
  await boss.start();
  if (kind === "embedded") await takeUpLeft(boss, database);
  const ending = new AbortController();
  const inBackground = new Set<Promise<void>>();
  /** Who works on what in this process: told of what is queued here, so that the half second is for what others queue. */
  const workers = new Map<TaskName, string[]>();
  const wake = (name: TaskName, most = 1) => {
    for (const worker of (workers.get(name) ?? []).slice(0, most)) boss.notifyWorker(worker);
  };
  /** Wakes everybody who works on what is due by now, with one question for all queues. */
  const look = async () => {
    for (const name of await dueNow(database)) wake(name, Number.POSITIVE_INFINITY);
  };
  const figures = figuresOf(database);
  const queuedBy = (): Queued => {
    const request = currentRequest();
    return request ? { queued_by: { request_id: request.id, traceparent: telemetry.traces?.traceparent() ?? null } } : {};
  };
  /** Does a task as part of the request that queued it: what is logged meanwhile carries its id. */
  const carryOut = async (name: TaskName, { queued_by, ...body }: Queued, act: (body: never) => Promise<void>) => {
    const span = telemetry.traces?.begin(`task ${name}`, { kind: "consumer", traceparent: queued_by?.traceparent ?? null });
    const request = { id: queued_by?.request_id ?? randomUUID(), span: span?.span ?? null };
    await forRequest(request, async () => {
      try {
        // The body that was queued under this name.
        await telemetry.watch("task", name, () => withOwnReach(() => act(body as never)));
        span?.end();
      } catch (error) {
        const reason = reasonOf(error);
        log.event("task_failed", { task: name, ...reason });
        span?.end({ failed: reason.error });
        throw error;
      }
    });
  };
  const background: Tasks["background"] = (work) => {
    const done: Promise<void> = forNoRequest(() => withoutAct(() => work(ending.signal)))
      .catch(() => {})
      .finally(() => inBackground.delete(done));
    inBackground.add(done);
  };
  return {
    about: "queued in the database",
    enqueue: async (name, body, { trx, once_per, after_seconds, priority } = {}) => {
      await boss.send(
        name,
        { ...body, ...queuedBy() },
        {
          ...(trx && { db: inTransaction(trx) }),
          ...(once_per && { singletonKey: once_per, group: { id: once_per } }),
          ...(after_seconds && { startAfter: after_seconds }),
          ...(priority && { priority }),
        },
      );
      if (!after_seconds) afterCommit(() => wake(name));
    },
    background,
    start: async (work) => {
      for (const name of names) {
        const { batch = 1, side_by_side = 0, policy } = manners[name];
        const polling = { pollingIntervalSeconds: Math.max(look_s, LOOKS_ITSELF_S), batchSize: batch, burstWhenBatchFull: true };
        const lease = { perJobResults: true, heartbeatRefreshSeconds: TELLS_EVERY_S, ...(policy && { groupConcurrency: 1 }) } as const;
        const worker = () =>
          boss.work<never>(name, { ...polling, ...lease }, async (tasks) => {
            // More may wait, and are looked for at once: by themselves after a full batch alone, and one isn't a batch.
            if (batch === 1) wake(name);
            const one = (task: { id: string; data: never }) =>
              carryOut(name, task.data, work[name]).then(
                () => ({ id: task.id, status: "completed" as const }),
                (error: Error) => ({ id: task.id, status: "failed" as const, output: error }),
              );
            if (side_by_side) return Promise.all(tasks.map(one));
            const done = [];
            for (const task of tasks) done.push(await one(task));
            return done;
          });
        workers.set(name, await Promise.all(Array.from({ length: side_by_side || 1 }, worker)));
      }
      background(async (signal) => {
        for (;;) {
          await pause(look_s * 1000, undefined, { signal, ref: false });
          await look().catch((error: Error) => void boss.emit("error", error));
        }
      });
      await boss.schedule("tidy", "17 * * * *", {});
    },
    depth: figures,
    behindSince: (name, once_per) => behindSince(database, name, once_per),
    close: async () => {
      ending.abort();
      await Promise.race([Promise.all(inBackground), pause(CLOSE_MS, undefined, { ref: false })]);
      await boss.stop({ graceful: true, close: false, timeout: CLOSE_MS });
    },
  };
}
