import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { BodyInput } from "#contract/call.ts";
import { api } from "#contract/index.ts";
import type { Stage } from "#contract/job/match.ts";
import type { RowFigure, Statistics } from "#contract/statistics.ts";
import { startTestServer } from "#tests/support/server.ts";

const server = await startTestServer();
afterAll(() => server.stop());
type Person = Awaited<ReturnType<typeof server.signIn>>;

/** Four weeks whose last day has 23 hours in Amsterdam. */
const march = { from: "2026-03-02", to: "2026-03-29", time_zone: "Europe/Amsterdam" };

async function fetch(person: Person, query: BodyInput<typeof api.statistics.fetch> = march) {
  return (await person.send(api.statistics.fetch, query)).data.stats as Statistics;
}

/** Lets something have happened at another time: the product itself only knows now. */
const happened = (table: "candidates" | "jobs", id: string, created_at: string) =>
  sql`update ${sql.table(table)} set created_at = ${created_at} where id = ${id}`.execute(server.parts.database.db);

async function candidate(person: Person, created_at: string, more: Partial<BodyInput<typeof api.candidate.create>> = {}) {
  const { data } = await person.send(api.candidate.create, { last_name: `Bakker ${created_at} ${people++}`, ...more });
  await happened("candidates", data.candidate.id, created_at);
  return data.candidate.id;
}
let people = 0;

async function job(person: Person, created_at: string, more: Partial<BodyInput<typeof api.job.create>> = {}) {
  const { data } = await person.send(api.job.create, { title: "Kraanmachinist", ...more });
  await happened("jobs", data.job.id, created_at);
  return data.job.id;
}

interface Pair {
  job_id: string;
  candidate_id: string;
}

async function suggest(person: Person, pair: Pair, at: string): Promise<Pair> {
  await person.send(api.matching.matchCandidates, { id: pair.job_id, mode: "manual", candidate_ids: [pair.candidate_id] });
  await ofPair(pair, sql`update matches set created_at = ${at}`);
  return pair;
}

/** Runs an update for one pair. */
const ofPair = ({ job_id, candidate_id }: Pair, update: ReturnType<typeof sql>) =>
  sql`${update} where job_id = ${job_id} and candidate_id = ${candidate_id}`.execute(server.parts.database.db);

/** Dates what the last call wrote on the timeline of a pair, and where its match stands. */
async function dateNewest(pair: Pair, at: string) {
  await ofPair(pair, sql`update matches set stage_at = case when stage_at is null then null else ${at}::timestamptz end`);
  await sql`update activities set at = ${at} where id =
    (select id from activities where job_id = ${pair.job_id} and candidate_id = ${pair.candidate_id} order by id desc limit 1)`.execute(
    server.parts.database.db,
  );
}

async function move(person: Person, pair: Pair, stage: Stage, at: string) {
  await person.send(api.matching.updateMatched, { ...pair, stage });
  await dateNewest(pair, at);
}

/** Sends a proposal of a pair; the token of its link. */
async function propose(person: Person, pair: Pair, at: string) {
  const { data } = await person.send(api.proposal.create, pair);
  const { id } = data.proposal;
  const sent = await person.send(api.proposal.submit, { id, confirm_unsourced: true });
  await sql`update proposal_editions set created_at = ${at} where proposal_id = ${id} and number = 1`.execute(server.parts.database.db);
  await dateNewest(pair, at);
  return { id, token: sent.data.share.url.split("/p/")[1] as string };
}

async function answer(person: Person, pair: Pair, { id, token }: { id: string; token: string }, given: object, at: string) {
  await person.send(api.proposal.respond, { token, name: "Marjan Elzinga", ...given } as never);
  await sql`update proposals set response = jsonb_set(response, '{at}', to_jsonb(${at}::text)) where id = ${id}`.execute(
    server.parts.database.db,
  );
  await dateNewest(pair, at);
}

