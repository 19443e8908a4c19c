import { readFileSync } from "node:fs";
import { afterAll, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { openPostgres } from "#server/parts/database/postgres.ts";
import { doMainJob } from "./support/main-job.ts";
import { startPgbouncer } from "./support/pgbouncer.ts";
import { newDatabase, startPostgres, walledDatabase } from "./support/postgres.ts";
import { startTestServer, type TestServer } from "./support/server.ts";
import { sessionStateIn } from "./support/session-state.ts";

const postgres = await startPostgres({ settings: ["log_statement=all"] });
const pooler = postgres && (await startPgbouncer(postgres.url));
afterAll(async () => {
  await pooler?.stop();
  await postgres?.stop();
});

/** A database where the product's role is bound by policies; it and the tables' owner ask through the pooler alone. */
async function pooledDatabase() {
  const { url, owner_url } = await walledDatabase(postgres?.url ?? "");
  return { postgres: pooler?.through(url) ?? "", owner: pooler?.through(owner_url) ?? "" };
}

/** Two workspaces at once, whichever connection they are lent. */
async function seeTheirOwnAlone(server: TestServer) {
  const people = [await server.signIn(), await server.signIn()];
  const names = await Promise.all(
    people.map(async ({ send }, at) => {
      await Promise.all(Array.from({ length: 5 }, () => send(api.candidate.create, { last_name: `Of ${at}`, allow_duplicate: true })));
      const lists = await Promise.all(Array.from({ length: 20 }, () => send(api.candidate.list, { limit: 200 })));
      return lists.map(({ data }) => data.candidates.map(({ last_name }) => last_name));
    }),
  );
  for (const [at, lists] of names.entries()) for (const list of lists) expect(list).toEqual(Array(5).fill(`Of ${at}`));
}

describe.skipIf(!pooler)("through PgBouncer, which lends connections by the transaction", () => {
  test("tables are made, the main job is done, and no statement leaves anything in its session", async () => {
    const server = await startTestServer(await pooledDatabase());
    try {
      await doMainJob(server);
      expect(server.errors).toEqual([]);
      await seeTheirOwnAlone(server);
    } finally {
      await server.stop();
    }
    const { kept, seen } = sessionStateIn(readFileSync(postgres?.log ?? "", "utf8"));
    expect(kept).toEqual([]);
    expect(seen).toBeGreaterThan(500);
  });

  test("one whose connections begin otherwise is refused, with what to say there", async () => {
    const url = await newDatabase(postgres?.url ?? "", "otherwise");
    const { pathname } = new URL(url);
    const owner = await openPostgres(url);
    await owner.executeSql(`alter database ${pathname.slice(1)} set timezone = 'Europe/Amsterdam'`);
    await owner.close();
    await expect(openPostgres(pooler?.through(url) ?? "")).rejects.toThrow(/alter role "proffer" set timezone = 'UTC';/);
  });
});

describe("what counts as a session's state", () => {
  const line = (text: string) => `2026-11-24 02:00:00.000 UTC [7] LOG:  ${text}\n`;
  test.each([
    "statement: LISTEN news",
    "statement: set time zone 'UTC'",
    "statement: begin; set search_path = x; commit",
    "execute <unnamed>: select pg_advisory_lock($1)",
    "execute <unnamed>: select set_config('app.workspace', $1, false)",
    "execute list_1: select 1",
    "statement: create temp table t (id int)",
    "statement: declare c cursor with hold for select 1",
  ])("%s", (text) => expect(sessionStateIn(line(text)).kept).toHaveLength(1));
  test.each([
    "statement: begin; set local lock_timeout = 30000; commit",
    "execute <unnamed>: select pg_advisory_xact_lock(1)",
    "execute <unnamed>: select set_config('app.workspace', $1, true)",
    "statement: update jobs\n\tset title = 'Listen'",
  ])("not %s", (text) => expect(sessionStateIn(line(text))).toEqual({ kept: [], seen: 1 }));
});
