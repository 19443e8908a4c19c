import { readFileSync } from "node:fs";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { api } from "#contract/index.ts";
import { openPostgres } from "#server/parts/database/postgres.ts";
import { doMainJob } from "./support/main-job.ts";
import { startPgbouncer } from "./support/pgbouncer.ts";
import { newDatabase, startPostgres, walledDatabase } from "./support/postgres.ts";
import { startProcesses } from "./support/processes.ts";
import { NOT_HERE } from "./support/programs.ts";
import { rolled } from "./support/rolled.ts";
import { startTestServer, type TestServer } from "./support/server.ts";
import { sessionStateIn } from "./support/session-state.ts";

const started = await startPostgres({ settings: ["log_statement=all"] });
if (!started) throw new Error(`PostgreSQL ${NOT_HERE}: apt-get install postgresql`);
const postgres = started;
const pooler = await startPgbouncer(postgres.url);
afterAll(async () => {
  await pooler.stop();
  await postgres.stop();
});

/** A database where the product's role is bound by policies; it and the tables' owner ask through the pooler alone. */
async function pooledDatabase() {
  const { url, owner_url } = await walledDatabase(postgres.url);
  return { postgres: pooler.through(url), owner: pooler.through(owner_url) };
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

describe("through PgBouncer, which lends connections by the transaction", () => {
  test("tables are made, the main job is done, and no statement leaves anything in its session", async () => {
    const server = await startTestServer(await pooledDatabase());
    try {
      await doMainJob(server);
      expect(server.errors).toEqual([]);
      await seeTheirOwnAlone(server);
    } finally {
      await server.stop();
    }
    const { kept, seen } = sessionStateIn(readFileSync(postgres.log, "utf8"));
    expect(kept).toEqual([]);
    expect(seen).toBeGreaterThan(500);
  });

  test("one whose connections begin otherwise is refused, with what to say there", async () => {
    const url = await newDatabase(postgres.url, "otherwise");
    const { pathname } = new URL(url);
    const owner = await openPostgres(url);
    await owner.executeSql(`alter database ${pathname.slice(1)} set timezone = 'Europe/Amsterdam'`);
    await owner.close();
    await expect(openPostgres(pooler.through(url))).rejects.toThrow(/alter role "proffer" set timezone = 'UTC';/);
  });

  test("two processes that are restarted in turn under load lose no request", async () => {
    const processes = await startProcesses({ isPooled: true });
    if (!processes) throw new Error("PostgreSQL was here a moment ago");
    onTestFinished(() => processes.stop());
    const { failed, lost } = await rolled(processes, 1);
    expect({ failed, lost }).toEqual({ failed: [], lost: [] });
  });
});
