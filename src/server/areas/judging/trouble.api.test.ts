import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { judgeMatches } from "#server/areas/judging/tasks.ts";
import { workspaceIn } from "#server/core/caller.ts";
import type { Manner } from "#tests/support/assistant-server.ts";
import { addJobFor, addPlanners, type Person, startJudgingServer, verdictsOf } from "#tests/support/judging-server.ts";
import { until } from "#tests/support/until.ts";

const LACKING = "Heeft geen heftruckcertificaat";
const verdicts = verdictsOf({ verdict: "met" }, { verdict: "not_met", quote: LACKING });
const careful: Manner = { kind: "words", words: [verdicts] };
const { model, server, rest } = await startJudgingServer(verdicts, { SUBSCRIPTIONS: "off" });
const requirements = ["Ervaring met ritplanning", "Heftruckcertificaat"];

/** A job with so many candidates whom the model has judged, and forgotten again. */
async function unjudged(count: number) {
  const person = await server.signIn();
  const ids = await addPlanners(person, count, [LACKING]);
  const job_id = await addJobFor(person, ids, ...requirements);
  await rest();
  await server.parts.database.executeSql("delete from model_verdicts where workspace_id = $1", [person.workspace_id]);
  model.asked.length = 0;
  return { person, job_id, ids };
}

/** The model answers so once it is let. */
function heldBack(word = verdicts, finish: "stop" | "content_filter" = "stop") {
  let answer = () => {};
  const after = new Promise<void>((resolve) => {
    answer = resolve;
  });
  model.state.manner = { kind: "words", words: [word], after, finish };
  return () => answer();
}
const tell = (person: Person, job_id: string, trouble: string, age = 0) =>
  server.parts.database.executeSql(
    "insert into judging_troubles (workspace_id, job_id, trouble, at) values ($1, $2, $3, now() - make_interval(secs => $4))",
    [person.workspace_id, job_id, trouble, age],
  );

test("a task that ends well leaves the trouble that another one told meanwhile", async () => {
  const { person, job_id } = await unjudged(1);
  const answer = heldBack();
  const judging = judgeMatches(server.parts, workspaceIn(person), { job_id });
  await until(() => model.asked.length === 1);
  await tell(person, job_id, "refused");
  answer();
  await judging;
  const { data } = await person.send(api.matching.matchedCandidates, { id: job_id });
  expect(data.judging).toMatchObject({ judged: 1, trouble: "refused" });
});

test("trouble that another task tells ends one that has asked already", async () => {
  const { person, job_id } = await unjudged(6);
  const answer = heldBack();
  const judging = judgeMatches(server.parts, workspaceIn(person), { job_id });
  await until(() => model.asked.length === 4);
  await tell(person, job_id, "unavailable");
  answer();
  await judging;
  expect(model.asked).toHaveLength(4);
});

test.each([
  { told: "refused", age: 0, left: "refused" },
  { told: "over_budget", age: 0, left: "over_budget" },
  { told: "unavailable", age: 0, left: "unavailable" },
  // It holds no more, and what was met now does.
  { told: "refused", age: 600, left: "unreadable" },
])("an answer that can't be read goes over no trouble that another task told and that holds: $told, $age s old", async (row) => {
  const { person, job_id } = await unjudged(1);
  const answer = heldBack("With pleasure!");
  const judging = judgeMatches(server.parts, workspaceIn(person), { job_id });
  await until(() => model.asked.length === 1);
  await tell(person, job_id, row.told, row.age);
  answer();
  await judging;
  const { data } = await person.send(api.matching.matchedCandidates, { id: job_id });
  expect(data.judging).toMatchObject({ judged: 0, trouble: row.left });
});

test("what was refused goes over a milder trouble that another task told", async () => {
  const { person, job_id } = await unjudged(1);
  const answer = heldBack(verdicts, "content_filter");
  const judging = judgeMatches(server.parts, workspaceIn(person), { job_id });
  await until(() => model.asked.length === 1);
  await tell(person, job_id, "unavailable");
  answer();
  await judging;
  const { data } = await person.send(api.matching.matchedCandidates, { id: job_id });
  expect(data.judging).toMatchObject({ judged: 0, trouble: "refused" });
});

