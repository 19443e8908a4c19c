import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, describe, expect, test } from "vitest";
import { openTasks } from "#server/parts/tasks/pg-boss.ts";
import { startLine } from "#tests/support/cut-line.ts";
import { newDatabase } from "#tests/support/postgres.ts";
import { isAway } from "./away.ts";
import type { Database, Trx } from "./database.ts";
import { openEmbedded } from "./embedded.ts";
import { DataFolderTaken, lockDataFolder } from "./lock.ts";
import { inTurn, migrate } from "./migrate.ts";
import { openPostgres } from "./postgres.ts";

const folders: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), "proffer-db-"));
  folders.push(folder);
  return folder;
};
afterAll(() => folders.forEach((folder) => void rmSync(folder, { recursive: true, force: true })));

/** One suite for every implementation; PostgreSQL where TEST_DATABASE_URL names an empty database. */
const url = process.env.TEST_DATABASE_URL;
const implementations: [string, (() => Promise<Database>) | null][] = [
  ["embedded", () => openEmbedded({ dump: "dist/migrated.tar" })],
  ["PostgreSQL (set TEST_DATABASE_URL to run)", url ? () => openPostgres(url) : null],
];

describe.each(implementations)("%s", (_name, open) => {
  test.skipIf(!open)("keeps the promises of the interface", async () => {
    const database = await (open as () => Promise<Database>)();
    try {
      await migrate(database);
      expect((await migrate(database)).applied).toEqual([]);
      const { rows } = await sql<
        Record<string, unknown>
      >`select now() as time, date '2027-01-31' as day, 5::bigint as big, 1.5::numeric as figure, '{"a":[1]}'::jsonb as doc`.execute(
        database.db,
      );
      expect(rows[0]).toEqual({
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        day: "2027-01-31",
        big: 5,
        figure: 1.5,
        doc: { a: [1] },
      });

      await expect(
        database.transaction(async () => {
          await sql`select 1`.execute(database.db);
        }),
      ).rejects.toThrow("trx");
      await expect(
        database.transaction(async () => {
          await database.db.selectFrom("users").select("id").execute();
        }),
      ).rejects.toThrow("trx");
      await expect(database.transaction(() => database.transaction(async () => {}))).rejects.toThrow("nest");

      await database.executeSql("create table if not exists scratch (n int)");
      await expect(
        database.transaction(async (trx) => {
          await sql`insert into scratch values (1)`.execute(trx);
          throw new Error("changed my mind");
        }),
      ).rejects.toThrow("changed my mind");
      expect((await database.executeSql("select * from scratch")).rows).toEqual([]);
      await database.executeSql("drop table scratch");
    } finally {
      await database.close();
    }
  });
});

