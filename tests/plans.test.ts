import { statSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { work } from "#server/areas/work.ts";
import { ExportFailure } from "#server/areas/workspace-export/archive/format.ts";
import { fill, SMALL } from "./bench/size/fill.ts";
import { faultsOf, grows, partialIndexes, plansIn, type Ran, tellPlans } from "./bench/size/plans.ts";
import { callAll, enter, hotCalls, type Place } from "./bench/size/walk.ts";
import { newDatabase, startPostgres } from "./support/postgres.ts";
import { startTestServer, type TestServer } from "./support/server.ts";

const postgres = await startPostgres();
if (!postgres) console.warn("No PostgreSQL here: nobody looks at the plans of its statements.");

describe.skipIf(!postgres)("on a filled PostgreSQL", () => {
  const log = postgres?.log ?? "";
  let server: TestServer;
  let place: Place;
  let partial: Set<string>;
  /** What was asked while something was done, but for what tells plans itself. */
  const asked = async (doing: () => Promise<unknown>): Promise<Ran[]> => {
    const from = statSync(log).size;
    await doing();
    return plansIn(log, from);
  };
  const faults = (ran: Ran[]) => [...new Set(ran.flatMap((one) => faultsOf(one, partial).map((fault) => `${fault}: ${one.statement}`)))];

  beforeAll(async () => {
    const url = await newDatabase(postgres?.url ?? "", "plans");
    await fill(url, SMALL);
    // Where any index serves it is taken: what is still read from end to end has none.
    await tellPlans(url, { enable_seqscan: "off" });
    partial = await partialIndexes(url);
    server = await startTestServer({ postgres: url });
    place = await enter(server, 1);
    // What is locked in the rows that were made by SQL was locked by nobody.
    const { secret, database } = server.parts;
    const letter = JSON.stringify({ to: "tom@proffer.example", subject: "Hello", text: "Hello" });
    await database.executeSql("update letters set content = $1", [secret.lock("letter", letter)]);
    await database.executeSql("update sso_providers set secret_locked = $1", [secret.lock("sso_secret", "x")]);
    await database.executeSql("update calendar_feeds set token_locked = $1", [secret.lock("calendar_feed", "x")]);
  });
  afterAll(async () => {
    await server?.stop();
    await postgres?.stop();
  });

  test("has rows in every table that grows, so that a new one is among them", async () => {
    const { rows } = await server.parts.database.executeSql(
      "select relname as name from pg_class where relnamespace = 'public'::regnamespace and reltuples > 20",
    );
    const filled = new Set(rows.map(({ name }) => name));
    expect([...grows].filter((table) => !filled.has(table))).toEqual([]);
  });

  test("what people do all day reads what it needs by an index", async () => {
    const hot = Object.entries(hotCalls(server, await place.newSession(), place));
    const ran = await asked(async () => {
      for (const [what, call] of hot) await call(1).catch((e) => console.log(what, String(e)));
    });
    expect(ran.length).toBeGreaterThan(hot.length);
    expect(faults(ran)).toEqual([]);
  });
  test("so does every call of the contract, with what its triggers and references ask", async () => {
    // Of a workspace that is one person's, who may end it.
    const alone = await enter(server, 20);
    let answers = new Map<string, { status: number; said: string }>();
    const ran = await asked(async () => {
      answers = await callAll(server, alone);
    });
    expect([...answers].filter(([, { status }]) => status === 200).length).toBeGreaterThan(100);
    // Files are rows alone there: an archive says that their bytes are lost.
    expect(server.errors.filter((error) => !(error instanceof ExportFailure))).toEqual([]);
    expect(faults(ran)).toEqual([]);
  });

  test("and what is swept every hour", async () => {
    const ran = await asked(() => work(server.parts).tidy({}));
    expect(ran.length).toBeGreaterThan(20);
    expect(faults(ran)).toEqual([]);
  });

  test("while a statement without an index is told", async () => {
    const ran = await asked(() => server.parts.database.executeSql("select id from activities where detail ->> 'text' = 'x'"));
    expect(faults(ran)).toEqual([expect.stringContaining("reads all of activities: select id")]);
  });
});
