import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { fileReferences } from "#server/areas/file/queries.ts";
import { newId } from "#server/core/ids.ts";
import { openEmbedded } from "#server/parts/database/embedded.ts";
import { migrate } from "#server/parts/database/migrate.ts";
import { openPostgres } from "#server/parts/database/postgres.ts";
import { tenancy, workspaceTables } from "#server/parts/database/tenancy.ts";
import { failing } from "./support/failing.ts";
import { newDatabase } from "./support/postgres.ts";
import { isOutOf, unboundIn } from "./support/statements.ts";

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

  test("every table of a workspace carries it, in its primary key first and in whatever is unique", async () => {
    expect(
      await failing(
        [...workspaceTables].map((table): [string] => [table]),
        carriesWorkspace,
      ),
    ).toEqual([]);
  });

  function carriesWorkspace(table: string) {
    expect(tables.find(({ name }) => name === table)?.workspace_id).toBe(true);
    const own = uniques.filter(({ of }) => of === table);
    expect(own.filter(({ is_primary }) => is_primary).map(({ columns }) => columns[0])).toEqual(["workspace_id"]);
    expect(own.filter(({ columns }) => !columns.includes("workspace_id"))).toEqual([]);
    expect(references.some(({ of, to, columns }) => of === table && to === "workspaces" && columns.join() === "workspace_id")).toBe(true);
  }

  test("what refers to a workspace's row names its workspace along", () => {
    const toTheirs = references.filter(({ to }) => workspaceTables.has(to));
    expect(toTheirs.length).toBeGreaterThan(40);
    expect(toTheirs.filter(({ leads_to }) => !leads_to.includes("workspace_id"))).toEqual([]);
    const between = toTheirs.filter(({ of }) => workspaceTables.has(of));
    expect(between.filter(({ columns }) => !columns.includes("workspace_id"))).toEqual([]);
  });
});

test("tables that are written again and again have room on their pages, and large ones are cleaned early", async () => {
  const found = await ask<{ name: string; set: string[] }>(
    "select relname as name, reloptions as set from pg_class where reloptions is not null and relkind = 'r'",
  );
  const setOf = (table: string) => Object.fromEntries((found.find(({ name }) => name === table)?.set ?? []).map((one) => one.split("=")));
  for (const table of [
    "workspaces",
    "match_changes",
    "audit_heads",
    "daily_usage",
    "monthly_usage",
    "rate_limits",
    "skills_held",
    "sessions",
    "jobs",
  ])
    expect(Number(setOf(table).fillfactor), table).toBeLessThanOrEqual(80);
  for (const table of ["candidates", "matches", "activities", "audit_trail", "shown_rankings", "sessions", "jobs", "job_common"])
    expect(Number(setOf(table).autovacuum_vacuum_scale_factor), table).toBeLessThanOrEqual(0.02);
});

test("what refers to a file is known to the sweep, and holds it", async () => {
  const found = await ask<{ of: string; column: string }>(
    `select t.relname as of, a.attname as column from pg_constraint c join pg_class t on t.oid = c.conrelid
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey) and a.attname not in ('workspace_id', 'avatar_workspace_id', 'id')
      where c.contype = 'f' and c.confrelid = 'files'::regclass`,
  );
  expect(found.map(({ of, column }) => `${of}.${column}`).sort()).toEqual(fileReferences.map((one) => one.join(".")).sort());
});

