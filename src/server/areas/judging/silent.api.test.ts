import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { plans } from "#server/areas/subscription/plans.ts";
import { addToDay } from "#server/areas/subscription/queries.ts";
import { workspaceIn } from "#server/core/caller.ts";
import { addJobFor, addPlanners, startJudgingServer, verdictsOf } from "#tests/support/judging-server.ts";

const { model, server, rest } = await startJudgingServer(verdictsOf({ verdict: "met" }), { ASSISTANT_TIMEOUT_SECONDS: "3" });
const { database } = server.parts;

/** A job with a candidate whom nobody has looked at yet. */
async function pair() {
  const person = await server.signIn();
  await person.send(api.model.permit, { judge: false });
  const [candidate_id = ""] = await addPlanners(person, 1);
  const job_id = await addJobFor(person, [candidate_id]);
  await person.send(api.model.permit, { judge: true });
  const look = async () => {
    await person.send(api.matching.matchedCandidates, { id: job_id });
    await rest();
    return (await person.send(api.matching.matchedCandidates, { id: job_id })).data.judging;
  };
  /** As it is once the pause after a trouble is over. */
  const later = () =>
    database.executeSql("update judging_troubles set at = at - interval '2 hours' where workspace_id = $1", [person.workspace_id]);
  const judgedBy = async () => {
    const { match } = (await person.send(api.matching.fetchMatched, { job_id, candidate_id })).data;
    return match.criteria.flatMap(({ judged_by }) => judged_by?.model ?? []);
  };
  return { person, look, later, judgedBy };
}

test("a model that is silent: the built-in verdicts stand, it is told and not asked again at once; once it answers that is over", async () => {
  const { look, later, judgedBy } = await pair();
  model.state.manner = { kind: "silent" };
  expect(await look()).toMatchObject({ judged: 0, of: 1, trouble: "unavailable" });
  expect(await judgedBy()).toEqual([]);
  const asked = model.asked.length;
  expect(await look()).toMatchObject({ trouble: "unavailable" });
  expect(model.asked).toHaveLength(asked);
  // It has given its place back.
  expect((await database.executeSql("select 1 from judging_claims")).rows).toEqual([]);
  model.state.manner = { kind: "words", words: [verdictsOf({ verdict: "met" })] };
  await later();
  expect(await look()).toMatchObject({ judged: 1, of: 1, trouble: null });
  expect(await judgedBy()).toEqual(["scripted"]);
  server.errors.length = 0;
});

test("a day that is used up: nothing is asked, the built-in verdicts stand and it is told; on the next day it goes on", async () => {
  const { person, look, later, judgedBy } = await pair();
  const workspace = workspaceIn(person);
  const max = plans.plans[0]?.limits.model_calls_per_day ?? 0;
  await database.transaction((trx) => addToDay(trx, workspace, { model_calls: max }));
  expect(await look()).toMatchObject({ judged: 0, of: 1, trouble: "over_budget" });
  expect(await judgedBy()).toEqual([]);
  expect(model.asked).toEqual([]);
  await database.executeSql("update daily_usage set model_calls = 0 where workspace_id = $1", [person.workspace_id]);
  await later();
  expect(await look()).toMatchObject({ judged: 1, of: 1, trouble: null });
  expect(await judgedBy()).toEqual(["scripted"]);
  expect(model.asked).toHaveLength(1);
});
