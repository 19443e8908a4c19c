import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { nth } from "#contract/nth.ts";
import type { Database } from "#server/parts/database/database.ts";
import { describeTables } from "#server/parts/database/describe-tables.ts";
import { openEmbedded } from "#server/parts/database/embedded.ts";
import { migrate, migrations, migrationText, NewerSchema } from "#server/parts/database/migrate.ts";
import { openPostgres } from "#server/parts/database/postgres.ts";
import { allRows, fillEveryTable, lostOf } from "./support/old-rows.ts";
import { newDatabase } from "./support/postgres.ts";
import { hashOf, releases, statementsAskedBy, stepsOf } from "./support/releases.ts";
import { faultsOf } from "./support/upgrade-rules.ts";

const last = nth(releases, releases.length - 1);
const url = process.env.TEST_DATABASE_URL;
const databases: [string, () => Promise<Database>][] = [["embedded", () => openEmbedded({})]];
if (url) databases.push(["PostgreSQL", async () => openPostgres(await newDatabase(url, "upgrade"))]);
else console.log("Skipped what needs PostgreSQL: set TEST_DATABASE_URL to run it.");

/** What a step changes of rows that are there, on purpose: coming from that release or one before. */
const changed = [
  { from: "0.1.0", what: "recipients_of_day", because: "0064: counted in daily_usage, with more beside it" },
  { from: "0.2.0", what: "candidates.search", because: "0099: names as one word, and telephone numbers" },
  { from: "0.1.0", what: "workspaces.settings", because: "0060: retention is in days" },
];

test("each release has its schema, with steps that nobody changed since", () => {
  expect(releases.length).toBeGreaterThanOrEqual(2);
  for (const release of releases) {
    expect(migrations).toContain(release.schema);
    expect(hashOf(release), `a step of ${release.version} was changed: what was released stays as it is, add another step`).toBe(
      release.sha256,
    );
  }
});

describe.each(databases)("an upgrade on %s", (_name, open) => {
  test.each(releases)("from $version takes every row along, with every constraint", async (release) => {
    const database = await open();
    try {
      expect((await migrate(database, stepsOf(release))).applied).toEqual(stepsOf(release));
      await fillEveryTable(database);
      const before = await allRows(database);
      for (const [table, rows] of before) expect(rows, table).toHaveLength(1);

      const { applied } = await migrate(database);
      expect([...stepsOf(release), ...applied]).toEqual(migrations);
      const expected = changed.filter(({ from }) => from >= release.version).map(({ what }) => what);
      expect(lostOf(before, await allRows(database)).filter((what) => !expected.includes(what))).toEqual([]);
      const open_ones = "select conname from pg_constraint where not convalidated and connamespace = 'public'::regnamespace";
      expect((await database.executeSql(open_ones)).rows).toEqual([]);
      expect(await describeTables(database)).toBe(readFileSync("src/server/parts/database/tables.gen.ts", "utf8"));

      // And there is no way back.
      if (applied.length > 0) await expect(migrate(database, stepsOf(release))).rejects.toThrow(NewerSchema);
    } finally {
      await database.close();
    }
  });
});

describe("beside processes of the last release", () => {
  test("each step after it can run: it adds, and takes away what nobody uses any more", () => {
    const own = new Set<string>();
    const versions = releases.map(({ version }) => version);
    const faults = migrations
      .filter((name) => name > last.schema)
      .flatMap((name) => faultsOf(migrationText(name), versions, own).map((fault) => `${name}: ${fault}`));
    expect(faults).toEqual([]);
  });

  test("what they ask is understood by the schema of today", async () => {
    const asked = statementsAskedBy(last);
    expect(asked.length).toBeGreaterThan(200);
    const database = await openEmbedded({ dump: "dist/migrated.tar" });
    try {
      await migrate(database);
      expect(await notUnderstood(database, asked)).toEqual([]);
      // That it would be told:
      await database.executeSql("alter table candidates rename column last_name to surname");
      await database.executeSql("alter table matches drop constraint matches_pkey cascade");
      const faults = (await notUnderstood(database, asked)).join("\n");
      expect(faults).toContain('"last_name" does not exist');
      expect(faults).toContain("no unique or exclusion constraint");
    } finally {
      await database.close();
    }
  });
});

