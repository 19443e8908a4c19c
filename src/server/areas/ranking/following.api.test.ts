import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { nth } from "#contract/nth.ts";
import { tidyCandidates } from "#server/areas/candidate/tasks.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { newDatabase } from "#tests/support/postgres.ts";
import { startTestServer } from "#tests/support/server.ts";
import { lockJob } from "./queries.ts";
import { bringUpToDate, matchesInView } from "./tasks.ts";

const server = await startTestServer();
afterAll(() => server.stop());
const url = process.env.TEST_DATABASE_URL;
type Server = typeof server;
type Recruiter = Awaited<ReturnType<Server["signIn"]>>;

/** People who know Python, straight into the table: nobody has heard of them yet. Replies the last one's id. */
async function addQuietly({ parts }: Server, { workspace_id }: Recruiter, count: number): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with w as (update workspaces set change_seq = change_seq + ${count} where id = ${workspace_id} returning change_seq)
    insert into candidates (id, workspace_id, last_name, skills, change_seq)
    select gen_random_uuid(), ${workspace_id}, 'Person ' || n, '[{"name": "Python"}]', w.change_seq - ${count} + n
    from w, generate_series(1, ${count}::integer) n order by n returning id`.execute(parts.database.db);
  return rows.at(-1)?.id as string;
}

const pythonJob = { title: "Python developer", requirements: [{ text: "Python", kind: "must" as const, skill: "Python" }] };
const addJob = async ({ send }: Recruiter) => (await send(api.job.create, pythonJob)).data.job.id;
const matchesOf = async ({ send }: Recruiter, id: string) => (await send(api.candidate.show, { id })).data.candidate.matches;

test("one save reaches sixty jobs in a few short transactions", async () => {
  const recruiter = await server.signIn({ plan: "team" });
  for (let n = 0; n < 60; n++) await addJob(recruiter);
  await bringUpToDate(server.parts, recruiter.workspace_id as WorkspaceId);
  const id = await addQuietly(server, recruiter, 1);
  let transactions = 0;
  const { database } = server.parts;
  const transaction: typeof database.transaction = (work) => {
    transactions++;
    return database.transaction(work);
  };
  await bringUpToDate({ ...server.parts, database: { ...database, transaction } }, recruiter.workspace_id as WorkspaceId);
  expect(await matchesOf(recruiter, id)).toHaveLength(60);
  expect(transactions).toBeLessThan(4);
});

test("what nobody is compared by compares nobody anew, and a match that says the same isn't written", async () => {
  const recruiter = await server.signIn();
  const workspace = recruiter.workspace_id as WorkspaceId;
  const candidate_id = await addQuietly(server, recruiter, 3);
  const id = await addJob(recruiter);
  await bringUpToDate(server.parts, workspace);
  // Long ago: two moments within one millisecond would be the same.
  await sql`update matches set computed_at = now() - interval '1 day' where job_id = ${id}`.execute(server.parts.database.db);
  const writtenAt = async () => {
    await bringUpToDate(server.parts, workspace);
    const { rows } = await sql<{
      computed_at: string;
      is_compared: boolean;
    }>`select matches.computed_at, jobs.matched_version = jobs.version as is_compared
      from jobs join matches on matches.job_id = jobs.id where jobs.id = ${id} order by matches.candidate_id`.execute(
      server.parts.database.db,
    );
    return rows;
  };
  const before = await writtenAt();
  expect(before.map(({ is_compared }) => is_compared)).toEqual([true, true, true]);
  await recruiter.send(api.job.update, { id, title: pythonJob.title, tags: ["soon"], openings: 2 });
  const { rows } = await sql<{ version: number }>`select version from jobs where id = ${id} and matched_version = version`.execute(
    server.parts.database.db,
  );
  expect(rows).toEqual([{ version: 2 }]);
  expect(await writtenAt()).toEqual(before);
  await recruiter.send(api.candidate.update, { id: candidate_id, phone: "+31 6 1234 5678", tags: ["called"] });
  expect(await writtenAt()).toEqual(before);
  await recruiter.send(api.candidate.update, { id: candidate_id, headline: "Python developer" });
  expect((await writtenAt()).filter(({ computed_at }) => before.every((one) => one.computed_at !== computed_at))).toHaveLength(1);
  await recruiter.send(api.job.update, { id, title: "Java developer" });
  const after = await writtenAt();
  expect(after.every(({ computed_at }) => before.every((one) => one.computed_at !== computed_at))).toBe(true);
});

test("a new job shows whom it was compared with already, and goes on by itself to the last", async () => {
  const recruiter = await server.signIn({ plan: "team" });
  await addQuietly(server, recruiter, 800);
  const id = await addJob(recruiter);
  const read = async () => (await recruiter.send(api.matching.matchedCandidates, { id, limit: 1 })).data;
  const seen = [(await read()).compared];
  await expect
    .poll(async () => {
      const { compared, total } = await read();
      expect(total).toBeGreaterThanOrEqual(seen.at(-1) as number); // all of them fit
      seen.push(compared);
      return compared;
    })
    .toBe(800);
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
  const { rows } = await sql<{ compared: number }>`select compared from jobs where id = ${id}`.execute(server.parts.database.db);
  expect(rows).toEqual([{ compared: 800 }]);
});

test("a candidate who is looked at comes before those who changed earlier", async () => {
  const recruiter = await server.signIn({ plan: "team" });
  const { database } = server.parts;
  for (let n = 0; n < 3; n++) await addJob(recruiter);
  await bringUpToDate(server.parts, recruiter.workspace_id as WorkspaceId);
  // The tasks behind those saves would begin by themselves.
  const ofHers = "delete from pgboss.job where name = 'match_workspace' and data ->> 'workspace_id' = $1";
  await database.executeSql(ofHers, [recruiter.workspace_id]);
  await addQuietly(server, recruiter, 700);
  const last = await addQuietly(server, recruiter, 1);
  const look = async () => {
    const { rows } = await sql<{ matches: number; behind: number }>`
      select (select count(*) from matches where candidate_id = ${last}) as matches,
        (select count(*) from jobs j join candidates c on c.id = ${last} and j.matched_seq < c.change_seq where j.workspace_id = c.workspace_id) as behind
    `.execute(database.db);
    return nth(rows, 0);
  };
  // Once the candidate has matches, nothing goes on before it is told to.
  const [reached, mayGoOn] = [Promise.withResolvers<unknown>(), Promise.withResolvers<void>()];
  const transaction: typeof database.transaction = async (work) => {
    const done = await database.transaction(work);
    const seen = await look();
    if (seen.matches === 0) return done;
    reached.resolve(seen);
    await mayGoOn.promise;
    return done;
  };
  const parts = { ...server.parts, database: { ...database, transaction } };
  const looking = matchesInView.ofCandidate(parts, recruiter.workspace_id as WorkspaceId, last);
  expect(await reached.promise).toEqual({ matches: 3, behind: 3 });
  mayGoOn.resolve();
  await looking;
  await bringUpToDate(server.parts, recruiter.workspace_id as WorkspaceId);
  expect(await matchesOf(recruiter, last)).toHaveLength(3);
});

test("a list says that matches are on their way, until they are there", async () => {
  const recruiter = await server.signIn({ plan: "team" });
  const { send } = recruiter;
  await addJob(recruiter);
  await bringUpToDate(server.parts, recruiter.workspace_id as WorkspaceId);
  expect((await send(api.job.list, {})).data.is_matching).toBe(false);
  await addQuietly(server, recruiter, 1);
  expect((await send(api.candidate.list, {})).data).toMatchObject({ is_matching: true, candidates: [{ best_match: null }] });
  expect((await send(api.job.list, {})).data.is_matching).toBe(true);
  await bringUpToDate(server.parts, recruiter.workspace_id as WorkspaceId);
  expect((await send(api.candidate.list, {})).data).toMatchObject({
    is_matching: false,
    candidates: [{ best_match: { score: expect.any(Number) } }],
  });
});

test("how many candidates there are is kept right, whatever happens to them", async () => {
  const recruiter = await server.signIn({ plan: "team" });
  const { send, workspace_id } = recruiter;
  const count = async () => {
    const { rows } = await sql<{ kept: number; counted: number }>`
      select candidates as kept, (select count(*) from candidates where workspace_id = ${workspace_id} and deleted_at is null) as counted
      from workspaces where id = ${workspace_id}`.execute(server.parts.database.db);
    expect(rows[0]?.kept).toBe(rows[0]?.counted);
    expect((await send(api.candidate.list, {})).data.total).toBe(rows[0]?.kept);
    return rows[0]?.kept;
  };
  await addQuietly(server, recruiter, 20);
  const { id } = (await send(api.candidate.create, { last_name: "Akkerman" })).data.candidate;
  expect(await count()).toBe(21);
  await send(api.candidate.update, { id, city: "Utrecht" });
  const ids = (await send(api.candidate.list, { limit: 5 })).data.candidates.map((one) => one.id);
  const { undo } = (await send(api.candidate.bulk, { steps: [{ do: "trash", ids }] })).data;
  expect(await count()).toBe(16);
  await send(api.candidate.bulk, { steps: undo });
  await send(api.candidate.remove, { id });
  expect(await count()).toBe(20);
  await sql`update candidates set deleted_at = now() - interval '40 days' where id = ${id}`.execute(server.parts.database.db);
  await tidyCandidates(server.parts);
  expect(await count()).toBe(20);
});

test.skipIf(!url)("neither a save nor a reader waits for whoever holds a job", async () => {
  const postgres = await startTestServer({ postgres: await newDatabase(url as string, "following") });
  const mayEnd = Promise.withResolvers<void>();
  try {
    const recruiter = await postgres.signIn({ plan: "team" });
    const { send, workspace_id } = recruiter;
    const job_id = await addJob(recruiter);
    const holds = Promise.withResolvers<void>();
    const other = postgres.parts.database.transaction(async (trx) => {
      await lockJob(trx, workspace_id as WorkspaceId, job_id);
      holds.resolve();
      await mayEnd.promise;
    });
    await holds.promise;
    const { id } = (await send(api.candidate.create, { last_name: "Akkerman", skills: [{ name: "Python" }] })).data.candidate;
    const before = (await send(api.matching.matchedCandidates, { id: job_id })).data;
    expect(before).toMatchObject({ total: 0, compared: 0 });
    // The pair that is looked at is computed for the moment.
    expect((await send(api.matching.fetchMatched, { job_id, candidate_id: id })).data.match.points.met).toBeGreaterThan(0);
    mayEnd.resolve();
    await other;
    await expect.poll(async () => (await matchesOf(recruiter, id)).length).toBe(1);
    expect((await send(api.matching.matchedCandidates, { id: job_id })).data).toMatchObject({ total: 1, compared: 1 });
  } finally {
    mayEnd.resolve();
    await postgres.stop();
  }
});
