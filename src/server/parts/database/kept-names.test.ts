import { CompiledQuery } from "kysely";
import pg from "pg";
import { expect, test } from "vitest";
import { newDatabase } from "#tests/support/postgres.ts";
import { isOwnLine } from "./kept-names.ts";
import { openPostgres } from "./postgres.ts";

const at = process.env.TEST_DATABASE_URL;

/** One database, whose statements are asked on one connection after the other; `kept` are those that it keeps. */
async function open() {
  const url = await newDatabase(at as string, "kept");
  const database = await openPostgres(url);
  const ask = async (text: string, values: unknown[] = []) =>
    (await database.db.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, values))).rows;
  const kept = async () =>
    (await ask("select statement, name from pg_prepared_statements where statement not like '%pg_prepared%'")).map((row) => row.statement);
  return { database, ask, kept };
}

test.skipIf(!at)("what is asked again is kept, and says the same each time", async () => {
  const { database, ask, kept } = await open();
  const values = ["ë — 雪", "", null, 1.5, "7", true, JSON.stringify({ list: [1, null] }), "2027-01-31", ["one, two", null]];
  const types = "text text text numeric int8 bool jsonb date text[]".split(" ");
  const text = `select ${types.map((type, n) => `$${n + 1}::${type} as "${type} ${n}"`).join(", ")}`;
  const [first] = await ask(text, values);
  expect(await kept()).toEqual([]);
  for (let time = 0; time < 8; time++) expect(await ask(text, values)).toEqual([first]);
  expect(await kept()).toEqual([text]);
  await expect(ask("select 1 / $1::int as n", [0])).rejects.toMatchObject({ code: "22012" });
  await expect(ask("select 1 / $1::int as n", [0])).rejects.toMatchObject({ code: "22012" });
  expect(await ask("select 1 / $1::int as n", [1])).toEqual([{ n: 1 }]);
  await database.close();
});

test.skipIf(!at)("so many are kept and no more, within a transaction too", async () => {
  const { database, ask, kept } = await open();
  for (const time of [1, 2])
    for (let n = 0; n < 230; n++) expect(await ask(`select ${n} + $1::int as n`, [time])).toEqual([{ n: n + time }]);
  expect(await kept()).toHaveLength(200);
  await database.transaction(async (trx) => {
    for (let n = 0; n < 50; n++) await trx.executeQuery(CompiledQuery.raw(`select ${n} + $1::int as n`, [1]));
  });
  expect(await kept()).toHaveLength(200);
  await database.close();
});

test.skipIf(!at)("a statement that gives something else by now is asked anew", async () => {
  const { database, ask } = await open();
  await ask("create table changing (n int); ");
  await ask("insert into changing values (1)");
  const everything = () => ask("select * from changing where $1", [true]);
  for (let time = 0; time < 8; time++) expect(await everything()).toEqual([{ n: 1 }]);
  await ask("alter table changing alter column n type text using 'n' || n");
  expect(await everything()).toEqual([{ n: "n1" }]);
  await ask("alter table changing add column more text default 'new'");
  for (let time = 0; time < 3; time++) expect(await everything()).toEqual([{ n: "n1", more: "new" }]);
  await ask("deallocate all");
  expect(await everything()).toEqual([{ n: "n1", more: "new" }]);
  await ask("drop table changing");
  await expect(everything()).rejects.toMatchObject({ code: "42P01" });
  await database.close();
});

test.skipIf(!at)("names are for lines on which nobody lends connections", async () => {
  const pool = new pg.Pool({ connectionString: at, max: 1 });
  expect(await isOwnLine(pool)).toBe(true);
  const client = await pool.connect();
  // As a pooler does, which tells of itself.
  Object.assign(client, { processID: 1 });
  client.release();
  expect(await isOwnLine(pool)).toBe(false);
  await pool.end();
});
