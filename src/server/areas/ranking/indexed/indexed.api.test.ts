import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { newDatabase } from "#tests/support/postgres.ts";
import { startTestServer } from "#tests/support/server.ts";
import { bringUpToDate, matchesOnce, rankedBeyond } from "../tasks.ts";
import { isIndexed, KEPT } from "./people.ts";
import { trimKept } from "./queries.ts";
import { foundWithoutIndex, tidyMatches } from "./tasks.ts";

const server = await startTestServer();
afterAll(() => server.stop());
const url = process.env.TEST_DATABASE_URL;
type Server = typeof server;
type Recruiter = Awaited<ReturnType<Server["signIn"]>>;

const PEOPLE = 720;
const skills = ["Python", "Kafka", "Docker", "React"];

/** People straight into the table, each with other skills and another town: nobody has heard of them yet. */
async function addQuietly({ parts }: Server, { workspace_id }: Recruiter, count: number): Promise<void> {
  await sql`
    with w as (update workspaces set change_seq = change_seq + ${count} where id = ${workspace_id} returning change_seq)
    insert into candidates (id, workspace_id, last_name, headline, city, skills, change_seq)
    select gen_random_uuid(), ${workspace_id}, 'Person ' || n, (array['Python developer', 'Data engineer', 'Baker'])[1 + n % 3],
      (array['Utrecht', 'Zwolle', 'Delft'])[1 + n % 3], case when n % 12 = 11 then '[]'::jsonb else jsonb_build_array(
        jsonb_build_object('name', (${skills}::text[])[1 + n % 4])) end, w.change_seq - ${count} + n
    from w, generate_series(1, ${count}::integer) n order by n`.execute(parts.database.db);
}

const job = {
  title: "Python developer",
  city: "Utrecht",
  requirements: [
    { text: "Python", kind: "must" as const, skill: "Python" },
    { text: "Kafka", kind: "nice" as const, skill: "Kafka" },
  ],
};
const addJob = async ({ send }: Recruiter) => (await send(api.job.create, job)).data.job.id;
const storedCount = async ({ parts }: Server, job_id: string) =>
  (await sql<{ n: number }>`select count(*) as n from matches where job_id = ${job_id}`.execute(parts.database.db)).rows[0]?.n;

/** The whole list of a job, page after page. */
async function wholeList({ send }: Recruiter, id: string, query: { q?: string; min_score?: number } = {}) {
  const all = [];
  let total = 0;
  for (let cursor: string | undefined; ; ) {
    const { data } = await send(api.matching.matchedCandidates, { id, limit: 100, ...query, ...(cursor && { cursor }) });
    all.push(...data.candidates);
    total = data.total;
    if (!data.next_cursor) return { all, total, compared: data.compared };
    cursor = data.next_cursor;
  }
}

async function ready(at: Server, { workspace_id }: Recruiter): Promise<void> {
  await expect.poll(() => isIndexed(at.parts, workspace_id as WorkspaceId, 500)).toBe(true);
}

