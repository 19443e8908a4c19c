import { afterAll, describe, expect, test } from "vitest";
import { openEmbedded } from "#server/parts/database/embedded.ts";
import { tenancy, workspaceTables } from "#server/parts/database/tenancy.ts";
import { unboundIn } from "./support/statements.ts";

const database = await openEmbedded({ dump: "dist/migrated.tar" });
afterAll(() => database.close());
const ask = async <R>(text: string) => (await database.executeSql(text)).rows as R[];

describe("the schema says whose every row is", async () => {
  const tables = await ask<{ name: string; workspace_id: boolean | null }>(
    `select t.relname as name, (select a.attnotnull and a.atttypid = 'uuid'::regtype from pg_attribute a
        where a.attrelid = t.oid and a.attname = 'workspace_id' and not a.attisdropped) as workspace_id
      from pg_class t where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and not t.relispartition order by 1`,
  );
  const uniques = await ask<{ name: string; of: string; columns: string[]; is_primary: boolean }>(
    `select i.relname as name, t.relname as of, x.indisprimary as is_primary,
        array(select pg_get_indexdef(x.indexrelid, n, true) from generate_series(1, x.indnkeyatts) n) as columns
      from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
      where x.indisunique and t.relnamespace = 'public'::regnamespace`,
  );
  const references = await ask<{ name: string; of: string; to: string; columns: string[]; leads_to: string[] }>(
    `select c.conname as name, t.relname as of, r.relname as to,
        array(select attname::text from unnest(c.conkey) k join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k) as columns,
        array(select attname::text from unnest(c.confkey) k join pg_attribute a on a.attrelid = c.confrelid and a.attnum = k) as leads_to
      from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_class r on r.oid = c.confrelid
      where c.contype = 'f' and t.relnamespace = 'public'::regnamespace`,
  );

  test("every table is declared in tenancy.ts, and no other", () => {
    expect(tables.map(({ name }) => name)).toEqual(Object.keys(tenancy).sort());
  });

  test.each([...workspaceTables])("%s carries its workspace, in its primary key first and in whatever is unique", (table) => {
    expect(tables.find(({ name }) => name === table)?.workspace_id).toBe(true);
    const own = uniques.filter(({ of }) => of === table);
    expect(own.filter(({ is_primary }) => is_primary).map(({ columns }) => columns[0])).toEqual(["workspace_id"]);
    expect(own.filter(({ columns }) => !columns.includes("workspace_id"))).toEqual([]);
    expect(references.some(({ of, to, columns }) => of === table && to === "workspaces" && columns.join() === "workspace_id")).toBe(true);
  });

  test("what refers to a workspace's row names its workspace along", () => {
    const toTheirs = references.filter(({ to }) => workspaceTables.has(to));
    expect(toTheirs.length).toBeGreaterThan(40);
    expect(toTheirs.filter(({ leads_to }) => !leads_to.includes("workspace_id"))).toEqual([]);
    const between = toTheirs.filter(({ of }) => workspaceTables.has(of));
    expect(between.filter(({ columns }) => !columns.includes("workspace_id"))).toEqual([]);
  });
});

describe("a statement that doesn't say which workspace it means", () => {
  test.each([
    ["select * from jobs where id = $1", ["jobs"]],
    ["update proposals set status = $1 where id = $2", ["proposals"]],
    ["delete from matches using jsonb_to_recordset($1) as one(id uuid) where matches.job_id = one.id", ["matches"]],
    ["insert into files (id, name) values ($1, $2)", ["insert into files"]],
    ["select * from jobs j join clients c on c.id = j.client_id where j.workspace_id = $1", ["clients as c"]],
    ["select * from jobs where workspace_id = $1 or id = $2", ["jobs"]],
    ["select * from jobs where workspace_id = $1 and exists (select from matches m where m.job_id = jobs.id)", ["matches as m"]],
    ["select (select count(*) from files f where f.candidate_id = c.id) from candidates c where c.workspace_id = $1", ["files as f"]],
    ["with found as (select id from candidates) select * from found", ["candidates"]],
    ["select * from jobs join workspaces w on w.id = jobs.workspace_id", ["jobs", "workspaces as w"]],
    ["select * from jobs where workspace_id = $1 union all select * from jobs", ["jobs"]],
    ["select 1 /* across workspaces: laziness */ from jobs", ["an unknown reason: laziness"]],
  ])("%s", (statement, unbound) => {
    expect(unboundIn(statement)).toEqual(unbound);
  });

  test.each([
    'select * from "jobs" where "workspace_id" = $1 and "id" = $2',
    "select * from jobs j join clients c on c.workspace_id = j.workspace_id and c.id = j.client_id where j.workspace_id = $1",
    "select * from matches m, lateral (select 1 from jobs where jobs.workspace_id = m.workspace_id) j where m.workspace_id = $1",
    "update matches set score = $1 from workspaces w where w.id = $2 and matches.workspace_id = w.id",
    "insert into files (workspace_id, id) values ($1, $2) on conflict (workspace_id, id) do update set name = excluded.name where files.name <> $3",
    "insert into files (workspace_id, id) select workspace_id, id from candidates where workspace_id = $1",
    "select * from sessions s join recruiters r on r.workspace_id = s.workspace_id where s.token_hash = $1",
    "delete from chats where deleted_at < now() /* across workspaces: sweep */",
    "select * from users where email = $1",
  ])("is not this: %s", (statement) => {
    expect(unboundIn(statement)).toEqual([]);
  });
});
