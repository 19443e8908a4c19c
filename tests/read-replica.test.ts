import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { readConfig } from "#server/config.ts";
import { readElsewhere } from "#server/core/act.ts";
import { openDatabase } from "#server/parts/assemble.ts";
import type { Db } from "#server/parts/database/database.ts";
import { openPostgres } from "#server/parts/database/postgres.ts";
import type { Replica } from "#server/parts/replica/replica.ts";
import { openReplica } from "#server/parts/replica/streaming.ts";
import { send as sendCall } from "#web/kit/calls/api.ts";
import { newDatabase, startPostgres, walledDatabase } from "./support/postgres.ts";
import { startTestServer, type TestServer } from "./support/server.ts";
import { until } from "./support/until.ts";

const production = { APP_URL: "http://localhost:3000", APP_SECRET: "a secret for the tests, long enough" };
const quiet = { event: () => {}, info: () => {}, error: () => {} };
const primary = await startPostgres();
if (!primary) console.log("Skipped what needs PostgreSQL: this machine has none.");
const streaming = await primary?.replica();
afterAll(async () => {
  await streaming?.stop();
  await primary?.stop();
});

/** The same database at the replica. */
const there = (url: string) => Object.assign(new URL(url), { port: new URL(streaming?.url ?? "").port }).toString();

describe.skipIf(!primary)("lists and statistics from a read replica", () => {
  let one: TestServer;
  let other: TestServer;
  let replica: Replica;
  let person: Awaited<ReturnType<TestServer["signIn"]>>;
  /** The same person at the other process. */
  let elsewhere: typeof sendCall;
  const onReplica = async (statement: string) => {
    const database = await openPostgres(streaming?.url ?? "");
    await database.executeSql(statement);
    await database.close();
  };
  const names = async (send: typeof sendCall) =>
    (await send(api.candidate.list, { limit: 200 })).data.candidates.map((each) => each.last_name);
  const add = async (last_name: string) => void (await person.send(api.candidate.create, { last_name, allow_duplicate: true }));

  /** A list that no cache holds is asked until the replica has answered more than so many. */
  const untilItAnswers = (many: number) =>
    expect.poll(async () => (await person.send(api.job.list, {})) && replica.figures().answered.replica).toBeGreaterThan(many);

  beforeAll(async () => {
    const { url, owner_url } = await walledDatabase(primary?.url ?? "");
    await (await openDatabase(readConfig({ ...production, DATABASE_URL: url, DATABASE_OWNER_URL: owner_url }))).close();
    const options = { postgres: url, owner: owner_url, settings: { DATABASE_READ_URL: there(url) } };
    // The replica has the database and its role once it has what was written by now.
    const isThere = () =>
      openPostgres(there(url)).then(
        (database) => database.close().then(() => true),
        () => false,
      );
    await until(isThere);
    [one, other] = [await startTestServer(options), await startTestServer(options)];
    replica = one.parts.replica as Replica; // it is set
    person = await one.signIn();
    elsewhere = ((call, body, more) => sendCall(call, body, { fetcher: other.fetcher, token: person.token, ...more })) as typeof sendCall; // as signIn's own
  });
  afterAll(async () => {
    await one?.stop();
    await other?.stop();
  });

  test("whoever has just written sees it in the next list, at either process; the replica answers", async () => {
    for (let n = 0; n < 40; n++) {
      await add(`Written ${n}`);
      expect(await names(n % 2 ? person.send : elsewhere)).toContain(`Written ${n}`);
    }
    await untilItAnswers(0);
    expect(replica.figures().answered.failed).toBe(0);
  });

  test("nobody else's rows are seen there either", async () => {
    const stranger = await one.signIn();
    expect(await names(stranger.send)).toEqual([]);
    expect(await names(person.send)).toHaveLength(40);
  });

  test("what a read begins and doesn't wait for, and every transaction, is the primary's", async () => {
    const { database, tasks } = one.parts;
    const isThere = async (at: Db) => (await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(at)).rows[0]?.is;
    const [read, written, begun] = await readElsewhere(replica.database()?.db ?? database.db, async () => {
      const background = Promise.withResolvers<boolean | undefined>();
      tasks.background(async () => background.resolve(await isThere(database.db)));
      return [await isThere(database.db), await database.transaction((trx) => isThere(trx)), await background.promise];
    });
    expect([read, written, begun]).toEqual([true, false, false]);
  });

  test("every call that reads by GET can be answered there", async () => {
    const skills = [{ name: "Python" }];
    await person.send(api.candidate.create, { last_name: "Hazelaar", skills, allow_duplicate: true });
    const { job } = (
      await person.send(api.job.create, { title: "Data engineer", requirements: [{ text: "Python", kind: "must", skill: "Python" }] })
    ).data;
    await person.send(api.matching.matchedCandidates, { id: job.id });
    const before = replica.figures().answered;
    const calls = Object.values(api).flatMap((area) => Object.values(area));
    const reads = calls.filter(({ method, access, path }) => method === "GET" && access !== "public" && !path.includes("{"));
    const wrong: string[] = [];
    for (const { path } of reads) {
      const { failed } = replica.figures().answered;
      const { status } = await person.raw(path);
      if (status >= 500 || replica.figures().answered.failed > failed) wrong.push(path);
    }
    expect(wrong).toEqual([]);
    const { answered } = replica.figures();
    expect(answered.replica + answered.behind).toBeGreaterThanOrEqual(before.replica + before.behind + reads.length / 2);
  });

  test("while it stands still the primary answers whoever asks after a write, and the replica again once it has come up", async () => {
    await onReplica("select pg_wal_replay_pause()");
    const before = replica.figures().answered;
    await add("While it stood");
    expect(await names(person.send)).toContain("While it stood");
    expect(await names(elsewhere)).toContain("While it stood");
    const paused = replica.figures();
    expect(paused.answered.behind).toBeGreaterThan(before.behind);
    expect(paused.answered.replica).toBe(before.replica);
    expect(paused.bytes_behind).toBeGreaterThan(0);
    await onReplica("select pg_wal_replay_resume()");
    await untilItAnswers(before.replica);
  });

  test("where it is gone the primary answers, and the replica again when it is back", async () => {
    await streaming?.crash();
    const before = replica.figures().answered;
    await add("While it was gone");
    expect(await names(person.send)).toContain("While it was gone");
    const away = async () => (await person.send(api.job.list, {})) && replica.figures().answered.away;
    await expect.poll(away).toBeGreaterThan(before.away);
    await streaming?.again();
    await untilItAnswers(before.replica);
    expect(one.errors.filter((error) => !/^The read replica /.test(String(error)))).toEqual([]);
  });

  test("a server that isn't its replica is refused at the start; one that is away isn't", async () => {
    const database = await openPostgres(await newDatabase(primary?.url ?? "", "alone"));
    const at = (read_url: string) => openReplica({ read_url, owner_url: null }, database, quiet);
    await expect(at(primary?.url ?? "")).rejects.toThrow(/is no replica/);
    const away = await at("postgres://proffer@127.0.0.1:1/postgres");
    expect(await away.holds(1)).toBe(false);
    await away.close();
    await database.close();
  });
});
