import { afterAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { tidyCandidates } from "#server/areas/candidate/tasks.ts";
import { vacancies } from "#server/sample/vacancies.ts";
import { makeCvs } from "#tests/support/cvs/make-cvs.ts";
import { startTestServer } from "#tests/support/server.ts";

const server = await startTestServer();
afterAll(() => server.stop());

async function atWork() {
  const owner = await server.signIn({ plan: "team" });
  const [cv] = await makeCvs();
  if (!cv) throw new Error("no CV");
  const read = (await owner.send(api.candidate.extractFile, { file: new File([cv.bytes], cv.name) })).data;
  const { candidate } = (await owner.send(api.candidate.create, { ...read.candidate, extraction_id: read.extraction_id })).data;
  const text = vacancies[0]?.text ?? "";
  const vacancy = (await owner.send(api.candidate.extractText, { text, kind: "job" })).data;
  const { job } = (await owner.send(api.job.create, { ...vacancy.job, title: "Engineer", extraction_id: vacancy.extraction_id })).data;
  const pair = { job_id: job.id, candidate_id: candidate.id };
  const look = async () => (await owner.send(api.matching.fetchMatched, pair)).data.match;
  await owner.send(api.matching.matchedCandidates, { id: job.id });
  return { owner, pair, look, job, candidate };
}

test("who looked and who decided stands in the dossier, each with what the match said then", async () => {
  const { owner, pair, look } = await atWork();
  const before = await look();
  await look();
  await owner.send(api.matching.updateMatched, { ...pair, stage: "shortlisted", reason: "Worth a call" });
  const asked = before.criteria.find(({ requirement_id, verdict }) => requirement_id && verdict !== "not_met");
  if (!asked?.requirement_id) throw new Error("no requirement");
  const override = { requirement_id: asked.requirement_id, verdict: "not_met" as const, reason: "Told by telephone" };
  await owner.send(api.matching.updateMatched, { ...pair, override });
  const { dossier, pdf } = (await owner.send(api.dossier.ofMatch, pair)).data;
  expect(pdf).toBeNull();
  const [{ decisions, snapshots } = { decisions: [], snapshots: [] }] = dossier.candidates;
  // Looked at twice within a day is one line.
  expect(decisions.map(({ kind }) => kind)).toEqual(["seen", "stage", "verdict"]);
  expect(decisions[1]?.detail).toMatchObject({ from: "suggested", to: "shortlisted", reason: "Worth a call" });
  expect(decisions.every(({ by }) => by !== null && by.length > 0)).toBe(true);
  const saidAt = (at: number) => snapshots.find(({ hash }) => hash === decisions[at]?.snapshot);
  expect(saidAt(0)).toMatchObject({ score: before.score, weights: { of: "product" } });
  expect(saidAt(0)?.inputs.candidate).toMatch(/^[0-9a-f]{64}$/);
  // The same inputs, another verdict: another thing said.
  expect(saidAt(2)?.inputs).toEqual(saidAt(0)?.inputs);
  expect(saidAt(2)?.criteria.find(({ requirement_id }) => requirement_id === asked.requirement_id)?.override).toMatchObject({
    verdict: "not_met",
    reason: "Told by telephone",
  });
  expect(saidAt(2)?.score).toBeLessThan(before.score);
});

test("a person's reason for a stage stands there also where it is given later", async () => {
  const { owner, pair, look } = await atWork();
  const ofStage = async (reason?: string) =>
    owner.send(api.matching.updateMatched, { ...pair, stage: "rejected", ...(reason && { reason }) });
  await ofStage();
  await ofStage();
  await ofStage("Wants to stay in Utrecht");
  expect(await look()).toMatchObject({ stage: "rejected", stage_reason: "Wants to stay in Utrecht" });
  const [{ decisions } = { decisions: [] }] = (await owner.send(api.dossier.ofMatch, pair)).data.dossier.candidates;
  expect(decisions.filter(({ kind }) => kind === "stage").map(({ detail }) => detail)).toMatchObject([
    { from: "suggested", to: "rejected", reason: null },
    { from: "rejected", to: "rejected", reason: "Wants to stay in Utrecht" },
  ]);
});

test("a candidate who changes has other inputs, and what was decided before keeps its own", async () => {
  const { owner, pair, look, candidate } = await atWork();
  await look();
  await owner.send(api.candidate.update, { id: candidate.id, city: "Groningen" });
  await look();
  const [{ snapshots } = { snapshots: [] }] = (await owner.send(api.dossier.ofMatch, pair)).data.dossier.candidates;
  expect(new Set(snapshots.map(({ inputs }) => inputs.candidate)).size).toBe(2);
  expect(new Set(snapshots.map(({ inputs }) => inputs.job)).size).toBe(1);
});

test("of a whole job, on paper and in the reader's language", async () => {
  const { owner, look, job } = await atWork();
  await look();
  for (const language of ["en", "nl"] as const) {
    const { data } = await owner.send(api.dossier.ofJob, { id: job.id, as: "pdf" }, { locale: language });
    expect(data.dossier.candidates).toHaveLength(1);
    expect(
      Buffer.from(data.pdf ?? "", "base64")
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
  }
});

test("who is erased leaves that something was decided, and nothing that was said about them", async () => {
  const { owner, look, job, candidate } = await atWork();
  await look();
  await owner.send(api.candidate.remove, { id: candidate.id });
  const long_ago = new Date(Date.now() - 31 * 86_400_000).toISOString();
  await server.parts.database.db.updateTable("candidates").set({ deleted_at: long_ago }).where("id", "=", candidate.id).execute();
  await tidyCandidates(server.parts);
  const { dossier } = (await owner.send(api.dossier.ofJob, { id: job.id })).data;
  expect(dossier.candidates).toMatchObject([{ candidate: null, decisions: [{ kind: "seen" }], snapshots: [] }]);
  expect(JSON.stringify(dossier)).not.toContain(candidate.last_name);
});