describe("a small history, counted by hand", () => {
  let owner: Person;
  let colleague: Person;
  let jan: string;
  let stats: Statistics;

  beforeAll(async () => {
    owner = await server.signIn({ plan: "team" });
    colleague = await server.signIn({ in_workspace_of: owner });
    const members = await server.parts.database.db
      .selectFrom("recruiters")
      .select(["id", "user_id"])
      .where("workspace_id", "=", owner.workspace_id)
      .execute();
    jan = members.find(({ user_id }) => user_id === colleague.user_id)?.id as string;
    const skills = (names: string[]) => ({ skills: names.map((name) => ({ name })) });

    // Before, half an hour before midnight; then half an hour after it; the last minute of the last day; and one after.
    await candidate(owner, "2026-03-01T22:30:00Z");
    const first = await candidate(owner, "2026-03-01T23:30:00Z", { source: "Referral", ...skills(["Kraan", "Python"]) });
    const second = await candidate(colleague, "2026-03-29T21:59:00Z", { source: " referral ", ...skills(["kraan"]) });
    await candidate(owner, "2026-03-29T22:00:00Z");
    const third = await candidate(owner, "2026-03-10T12:00:00Z");
    const trashed = await candidate(owner, "2026-03-10T12:00:00Z", skills(["Kraan"]));
    const old = await candidate(owner, "2025-03-10T12:00:00Z");

    const asked = (names: string[]) => ({ skills: names.map((name) => ({ name, kind: "must" as const })) });
    const halder = await job(owner, "2026-03-03T12:00:00Z", { client: { name: "Halderwind" }, ...asked(["Kraan", "Hijsen"]) });
    const other = await job(colleague, "2026-02-20T12:00:00Z", { client: { name: "Steenhof" }, ...asked(["KRAAN"]) });
    const closed = await job(owner, "2025-03-03T12:00:00Z", asked(["Python"]));
    await owner.send(api.job.updateStatus, { id: closed, status: 0 });

    // From suggestion to placement, a proposal by the colleague; the client opens it, asks and then invites.
    const whole = await suggest(owner, { job_id: halder, candidate_id: first }, "2026-03-04T12:00:00Z");
    await move(owner, whole, "shortlisted", "2026-03-05T12:00:00Z");
    const proposal = await propose(colleague, whole, "2026-03-07T12:00:00Z");
    await owner.send(api.proposal.seen, { token: proposal.token, visit: true });
    await answer(owner, whole, proposal, { decision: "question", comment: "Which cranes?" }, "2026-03-08T12:00:00Z");
    await answer(owner, whole, proposal, { decision: "interview" }, "2026-03-09T12:00:00Z");
    await move(owner, whole, "offer", "2026-03-20T12:00:00Z");
    await move(owner, whole, "placed", "2026-03-23T12:00:00Z");

    // Suggested and sent before the period, without a shortlist; the client declines within it.
    const no = await suggest(colleague, { job_id: other, candidate_id: third }, "2026-02-21T12:00:00Z");
    const sent = await propose(colleague, no, "2026-02-25T12:00:00Z");
    await answer(colleague, no, sent, { decision: "not_a_fit", reason: "pay" }, "2026-03-03T12:00:00Z");

    // Dragged to placed by mistake and back again: shortlisted is what remains.
    const mistake = await suggest(owner, { job_id: other, candidate_id: second }, "2026-03-11T12:00:00Z");
    await move(owner, mistake, "placed", "2026-03-12T12:00:00Z");
    await move(owner, mistake, "shortlisted", "2026-03-12T13:00:00Z");

    // Straight to an interview, then rejected: the interview was there.
    const straight = await suggest(owner, { job_id: closed, candidate_id: old }, "2026-03-14T12:00:00Z");
    await move(owner, straight, "interview", "2026-03-16T12:00:00Z");
    await move(owner, straight, "rejected", "2026-03-18T12:00:00Z");

    const gone = await suggest(owner, { job_id: halder, candidate_id: trashed }, "2026-03-14T12:00:00Z");
    await move(owner, gone, "placed", "2026-03-16T12:00:00Z");
    await owner.send(api.candidate.remove, { id: trashed });
    // Matches that came by themselves are as old as the test: in no period of it.
    stats = await fetch(owner);
  });

  test("what there is now stands in the totals, in the period or not", () => {
    const { totals } = stats;
    expect(totals).toMatchObject({ candidates: 6, jobs: 3, active_jobs: 2, recruiters: 2 });
    expect(totals.proposals).toEqual({ draft: 0, submitted: 0, viewed: 0, interview: 1, declined: 1, accepted: 0, withdrawn: 0 });
    expect(totals.matches).toMatchObject({ shortlisted: 1, proposed: 0, interview: 0, offer: 0, placed: 1, rejected: 2 });
  });

  test("each figure stands beside that of as many days before", () => {
    expect(stats.figures).toEqual({
      candidates: { now: 3, before: 1 },
      jobs: { now: 1, before: 1 },
      proposals: { now: 1, before: 1 },
      opened: { now: 1, before: 1 },
      answered: { now: 1, before: 1 },
      interviews: { now: 2, before: 0 },
      placements: { now: 1, before: 0 },
    });
  });

  test("the series falls into weeks of the reader's days and sums to the figures", () => {
    expect(stats.series.map(({ date }) => date)).toEqual(["2026-03-02", "2026-03-09", "2026-03-16", "2026-03-23"]);
    expect(stats.series.map(({ candidates }) => candidates)).toEqual([1, 1, 0, 1]);
    expect(stats.series.map(({ jobs }) => jobs)).toEqual([1, 0, 0, 0]);
    expect(stats.series.map(({ proposals }) => proposals)).toEqual([1, 0, 0, 0]);
    expect(stats.series.map(({ interviews }) => interviews)).toEqual([0, 1, 1, 0]);
    expect(stats.series.map(({ placements }) => placements)).toEqual([0, 0, 0, 1]);
  });

  test("the funnel counts pairs by when they first stood at a step, what was skipped included, what was taken back not", () => {
    expect(stats.funnel.map(({ stage, count, before }) => [stage, count, before])).toEqual([
      ["suggested", 3, 1],
      ["shortlisted", 3, 1],
      ["proposed", 2, 1],
      ["interview", 2, 0],
      ["offer", 1, 0],
      ["placed", 1, 0],
    ]);
    expect(stats.funnel.map(({ rate }) => rate)).toEqual([null, 1, 2 / 3, 1, 0.5, 1]);
  });

  test("days between steps are medians over the pairs that skipped none", () => {
    // Shortlisted after 1, 1.04 (the mistake) and 2 days; proposed after 2; interview after 2; offer after 11; placed after 3.
    expect(stats.funnel.map(({ median_days, cases }) => [median_days, cases])).toEqual([
      [null, 0],
      [1, 3],
      [2, 1],
      [2, 1],
      [11, 1],
      [3, 1],
    ]);
  });

  test("times come as medians with their middle half and the number of cases", () => {
    expect(stats.medians).toEqual({ vacancy_to_first_proposal_days: 4, vacancy_to_placement_days: 20, proposal_to_answer_days: 4 });
    expect(stats.spread).toMatchObject({
      vacancy_to_first_proposal_days: { low: 4, high: 4, cases: 1 },
      // Answered after 2 and after 6 days: half of the cases lie between 3 and 5.
      proposal_to_answer_days: { low: 3, high: 5, cases: 2 },
    });
  });

  test("work belongs to who did it: a proposal and what follows to its maker, the rest to the owner of the record", () => {
    const of = (id: string) => stats.recruiters.find(({ recruiter_id }) => recruiter_id === id);
    expect(of(jan)).toMatchObject({ name: "Sanne Verhoeven", jobs: 0, candidates: 1, proposals: 1, interviews: 1, placements: 1 });
    expect(stats.recruiters).toHaveLength(2);
    expect(stats.recruiters.find(({ recruiter_id }) => recruiter_id !== jan)).toMatchObject({
      jobs: 1,
      candidates: 2,
      proposals: 0,
      interviews: 1,
      placements: 0,
    });
  });

  test("one person's statistics are theirs alone, and the people of other workspaces have none here", async () => {
    const theirs = await fetch(owner, { ...march, recruiter_id: jan });
    expect(theirs.figures).toMatchObject({ candidates: { now: 1 }, jobs: { now: 0, before: 1 }, interviews: { now: 1 } });
    expect(theirs.recruiters).toHaveLength(1);
    expect(theirs.totals.candidates).toBe(6);
    const stranger = await server.signIn();
    const { data } = await stranger.send(api.team.recruiters, {});
    await expect(fetch(owner, { ...march, recruiter_id: data.recruiters[0]?.id as string })).rejects.toMatchObject({ status: 422 });
    expect((await fetch(stranger)).figures.candidates).toEqual({ now: 0, before: 0 });
  });

  test("clients, sources, skills and reasons to decline", () => {
    expect(stats.clients).toEqual([
      { client_id: expect.any(String), name: "Halderwind", jobs: 1, proposals: 1, answered: 1, interviews: 1, placements: 1 },
      { client_id: null, name: null, jobs: 0, proposals: 0, answered: 0, interviews: 1, placements: 0 },
    ]);
    expect(stats.sources).toEqual([
      { source: "Referral", is_named: true, count: 2 },
      { source: "hand", is_named: false, count: 1 },
    ]);
    expect(stats.skills).toEqual([
      {
        name: expect.stringMatching(/^kraan$/i),
        names: ["KRAAN", "Kraan"],
        label: expect.stringMatching(/^kraan$/i),
        demand: 2,
        supply: 2,
      },
      { name: "Hijsen", names: ["Hijsen"], label: "Hijsen", demand: 1, supply: 0 },
    ]);
    expect(stats.decline_reasons).toEqual([{ reason: "pay", count: 1 }]);
  });

  test("every figure opens as many records as it counts", async () => {
    const rows = async (figure: RowFigure, more = {}) => (await owner.send(api.statistics.rows, { ...march, figure, ...more })).data;
    for (const name of ["candidates", "jobs", "proposals", "opened", "answered"] as const)
      expect((await rows(name)).total, name).toBe(stats.figures[name].now);
    for (const { stage, count } of stats.funnel) {
      if (stage === "rejected") continue;
      const { rows: found, total } = await rows(stage);
      expect([stage, found.length, total]).toEqual([stage, count, count]);
    }
    expect((await rows("declined")).rows).toMatchObject([{ job_title: "Kraanmachinist", client_name: "Steenhof" }]);
    expect((await rows("placed")).rows).toMatchObject([{ client_name: "Halderwind", at: "2026-03-23T12:00:00.000Z" }]);
    expect((await rows("candidates", { source: "Referral" })).total).toBe(2);
    expect((await rows("candidates", { source: "hand" })).total).toBe(1);
    expect((await rows("interview", { recruiter_id: jan })).total).toBe(1);
    const halderwind = stats.clients.find(({ name }) => name === "Halderwind");
    expect((await rows("interview", { client_id: halderwind?.client_id })).total).toBe(halderwind?.interviews);
  });

  test("a viewer sees the totals and nothing else", async () => {
    const viewer = await server.signIn({ in_workspace_of: owner, role: "viewer" });
    const { data } = await viewer.send(api.statistics.fetch, march);
    expect(Object.keys(data.stats)).toEqual(["totals"]);
    expect(data.stats.totals).toMatchObject({ candidates: 6, jobs: 3, active_jobs: 2 });
    await expect(viewer.send(api.statistics.rows, { figure: "candidates" })).rejects.toMatchObject({ status: 403 });
  });

  test("a skill is called as its reader calls it", async () => {
    const someone = await server.signIn();
    const skills = ["Wound care", "Python"].map((name) => ({ name, kind: "must" as const }));
    await someone.send(api.job.create, { title: "Wijkverpleegkundige", skills });
    const labels = async (locale: string) =>
      (await someone.send(api.statistics.fetch, {}, { locale })).data.stats.skills?.map(({ name, label }) => [name, label]).sort();
    expect(await labels("nl")).toEqual([
      ["Python", "Python"],
      ["Wound care", "Wondzorg"],
    ]);
    expect(await labels("en")).toEqual([
      ["Python", "Python"],
      ["Wound care", "Wound care"],
    ]);
  });

  test("a skill and a paper are counted and found by what they are, whatever they are called", async () => {
    const someone = await server.signIn();
    const asked = (names: string[]) => ({ skills: names.map((name) => ({ name, kind: "must" as const })) });
    await someone.send(api.job.create, { title: "Data-engineer", ...asked(["Apache Kafka", "Rijbewijs B"]) });
    await someone.send(api.job.create, { title: "Data engineer", ...asked(["kafka", "Kafka", "VCA-VOL"]) });
    const add = async (profile: Record<string, unknown>) =>
      (await someone.send(api.candidate.create, { last_name: "Bakker", ...profile })).data.candidate.id;
    await add({ skills: [{ name: "Kafka" }] });
    await add({ skills: [{ name: "Apache Kafka" }, { name: "kafka" }], certifications: [{ name: "VCA VOL" }] });
    await add({ summary: "Ik bouw datastromen met Kafka en heb rijbewijs B." });
    await add({ summary: "Ik heb geen rijbewijs en geen ervaring met Kafka." });
    // Who was saved before this was kept counts by the names in their profile.
    const old = await add({ skills: [{ name: "Kafka" }], summary: "In het bezit van VCA VOL." });
    await server.parts.database.db.updateTable("candidates").set({ held_skills: null }).where("id", "=", old).execute();
    const { skills } = await fetch(someone, {});
    expect(skills.map(({ names, demand, supply }) => [names, demand, supply])).toEqual([
      [["Apache Kafka", "Kafka", "kafka"], 2, 4],
      [["Rijbewijs B"], 1, 1],
      [["VCA-VOL"], 1, 1],
    ]);
    for (const { name, supply } of skills)
      expect([name, (await someone.send(api.candidate.list, { skills: [name] })).data.total]).toEqual([name, supply]);
  });

  test("skills held follow every change of a candidate, the trash and back included", async () => {
    const held = async () => (await fetch(owner)).skills.map(({ supply }) => supply);
    const { data } = await owner.send(api.candidate.create, { last_name: "De Wit", skills: [{ name: "HIJSEN" }, { name: "hijsen" }] });
    const { id } = data.candidate;
    expect(await held()).toEqual([2, 1]);
    await owner.send(api.candidate.update, { id, skills: [{ name: "Kraan" }] });
    expect(await held()).toEqual([3, 0]);
    await owner.send(api.candidate.remove, { id });
    expect(await held()).toEqual([2, 0]);
    await owner.send(api.candidate.restore, { id });
    expect(await held()).toEqual([3, 0]);
    await server.parts.database.db.deleteFrom("candidates").where("id", "=", id).execute();
    expect(await held()).toEqual([2, 0]);
  });
});

test("an empty workspace has every figure at nought, a whole series and no shares", async () => {
  const stats = await fetch(await server.signIn(), {});
  expect(stats.period).toMatchObject({ days: 90, step_days: 7, time_zone: "UTC" });
  expect(stats.series).toHaveLength(13);
  expect(stats.figures.proposals).toEqual({ now: 0, before: 0 });
  expect(stats.funnel.map(({ rate }) => rate)).toEqual([null, null, null, null, null, null]);
  expect(stats.medians.vacancy_to_placement_days).toBeNull();
  expect(stats).toMatchObject({ sources: [], skills: [], clients: [], decline_reasons: [] });
});

test("a period that ends before it begins, a zone that isn't and a day that isn't are 422 with the field named", async () => {
  const person = await server.signIn();
  for (const [field, query] of [
    ["to", { from: "2026-03-02", to: "2026-03-01" }],
    ["from", { from: "2016-03-02", to: "2026-03-01" }],
    ["time_zone", { time_zone: "Europe/Lindekade" }],
    ["from", { from: "2026-02-30" }],
  ] as const)
    await expect(person.send(api.statistics.fetch, query)).rejects.toMatchObject({
      status: 422,
      envelope: { validation_errors: { [field]: [expect.any(String)] } },
    });
});