/** Those that can't be planned on that schema, with why. */
async function notUnderstood(database: Database, statements: string[]): Promise<string[]> {
  const faults: string[] = [];
  await database.executeSql("set plan_cache_mode = force_generic_plan");
  const told = (error: unknown, statement: string) => faults.push(`${(error as Error).message}: ${statement.slice(0, 200)}`);
  for (const statement of statements) {
    const failure = await database.executeSql(`prepare asked as ${statement}`).catch((error: unknown) => error as Error);
    if (failure instanceof Error) {
      told(failure, statement);
      continue;
    }
    const { rows } = await database.executeSql("select cardinality(parameter_types) as n from pg_prepared_statements where name = 'asked'");
    const nulls = Array.from({ length: Number(rows[0]?.n) }, () => "null").join(", ");
    await database.executeSql(`explain execute asked${nulls && `(${nulls})`}`).catch((error: unknown) => told(error, statement));
    await database.executeSql("deallocate asked");
  }
  return faults;
}

describe("a step that can't run beside the last release is told", () => {
  const faults = (text: string) => faultsOf(text, ["0.1.0"], new Set());

  test("with why", () => {
    const wrong: [text: string, fault: RegExp][] = [
      ["alter table jobs drop column title;", /title is dropped/],
      ["alter table jobs rename column title to name;", /renamed/],
      ["alter table jobs rename to vacancies;", /renamed/],
      ["drop table jobs;", /jobs: is dropped/],
      ["truncate jobs;", /emptied/],
      ["alter table jobs alter column title type int using 1;", /another type/],
      ["alter table jobs alter column title set not null;", /null no more/],
      ["alter table jobs alter column title drop not null;", /may be null/],
      ["alter table jobs alter column title drop default;", /no default/],
      ["alter table jobs add column boss text not null;", /boss is needed/],
      ["alter table jobs add column key uuid not null default gen_random_uuid();", /written anew/],
      ["alter table jobs add constraint sane check (title <> '');", /refuses what was accepted/],
      ["alter table jobs drop constraint sane, add constraint sane check (title <> 'x');", /each row is held against/],
      ["create index on jobs (title);", /nobody writes meanwhile/],
      ["do $$ begin update jobs set title = ''; end $$;", /Locks block/],
      ["alter table jobs add column seats int not null default 1 check (seats > 0);", /each row is held/],
      ["update jobs set title = trim(title);", /rows are written/],
      ["-- Contracts 9.9.9: nobody uses it.\nalter table jobs drop column title;", /title is dropped/],
      ["-- Locks candidates: few.\ncreate index on jobs (title);", /Locks jobs/],
    ];
    expect(wrong.filter(([text, fault]) => !fault.test(faults(text).join("\n")))).toEqual([]);
  });

  test("but none that can", () => {
    const right = [
      "create table boards (id uuid primary key, name text not null);\ncreate unique index on boards (name);\nalter table boards drop column name;",
      "alter table jobs add column boss text;",
      "alter table jobs add column seats int not null default 1;",
      "alter table jobs drop constraint sane;",
      "-- Contracts 0.1.0: the title lies in facts since.\nalter table jobs drop column title;",
      "-- Locks jobs, clients: few rows.\ncreate index on jobs (title);\nupdate clients set tone = 'formal';",
      "-- Locks jobs: a few hundred thousand rows at most, a second.\ncreate index on jobs (title);",
      "create function f() returns int language sql as $$ select 1; $$;",
    ];
    expect(right.flatMap((text) => faults(text).map((fault) => `${text}: ${fault}`))).toEqual([]);
  });
});
