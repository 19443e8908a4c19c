import { describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { judgeMatches, judgingOf } from "#server/areas/judging/tasks.ts";
import { workspaceIn } from "#server/core/caller.ts";
import type { Manner } from "#tests/support/assistant-server.ts";
import { addJobFor, addPlanners, type Person, startJudgingServer, verdictsOf } from "#tests/support/judging-server.ts";
import { until } from "#tests/support/until.ts";

const answer = verdictsOf({ verdict: "met" });
const { model, server, rest: allIsDone } = await startJudgingServer(answer, { ASSISTANT_JUDGES_BEST: "1", SUBSCRIPTIONS: "off" });
const { database } = server.parts;
/** What the process does while whoever asked goes on. */
const beside: Promise<void>[] = [];
const { background } = server.parts.tasks;
server.parts.tasks.background = (work) =>
  background((signal) => {
    const done = work(signal);
    beside.push(done);
    return done;
  });
async function rest() {
  await Promise.allSettled(beside.splice(0));
  await allIsDone();
}
async function jobWith(person: Person, ids: string[], text?: string) {
  const job_id = await addJobFor(person, ids, ...(text ? [text] : []));
  await allIsDone();
  return job_id;
}
const judgedIn = async (person: Person) => {
  const kept = "select distinct candidate_id from model_verdicts where workspace_id = $1 and verdict is not null";
  return (await database.executeSql(kept, [person.workspace_id])).rows.map(({ candidate_id }) => String(candidate_id));
};
const wishes = async (person: Person) =>
  (await database.executeSql("select candidate_id from judging_wishes where workspace_id = $1", [person.workspace_id])).rows;

/** A job of whose three candidates the model has judged the one best. */
async function withOthers() {
  const person = await server.signIn();
  const ids = await addPlanners(person, 3);
  const job_id = await jobWith(person, ids);
  await person.send(api.matching.matchedCandidates, { id: job_id });
  await allIsDone();
  const judged = await judgedIn(person);
  expect(judged).toHaveLength(1);
  const others = ids.filter((id) => !judged.includes(id)) as [string, string];
  model.asked.length = 0;
  return { person, job_id, best: judged[0] ?? "", others };
}

const interview = {
  starts_at: "2031-03-04T10:00:00.000Z",
  minutes: 60,
  time_zone: "Europe/Amsterdam",
  round: 1,
  contact_ids: [],
  recruiter_ids: [],
  invites_candidate: false,
  invites_client: false,
};

describe("whom somebody touches is judged, also outside the best", () => {
  type Touch = (of: Awaited<ReturnType<typeof withOthers>>) => Promise<unknown>;
  const touches: [string, Touch][] = [
    ["opened", ({ person, job_id, others: [candidate_id] }) => person.send(api.matching.fetchMatched, { job_id, candidate_id })],
    [
      "compared with another",
      ({ person, job_id, best, others: [one] }) => person.send(api.matching.whyAbove, { job_id, candidate_ids: [one, best] }),
    ],
    [
      "shortlisted",
      ({ person, job_id, others: [candidate_id] }) =>
        person.send(api.matching.updateMatched, { job_id, candidate_id, stage: "shortlisted" }),
    ],
    [
      "moved on the board",
      ({ person, job_id, others: [candidate_id] }) =>
        person.send(api.matching.move, { moves: [{ job_id, candidate_id, from: "suggested", to: "interview" }] }),
    ],
    [
      "moved with an interview",
      ({ person, job_id, others: [candidate_id] }) =>
        person.send(api.interview.plan, { job_id, candidate_id, ...interview, move: { to: "interview" } }),
    ],
    ["proposed", ({ person, job_id, others: [candidate_id] }) => person.send(api.proposal.create, { job_id, candidate_id })],
  ];
  test.each(touches)("%s", async (_how, touch) => {
    const of = await withOthers();
    await touch(of);
    await rest();
    expect(new Set(await judgedIn(of.person))).toEqual(new Set([of.best, of.others[0]]));
    expect(await wishes(of.person)).toEqual([]);
    const { match, is_being_judged } = (await of.person.send(api.matching.fetchMatched, { job_id: of.job_id, candidate_id: of.others[0] }))
      .data;
    expect(match.criteria.some(({ judged_by }) => judged_by?.model === "scripted")).toBe(true);
    expect(is_being_judged).toBe(false);
    expect(model.asked).toHaveLength(1);
  });

  test("but nobody who was turned down, and nobody for a job that is closed", async () => {
    const { person, job_id, others } = await withOthers();
    await person.send(api.matching.updateMatched, { job_id, candidate_id: others[0], stage: "rejected" });
    const { version } = (await person.send(api.job.show, { id: job_id })).data.job;
    await person.send(api.job.update, { id: job_id, version, status: 0 });
    await person.send(api.matching.updateMatched, { job_id, candidate_id: others[1], stage: "shortlisted" });
    await rest();
    expect(model.asked).toEqual([]);
    expect(await wishes(person)).toEqual([]);
  });

  test("nor who is turned down by what an interview came to", async () => {
    const { person, job_id, others } = await withOthers();
    const own = { job_id, candidate_id: others[0] };
    const { id, version } = (await person.send(api.interview.plan, { ...own, ...interview })).data.interview;
    const reason_key = (await person.send(api.pipeline.show, { job_id })).data.reasons[0]?.key ?? "";
    await person.send(api.interview.outcome, { id, version, outcome: "no", move: { to: "rejected", reason_key } });
    await rest();
    expect(model.asked).toEqual([]);
    expect(await wishes(person)).toEqual([]);
  });
});

/** The model answers so once it is let. */
function heldBack(manner: Manner = { kind: "words", words: [answer] }) {
  let release = () => {};
  const after = new Promise<void>((resolve) => {
    release = resolve;
  });
  model.state.manner = { ...manner, after } as Manner;
  return () => release();
}

test("a screen is told who is about to be judged, until they are", async () => {
  const { person, job_id, others } = await withOthers();
  const release = heldBack();
  const pair = { job_id, candidate_id: others[0] };
  expect((await person.send(api.matching.fetchMatched, pair)).data.is_being_judged).toBe(true);
  await until(() => model.asked.length === 1);
  const list = async () => (await person.send(api.matching.matchedCandidates, { id: job_id })).data.judging;
  expect(await list()).toMatchObject({ judged: 1, of: 1, others: 1 });
  release();
  await allIsDone();
  expect(await list()).toMatchObject({ judged: 1, of: 1, others: 0 });
});

test("a wish without a task is begun by whoever looks, and one that nobody fulfils isn't waited for for ever", async () => {
  const { person, job_id, others } = await withOthers();
  const put = "insert into judging_wishes (workspace_id, job_id, candidate_id, wished_at) values ($1, $2, $3, now() - $4::interval)";
  const list = async () => (await person.send(api.matching.matchedCandidates, { id: job_id })).data.judging;
  const release = heldBack();
  await database.executeSql(put, [person.workspace_id, job_id, others[0], "1 hour"]);
  expect(await list()).toMatchObject({ others: 0 });
  expect((await person.send(api.matching.fetchMatched, { job_id, candidate_id: others[0] })).data.is_being_judged).toBe(false);
  release();
  await allIsDone();
  expect(await judgedIn(person)).toContain(others[0]);
  await database.executeSql(put, [person.workspace_id, job_id, others[1], "1 second"]);
  expect(await list()).toMatchObject({ others: 1 });
  await allIsDone();
  expect(await list()).toMatchObject({ others: 0 });
  expect(await wishes(person)).toEqual([]);
});

test("where the task can't be queued neither is the wish, and whoever decides doesn't notice", async () => {
  const { person, job_id, others } = await withOthers();
  const { tasks } = server.parts;
  const { enqueue } = tasks;
  tasks.enqueue = async (name, ...rest) => {
    if (name === "judge_matches") throw new Error("The queue is away.");
    return enqueue(name, ...rest);
  };
  try {
    const pair = { job_id, candidate_id: others[0] };
    expect((await person.send(api.matching.fetchMatched, pair)).data.is_being_judged).toBe(false);
    await person.send(api.proposal.create, pair);
    await person.send(api.matching.updateMatched, { ...pair, stage: "shortlisted" });
    await person.send(api.matching.matchedCandidates, { id: job_id });
    await rest();
    const proposals = "select id from proposals where workspace_id = $1";
    expect((await database.executeSql(proposals, [person.workspace_id])).rows).toHaveLength(1);
    expect(await wishes(person)).toEqual([]);
    expect(server.errors.splice(0).join("\n")).toContain("The queue is away.");
  } finally {
    tasks.enqueue = enqueue;
  }
});

test("where nobody is judged of itself it is still told which model judges", async () => {
  const { person, job_id } = await withOthers();
  const { config } = server.parts;
  const parts = { ...server.parts, config: { ...config, models: { ...config.models, judges_best: 0 } } };
  expect(await judgingOf(parts, workspaceIn(person), job_id)).toMatchObject({
    model: "scripted",
    judged: 0,
    of: 0,
    others: 0,
    trouble: null,
  });
});

describe("four at once in a workspace", () => {
  /** Two jobs whose candidates the model has still to judge, all of whom somebody moved. */
  async function crowded() {
    const person = await server.signIn();
    await person.send(api.model.permit, { judge: false });
    const ids = await addPlanners(person, 4);
    const jobs = [await jobWith(person, ids), await jobWith(person, ids, "Kennis van Transpas")] as const;
    await person.send(api.model.permit, { judge: true });
    model.asked.length = 0;
    return { person, workspace: workspaceIn(person), ids, jobs };
  }
  const wish = (person: Person, job_id: string, ids: string[]) =>
    database.executeSql(
      "insert into judging_wishes (workspace_id, job_id, candidate_id, anew_since) select $1, $2, unnest($3::uuid[]), now()",
      [person.workspace_id, job_id, ids],
    );
  const later = async (person: Person) => {
    const waits =
      "select data->>'job_id' as job_id, priority from pgboss.job where name = 'judge_matches' and state = 'created' and start_after > now() and data->>'workspace_id' = $1";
    return (await database.executeSql(waits, [person.workspace_id])).rows;
  };

  test("whichever processes ask; the others come after them, and all are judged", async () => {
    const { person, workspace, ids, jobs } = await crowded();
    for (const job_id of jobs) await wish(person, job_id, ids);
    const release = heldBack();
    // Each as a process of its own would: they share nothing but the database.
    const asking = [...jobs, ...jobs].map((job_id) => judgeMatches(server.parts, workspace, { job_id }));
    // Who found no place leaves, and is queued for later.
    await until(async () => model.asked.length >= 4 && (await later(person)).length > 0);
    expect(model.asked).toHaveLength(4);
    release();
    await Promise.all(asking);
    await until(async () => (await wishes(person)).length === 0);
    expect(model.asked).toHaveLength(8);
  });

  test("who finds the workspace full leaves at once, with one task for all who did, behind what others wait for", async () => {
    const { person, workspace, ids, jobs } = await crowded();
    const [first, second] = jobs;
    const claim =
      "insert into judging_claims (workspace_id, job_id, candidate_id, until) select $1, $2, unnest($3::uuid[]), now() + interval '1 hour'";
    await database.executeSql(claim, [person.workspace_id, first, ids]);
    await judgeMatches(server.parts, workspace, { job_id: second });
    for (const candidate_id of ids) await judgeMatches(server.parts, workspace, { job_id: second, candidate_id });
    expect(model.asked).toEqual([]);
    expect(await later(person)).toEqual([{ job_id: null, priority: 0 }]);
    await database.executeSql("delete from judging_claims where job_id = $1", [first]);
    await judgeMatches(server.parts, workspace, {});
    expect(model.asked).toHaveLength(4);
    expect(await wishes(person)).toEqual([]);
  });

  test("what a process held that ended is free once its time is over, by the database's clock", async () => {
    const { person, workspace, ids, jobs } = await crowded();
    const [first, second] = jobs;
    const claim =
      "insert into judging_claims (workspace_id, job_id, candidate_id, until) select $1, $2, unnest($3::uuid[]), now() + interval '1 hour'";
    await database.executeSql(claim, [person.workspace_id, first, ids]);
    await judgeMatches(server.parts, workspace, { job_id: second, candidate_id: ids[0] ?? "" });
    expect(model.asked).toEqual([]);
    await database.executeSql("update judging_claims set until = now() - interval '1 second' where job_id = $1", [first]);
    await judgeMatches(server.parts, workspace, { job_id: second, candidate_id: ids[0] ?? "" });
    expect(model.asked).toHaveLength(1);
  });

  test("whoever is opened who waits to be judged anew comes forward; their own task takes nobody else first", async () => {
    const { person, workspace, ids, jobs } = await crowded();
    const [bulk, opened] = jobs;
    await wish(person, opened, [ids[0] ?? ""]);
    await database.executeSql("update judging_wishes set wished_at = now() + interval '1 hour' where job_id = $1", [opened]);
    await wish(person, bulk, ids);
    const { enqueue } = server.parts.tasks;
    server.parts.tasks.enqueue = async () => {};
    await person.send(api.matching.fetchMatched, { job_id: opened, candidate_id: ids[0] ?? "" }).finally(() => {
      server.parts.tasks.enqueue = enqueue;
    });
    const isOpened = () => model.asked.map(({ messages }) => Boolean(messages.at(-1)?.content.includes("Kennis van Transpas")));
    const claim =
      "insert into judging_claims (workspace_id, job_id, candidate_id, until) select $1, $2, unnest($3::uuid[]), now() + interval '1 hour'";
    // One place is left, so that they are asked about one after the other.
    await database.executeSql(claim, [person.workspace_id, opened, ids.slice(1)]);
    await judgeMatches(server.parts, workspace, {});
    expect(isOpened()).toEqual([true, false, false, false, false]);
    model.asked.length = 0;
    await wish(person, bulk, ids);
    await wish(person, opened, [ids[0] ?? ""]);
    await judgeMatches(server.parts, workspace, { job_id: opened, candidate_id: ids[0] ?? "" });
    expect(isOpened()).toEqual([true, false, false, false, false]);
  });

  test("whoever is opened goes before those whom nobody looks at", async () => {
    const { person, workspace, ids, jobs } = await crowded();
    const [bulk, opened] = jobs;
    const nine = [...ids, ...(await addPlanners(person, 9)).slice(4)];
    await wish(person, bulk, nine);
    const release = heldBack();
    const asking = judgeMatches(server.parts, workspace, { job_id: bulk });
    await until(() => model.asked.length === 4);
    await person.send(api.matching.fetchMatched, { job_id: opened, candidate_id: ids[0] ?? "" });
    release();
    await asking;
    await until(async () => (await wishes(person)).length === 0);
    expect(model.asked).toHaveLength(10);
    const asksFor = model.asked.map(({ messages }) => messages.at(-1)?.content.includes("Kennis van Transpas"));
    // Among the four that follow those who were being asked about, and not behind all.
    expect(asksFor.indexOf(true)).toBeLessThan(8);
  });
});
