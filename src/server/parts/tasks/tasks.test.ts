import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Database } from "#server/parts/database/database.ts";
import { openEmbedded } from "#server/parts/database/embedded.ts";
import { migrate } from "#server/parts/database/migrate.ts";
import { openPostgres } from "#server/parts/database/postgres.ts";
import { newDatabase } from "#tests/support/postgres.ts";
import { manners } from "./manners.ts";
import { openTasks } from "./pg-boss.ts";
import type { TaskBodies, TaskName } from "./tasks.ts";

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
  find_duplicates: async () => {},
  send_sandbox_event: async () => {},
  make_invoice: async () => {},
  stop_renewal: async () => {},
  reconcile_orders: async () => {},
  tidy: async () => {},
};

async function start(kind: "embedded" | "postgres", open: (() => Promise<Database>) | null) {
  const database = await (open as () => Promise<Database>)();
  await migrate(database);
  const errors: unknown[] = [];
  const tasks = await openTasks(database, kind, { error: (error) => errors.push(error), event: () => {} });
  const stop = async () => {
    await tasks.close();
    await database.close();
  };
  return { database, errors, tasks, stop };
}

describe.each(implementations)("tasks on %s", (kind, open) => {
  test.skipIf(!open)("follow their transaction, are tried again, and don't pile up", async () => {
    const { database, errors, tasks, stop } = await start(kind, open);
    const sent: string[] = [];
    const matched: string[] = [];
    let fails = 1;
    const letter = (letter_id: string) => ({ letter_id });
    try {
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
      // Both are taken in one batch: the failure of one doesn't have the other done twice.
      await expect.poll(() => [...sent].sort()).toEqual(["committed", "fails once"]);
      expect(matched).toEqual(["w"]);
      expect(errors).toEqual([]);
    } finally {
      await stop();
    }
  });

  test.skipIf(!open)("with a code go at once, whatever other letters are held up", async () => {
    const { tasks, stop } = await start(kind, open);
    const free = Promise.withResolvers<void>();
    const sent: string[] = [];
    try {
      for (let n = 0; n < 50; n++) await tasks.enqueue("send_letter", { letter_id: `slow ${n}` });
      await tasks.start({
        ...idle,
        send_letter: () => free.promise,
        send_code: async ({ letter_id }) => void sent.push(letter_id),
      });
      const letters = async () => (await tasks.depth()).find(({ name }) => name === "send_letter");
      // Side by side, and no more of them than a mail server bears; the queue counts what is active every seven seconds.
      await expect.poll(letters).toMatchObject({ active: 8, waiting: 42 });
      expect((await letters())?.oldest_seconds).toBeGreaterThan(0);
      await tasks.enqueue("send_code", { letter_id: "code" });
      await expect.poll(() => sent).toEqual(["code"]);
    } finally {
      free.resolve();
      await stop();
    }
  });

  test.skipIf(!open)("queued here are taken up at once, those of another process at the next look", async () => {
    const { database, tasks, stop } = await start(kind, open);
    const taken: number[] = [];
    try {
      await tasks.start({ ...idle, send_code: async () => void taken.push(Date.now()) });
      const waits: number[] = [];
      for (let n = 0; n < 9; n++) {
        const since = await database.transaction(async (trx) => {
          await tasks.enqueue("send_code", { letter_id: String(n) }, { trx });
          return Date.now();
        });
        await expect.poll(() => taken.length, { interval: 5 }).toBe(n + 1);
        waits.push((taken[n] ?? 0) - since);
      }
      // Who only looks every half second has just looked when the next is queued: none would come sooner.
      expect(waits.sort((one, other) => one - other)[2]).toBeLessThan(350);
      const others = await openTasks(database, kind, { error: () => {}, event: () => {} });
      await others.enqueue("send_code", { letter_id: "another's" });
      await expect.poll(() => taken.length).toBe(10);
      await others.close();
    } finally {
      await stop();
    }
  });

  test.skipIf(!open)("that go on are taken up at once, whatever the queue counted as being worked on", async () => {
    const { database, tasks, stop } = await start(kind, open);
    await tasks.close();
    // So it stands whenever somebody counts while one is worked on; the count is read once a minute.
    await database.executeSql("update pgboss.queue set singletons_active = array['i'] where name = 'run_import'");
    const again = await openTasks(database, kind, { error: () => {}, event: () => {} });
    const taken: number[] = [];
    const body = { workspace_id: "w", import_id: "i" };
    try {
      await again.start({
        ...idle,
        run_import: async () => {
          if (taken.push(Date.now()) < 4) await again.enqueue("run_import", body, { once_per: "i" });
        },
      });
      await again.enqueue("run_import", body, { once_per: "i" });
      await expect.poll(() => taken.length, { timeout: 5000 }).toBe(4);
    } finally {
      await again.close();
      await stop();
    }
  });

  test.skipIf(!open)("for one that is worked on elsewhere don't stand before those for another", async () => {
    const { database, tasks, stop } = await start(kind, open);
    const other = await openTasks(database, kind, { error: () => {}, event: () => {} });
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
      await other.close();
      await stop();
    }
  });
});

// Most of it is waiting: both at once.
describe.concurrent.each(implementations)("tasks on %s", (kind, open) => {
  test.skipIf(!open)("that a killed process held are taken up within 30 seconds", async () => {
    const folder = mkdtempSync(join(tmpdir(), "proffer-tasks-"));
    const at = url && kind === "postgres" ? await newDatabase(url, "killed") : "";
    const database = join(import.meta.dirname, "../database");
    const opening = at
      ? `openPostgres(${JSON.stringify(at)})`
      : `openEmbedded({ folder: ${JSON.stringify(folder)}, dump: "dist/migrated.tar" })`;
    const script = `
      import { openEmbedded } from "${database}/embedded.ts";
      import { openPostgres } from "${database}/postgres.ts";
      import { migrate } from "${database}/migrate.ts";
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
    const since = Date.now();
    const { tasks, stop } = await start(kind, () => (at ? openPostgres(at) : openEmbedded({ folder })));
    const done: string[] = [];
    try {
      await tasks.start({ ...idle, remove_files: async ({ keys }) => void done.push(...keys) });
      await expect.poll(() => done).toEqual(["held"]);
      expect(Date.now() - since).toBeLessThan(30_000);
    } finally {
      await stop();
      rmSync(folder, { recursive: true });
    }
  });
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