test("of whom nothing can be read the others are judged all the same", async () => {
  const { person, job_id } = await unjudged(6);
  let asked = 0;
  model.state.manner = {
    kind: "answers",
    to: ({ messages }) => {
      const isFirst = asked === 0 || messages.length > 2;
      asked += 1;
      return isFirst ? "With pleasure!" : verdicts;
    },
  };
  await judgeMatches(server.parts, workspaceIn(person), { job_id });
  const { data } = await person.send(api.matching.matchedCandidates, { id: job_id });
  expect(data.judging).toMatchObject({ judged: 5, of: 6, trouble: "unreadable" });
});

test("of whom nothing could be read isn't asked again of itself, and keeps no other task or wish of the job waiting; who asks again has them asked", async () => {
  const { person, job_id, ids } = await unjudged(3);
  const [one = "", other = "", third = ""] = ids;
  const workspace = workspaceIn(person);
  model.state.manner = { kind: "words", words: ["With pleasure!"] };
  await judgeMatches(server.parts, workspace, { job_id, candidate_id: one });
  const asked = model.asked.length;
  model.state.manner = careful;
  // What was wished of others is taken up, and what of this one was isn't.
  const wish = "insert into judging_wishes (workspace_id, job_id, candidate_id) select $1, $2, unnest($3::uuid[])";
  await server.parts.database.executeSql(wish, [person.workspace_id, job_id, [one, other]]);
  await judgeMatches(server.parts, workspace, {});
  expect(model.asked).toHaveLength(asked + 1);
  await judgeMatches(server.parts, workspace, { job_id });
  expect(model.asked).toHaveLength(asked + 2);
  const list = async () => (await person.send(api.matching.matchedCandidates, { id: job_id })).data.judging;
  expect(await list()).toMatchObject({ judged: 2, of: 3, others: 0, trouble: "unreadable" });
  for (const candidate_id of [one, third])
    expect((await person.send(api.matching.fetchMatched, { job_id, candidate_id })).data.is_being_judged).toBe(false);
  await rest();
  expect(model.asked).toHaveLength(asked + 2);
  await person.send(api.model.judge, { job_id });
  await rest();
  expect(model.asked).toHaveLength(asked + 3);
  expect(await list()).toMatchObject({ judged: 3, of: 3, trouble: null });
});

test("what is thrown is told before anybody else may ask about the same candidate", async () => {
  const { person, job_id } = await unjudged(1);
  const { database } = server.parts;
  let begun = 0;
  const transaction: typeof database.transaction = async (work) => {
    begun += 1;
    // The first is the claim's.
    if (begun > 1) throw new Error("There is no room.");
    return database.transaction(work);
  };
  await judgeMatches({ ...server.parts, database: { ...database, transaction } }, workspaceIn(person), { job_id });
  expect(server.errors.splice(0).join("\n")).toContain("There is no room.");
  const { rows } = await database.executeSql("select until <= now() as free, unreadable_at <= now() as rests from judging_claims");
  expect(rows).toContainEqual({ free: true, rests: true });
  const asked = model.asked.length;
  await judgeMatches(server.parts, workspaceIn(person), { job_id });
  expect(model.asked).toHaveLength(asked);
  const { data } = await person.send(api.matching.matchedCandidates, { id: job_id });
  expect(data.judging).toMatchObject({ judged: 0, trouble: "unreadable" });
});

test.each(["fails", "hangs"] as const)(
  "where a claim's prolonging %s the request ends before the claim does, and is no trouble of the model's",
  async (how) => {
    const { person, job_id } = await unjudged(1);
    const { database } = server.parts;
    const answer = heldBack();
    let tried = 0;
    const db = database.db.withPlugin({
      transformQuery: ({ node }) => {
        if (JSON.stringify(node).includes("update judging_claims set until = clock_timestamp() + ")) tried += 1;
        return node;
      },
      transformResult: async ({ result }) => {
        if (tried === 0 || !result.rows.some((row) => "until" in row)) return result;
        if (how === "hangs") return new Promise(() => {});
        throw new Error("The database is away.");
      },
    });
    await judgeMatches({ ...server.parts, database: { ...database, db } }, workspaceIn(person), { job_id });
    answer();
    expect(tried).toBeGreaterThan(0);
    const told = "select 1 from judging_troubles where workspace_id = $1";
    expect((await database.executeSql(told, [person.workspace_id])).rows).toEqual([]);
    const later = "select 1 from pgboss.job where name = 'judge_matches' and start_after > now() and data->>'job_id' = $1";
    expect((await database.executeSql(later, [job_id])).rows).toHaveLength(1);
    server.errors.length = 0;
  },
  40_000,
);
