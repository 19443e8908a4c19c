import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { judgeMatches } from "#server/areas/judging/tasks.ts";
import { workspaceIn } from "#server/core/caller.ts";
import { addJobFor, addPlanners, startJudgingServer, verdictsOf } from "#tests/support/judging-server.ts";

const { model, server, rest } = await startJudgingServer(verdictsOf({ verdict: "met" }), { SUBSCRIPTIONS: "off" });
const { database } = server.parts;

/** A job with two candidates, as it was before a model judged them, and what it has of them by now: the process ended in between. */
async function cutOff() {
  const person = await server.signIn();
  await person.send(api.model.permit, { judge: false });
  const ids = await addPlanners(person, 2);
  const job_id = await addJobFor(person, ids);
  await rest();
  const before = await database.executeSql("select to_jsonb(matches) as row from matches where job_id = $1", [job_id]);
  await person.send(api.model.permit, { judge: true });
  await judgeMatches(server.parts, workspaceIn(person), { job_id });
  expect(model.asked).toHaveLength(2);
  await database.executeSql(
    `update matches set score = one.score, criteria = one.criteria, summary = one.summary, judged = one.judged, computed_at = one.computed_at
    from jsonb_to_recordset($1::jsonb) as one(candidate_id uuid, score smallint, criteria jsonb, summary jsonb, judged text, computed_at timestamptz)
    where job_id = $2 and matches.candidate_id = one.candidate_id`,
    [JSON.stringify(before.rows.map(({ row }) => row)), job_id],
  );
  return { person, workspace: workspaceIn(person), job_id, ids };
}
/** Of whom a model's verdict stands in the stored match. */
const stored = async (job_id: string) => {
  const all = "select candidate_id, criteria from matches where job_id = $1";
  const { rows } = await database.executeSql(all, [job_id]);
  return new Map(rows.map((row) => [row.candidate_id, JSON.stringify(row.criteria).includes('"judged_by":{')]));
};

test("a match that its verdicts were stored for and that was never computed by them is computed as soon as the task runs again; nothing is asked", async () => {
  const { workspace, job_id } = await cutOff();
  expect([...(await stored(job_id)).values()]).toEqual([false, false]);
  await judgeMatches(server.parts, workspace, { job_id });
  expect([...(await stored(job_id)).values()]).toEqual([true, true]);
  expect(model.asked).toHaveLength(2);
});

test("whoever looks at the list begins that, also while the model is in trouble; until then they aren't told as read", async () => {
  const { person, job_id } = await cutOff();
  const trouble = "insert into judging_troubles (workspace_id, job_id, trouble) values ($1, $2, 'over_budget')";
  await database.executeSql(trouble, [person.workspace_id, job_id]);
  const look = async () => (await person.send(api.matching.matchedCandidates, { id: job_id })).data;
  expect((await look()).judging).toMatchObject({ judged: 0, of: 2 });
  await rest();
  expect((await look()).judging).toMatchObject({ judged: 2, of: 2 });
  expect([...(await stored(job_id)).values()]).toEqual([true, true]);
  expect(model.asked).toHaveLength(2);
});

test("one whose comparison throws is nobody else's trouble, and no task of the queue fails by it", async () => {
  const { workspace, job_id, ids } = await cutOff();
  let thrown = 0;
  const db = database.db.withPlugin({
    transformQuery: ({ node }) => {
      const text = JSON.stringify(node);
      // What is compared is read by its change, for one candidate alone.
      if (thrown === 0 && text.includes('"change_seq"') && text.includes(ids[0] ?? "")) {
        thrown += 1;
        throw new Error("This one can't be compared.");
      }
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await judgeMatches({ ...server.parts, database: { ...database, db } }, workspace, { job_id });
  expect(thrown).toBe(1);
  expect(server.errors.splice(0).join("\n")).toContain("This one can't be compared.");
  expect([...(await stored(job_id)).values()].filter(Boolean)).toHaveLength(1);
  await judgeMatches(server.parts, workspace, { job_id });
  expect([...(await stored(job_id)).values()]).toEqual([true, true]);
});

test("one whose comparison throws keeps nobody else from being asked about; the list doesn't wait for it, and who asks again has it done", async () => {
  const { person, workspace, job_id, ids } = await cutOff();
  await database.executeSql("delete from model_verdicts where candidate_id = $1", [ids[1]]);
  const db = database.db.withPlugin({
    transformQuery: ({ node }) => {
      const text = JSON.stringify(node);
      if (text.includes('"change_seq"') && text.includes(ids[0] ?? "")) throw new Error("This one can't be compared.");
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await judgeMatches({ ...server.parts, database: { ...database, db } }, workspace, { job_id });
  expect(server.errors.splice(0).join("\n")).toContain("This one can't be compared.");
  expect(model.asked).toHaveLength(3);
  expect((await stored(job_id)).get(ids[1])).toBe(true);
  const look = async () => (await person.send(api.matching.matchedCandidates, { id: job_id })).data.judging;
  expect(await look()).toMatchObject({ judged: 1, of: 2, trouble: "unreadable" });
  await rest();
  expect((await stored(job_id)).get(ids[0])).toBe(true);
  expect(await look()).toMatchObject({ judged: 2, of: 2, trouble: null });
  expect(model.asked).toHaveLength(3);
});

test("nobody in the trash is compared or asked about", async () => {
  const { person, workspace, job_id, ids } = await cutOff();
  const [gone = ""] = ids;
  await person.send(api.candidate.remove, { id: gone });
  await database.executeSql("delete from model_verdicts where candidate_id = $1", [gone]);
  await judgeMatches(server.parts, workspace, { job_id });
  await judgeMatches(server.parts, workspace, { job_id, candidate_id: gone });
  expect((await stored(job_id)).get(gone)).toBe(false);
  expect(model.asked).toHaveLength(2);
});

test("a verdict that another job's question brought is taken over by each job that asks the same", async () => {
  const { person, job_id, ids } = await cutOff();
  await judgeMatches(server.parts, workspaceIn(person), { job_id });
  await database.executeSql("update model_verdicts set verdict = 'not_met' where candidate_id = $1", [ids[0]]);
  await person.send(api.matching.matchedCandidates, { id: job_id });
  await rest();
  const criteria = "select criteria from matches where job_id = $1 and candidate_id = $2";
  const { rows } = await database.executeSql(criteria, [job_id, ids[0]]);
  expect(rows[0]?.criteria).toContainEqual(expect.objectContaining({ verdict: "not_met", judged_by: expect.anything() }));
});