describe.skipIf(!url)("PostgreSQL that goes away (set TEST_DATABASE_URL to run)", () => {
  /** Ends the connections of a database as an administrator, a restart or a firewall does; they are gone when it returns. */
  async function endConnections(of: string, running = "") {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const those = "from pg_stat_activity where datname = $1";
    const name = new URL(of).pathname.slice(1);
    // What has not reached the database yet can't be ended there.
    if (running)
      await expect
        .poll(async () => (await client.query(`select 1 ${those} and state = 'active' and query like $2`, [name, `%${running}%`])).rowCount)
        .toBe(1);
    await client.query(`select pg_terminate_backend(pid) ${those}`, [name]);
    await expect.poll(async () => (await client.query(`select 1 ${those}`, [name])).rowCount).toBe(0);
    await client.end();
  }

  test("a connection that ends while it is used fails its own work alone", async () => {
    const at = await newDatabase(url as string, "away");
    const database = await openPostgres(at);
    try {
      const failure = await database
        .transaction(async (trx) => {
          await sql`select 1`.execute(trx);
          await endConnections(at); // nobody asks anything of it meanwhile: its error finds no query to fail
          await sql`select 1`.execute(trx);
        })
        .catch((error: unknown) => error);
      expect(isAway(failure)).toBe(true);
      const slow = database.executeSql("select pg_sleep(20)").catch((error: unknown) => error);
      await endConnections(at, "pg_sleep");
      expect(isAway(await slow)).toBe(true);
      expect((await database.executeSql("select 1 as one")).rows).toEqual([{ one: 1 }]);
    } finally {
      await database.close();
    }
  });

  const limitsIn = async (trx: Trx) =>
    (
      await sql`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as row,
        current_setting('idle_in_transaction_session_timeout') as standing`.execute(trx)
    ).rows;

  test("a statement, a wait for a row and a transaction that stands still have limits, and a migration has none", async () => {
    const database = await openPostgres(await newDatabase(url as string, "limits"));
    try {
      expect(await database.transaction(limitsIn)).toEqual([{ statement: "1min", row: "10s", standing: "1min" }]);
      expect(await inTurn(database, limitsIn)).toEqual([{ statement: "0", row: "0", standing: "0" }]);
    } finally {
      await database.close();
    }
  });

  test("nobody waits for a connection longer than promised", async () => {
    const database = await openPostgres(await newDatabase(url as string, "away"), { pool: 1, connection_ms: 3000 });
    const [isTaken, isFree] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    try {
      const busy = database.transaction(async () => {
        isTaken.resolve();
        await isFree.promise;
      });
      await isTaken.promise;
      const failure = await database.executeSql("select 1").catch((error: unknown) => error);
      expect(isAway(failure)).toBe(true);
      isFree.resolve();
      await busy;
    } finally {
      await database.close();
    }
  });

  test("what is over its limit counts as away; who stood still within a transaction has let its rows go", async () => {
    const at = await newDatabase(url as string, "held");
    const database = await openPostgres(at);
    const other = new pg.Client({ connectionString: at });
    await other.connect();
    const failureOf = (work: (trx: Trx) => Promise<unknown>) => database.transaction(work).catch((error: unknown) => error);
    try {
      await database.executeSql("create table counted as select 1 as n");
      const slow = await failureOf(async (trx) => {
        await sql`set local statement_timeout = 200`.execute(trx);
        await sql`select pg_sleep(600)`.execute(trx);
      });
      expect(isAway(slow)).toBe(true);
      await other.query("begin; update counted set n = 2");
      const waiting = await failureOf(async (trx) => {
        await sql`set local lock_timeout = 200`.execute(trx);
        await sql`update counted set n = 3`.execute(trx);
      });
      expect(isAway(waiting)).toBe(true);
      await other.query("rollback");
      const [hasRow, isOver] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const standing = failureOf(async (trx) => {
        await sql`update counted set n = 4`.execute(trx);
        await sql`set local idle_in_transaction_session_timeout = 200`.execute(trx);
        hasRow.resolve();
        await isOver.promise;
        await sql`select 1`.execute(trx);
      });
      await hasRow.promise;
      const free = "set lock_timeout = 100; update counted set n = 5 where n = 1";
      await expect.poll(() => other.query(free).then(() => "changed", String)).toBe("changed");
      isOver.resolve();
      expect(isAway(await standing)).toBe(true);
      expect((await database.executeSql("select n from counted")).rows).toEqual([{ n: 5 }]);
    } finally {
      await other.end();
      await database.close();
    }
  });

  test("nobody waits for a server that says nothing, and it is asked again once it does", async () => {
    const line = await startLine(await newDatabase(url as string, "silent"));
    const database = await openPostgres(line.url);
    const ask = () =>
      database.executeSql("select 1 as one").then(
        () => "answered",
        (error: unknown) => (isAway(error) ? "away" : String(error)),
      );
    try {
      await database.executeSql("select pg_sleep(1.5)"); // it works, and answers on another line meanwhile
      expect(await ask()).toBe("answered");
      line.hold();
      expect(await ask()).toBe("away");
      expect(await ask()).toBe("away");
      line.release();
      await expect.poll(ask).toBe("answered");
    } finally {
      await database.close();
      await line.cut();
    }
  });

  test("processes that start at once on an empty database all come up", async () => {
    const at = await newDatabase(url as string, "race");
    const errors: unknown[] = [];
    const start = async () => {
      const database = await openPostgres(at);
      const { applied } = await migrate(database);
      const tasks = await openTasks(database, "postgres", { error: (error) => errors.push(error), event: () => {} });
      return { database, tasks, applied };
    };
    const started = await Promise.all([start(), start(), start()]);
    const applied = started.flatMap((one) => one.applied);
    expect(applied.length).toBeGreaterThan(10);
    expect(new Set(applied).size).toBe(applied.length);
    expect(errors).toEqual([]);
    for (const { database, tasks } of started) {
      await tasks.close();
      await database.close();
    }
  });
});

describe("a nearly full disk", () => {
  test("refuses writes with a failure that people can read, and still answers reads", async () => {
    const database = await openEmbedded({ folder: newFolder(), dump: "dist/migrated.tar", least_free_bytes: Number.MAX_SAFE_INTEGER });
    const write = database.db
      .insertInto("clients")
      .values({ id: "x", workspace_id: "x", name: "x", contact_name: null, contact_email: null, logo_url: null });
    await expect(write.execute()).rejects.toMatchObject({ status: 507 });
    const change = (trx: Trx) => trx.updateTable("clients").set({ name: "x" }).execute();
    await expect(database.transaction(change)).rejects.toMatchObject({ status: 507 });
    expect(await database.db.selectFrom("clients").select("id").execute()).toEqual([]);
    const counted = await database.executeSql("with updates as (select id from clients for update) select count(*) as n from updates");
    expect(counted.rows).toEqual([{ n: 0 }]);
    await expect(database.executeSql("with gone as (select id from clients) update clients set name = 'x'")).rejects.toMatchObject({
      status: 507,
    });
    await database.close();
  });
});

describe("the data folder", () => {
  test("belongs to one process, and is free again when that one is killed", async () => {
    const folder = newFolder();
    const script = `import { lockDataFolder } from ${JSON.stringify(join(import.meta.dirname, "lock.ts"))}; lockDataFolder(${JSON.stringify(folder)}); console.log("taken"); setInterval(() => {}, 1000);`;
    const holder = spawn(process.execPath, ["--input-type=module", "-e", script], { stdio: ["ignore", "pipe", "inherit"] });
    await new Promise((resolve) => holder.stdout.once("data", resolve));
    expect(() => lockDataFolder(folder)).toThrow(DataFolderTaken);
    holder.kill("SIGKILL");
    await new Promise((resolve) => holder.once("exit", resolve));
    lockDataFolder(folder).release();
  });
});

test("what a newer version made is refused, with the way on", async () => {
  const database = await openEmbedded({ dump: "dist/migrated.tar" });
  await database.executeSql("insert into migrations (name) values ('9999-of-tomorrow.sql')");
  await expect(migrate(database)).rejects.toThrow(/of a newer version of Proffer \(9999-of-tomorrow\.sql\)/);
  await database.close();
});
