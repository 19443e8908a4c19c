import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { judgeMatches } from "#server/areas/judging/tasks.ts";
import { workspaceIn } from "#server/core/caller.ts";
import { notAcceptable } from "#server/core/failures.ts";
import { addJobFor, addPlanners, startJudgingServer, verdictsOf } from "#tests/support/judging-server.ts";
import { until } from "#tests/support/until.ts";

const { model, server, rest } = await startJudgingServer(verdictsOf({ verdict: "met" }), { SUBSCRIPTIONS: "off" });
const { database } = server.parts;
const says = (verdict: "met" | "partly") => {
  model.state.manner = { kind: "words", words: [verdictsOf({ verdict })] };
};

/** A job of whose candidates the model has judged each. */
async function judgedJob(count = 3) {
  const person = await server.signIn();
  const ids = await addPlanners(person, count);
  const job_id = await addJobFor(person, ids);
  await rest();
  expect(model.asked).toHaveLength(count);
  const characters = model.prompts().length;
  model.asked.length = 0;
  return { person, workspace: workspaceIn(person), job_id, ids, characters };
}
type Of = Awaited<ReturnType<typeof judgedJob>>;

const verdictsIn = async ({ person }: Of) => {
  const kept = "select verdict from model_verdicts where workspace_id = $1";
  return (await database.executeSql(kept, [person.workspace_id])).rows.map(({ verdict }) => verdict);
};
const wishes = async ({ person }: Of) =>
  (await database.executeSql("select 1 from judging_wishes where workspace_id = $1", [person.workspace_id])).rows.length;

test("a job is judged anew once somebody was told what that takes, though nothing changed", async () => {
  const of = await judgedJob();
  const { person, job_id } = of;
  expect((await person.send(api.model.estimate, { job_id })).data.estimate).toMatchObject({ candidates: 0, requests: 0 });
  const { estimate } = (await person.send(api.model.estimate, { job_id, anew: true })).data;
  expect(estimate).toMatchObject({ jobs: 1, candidates: 3, requests: 3 });
  // Within a fifth of what it came to the first time.
  expect(Math.abs((estimate?.input_tokens ?? 0) - of.characters / 4)).toBeLessThan(of.characters / 20);
  expect(model.asked).toEqual([]);

  says("partly");
  expect((await person.send(api.model.judge, { job_id, anew: true })).data.jobs).toBe(1);
  await rest();
  expect(model.asked).toHaveLength(3);
  expect(await verdictsIn(of)).toEqual(["partly", "partly", "partly"]);
  expect(await wishes(of)).toBe(0);
  const { judging, candidates } = (await person.send(api.matching.matchedCandidates, { id: job_id })).data;
  expect(judging).toMatchObject({ judged: 3, of: 3, others: 0, trouble: null });
  expect(candidates).toHaveLength(3);
  await rest();
  expect(model.asked).toHaveLength(3);
});

test("one candidate alone is judged anew for a job", async () => {
  const of = await judgedJob();
  const pair = { job_id: of.job_id, candidate_id: of.ids[0] ?? "" };
  expect((await of.person.send(api.model.estimate, { ...pair, anew: true })).data.estimate).toMatchObject({ candidates: 1, requests: 1 });
  says("partly");
  await of.person.send(api.model.judge, { ...pair, anew: true });
  await rest();
  expect(model.asked).toHaveLength(1);
  const { match } = (await of.person.send(api.matching.fetchMatched, pair)).data;
  expect(match.criteria.find(({ judged_by }) => judged_by)).toMatchObject({ verdict: "partly" });
  expect((await verdictsIn(of)).sort()).toEqual(["met", "met", "partly"]);
});