test("a large workspace stores the best of a job, and lists everybody whom something speaks for", async () => {
  const recruiter = await server.signIn({ plan: "team" });
  const workspace = recruiter.workspace_id as WorkspaceId;
  await addQuietly(server, recruiter, PEOPLE);
  await ready(server, recruiter);
  const id = await addJob(recruiter);
  await bringUpToDate(server.parts, workspace);
  expect(await storedCount(server, id)).toBe(KEPT);
  const { all, total, compared } = await wholeList(recruiter, id);
  expect(compared).toBe(PEOPLE);
  expect(all).toHaveLength(total);
  expect(new Set(all.map((one) => one.id)).size).toBe(total);
  const { rows } = await sql<{ id: string }>`select id from candidates where workspace_id = ${workspace}`.execute(server.parts.database.db);
  const judged = await matchesOnce(
    server.parts,
    workspace,
    id,
    rows.map((row) => row.id),
  );
  expect(total).toBe(judged.length);
  expect(total).toBeLessThan(PEOPLE);
  const scores = all.slice(0, KEPT).map(({ match }) => match.exact_score);
  expect(scores).toEqual([...scores].sort((one, other) => other - one));
  // Whoever is shown beyond is judged as whoever is stored: the list goes on where the stored ones end.
  expect(Math.max(...all.slice(KEPT).map(({ match }) => match.exact_score))).toBeLessThanOrEqual((scores.at(-1) as number) + 1);
  const last = all.at(-1) as (typeof all)[number];
  const { match } = (await recruiter.send(api.matching.fetchMatched, { job_id: id, candidate_id: last.id })).data;
  expect(match.exact_score).toBe(last.match.exact_score);

  const strong = await wholeList(recruiter, id, { min_score: 60 });
  expect(strong.all.map((one) => one.id)).toEqual(all.filter((one) => one.match.score >= 60).map((one) => one.id));

  // What changes is there with the next answer.
  await recruiter.send(api.candidate.remove, { id: last.id });
  const { data } = await recruiter.send(api.candidate.create, {
    last_name: "Newcomer",
    headline: "Python developer",
    city: "Utrecht",
    skills: [{ name: "Python" }, { name: "Kafka" }],
  });
  const after = await wholeList(recruiter, id);
  expect(after.all.map((one) => one.id)).not.toContain(last.id);
  expect(after.all.slice(0, KEPT).map((one) => one.id)).toContain(data.candidate.id);
  expect(after.total).toBe(total);

  // Better ones push others out of what is stored, but not out of the list.
  await tidyMatches(server.parts);
  await trimKept(server.parts.database.db, 100, 0);
  expect(await storedCount(server, id)).toBe(100);
  const trimmed = await wholeList(recruiter, id);
  expect(trimmed.total).toBe(total);
  expect(trimmed.all.slice(0, 100)).toEqual(after.all.slice(0, 100));

  // Whoever somebody worked on stays stored, whatever comes.
  const worst = after.all.at(-1) as (typeof all)[number];
  await recruiter.send(api.matching.updateMatched, { job_id: id, candidate_id: worst.id, stage: "shortlisted" });
  await recruiter.send(api.job.update, { id, requirements: [{ text: "Docker", kind: "must", skill: "Docker" }] });
  await bringUpToDate(server.parts, workspace);
  const short = await recruiter.send(api.matching.matchedCandidates, { id, stage: "shortlisted" });
  expect(short.data.candidates.map((one) => one.id)).toEqual([worst.id]);
  expect(await storedCount(server, id)).toBeLessThanOrEqual(KEPT + 1);
  expect(server.errors).toEqual([]);
});

test("entries are stored with the record they were made of, and an index is built from them alone", async () => {
  const recruiter = await server.signIn({ plan: "team" });
  const workspace = recruiter.workspace_id as WorkspaceId;
  await addQuietly(server, recruiter, PEOPLE);
  await ready(server, recruiter);
  const id = await addJob(recruiter);
  const first = await rankedBeyond(server.parts, workspace, id, { most: PEOPLE });
  const { ranker } = server.parts;
  const records: number[] = [];
  await ranker.forget(workspace);
  const counting: typeof ranker = {
    ...ranker,
    put: (of, changes) => {
      records.push(changes.filter(({ candidate }) => candidate !== null).length);
      return ranker.put(of, changes);
    },
  };
  const parts = { ...server.parts, ranker: counting };
  await expect.poll(() => isIndexed(parts, workspace, 500)).toBe(true);
  expect(records.length).toBeGreaterThan(0);
  expect(records.every((count) => count === 0)).toBe(true);
  await bringUpToDate(server.parts, workspace);
  const again = await rankedBeyond(server.parts, workspace, id, { most: PEOPLE });
  expect(again?.counts).toEqual(first?.counts);
});

