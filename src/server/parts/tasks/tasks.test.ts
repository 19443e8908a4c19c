import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#server/parts/database/database.ts";
import { openEmbedded } from "#server/parts/database/embedded.ts";
import { migrate } from "#server/parts/database/migrate.ts";
import { openPostgres } from "#server/parts/database/postgres.ts";
import { newDatabase } from "#tests/support/postgres.ts";
import { manners } from "./manners.ts";
import { openTasks } from "./pg-boss.ts";
import type { TaskBodies, TaskName, Tasks } from "./tasks.ts";

const url = process.env.TEST_DATABASE_URL;
const implementations: ["embedded" | "postgres", (() => Promise<Database>) | null][] = [
  ["embedded", () => openEmbedded({ dump: "dist/migrated.tar" })],
  ["postgres", url ? async () => openPostgres(await newDatabase(url, "tasks")) : null],
];

type Work = { [N in TaskName]: (body: TaskBodies[N]) => Promise<void> };
const idle: Work = {
  send_code: async () => {},
  send_letter: async () => {},
  send_reset: async () => {},
  remove_files: async () => {},
  rotate_secret: async () => {},
  run_import: async () => {},
  make_export: async () => {},
  compact_database: async () => {},
  match_workspace: async () => {},
  make_vectors: async () => {},
  judge_matches: async () => {},
  find_duplicates: async () => {},
  send_sandbox_event: async () => {},
  make_invoice: async () => {},
  stop_renewal: async () => {},
  reconcile_orders: async () => {},
  tidy: async () => {},
};

/** Nobody looks for an hour at what they aren't told of, nor goes the queue its round: what is done was told of, or asked for. */
const HOURLY = { look_s: 3600, round_s: 3600 };
const OFTEN = { look_s: 0.5, round_s: 1 };