const folder = "src/server/parts/database/migrations";
const older_ones = [
  ["embedded", () => openEmbedded({})],
  ["PostgreSQL", async () => openPostgres(await newDatabase(process.env.TEST_DATABASE_URL as string, "older"))],
] as const;
const there = older_ones.filter(([name]) => name === "embedded" || process.env.TEST_DATABASE_URL);
test.each(there)("a database of before takes its rows along: %s", async (_name, open) => {
  const older = await open();
  try {
    await older.executeSql("create table migrations (name text primary key, applied_at timestamptz not null default now())");
    for (const name of readdirSync(folder)
      .sort()
      .filter((file) => file < "0046")) {
      await older.executeSql(readFileSync(join(folder, name), "utf8"));
      await older.executeSql("insert into migrations (name) values ($1)", [name]);
    }
    const id = Object.fromEntries(
      ["w", "v", "user", "recruiter", "candidate", "job", "proposal", "list", "consent", "file", "order"].map((name) => [name, newId()]),
    ) as Record<string, string>;
    await older.executeSql(`
      insert into workspaces (id, name, kind) values ('${id.w}', 'Lindekade', 'team'), ('${id.v}', 'Beukenlaan', 'team');
      insert into files (id, workspace_id, name, mime, size, sha256) values ('${id.file}', '${id.w}', 'x', 'image/webp', 1, 'x');
      insert into users (id, first_name, last_name, email, password_hash, avatar_id) values ('${id.user}', 'Sanne', 'Verhoeven', 's@proffer.example', 'x', '${id.file}');
      insert into recruiters (id, workspace_id, user_id, first_name, last_name, email, role) values ('${id.recruiter}', '${id.w}', '${id.user}', 'Sanne', 'Verhoeven', 's@proffer.example', 'owner');
      insert into candidates (id, workspace_id, change_seq, recruiter_id) values ('${id.candidate}', '${id.w}', 1, '${id.recruiter}');
      insert into jobs (id, workspace_id, title, change_seq, recruiter_id) values ('${id.job}', '${id.v}', 'x', 1, '${id.recruiter}');
      insert into candidate_entries (candidate_id, change_seq, version, entry) values ('${id.candidate}', 1, '1', '{}');
      insert into job_vectors (job_id, model, hash, version, vector) values ('${id.job}', 'm', 'h', 1, 'x');
      insert into candidate_vectors (candidate_id, model, hash, change_seq, cv_md5, starts, ends, vectors) values ('${id.candidate}', 'm', 'h', 1, 'x', '{}', '{}', 'x');
      insert into jobs (id, workspace_id, title, change_seq) values ('${id.list}', '${id.w}', 'y', 1);
      insert into proposals (id, workspace_id, job_id, candidate_id, language) values ('${id.proposal}', '${id.w}', '${id.list}', '${id.candidate}', 'en');
      insert into proposal_editions (id, proposal_id, number, shared) values ('${newId()}', '${id.proposal}', 1, '{}');
      insert into shortlists (id, workspace_id, job_id, language) values ('${id.list}', '${id.w}', '${id.list}', 'en');
      insert into shortlist_items (shortlist_id, place, proposal_id) values ('${id.list}', 1, '${id.proposal}');
      insert into consent_requests (id, workspace_id, candidate_id, token_hash, asked, language, expires_at, consent_until)
        values ('${id.consent}', '${id.w}', '${id.candidate}', 'x', '{}', 'en', now(), now());
      insert into consent_answers (id, request_id, answer, language, wording) values ('${newId()}', '${id.consent}', 'yes', 'en', 'x');
      insert into orders (id, workspace_id, email, first_order_id, plan_key, interval, seats, unit_amount, amount, vat, vat_rate, currency, status)
        values ('${id.order}', '${id.w}', 'x', '${id.order}', 'team', 'month', 1, 1, 1, 0, 21, 'EUR', 'paid');
      insert into payment_events (id, order_id, at, body) values ('e', '${id.order}', now(), '{}'), ('gone', '${newId()}', now(), '{}')`);
    expect((await migrate(older)).applied.slice(0, 2)).toEqual(["0046-tenancy.sql", "0047-files-stay.sql"]);
    for (const table of [
      "candidate_entries",
      "candidate_vectors",
      "proposal_editions",
      "shortlist_items",
      "consent_answers",
      "payment_events",
    ])
      expect((await older.executeSql(`select workspace_id from ${table}`)).rows).toEqual([{ workspace_id: id.w }]);
    expect((await older.executeSql("select workspace_id from job_vectors")).rows).toEqual([{ workspace_id: id.v }]);
    expect((await older.executeSql("select avatar_workspace_id from users")).rows).toEqual([{ avatar_workspace_id: id.w }]);
    // What pointed into another workspace points nowhere; the rest is as it was.
    expect((await older.executeSql("select title, recruiter_id from jobs order by title")).rows[0]).toEqual({
      title: "x",
      recruiter_id: null,
    });
    expect((await older.executeSql("select recruiter_id from candidates")).rows).toEqual([{ recruiter_id: id.recruiter }]);
  } finally {
    await older.close();
  }
});

describe("a statement that doesn't say which workspace it means", () => {
  test("is told, with what it names without one", () => {
    const told: [statement: string, unbound: string[]][] = [
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
    ];
    expect(told.map(([statement]) => [statement, unboundIn(statement)])).toEqual(told);
  });

  test("is none of these", () => {
    const bound = [
      'select * from "jobs" where "workspace_id" = $1 and "id" = $2',
      "select * from jobs j join clients c on c.workspace_id = j.workspace_id and c.id = j.client_id where j.workspace_id = $1",
      "select * from matches m, lateral (select 1 from jobs where jobs.workspace_id = m.workspace_id) j where m.workspace_id = $1",
      "update matches set score = $1 from workspaces w where w.id = $2 and matches.workspace_id = w.id",
      "insert into files (workspace_id, id) values ($1, $2) on conflict (workspace_id, id) do update set name = excluded.name where files.name <> $3",
      "insert into files (workspace_id, id) select workspace_id, id from candidates where workspace_id = $1",
      "select * from sessions s join recruiters r on r.workspace_id = s.workspace_id where s.token_hash = $1",
      "delete from chats where deleted_at < now() /* across workspaces: sweep */",
      "select * from users where email = $1",
    ];
    expect(bound.filter((statement) => unboundIn(statement).length > 0)).toEqual([]);
  });
});

test("a statement of a call names a workspace that the call has proven, or says why it names none", () => {
  const [own, other] = [newId(), newId()];
  const reach = new Set([own]);
  expect(isOutOf(reach, "select * from jobs where workspace_id = $1", [own])).toBe(false);
  expect(isOutOf(reach, "select * from jobs where workspace_id = $1", [other])).toBe(true);
  expect(isOutOf(new Set(), "select * from sessions s join recruiters r on r.workspace_id = s.workspace_id", [])).toBe(true);
  expect(isOutOf(new Set(), "select * from recruiters where email = $1 /* across workspaces: person */", ["x"])).toBe(false);
  expect(isOutOf(new Set(), "select * from users where email = $1", ["x"])).toBe(false);
});