test("while the index is being built, the database finds by the same skills and says so; then the whole ranking takes over", async () => {
  const slow = await startTestServer({ own: true });
  const { ranker, engine } = slow.parts;
  const mayBuild = Promise.withResolvers<void>();
  // The same index, and whoever has a long text, wait until they are let go on.
  slow.parts.ranker = { ...ranker, put: (of, changes) => mayBuild.promise.then(() => ranker.put(of, changes)) };
  const held = (name: string) => (name === "criteria" ? mayBuild.promise : Promise.resolve());
  slow.parts.engine = { ...engine, ahead: (of, name, ...given) => held(name).then(() => engine.ahead(of, name, ...given)) };
  try {
    const recruiter = await slow.signIn({ plan: "team" });
    const workspace = recruiter.workspace_id as WorkspaceId;
    await addQuietly(slow, recruiter, PEOPLE);
    // Comparing them one by one comes no further than to this one.
    await recruiter.send(api.candidate.create, { last_name: "Long" });
    await sql`update candidates set cv_text = ${"Baker. ".repeat(3000)} where last_name = 'Long'`.execute(slow.parts.database.db);
    await addQuietly(slow, recruiter, PEOPLE);
    const people = 2 * PEOPLE + 1;
    // Whoever changed last would be compared last.
    const { id: best } = (
      await recruiter.send(api.candidate.create, {
        last_name: "Latest",
        headline: "Python developer",
        city: "Utrecht",
        skills: [{ name: "Python" }, { name: "Kafka" }],
      })
    ).data.candidate;
    const firstPage = async (id: string) => (await recruiter.send(api.matching.matchedCandidates, { id })).data;
    const foundEarly = async (id: string) => {
      const { is_building, compared, candidates } = await firstPage(id);
      return { is_building, isEarly: compared < people - KEPT, found: candidates[0]?.id };
    };
    const id = await addJob(recruiter);
    await expect.poll(() => foundEarly(id)).toEqual({ is_building: true, isEarly: true, found: best });
    const unranked = (await recruiter.send(api.matching.notRanked, { id })).data;
    expect(unranked.is_building).toBe(true);
    expect(unranked.counts.waiting).toBeGreaterThan(KEPT);
    mayBuild.resolve();
    await bringUpToDate(slow.parts, workspace);
    await ready(slow, recruiter);
    const after = await firstPage(id);
    expect(after).toMatchObject({ is_building: false, compared: people + 1 });
    expect(after.candidates[0]?.id).toBe(best);

    // With what the entries hold: skills by their names in the lexicon, however somebody writes them.
    const { id: other } = (
      await recruiter.send(api.candidate.create, { last_name: "Other", skills: [{ name: "k8s" }, { name: "Golang" }] })
    ).data.candidate;
    await ready(slow, recruiter);
    const asks = ["Kubernetes", "Go"].map((skill) => ({ text: skill, kind: "must" as const, skill }));
    const { id: another } = (await recruiter.send(api.job.create, { title: "Platform engineer", requirements: asks })).data.job;
    expect((await foundWithoutIndex(slow.parts, workspace, another))[0]).toBe(other);
    expect(slow.errors).toEqual([]);
  } finally {
    mayBuild.resolve();
    await slow.stop();
  }
});

