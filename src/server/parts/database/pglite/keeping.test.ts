import { PGlite } from "@electric-sql/pglite";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { wireParsers } from "../database.ts";
import { KeepingPGlite } from "./keeping.ts";

let pglite: KeepingPGlite;
beforeAll(async () => {
  pglite = new KeepingPGlite({ parsers: wireParsers });
  await pglite.waitReady;
});
afterAll(() => pglite.close());
afterEach(() => vi.restoreAllMocks());

/** As PGlite asks by itself: parsed for this time alone. */
const anew = (text: string, values: unknown[] = []) => PGlite.prototype.query.call(pglite, text, values);
const ask = async (text: string, values: unknown[] = []) => (await pglite.query<Record<string, unknown>>(text, values)).rows;
const keptHere = async () => (await anew("select count(*) as n from pg_prepared_statements where name like 'kept_%'")).rows[0];

test("says what PGlite says, the first time and each time after it", async () => {
  const values = [
    ["a text", "ë — 雪 \u{1F9ED}", "", null],
    [1.5, 7, true, { list: [1, { deep: "„quoted“, 'twice' \\ \n" }] }],
    ["2027-01-31", new Date("2027-01-31T10:00:00Z"), ["one, two", 'th"ree', null], new Uint8Array([0, 1, 255])],
  ].flat();
  const types = "text text text text numeric int8 bool jsonb date timestamptz text[] bytea".split(" ");
  const text = `select ${types.map((type, at) => `$${at + 1}::${type} as "${type} ${at}"`).join(", ")} from generate_series(1, 3)`;
  const expected = await anew(text, values);
  expect(expected.rows).toHaveLength(3);
  for (let time = 0; time < 8; time++) expect(await pglite.query(text, values)).toMatchObject({ rows: expected.rows, affectedRows: 0 });
  expect(await ask("select 1 as one where false")).toEqual([]);
});

test("statements that follow each other, in a transaction too, leave everything else its turn", async () => {
  let turns = 0;
  const turn = () => {
    turns++;
    next = setImmediate(turn);
  };
  let next = setImmediate(turn);
  // Each time that somebody asks, more time has passed than statements may follow each other without a pause.
  let now = performance.now();
  vi.spyOn(performance, "now").mockImplementation(() => (now += 11));
  const work = async (on: { query(text: string): Promise<unknown> }) => {
    for (let done = 0; done < 20; done++) await on.query("select count(*) from generate_series(1, 2000)");
  };
  await work(pglite);
  expect(turns).toBeGreaterThanOrEqual(20);
  turns = 0;
  await pglite.transaction((trx) => work(trx));
  expect(turns).toBeGreaterThanOrEqual(20);
  clearImmediate(next);
});

test("tells how many rows a statement changed", async () => {
  await pglite.exec("create table counted (n int)");
  for (const [text, changed] of [
    ["insert into counted select generate_series(1, 4)", 4],
    ["update counted set n = n + 1 where n > 2", 2],
    ["insert into counted values (9) returning n", 1],
    ["select n from counted", 0],
    ["delete from counted", 5],
  ] as const)
    expect(await pglite.query(text)).toMatchObject({ affectedRows: changed });
});

test("says what is there after a table, a type or a right to exist has changed", async () => {
  await pglite.exec("create table changing (n int); insert into changing values (1)");
  const everything = () => ask("select * from changing");
  for (let time = 0; time < 8; time++) expect(await everything()).toEqual([{ n: 1 }]);
  await pglite.exec("alter table changing add column more text default 'new'");
  expect(await everything()).toEqual([{ n: 1, more: "new" }]);
  await pglite.exec("alter table changing alter column n type text using 'n' || n");
  expect(await everything()).toEqual([{ n: "n1", more: "new" }]);
  await pglite.exec("alter table changing rename to changed; create table changing (n int); insert into changing values (2)");
  expect(await everything()).toEqual([{ n: 2 }]);
  await pglite.exec("drop table changing");
  await expect(everything()).rejects.toMatchObject({ code: "42P01" });
});

test("sees within a transaction what it writes, after it what was committed, and nothing that was taken back", async () => {
  await pglite.exec("create table written (n int unique)");
  const count = "select count(*) as n from written";
  const insert = "insert into written values ($1)";
  expect(await ask(count)).toEqual([{ n: 0 }]);
  const waiting = await pglite.transaction(async (trx) => {
    await trx.query(insert, [1]);
    expect((await trx.query(count)).rows).toEqual([{ n: 1 }]);
    return { asked: ask(count) }; // waits for the end of the transaction
  });
  expect(await waiting.asked).toEqual([{ n: 1 }]);
  const broken = pglite.transaction(async (trx) => {
    await trx.query(insert, [2]);
    await trx.query(insert, [1]);
  });
  await expect(broken).rejects.toMatchObject({ code: "23505", constraint: "written_n_key" });
  expect(await ask(count)).toEqual([{ n: 1 }]);
  await expect(pglite.query(insert, [1])).rejects.toMatchObject({ code: "23505" });
  await expect(ask("select nonsense from written")).rejects.toMatchObject({ code: "42703" });
  await expect(ask("select 1 / $1::int as n", [0])).rejects.toMatchObject({ code: "22012" });
  expect(await ask("select 1 / $1::int as n", [1])).toEqual([{ n: 1 }]);
});

test("a transaction that is over takes no more statements", async () => {
  let kept: Parameters<Parameters<KeepingPGlite["transaction"]>[0]>[0] | undefined;
  await pglite.transaction(async (trx) => {
    kept = trx;
  });
  await expect(kept?.query("select 1")).rejects.toThrow("closed");
});

test("so many are kept and no more, and each is planned anew after a minute", async () => {
  for (let n = 0; n < 200; n++) await ask(`select ${n} as n`);
  expect(await keptHere()).toEqual({ n: 150 });
  const [{ name } = {}] = await ask("select name from pg_prepared_statements where statement = 'select 199 as n'");
  const later = performance.now() + 61_000;
  vi.spyOn(performance, "now").mockReturnValue(later);
  expect(await ask("select 199 as n")).toEqual([{ n: 199 }]);
  expect(await ask("select name from pg_prepared_statements where statement = 'select 199 as n'")).not.toEqual([{ name }]);
});
