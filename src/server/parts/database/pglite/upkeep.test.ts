import { afterAll, beforeAll, expect, test } from "vitest";
import { wireParsers } from "../database.ts";
import { KeepingPGlite } from "./keeping.ts";
import { tendGrownTable } from "./upkeep.ts";

let pglite: KeepingPGlite;
beforeAll(async () => {
  pglite = new KeepingPGlite({ parsers: wireParsers });
  await pglite.waitReady;
});
afterAll(() => pglite.close());

test("a table that has grown is gone through once, and what was planned for it as it was is planned anew", async () => {
  await pglite.exec('create table grown (id int, note text); create index grown_id on grown (id); create table "As it was" (id int)');
  for (const name of ["grown", '"As it was"']) await pglite.exec(`vacuum (analyze) ${name}`);
  expect(await tendGrownTable(pglite)).toBeNull();
  const rowsThought = async () =>
    (await pglite.query<{ n: number }>("select reltuples as n from pg_class where relname = 'grown'")).rows[0]?.n;
  expect(await rowsThought()).toBe(0);
  await pglite.query("insert into grown select n, repeat('a note ', 20) from generate_series(1, 5000) n");
  expect(await tendGrownTable(pglite)).toBe("public.grown");
  expect(await rowsThought()).toBe(5000);
  expect(await tendGrownTable(pglite)).toBeNull();
});

test("the room of rows that are gone is used again", async () => {
  const pages = async () => (await pglite.query<{ n: number }>("select (pg_relation_size('changing') / 8192)::int as n")).rows[0]?.n ?? 0;
  await pglite.exec("create table changing (id int primary key, note text)");
  await pglite.query("insert into changing select n, repeat('a note ', 20) from generate_series(1, 2000) n");
  for (let time = 0; time < 6; time++) {
    await pglite.query("update changing set note = note || ' more'");
    await tendGrownTable(pglite);
  }
  const after = await pages();
  for (let time = 0; time < 6; time++) {
    await pglite.query("update changing set note = left(note, -5)");
    await tendGrownTable(pglite);
  }
  expect(await pages()).toBeLessThanOrEqual(after * 1.5);
});
