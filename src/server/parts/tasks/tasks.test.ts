import { describe, expect, test } from "vitest";
import type { Database } from "#server/parts/database/database.ts";
import { openEmbedded } from "#server/parts/database/embedded.ts";
import { migrate } from "#server/parts/database/migrate.ts";
import { openPostgres } from "#server/parts/database/postgres.ts";
import { openTasks } from "./pg-boss.ts";

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
