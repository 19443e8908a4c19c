import { describe, expect, test } from "vitest";
import type { Database } from "#server/parts/database/database.ts";
import { openEmbedded } from "#server/parts/database/embedded.ts";
import { migrate } from "#server/parts/database/migrate.ts";
import { openPostgres } from "#server/parts/database/postgres.ts";
import { openTasks, retriesOf } from "./pg-boss.ts";

const url = process.env.TEST_DATABASE_URL;
const implementations: ["embedded" | "postgres", (() => Promise<Database>) | null][] = [
  ["embedded", () => openEmbedded({ dump: "dist/migrated.tar" })],
  ["postgres", url ? () => openPostgres(url) : null],
];

describe.each(implementations)("tasks on %s", (kind, open) => {
  test.skipIf(!open)("follow their transaction, are tried again, and don't pile up", { timeout: 30_000 }, async () => {
    const database = await (open as () => Promise<Database>)();
    await migrate(database);
    const errors: unknown[] = [];
    const tasks = await openTasks(database, kind, { error: (error) => errors.push(error) });
    const sent: string[] = [];
    const matched: string[] = [];
    let fails = 1;
    const letter = (subject: string) => ({ to: "a@proffer.example", subject, text: "", html: "" });
    try {
      await database.transaction((trx) => tasks.enqueue("send_letter", letter("committed"), { trx }));
      await database
        .transaction(async (trx) => {
          await tasks.enqueue("send_letter", letter("rolled back"), { trx });
          throw new Error("changed my mind");
        })
        .catch(() => {});
      await tasks.enqueue("send_letter", letter("fails once"));
      for (let n = 0; n < 5; n++) await tasks.enqueue("match_workspace", { workspace_id: "w" }, { once_per: "w" });
      await tasks.start({
        send_letter: async ({ subject }) => {
          if (subject === "fails once" && fails-- > 0) throw new Error("not now");
          sent.push(subject);
        },
        send_reset: async () => {},
        remove_files: async () => {},
        match_workspace: async ({ workspace_id }) => void matched.push(workspace_id),
        send_sandbox_event: async () => {},
        make_invoice: async () => {},
        stop_renewal: async () => {},
        reconcile_orders: async () => {},
        tidy: async () => {},
      });
      await expect.poll(() => [...sent].sort(), { timeout: 15_000 }).toEqual(["committed", "fails once"]);
      expect(matched).toEqual(["w"]);
      expect(errors).toEqual([]);
    } finally {
      await tasks.close();
      await database.close();
    }
  });
});

test("a letter is tried again for 24 hours: often at first, then every hour", () => {
  const { retryLimit, retryDelay, retryDelayMax } = retriesOf("send_letter");
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