test("whoever isn't ranked is told why, in a large workspace as in a small one", async () => {
  const recruiter = await server.signIn({ plan: "team" });
  const { send } = recruiter;
  const asked = {
    ...job,
    requirements: [...job.requirements, { text: "English at C1", kind: "knock_out" as const }],
  };
  const add = async (last_name: string, more: object) => (await send(api.candidate.create, { last_name, ...more })).data.candidate.id;
  const baker = await add("Baker", { headline: "Baker", skills: [{ name: "Pastry" }], city: "Utrecht" });
  const empty = await add("Empty", {});
  const without = await add("Without", {
    headline: "Python developer",
    skills: [{ name: "Python" }],
    languages: [{ language: "en", level: "A2" }],
  });
  const gone = await add("Gone", { headline: "Baker" });
  await send(api.candidate.remove, { id: gone });
  const whole = async (id: string, group: "nothing" | "knock_out") => {
    const all = [];
    for (let cursor: string | undefined; ; ) {
      const { data } = await send(api.matching.notRanked, { id, group, limit: 30, ...(cursor && { cursor }) });
      all.push(...data.candidates);
      if (!data.next_cursor) return { all, counts: data.counts, total: data.total };
      cursor = data.next_cursor;
    }
  };
  const check = async (id: string) => {
    const ranked = await wholeList(recruiter, id);
    const nothing = await whole(id, "nothing");
    const failed = await whole(id, "knock_out");
    expect(nothing.all).toHaveLength(nothing.total);
    expect(nothing.counts).toEqual({ nothing: nothing.total, knock_out: failed.total, waiting: 0, in_trash: 1 });
    // Everybody is in one of the two lists, and once.
    expect(ranked.total + nothing.total).toBe(ranked.compared);
    expect(new Set([...ranked.all, ...nothing.all].map((one) => one.id)).size).toBe(ranked.compared);
    expect(failed.all.map((one) => one.id).toSorted()).toEqual(
      ranked.all
        .filter(({ match }) => match.knock_outs_not_met > 0)
        .map((one) => one.id)
        .toSorted(),
    );
    const of = new Map([...nothing.all, ...failed.all].map((one) => [one.id, one]));
    expect(of.get(baker)).toMatchObject({
      reason: "nothing_found",
      missing: [{ verdict: expect.stringMatching(/not_met|unknown/) }, {}, {}],
    });
    expect(of.get(empty)).toMatchObject({ reason: "empty_profile", missing: [] });
    expect(of.get(without)).toMatchObject({ reason: "knock_out", missing: [{ text: "English at C1", verdict: "not_met" }] });
    expect(of.has(gone)).toBe(false);
  };
  const small = (await send(api.job.create, asked)).data.job.id;
  await bringUpToDate(server.parts, recruiter.workspace_id as WorkspaceId);
  await check(small);
  await addQuietly(server, recruiter, PEOPLE);
  await ready(server, recruiter);
  const large = (await send(api.job.create, asked)).data.job.id;
  await bringUpToDate(server.parts, recruiter.workspace_id as WorkspaceId);
  await check(large);
  expect(
    (
      await recruiter.raw("/api/user/job/not-ranked", {
        method: "POST",
        body: JSON.stringify({ id: large, group: "others" }),
        headers: { "content-type": "application/json" },
      })
    ).status,
  ).toBe(422);
  expect(server.errors).toEqual([]);
});

test.skipIf(!url)("two processes agree after each write", async () => {
  const postgres = await newDatabase(url as string, "indexed");
  const one = await startTestServer({ postgres });
  const other = await startTestServer({ postgres });
  try {
    const recruiter = await one.signIn({ plan: "team" });
    const workspace = recruiter.workspace_id as WorkspaceId;
    await addQuietly(one, recruiter, PEOPLE);
    const id = await addJob(recruiter);
    await ready(one, recruiter);
    await ready(other, recruiter);
    await bringUpToDate(one.parts, workspace);
    const people = (await recruiter.send(api.candidate.list, { limit: 8 })).data.candidates.map((each) => each.id);
    for (const [step, person] of people.entries()) {
      if (step % 2 === 0)
        await recruiter.send(api.candidate.update, { id: person, skills: [{ name: "Kafka" }], headline: `Baker ${step}` });
      else await recruiter.send(api.candidate.remove, { id: person });
      const [here, there] = await Promise.all([one, other].map((at) => rankedBeyond(at.parts, workspace, id, { most: PEOPLE })));
      expect(here).not.toBeNull();
      expect(there?.counts).toEqual(here?.counts);
      await bringUpToDate(one.parts, workspace);
      const again = await Promise.all([one, other].map((at) => rankedBeyond(at.parts, workspace, id, { most: PEOPLE })));
      expect(again[1]).toEqual(again[0]);
    }
  } finally {
    await one.stop();
    await other.stop();
  }
});