test("what was judged since it was asked for anew isn't paid twice: not after a kill, nor where somebody asks twice", async () => {
  const of = await judgedJob();
  const { person, workspace, job_id, ids } = of;
  // As it stands where the process ended after two of three: each wish is there, and the third verdict is older than it.
  const put =
    "insert into judging_wishes (workspace_id, job_id, candidate_id, anew_since) select $1, $2, unnest($3::uuid[]), now() - interval '1 hour'";
  await database.executeSql(put, [person.workspace_id, job_id, ids]);
  const age = "update model_verdicts set judged_at = now() - interval '2 hours' where workspace_id = $1 and candidate_id = $2";
  await database.executeSql(age, [person.workspace_id, ids[2]]);
  const list = async () => (await database.executeSql("select anew_since from judging_wishes where candidate_id = $1", [ids[2]])).rows;
  const before = await list();
  let release = () => {};
  const after = new Promise<void>((resolve) => {
    release = resolve;
  });
  model.state.manner = { kind: "words", words: [JSON.stringify({ verdicts: [] })], after };
  const judging = judgeMatches(server.parts, workspace, { job_id });
  await until(() => model.asked.length === 1);
  await person.send(api.model.judge, { job_id, candidate_id: ids[2] ?? "", anew: true });
  expect(await list()).toEqual(before);
  release();
  await judging;
  await until(async () => (await wishes(of)) === 0);
  expect(model.asked).toHaveLength(1);
});

test("until there are new verdicts those of before stand: for a model in trouble, and a text that is too heavy", async () => {
  const of = await judgedJob(1);
  const { person, job_id, ids } = of;
  model.state.manner = { kind: "status", status: 500 };
  await person.send(api.model.judge, { job_id, anew: true });
  await rest();
  expect(await verdictsIn(of)).toEqual(["met"]);
  const { judging } = (await person.send(api.matching.matchedCandidates, { id: job_id })).data;
  expect(judging).toMatchObject({ judged: 0, of: 1, trouble: "unavailable" });
  server.errors.length = 0;

  await database.executeSql("delete from judging_troubles");
  const { parts } = server;
  const engine: typeof parts.engine = {
    ...parts.engine,
    run: async (workspace, name, ...given) => {
      if (name === "hidden") throw notAcceptable("text_too_heavy");
      return (await parts.engine.run(workspace, name, ...given)) as never;
    },
  };
  model.asked.length = 0;
  await judgeMatches({ ...parts, engine }, of.workspace, { job_id, candidate_id: ids[0] ?? "" });
  expect(model.asked).toEqual([]);
  expect(await verdictsIn(of)).toEqual(["met"]);
  expect(await wishes(of)).toBe(0);

  // What another model said of the same CV stays as that one's, and isn't tried again at once.
  await database.executeSql("update model_verdicts set model = 'another' where workspace_id = $1", [person.workspace_id]);
  let tries = 0;
  const counted: typeof engine = {
    ...engine,
    run: (...given) => {
      if (given[1] === "hidden") tries += 1;
      return engine.run(...given);
    },
  };
  for (let n = 0; n < 2; n += 1) await judgeMatches({ ...parts, engine: counted }, of.workspace, { job_id });
  expect(tries).toBe(1);
  const kept = await database.executeSql("select model, verdict from model_verdicts where workspace_id = $1", [person.workspace_id]);
  expect(kept.rows).toEqual([{ model: "another", verdict: "met" }]);
});

test("what is wished anew while somebody is being asked about is asked again: verdicts count from when they were asked for", async () => {
  const of = await judgedJob(1);
  const { person, workspace, job_id, ids } = of;
  await database.executeSql("delete from model_verdicts where workspace_id = $1", [person.workspace_id]);
  let release = () => {};
  const after = new Promise<void>((resolve) => {
    release = resolve;
  });
  model.state.manner = { kind: "words", words: [verdictsOf({ verdict: "met" })], after };
  const judging = judgeMatches(server.parts, workspace, { job_id });
  await until(() => model.asked.length === 1);
  await person.send(api.model.judge, { job_id, candidate_id: ids[0] ?? "", anew: true });
  release();
  await judging;
  await until(async () => (await wishes(of)) === 0);
  expect(model.asked).toHaveLength(2);
});

test("for a job that is closed nothing is asked, and a job has to be named", async () => {
  const of = await judgedJob(1);
  const { version } = (await of.person.send(api.job.show, { id: of.job_id })).data.job;
  await of.person.send(api.job.update, { id: of.job_id, version, status: 0 });
  const anew = { job_id: of.job_id, anew: true };
  expect((await of.person.send(api.model.estimate, anew)).data.estimate).toMatchObject({ jobs: 0, requests: 0 });
  expect((await of.person.send(api.model.judge, anew)).data.jobs).toBe(0);
  await rest();
  expect(model.asked).toEqual([]);
  await expect(of.person.send(api.model.judge, { anew: true })).rejects.toMatchObject({ status: 422 });
});
