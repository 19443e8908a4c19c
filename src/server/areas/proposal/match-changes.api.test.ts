import { afterAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { bringUpToDate, matchesInView } from "#server/areas/ranking/tasks.ts";
import { candidateAndJob } from "#tests/support/pair.ts";
import { startTestServer } from "#tests/support/server.ts";

const server = await startTestServer();
afterAll(() => server.stop());

async function drafted() {
  const owner = await server.signIn({ plan: "team" });
  const pair = await candidateAndJob(owner);
  const { proposal } = (await owner.send(api.proposal.start, { ...pair, language: "en" })).data;
  // The line that least speaks for her: a recruiter knows better.
  const open = proposal.requirements.find(({ requirement_id, verdict }) => requirement_id && verdict !== "met");
  if (!open?.requirement_id) throw new Error("everything is met");
  const override = { requirement_id: open.requirement_id, verdict: "met" as const, reason: "Showed the cluster she runs" };
  const offer = async () => (await owner.send(api.proposal.matchChanges, { id: proposal.id })).data.offer;
  return { owner, pair, proposal, offer, open, override };
}

test("a fresh draft has nothing to update; a recruiter's verdict reaches it, offered and never by itself", async () => {
  const { owner, pair, proposal, offer, open, override } = await drafted();
  expect(await offer()).toBeNull();
  await owner.send(api.matching.updateMatched, { ...pair, override });
  const found = await offer();
  expect(found?.lines).toEqual([{ text: open.text, from: open.verdict, to: "met" }]);
  expect((await owner.send(api.proposal.show, { id: proposal.id })).data.proposal.requirements).toEqual(proposal.requirements);
  // Taken over as the editor does it, by the call that saves the table.
  const requirements = found?.parts.requirements ?? [];
  const after = (await owner.send(api.proposal.editRequirements, { id: proposal.id, requirements })).data.proposal;
  expect(after.requirements.find(({ requirement_id }) => requirement_id === open.requirement_id)).toMatchObject({
    verdict: "met",
    note: "Showed the cluster she runs",
  });
  expect(await offer()).toBeNull();
  // Undone, it is offered again.
  await owner.send(api.proposal.editRequirements, { id: proposal.id, requirements: proposal.requirements });
  expect((await offer())?.lines).toHaveLength(1);
});

test("a changed fact reaches it as well; a line that somebody edited stays, and is told", async () => {
  const { owner, pair, proposal, offer } = await drafted();
  const python = proposal.requirements.find(({ text }) => /python/i.test(text));
  const kept = proposal.requirements.map((one) => (one === python ? { ...one, note: "Eight years, she told me" } : one));
  await owner.send(api.proposal.editRequirements, { id: proposal.id, requirements: kept });
  expect(await offer()).toBeNull();
  const { skills } = (await owner.send(api.candidate.show, { id: pair.candidate_id })).data.candidate;
  await owner.send(api.candidate.update, {
    id: pair.candidate_id,
    skills: [...skills, { name: "Kubernetes" }],
  });
  const found = await offer();
  expect(found?.lines.map(({ text, to }) => [text, to])).toContainEqual([expect.stringMatching(/kubernetes/i), "met"]);
  const mine = found?.parts.requirements.find(({ requirement_id }) => requirement_id === python?.requirement_id);
  expect(mine?.note).toBe("Eight years, she told me");
});

test("what is compared while it is read isn't read as it was before", async () => {
  const { owner, pair } = await drafted();
  const { skills } = (await owner.send(api.candidate.show, { id: pair.candidate_id })).data.candidate;
  await owner.send(api.candidate.update, { id: pair.candidate_id, skills: [...skills, { name: "Kubernetes" }] });
  const { areCurrent } = matchesInView;
  // The background ends just before it is asked whether it did.
  matchesInView.areCurrent = async (db, workspace, of) => {
    await bringUpToDate(server.parts, workspace);
    return areCurrent(db, workspace, of);
  };
  try {
    const { match } = (await owner.send(api.matching.fetchMatched, pair)).data;
    expect(match.criteria.find(({ text }) => /kubernetes/i.test(text ?? ""))?.verdict).toBe("met");
  } finally {
    matchesInView.areCurrent = areCurrent;
  }
});

test("a proposal that was sent or withdrawn isn't offered anything, and another workspace has no such proposal", async () => {
  const { owner, pair, proposal, offer, override } = await drafted();
  await owner.send(api.matching.updateMatched, { ...pair, override });
  expect(await offer()).not.toBeNull();
  const other = await server.signIn({ plan: "team" });
  await expect(other.send(api.proposal.matchChanges, { id: proposal.id })).rejects.toMatchObject({ status: 404 });
  await owner.send(api.proposal.withdraw, { id: proposal.id });
  expect(await offer()).toBeNull();
});
