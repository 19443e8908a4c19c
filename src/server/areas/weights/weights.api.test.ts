import { afterAll, expect, test } from "vitest";
import { usualWeights } from "#contract/choices.ts";
import { api } from "#contract/index.ts";
import { bringUpToDate } from "#server/areas/ranking/tasks.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { CHOICES, decideByPlace } from "#tests/support/decisions.ts";
import { startTestServer } from "#tests/support/server.ts";

const server = await startTestServer();
afterAll(() => server.stop());

const stateOf = async ({ send }: Awaited<ReturnType<typeof server.signIn>>) => (await send(api.weights.show, {})).data;

test("a workspace that decided little is told how much more is needed, and nothing is suggested", async () => {
  const owner = await server.signIn({ plan: "team" });
  expect(await stateOf(owner)).toMatchObject({
    weights: usualWeights,
    usual: usualWeights,
    from: null,
    suggestion: { is: "few", missing: { chosen: 5, declined: 5, jobs: 3, decisions: 20 } },
    changes: [],
    undoable: null,
  });
});

test("what a workspace chooses by becomes a suggestion, with who would move; accepted, undone and refused by a person alone", async () => {
  const owner = await server.signIn({ plan: "team" });
  const { near, trade, jobs } = await decideByPlace(owner);
  const listOf = async (id: string) => {
    await bringUpToDate(server.parts, owner.workspace_id as WorkspaceId);
    return (await owner.send(api.matching.matchedCandidates, { id })).data.candidates.map((one) => one.id);
  };
  const before = await listOf(jobs[0] as string);
  expect(trade).toContain(before[0]);
  const { suggestion } = await stateOf(owner);
  if (suggestion.is !== "better") throw new Error(JSON.stringify(suggestion));
  expect(suggestion.grounds).toMatchObject({ ...CHOICES, in_order: { today: 0, learned: 1 } });
  expect(suggestion.weights.place).toBeGreaterThan(usualWeights.place);
  // Asked twice it is the same, and nothing was applied.
  expect((await stateOf(owner)).suggestion).toEqual(suggestion);
  expect(await listOf(jobs[0] as string)).toEqual(before);

  const preview = (await owner.send(api.weights.preview, { weights: suggestion.weights })).data;
  expect(preview.looked_at).toBe(jobs.length);
  expect(preview.jobs).toHaveLength(jobs.length);
  const told = preview.jobs.find(({ job_id }) => job_id === jobs[0]);
  expect(near).toContain(told?.up[0]?.candidate_id);
  expect(told?.up[0]?.to.place).toBeLessThan(told?.up[0]?.from.place as number);

  const accepted = (await owner.send(api.weights.answer, { key: suggestion.key, accept: true })).data;
  expect(accepted).toMatchObject({
    weights: suggestion.weights,
    from: { kind: "learned", before: usualWeights, after: suggestion.weights, grounds: suggestion.grounds },
    suggestion: { is: "fitting" },
  });
  const after = await listOf(jobs[0] as string);
  expect(near).toContain(after[0]);
  // Everybody stands where the preview said, with the score it said.
  for (const { candidate_id, to } of [...(told?.up ?? []), ...(told?.down ?? [])]) {
    expect(after.indexOf(candidate_id) + 1).toBe(to.place);
    const { match } = (await owner.send(api.matching.fetchMatched, { job_id: jobs[0] as string, candidate_id })).data;
    expect(match.score).toBe(to.score);
  }
  // The other way round as well: the candidate's own list of jobs.
  const pair = { job_id: jobs[0] as string, candidate_id: near[0] as string };
  const { data } = await owner.send(api.matching.matchedJobs, { id: pair.candidate_id });
  const { match } = (await owner.send(api.matching.fetchMatched, pair)).data;
  expect(data.jobs.find(({ id }) => id === pair.job_id)?.match.exact_score).toBe(match.exact_score);
  // It stands in the dossier, with who accepted it.
  const { dossier } = (await owner.send(api.dossier.ofMatch, pair)).data;
  expect(dossier.candidates[0]?.snapshots.at(-1)?.weights).toMatchObject({ of: "learned", change_id: accepted.from?.id });
  expect(dossier.weight_changes).toMatchObject([{ kind: "learned", by: expect.stringMatching(/./) }]);
  const { pdf } = (await owner.send(api.dossier.ofMatch, { ...pair, as: "pdf" })).data;
  expect(pdf?.length).toBeGreaterThan(1000);

  // What was answered can't be answered again.
  await expect(owner.send(api.weights.answer, { key: suggestion.key, accept: true })).rejects.toMatchObject({ status: 409 });

  const undone = (await owner.send(api.weights.undo, { change_id: accepted.undoable as string })).data;
  expect(undone).toMatchObject({ weights: usualWeights, from: null, undoable: null, suggestion: { is: "better" } });
  expect(undone.changes[0]?.undone_at).not.toBeNull();
  expect(await listOf(jobs[0] as string)).toEqual(before);
  await expect(owner.send(api.weights.undo, { change_id: accepted.undoable as string })).rejects.toMatchObject({ status: 409 });

  if (undone.suggestion.is !== "better") throw new Error("no suggestion");
  const refused = (await owner.send(api.weights.answer, { key: undone.suggestion.key, accept: false })).data;
  expect(refused).toMatchObject({ weights: usualWeights, suggestion: { is: "refused", after_refusal: 10 } });
  if (refused.suggestion.is !== "refused") throw new Error("not refused");
  expect((await owner.send(api.weights.undo, { change_id: refused.suggestion.change_id })).data.suggestion.is).toBe("better");
});

test("weights set by hand are kept with who set them, and are what learning is held near", async () => {
  const owner = await server.signIn({ plan: "team" });
  const weights = { ...usualWeights, salary: 0, place: 4 };
  const set = (await owner.send(api.weights.set, { weights })).data;
  expect(set).toMatchObject({ weights, from: { kind: "set", grounds: null }, changes: [{ before: usualWeights, after: weights }] });
  // The same again is no change.
  expect((await owner.send(api.weights.set, { weights })).data.changes).toHaveLength(1);
  await decideByPlace(owner);
  const { suggestion } = await stateOf(owner);
  if (suggestion.is !== "better") throw new Error(JSON.stringify(suggestion));
  expect(suggestion.weights.salary).toBe(0);
  const undone = (await owner.send(api.weights.undo, { change_id: set.undoable as string })).data;
  expect(undone.weights).toEqual(usualWeights);
});

test("who doesn't run the workspace neither reads nor changes its weights, and another workspace's changes don't exist", async () => {
  const owner = await server.signIn({ plan: "team" });
  const recruiter = await server.signIn({ in_workspace_of: owner });
  await expect(recruiter.send(api.weights.show, {})).rejects.toMatchObject({ status: 403 });
  await expect(recruiter.send(api.weights.preview, { weights: usualWeights })).rejects.toMatchObject({ status: 403 });
  const { undoable } = (await owner.send(api.weights.set, { weights: { ...usualWeights, place: 9 } })).data;
  const other = await server.signIn({ plan: "team" });
  await expect(other.send(api.weights.undo, { change_id: undoable as string })).rejects.toMatchObject({ status: 404 });
  await expect(owner.send(api.weights.set, { weights: { ...usualWeights, place: 11 } })).rejects.toMatchObject({ status: 422 });
});