describe.each(implementations)("tasks on %s", (kind, open) => {
  let database: Database;
  const errors: unknown[] = [];
  const begun: Tasks[] = [];
  beforeAll(async () => {
    if (!open) return;
    database = await open();
    await migrate(database);
  });
  afterAll(() => database?.close());
  const begin = async (pace = OFTEN) => {
    const tasks = await openTasks(database, kind, { error: (error) => errors.push(error), event: () => {} }, undefined, pace);
    begun.push(tasks);
    return tasks;
  };
  afterEach(async () => {
    for (const tasks of begun.splice(0)) await tasks.close();
    if (!open) return;
    await database.executeSql("delete from pgboss.job");
    await database.executeSql("update pgboss.queue set singletons_active = null, active_count = 0");
  });
  /** What waits for another try has waited long enough. */
  const tryAgain = () => database.executeSql("update pgboss.job set start_after = now() where state = 'retry'");

  test.skipIf(!open)("follow their transaction, are tried again, and don't pile up", async () => {
    const tasks = await begin();
    const sent: string[] = [];
    const matched: string[] = [];
    let fails = 1;
    const letter = (letter_id: string) => ({ letter_id });
    await database.transaction((trx) => tasks.enqueue("send_code", letter("committed"), { trx }));
    await database
      .transaction(async (trx) => {
        await tasks.enqueue("send_code", letter("rolled back"), { trx });
        throw new Error("changed my mind");
      })
      .catch(() => {});
    await tasks.enqueue("send_code", letter("fails once"));
    for (let n = 0; n < 5; n++) await tasks.enqueue("match_workspace", { workspace_id: "w" }, { once_per: "w" });
    await tasks.start({
      ...idle,
      send_code: async ({ letter_id }) => {
        if (letter_id === "fails once" && fails-- > 0) throw new Error("not now");
        sent.push(letter_id);
      },
      match_workspace: async ({ workspace_id }) => void matched.push(workspace_id),
    });
    const done = async () => {
      await tryAgain();
      return [...sent].sort();
    };
    // Both are taken in one batch: the failure of one doesn't have the other done twice.
    await expect.poll(done).toEqual(["committed", "fails once"]);
    await expect.poll(() => matched).toEqual(["w"]);
    expect(errors).toEqual([]);
  });

  test.skipIf(!open)("with a code go at once, whatever other letters are held up", async () => {
    const tasks = await begin();
    const free = Promise.withResolvers<void>();
    const sent: string[] = [];
    let held = 0;
    try {
      for (let n = 0; n < 50; n++) await tasks.enqueue("send_letter", { letter_id: `slow ${n}` });
      await tasks.start({
        ...idle,
        send_letter: () => {
          held++;
          return free.promise;
        },
        send_code: async ({ letter_id }) => void sent.push(letter_id),
      });
      await expect.poll(() => held).toBe(8);
      const counted = "select active_count as n from pgboss.queue where name = 'send_letter'";
      await expect.poll(async () => (await database.executeSql(counted)).rows[0]?.n).toBe(8);
      // Side by side, and no more of them than a mail server bears.
      const letters = (await tasks.depth()).find(({ name }) => name === "send_letter");
      expect(letters).toMatchObject({ active: 8, waiting: 42 });
      expect(letters?.oldest_seconds).toBeGreaterThan(0);
      await tasks.enqueue("send_code", { letter_id: "code" });
      await expect.poll(() => sent).toEqual(["code"]);
      expect(held).toBe(8);
    } finally {
      free.resolve();
    }
  });

  test.skipIf(!open)("queued here are taken up at once, those of another process at the next look", async () => {
    const taken: string[] = [];
    const told = await begin(HOURLY);
    await told.start({ ...idle, send_code: async ({ letter_id }) => void taken.push(letter_id) });
    for (let n = 0; n < 9; n++) {
      await database.transaction((trx) => told.enqueue("send_code", { letter_id: String(n) }, { trx }));
      await expect.poll(() => taken).toHaveLength(n + 1);
    }
    const looking = await begin();
    await looking.start({ ...idle, send_code: async ({ letter_id }) => void taken.push(letter_id) });
    const another = await begin();
    await another.enqueue("send_code", { letter_id: "another's" });
    await expect.poll(() => taken.at(-1)).toBe("another's");
  });

  test.skipIf(!open)("that go on are taken up at once, whatever the queue counted as being worked on", async () => {
    // So it stands whenever somebody counts while one is worked on; it stays so until the queue's next round.
    await database.executeSql("update pgboss.queue set singletons_active = array['i'] where name = 'run_import'");
    const tasks = await begin(HOURLY);
    let taken = 0;
    const body = { workspace_id: "w", import_id: "i" };
    await tasks.start({
      ...idle,
      run_import: async () => {
        if (++taken < 4) await tasks.enqueue("run_import", body, { once_per: "i" });
      },
    });
    await tasks.enqueue("run_import", body, { once_per: "i" });
    await expect.poll(() => taken).toBe(4);
  });

  test.skipIf(!open)("that waited for each other's end are taken up one after the other, at once", async () => {
    const tasks = await begin(HOURLY);
    const taken: string[] = [];
    for (let n = 0; n < 5; n++) await tasks.enqueue("match_workspace", { workspace_id: `${n}` }, { once_per: `${n}` });
    await tasks.start({ ...idle, match_workspace: async ({ workspace_id }) => void taken.push(workspace_id) });
    await expect.poll(() => [...taken].sort()).toEqual(["0", "1", "2", "3", "4"]);
  });

  test.skipIf(!open)("for one that is worked on elsewhere don't stand before those for another", async () => {
    const [tasks, other] = [await begin(), await begin()];
    const free = Promise.withResolvers<void>();
    const taken: string[] = [];
    const take = (where: string) => async (body: { workspace_id: string }) => {
      taken.push(`${body.workspace_id} ${where}`);
      if (where === "here") await free.promise;
    };
    const match = (workspace_id: string) => tasks.enqueue("match_workspace", { workspace_id }, { once_per: workspace_id });
    try {
      await tasks.start({ ...idle, match_workspace: take("here") });
      await match("w");
      await expect.poll(() => taken).toEqual(["w here"]);
      await match("w");
      await match("v");
      await other.start({ ...idle, match_workspace: take("there") });
      await expect.poll(() => taken).toEqual(["w here", "v there"]);
      free.resolve();
      await expect.poll(() => taken.map((each) => each[0])).toEqual(["w", "v", "w"]);
    } finally {
      free.resolve();
    }
  });

  test.skipIf(!open)(
    "that a killed process held are taken up: at the next start where nobody else can work, else after twelve seconds of silence",
    async () => {
      const folder = mkdtempSync(join(tmpdir(), "proffer-tasks-"));
      const at = url && kind === "postgres" ? await newDatabase(url, "killed") : "";
      const parts = join(import.meta.dirname, "..");
      const opening = at
        ? `openPostgres(${JSON.stringify(at)})`
        : `openEmbedded({ folder: ${JSON.stringify(folder)}, dump: "dist/migrated.tar" })`;
      const script = `
      import { openEmbedded } from "${parts}/database/embedded.ts";
      import { openPostgres } from "${parts}/database/postgres.ts";
      import { migrate } from "${parts}/database/migrate.ts";
      import { openTasks } from "${import.meta.dirname}/pg-boss.ts";
      const database = await ${opening};
      await migrate(database);
      const tasks = await openTasks(database, "${kind}", console);
      const held = () => new Promise(() => console.log("taken"));
      await tasks.enqueue("remove_files", { keys: ["held"] });
      await tasks.start({ ${Object.keys(idle)
        .map((name) => `${name}: held`)
        .join(", ")} });`;
      const holder = spawn(process.execPath, ["--input-type=module", "-e", script], { stdio: ["ignore", "pipe", "inherit"] });
      await new Promise((resolve) => holder.stdout.once("data", resolve));
      holder.kill("SIGKILL");
      await new Promise((resolve) => holder.once("exit", resolve));
      const left = at ? await openPostgres(at) : await openEmbedded({ folder });
      let tasks: Tasks | undefined;
      const done: string[] = [];
      const again = async (pace: typeof OFTEN) => {
        tasks = await openTasks(left, kind, { error: (error) => errors.push(error), event: () => {} }, undefined, pace);
        await tasks.start({ ...idle, remove_files: async ({ keys }) => void done.push(...keys) });
      };
      try {
        await migrate(left);
        const held =
          "update pgboss.job set heartbeat_on = now() - $1 * interval '1 second' where name = 'remove_files' and state = 'active'";
        const silent = async (seconds: number) => (await left.executeSql(`${held} returning heartbeat_seconds`, [seconds])).rows;
        if (kind === "embedded") {
          // Nobody else can be at work there: neither its silence nor the pause before another try is waited for.
          await again(HOURLY);
          await expect.poll(() => done).toEqual(["held"]);
          await tasks?.close();
          // Cut off again and again it waits like any failed try: no task ends every start.
          await left.executeSql(
            "update pgboss.job set state = 'active', retry_count = 3, retry_limit = 9, completed_on = null where name = 'remove_files'",
          );
          tasks = await openTasks(left, kind, { error: (error) => errors.push(error), event: () => {} }, undefined, HOURLY);
          const waits = "select state, start_after > now() as later from pgboss.job where name = 'remove_files'";
          expect((await left.executeSql(waits)).rows).toEqual([{ state: "retry", later: true }]);
          return;
        }
        expect(await silent(12.1)).toEqual([{ heartbeat_seconds: 12 }]);
        await again(OFTEN);
        const taken = async () => {
          await left.executeSql("update pgboss.job set start_after = now() where state = 'retry'");
          return done;
        };
        await expect.poll(taken).toEqual(["held"]);
      } finally {
        await tasks?.close();
        await left.close();
        rmSync(folder, { recursive: true });
      }
    },
  );
});

test("a letter is tried again for 24 hours: often at first, then every hour", () => {
  const { retryLimit, retryDelay, retryDelayMax } = manners.send_letter.retries;
  // The queue's own rule: the delay × 2ⁿ, of which the second half is drawn by chance.
  const hoursAfter = (tries: number, chance: number) => {
    let seconds = 0;
    for (let n = 1; n <= tries; n++) {
      const power = 2 ** Math.min(16, n);
      seconds += Math.min(retryDelayMax, retryDelay * (power / 2 + (power / 2) * chance));
    }
    return seconds / 3600;
  };
  expect(hoursAfter(5, 1)).toBeLessThan(0.05);
  expect(hoursAfter(retryLimit, 0)).toBeGreaterThan(24);
  expect(hoursAfter(retryLimit, 1)).toBeLessThan(25.5);
});
