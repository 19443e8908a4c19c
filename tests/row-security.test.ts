import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { workspaceIn } from "#server/core/caller.ts";
import { newId } from "#server/core/ids.ts";
import { withOwnReach } from "#server/core/reach.ts";
import { openDatabase } from "#server/parts/assemble.ts";
import type { Database, Db } from "#server/parts/database/database.ts";
import { openEmbedded } from "#server/parts/database/embedded.ts";
import { openPostgres } from "#server/parts/database/postgres.ts";
import { acrossWorkspaces, crossings, workspaceTables } from "#server/parts/database/tenancy.ts";
import { walledDatabase } from "./support/postgres.ts";

const url = process.env.TEST_DATABASE_URL;
const production = { APP_URL: "http://localhost:3000", APP_SECRET: "a secret for the tests, long enough" };

test("every table of a workspace has the policy, and no other has one; its reasons are those of tenancy.ts", async () => {
  const database = await openEmbedded({ dump: "dist/migrated.tar" });
  try {
    const { rows } = await database.executeSql(
      `select t.relname as name, t.relrowsecurity as is_on, p.polname as policy, pg_get_expr(p.polqual, p.polrelid) as says
        from pg_class t left join pg_policy p on p.polrelid = t.oid
        where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' and (t.relrowsecurity or p.oid is not null) order by 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual([...workspaceTables].sort());
    const says = rows.find(({ name }) => name === "jobs")?.says;
    expect(says).toContain("workspaces_in_reach()");
    for (const row of rows) expect(row).toEqual({ name: row.name, is_on: true, policy: "of_workspace", says });
    const [{ reasons } = {}] = (await database.executeSql("select pg_get_functiondef('looks_across'::regproc) as reasons")).rows;
    expect([...String(reasons).matchAll(/'(\w+)'(?=[,)])/g)].map(([, reason]) => reason)).toEqual(
      expect.arrayContaining(Object.keys(crossings)),
    );
  } finally {
    await database.close();
  }
});

describe.skipIf(!url)("on PostgreSQL, where the product's role isn't the owner", () => {
  let database: Database;
  let owner: Database;
  let owner_url: string;
  const ids = Array.from({ length: 4 }, newId);
  const [own = "", other = "", job = "", theirs = ""] = ids;

  beforeAll(async () => {
    const at = await walledDatabase(url as string);
    owner_url = at.owner_url;
    database = await openDatabase(readConfig({ ...production, DATABASE_URL: at.url, DATABASE_OWNER_URL: owner_url }));
    owner = await openPostgres(owner_url);
    await owner.executeSql(
      `insert into workspaces (id, name, kind) values ('${own}', 'Lindekade', 'team'), ('${other}', 'Beukenlaan', 'team')`,
    );
    await owner.executeSql(
      `insert into jobs (id, workspace_id, title, change_seq) values ('${job}', '${own}', 'ours', 1), ('${theirs}', '${other}', 'theirs', 1)`,
    );
  });
  afterAll(async () => {
    await database.close();
    await owner.close();
  });

  /** A statement that forgot its workspace. */
  const titles = async (db: Db) => (await db.selectFrom("jobs").select("title").orderBy("title").execute()).map(({ title }) => title);

  test("a statement that nobody proved a workspace for sees nothing, in a call or outside of one", async () => {
    expect(await titles(database.db)).toEqual([]);
    expect(await withOwnReach(() => titles(database.db))).toEqual([]);
    expect((await database.executeSql("select * from jobs")).rows).toEqual([]);
    expect(await titles(owner.db)).toEqual(["ours", "theirs"]);
  });

  test("it sees the workspace that was proven and no other, though it asks for all", async () => {
    await withOwnReach(async () => {
      workspaceIn({ workspace_id: own });
      expect(await titles(database.db)).toEqual(["ours"]);
      expect(await database.transaction(titles)).toEqual(["ours"]);
      const renamed = await database.db.updateTable("jobs").set({ title: "mine" }).returning("id").execute();
      expect(renamed).toEqual([{ id: job }]);
      await database.db.updateTable("jobs").set({ title: "ours" }).execute();
      expect((await database.db.deleteFrom("jobs").where("id", "=", theirs).executeTakeFirst()).numDeletedRows).toBe(0n);
    });
  });

  test("a row of another workspace can't be written, nor one moved there", async () => {
    await withOwnReach(async () => {
      workspaceIn({ workspace_id: own });
      const { db } = database;
      const row = { id: newId(), workspace_id: other, title: "smuggled", change_seq: 1 };
      await expect(
        db
          .insertInto("jobs")
          .values(row as never)
          .execute(),
      ).rejects.toThrow(/row-level security/);
      await expect(db.updateTable("jobs").set({ workspace_id: other }).execute()).rejects.toThrow(/row-level security/);
    });
  });

  test("what looks across says why, for that statement alone, and a reason that isn't one counts for nothing", async () => {
    const across = (db: Db, why: keyof typeof crossings) =>
      db.selectFrom("jobs").select("title").orderBy("title").modifyEnd(acrossWorkspaces(why)).execute();
    expect(await across(database.db, "sweep")).toEqual([{ title: "ours" }, { title: "theirs" }]);
    expect(await titles(database.db)).toEqual([]);
    await database.transaction(async (trx) => {
      expect(await across(trx, "token")).toHaveLength(2);
      expect(await titles(trx)).toEqual([]);
    });
    expect((await sql`select /* across workspaces: laziness */ title from jobs`.execute(database.db)).rows).toEqual([]);
  });

  test("connections keep nothing, however they are shared: each of many at once sees its own, also after failures and roll-backs", async () => {
    const as = (workspace_id: string, title: string) =>
      withOwnReach(async () => {
        workspaceIn({ workspace_id });
        expect(await titles(database.db)).toEqual([title]);
        await expect(sql`select 1 / (select count(*) - 1 from jobs)`.execute(database.db)).rejects.toThrow(/division by zero/);
        const failed = database.transaction(async (trx) => {
          expect(await titles(trx)).toEqual([title]);
          throw new Error("changed my mind");
        });
        await expect(failed).rejects.toThrow("changed my mind");
        expect(await database.transaction(titles)).toEqual([title]);
      });
    await Promise.all(Array.from({ length: 40 }, (_, n) => (n % 2 ? as(own, "ours") : as(other, "theirs"))));
    const settings = "select current_setting('app.workspace', true) as workspace, current_setting('app.across', true) as across";
    for (const { rows } of await Promise.all(Array.from({ length: 20 }, () => database.executeSql(settings))))
      expect(rows.map(({ workspace, across }) => [workspace || "", across || ""])).toEqual([["", ""]]);
  });

  test("in a transaction the workspaces that are proven on the way come into sight", async () => {
    await withOwnReach(() =>
      database.transaction(async (trx) => {
        expect(await titles(trx)).toEqual([]);
        workspaceIn({ workspace_id: own });
        expect(await titles(trx)).toEqual(["ours"]);
        workspaceIn({ workspace_id: other });
        expect(await titles(trx)).toEqual(["ours", "theirs"]);
      }),
    );
  });

  test("how a transaction reads can be said first in it, though a workspace was proven before", async () => {
    await withOwnReach(() =>
      database.transaction(async (trx) => {
        workspaceIn({ workspace_id: own });
        await sql`set transaction isolation level repeatable read, read only`.execute(trx);
        expect(await titles(trx)).toEqual(["ours"]);
      }),
    );
  });

  test("the audit trail is written by its owner's function alone, in a workspace that was proven, and by nobody changed or cut", async () => {
    const append = (workspace_id: string) =>
      sql`select append_to_trail(${workspace_id}::uuid, '[{"at": "2026-11-23T12:00:00Z", "act": "read", "call": "job.show", "by": "link"}]')`.execute(
        database.db,
      );
    await withOwnReach(async () => {
      workspaceIn({ workspace_id: own });
      await append(own);
      await expect(append(other)).rejects.toThrow(/out of reach/);
      const { db } = database;
      expect(await db.selectFrom("audit_trail").select("seq").execute()).toEqual([{ seq: 1 }]);
      const denied = /permission denied/;
      await expect(db.deleteFrom("audit_trail").execute()).rejects.toThrow(denied);
      await expect(db.updateTable("audit_trail").set({ seq: 2 }).execute()).rejects.toThrow(denied);
      await expect(
        db
          .insertInto("audit_trail")
          .values({ workspace_id: own, seq: 2, said: "{}", hash: Buffer.from("x") })
          .execute(),
      ).rejects.toThrow(denied);
      await expect(db.updateTable("audit_heads").set({ seq: 0 }).execute()).rejects.toThrow(denied);
      await expect(db.deleteFrom("audit_pseudonyms").execute()).rejects.toThrow(denied);
      await expect(db.deleteFrom("audit_anchors").execute()).rejects.toThrow(denied);
    });
    await expect(append(own)).rejects.toThrow(/out of reach/);
    await expect(database.executeSql("truncate audit_trail")).rejects.toThrow(/permission denied/);
    await expect(database.executeSql("alter table audit_trail disable trigger audit_row_stays")).rejects.toThrow(/must be owner/);
  });

  test("the role may change no table, and one that passes over policies is refused", async () => {
    await expect(database.executeSql("alter table jobs disable row level security")).rejects.toThrow(/must be owner/);
    await expect(database.executeSql("drop policy of_workspace on jobs")).rejects.toThrow(/must be owner/);
    const settings = { ...production, DATABASE_URL: owner_url, DATABASE_OWNER_URL: owner_url };
    await expect(openDatabase(readConfig(settings))).rejects.toThrow(/passes over row-level security/);
  });
});
