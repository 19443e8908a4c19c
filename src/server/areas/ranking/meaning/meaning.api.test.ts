import { sql } from "kysely";
import { afterAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { api } from "#contract/index.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { newId } from "#server/core/ids.ts";
import { openEmbeddings } from "#server/parts/embeddings/endpoint.ts";
import { startEmbeddingsServer } from "#tests/support/embeddings-server.ts";
import { dropCv } from "#tests/support/pair.ts";
import { isPair, startTestServer } from "#tests/support/server.ts";
import { holdJobs, jobsBehind } from "../following/queries.ts";
import { jobsById } from "../queries.ts";
import { bringUpToDate, makeMissingVectors, makeVectors } from "../tasks.ts";
import { putJobVector } from "./queries.ts";

const model = await startEmbeddingsServer();
const settings = {
  EMBEDDINGS_BASE_URL: model.url,
  EMBEDDINGS_API_KEY: "key",
  EMBEDDINGS_MODEL: "scripted",
  EMBEDDINGS_TIMEOUT_SECONDS: "60",
};
const server = await startTestServer({ settings });
afterAll(async () => {
  await server.stop();
  await model.stop();
});
beforeEach(() => {
  model.asked.length = 0;
  model.state.manner = { kind: "vectors" };
  server.errors.length = 0;
});
const endpoint = (name: string, timeout_seconds = 60) =>
  openEmbeddings({ base_url: model.url, api_key: "key", model: name, timeout_seconds });
type Server = typeof server;
type Recruiter = Awaited<ReturnType<Server["signIn"]>>;

const cvOf = (work: string) =>
  `Bregje Zandstra\nbregje.zandstra@mail.example | +31 6 12345678\n\nWorked at Vaartzicht. ${work} for six years there.\nNationality: Dutch\nSpeaks with customers and writes reports of every visit.`;
const work = { near: "Verzorgde wonden van oudere mensen", far: "Drove an articulated lorry all over the country" };

async function pair(recruiter: Recruiter) {
  const { send } = recruiter;
  const [near, far] = [await dropCv(recruiter, cvOf(work.near)), await dropCv(recruiter, cvOf(work.far))];
  const { id } = (
    await send(api.job.create, {
      title: "Support worker",
      description: "Ask for Wiebe Oldenkamp. You nurse patients at home.",
      client: { name: "Zorggroep", contact_name: "Wiebe Oldenkamp" },
      requirements: [{ text: "Reports of every visit", kind: "must" as const }],
    })
  ).data.job;
  return { near, far, id };
}
const matchOf = async ({ send }: Recruiter, job_id: string, candidate_id: string) =>
  (await send(api.matching.fetchMatched, { job_id, candidate_id })).data;
const lineOf = async (recruiter: Recruiter, job_id: string, candidate_id: string) =>
  (await matchOf(recruiter, job_id, candidate_id)).match.criteria.find(({ criterion }) => criterion === "meaning");
const made = async ({ workspace_id }: Recruiter) => {
  await makeVectors(server.parts, workspace_id as WorkspaceId);
  await bringUpToDate(server.parts, workspace_id as WorkspaceId);
};

test("what is near in meaning is a line of the match, with its passage and its model; no name or contact leaves", async () => {
  const recruiter = await server.signIn({ plan: "team" });
  const { near, far, id } = await pair(recruiter);
  await expect.poll(async () => (await lineOf(recruiter, id, near))?.verdict).toMatch(/met|partly/);
  const { match, candidate } = await matchOf(recruiter, id, near);
  const line = match.criteria.find(({ criterion }) => criterion === "meaning");
  expect(line).toMatchObject({ note: { key: "meaning", params: { model: "scripted" } }, kind: "nice", text: null });
  const [proof] = line?.evidence ?? [];
  expect(candidate.cv_text?.slice(proof?.start, proof?.end)).toBe(proof?.quote);
  expect(proof?.quote).toContain("wonden");
  expect(line?.weight).toBeLessThanOrEqual(
    match.criteria
      .filter(({ criterion }) => criterion !== "meaning" && criterion !== "relevance")
      .reduce((sum, { weight }) => sum + weight, 0) /
      10 +
      0.05,
  );
  await made(recruiter);
  const listed = (await recruiter.send(api.matching.matchedCandidates, { id })).data.candidates;
  expect(listed.map((one) => one.id)).toEqual([near, far]);
  expect(listed[0]?.match.exact_score).toBe((await matchOf(recruiter, id, near)).match.exact_score);
  expect(model.texts()).toContain("wonden");
  for (const secret of ["Bregje", "Zandstra", "mail.example", "12345678", "Dutch", "Wiebe", "Oldenkamp"])
    expect(model.texts()).not.toContain(secret);
  expect(server.errors).toEqual([]);

  // Another name changes nothing of the score, and is no reason to ask again for what was asked.
  const before = (await matchOf(recruiter, id, near)).match.exact_score;
  const asked = model.asked.length;
  await recruiter.send(api.candidate.update, { id: near, city: "Zwolle" });
  await made(recruiter);
  expect((await matchOf(recruiter, id, near)).match.exact_score).toBe(before);
  expect(model.asked.length).toBe(asked);
  // Another text is.
  await sql`with w as (update workspaces set change_seq = change_seq + 1 where id = ${recruiter.workspace_id} returning change_seq)
    update candidates set cv_text = ${cvOf(work.far)}, facts = null, change_seq = w.change_seq from w where candidates.id = ${near}`.execute(
    server.parts.database.db,
  );
  expect((await lineOf(recruiter, id, near)) ?? null).toBeNull();
  await made(recruiter);
  expect(await lineOf(recruiter, id, near)).toMatchObject({
    evidence: expect.not.arrayContaining([expect.objectContaining({ quote: expect.stringContaining("wonden") })]),
  });
});

test.each([
  { kind: "status", status: 500 },
  { kind: "slow", ms: 60_000 },
  { kind: "body", body: "<html>" },
  { kind: "dimensions", dimensions: 5 },
] as const)("an endpoint in trouble (%j) leaves everything as it is without one, and is asked again", async (manner) => {
  const recruiter = await server.signIn({ plan: "team" });
  const workspace = recruiter.workspace_id as WorkspaceId;
  await makeVectors(server.parts, workspace);
  const { embeddings } = server.parts;
  onTestFinished(() => {
    server.parts.embeddings = embeddings;
  });
  // Only what is waited for in vain has a short time.
  if (manner.kind === "slow") server.parts.embeddings = endpoint("scripted", 0.2);
  model.state.manner = manner;
  const { near, id } = await pair(recruiter);
  await expect(makeVectors(server.parts, workspace)).rejects.toThrow("embeddings endpoint");
  await bringUpToDate(server.parts, workspace);
  expect(await lineOf(recruiter, id, near)).toBeUndefined();
  const { rows } =
    await sql`select from candidate_vectors v join candidates c on c.id = v.candidate_id where c.workspace_id = ${workspace}`.execute(
      server.parts.database.db,
    );
  expect(rows).toEqual([]);
  model.state.manner = { kind: "vectors" };
  server.parts.embeddings = embeddings;
  await made(recruiter);
  expect(await lineOf(recruiter, id, near)).toMatchObject({ criterion: "meaning" });
});

test("a job that gets its vector while it is compared for the first time isn't held: it is compared again with it", async () => {
  const { workspace_id } = await server.signIn({ plan: "team" });
  const workspace = workspace_id as WorkspaceId;
  const { database } = server.parts;
  const id = newId();
  await sql`insert into jobs (id, workspace_id, title, status, change_seq) values (${id}, ${workspace}, 'Support worker', 1, 1)`.execute(
    database.db,
  );
  await sql`update workspaces set change_seq = change_seq + 1 where id = ${workspace}`.execute(database.db);
  await makeVectors(server.parts, workspace);
  const behind = await jobsBehind(database.db, workspace, "an engine", []);
  const held = () => database.transaction((trx) => holdJobs(trx, workspace, "an engine", behind));
  expect(await held()).toEqual(new Set([id]));
  const [job] = await jobsById(database.db, workspace, [id]);
  if (!job) throw new Error("no job");
  await database.transaction((trx) => putJobVector(trx, workspace, "scripted", job, "another text", new Int8Array(8)));
  expect(await held()).toEqual(new Set());
});

test("a model that tells nothing apart isn't used", async () => {
  const { workspace_id } = await server.signIn({ plan: "team" });
  model.state.manner = { kind: "blind" };
  const parts = { ...server.parts, embeddings: endpoint("blind") };
  await expect(makeVectors(parts, workspace_id as WorkspaceId)).rejects.toThrow("unreadable");
  const { rows } = await sql`select from embedding_models where model = 'blind'`.execute(server.parts.database.db);
  expect(rows).toEqual([]);
});

test("a workspace that lets no model read along has no vectors either", async () => {
  const recruiter = await server.signIn({ plan: "team" });
  const { near, id } = await pair(recruiter);
  await made(recruiter);
  expect(await lineOf(recruiter, id, near)).toBeDefined();
  await sql`update workspaces set settings = jsonb_set(settings, '{reading}', '{"by_model": false}') where id = ${recruiter.workspace_id}`.execute(
    server.parts.database.db,
  );
  await made(recruiter);
  expect(await lineOf(recruiter, id, near)).toBeUndefined();
});

test("an operator who lets no model read along lets none compare either", async () => {
  const recruiter = await server.signIn({ plan: "team" });
  const workspace = recruiter.workspace_id as WorkspaceId;
  const { near, id } = await pair(recruiter);
  await made(recruiter);
  expect(await lineOf(recruiter, id, near)).toBeDefined();
  const { config } = server.parts;
  await makeVectors({ ...server.parts, config: { ...config, models: { ...config.models, reads: false } } }, workspace);
  await bringUpToDate(server.parts, workspace);
  expect(await lineOf(recruiter, id, near)).toBeUndefined();
});

// Another model at one process alone.
test.skipIf(isPair)("vectors of another model are made anew, and the line names it", async () => {
  const recruiter = await server.signIn({ plan: "team" });
  const workspace = recruiter.workspace_id as WorkspaceId;
  const { near, id } = await pair(recruiter);
  await made(recruiter);
  const parts = { ...server.parts, embeddings: endpoint("newer") };
  const queued: string[] = [];
  const tasks = {
    ...parts.tasks,
    enqueue: async (_name: string, body: { workspace_id?: string }) => void queued.push(body.workspace_id ?? ""),
  };
  await makeMissingVectors({ ...parts, tasks: tasks as typeof parts.tasks });
  expect(queued).toContain(workspace);
  await makeVectors(parts, workspace);
  const { rows } = await sql<{
    model: string;
  }>`select model from candidate_vectors where candidate_id = ${near} union select model from job_vectors where job_id = ${id}`.execute(
    server.parts.database.db,
  );
  expect(rows).toEqual([{ model: "newer" }]);
  expect((await lineOf(recruiter, id, near))?.note?.params.model).toBe("newer");
});

test("without an endpoint nothing is asked, stored or missing", async () => {
  const plain = await startTestServer();
  try {
    const recruiter = await plain.signIn({ plan: "team" });
    const { near, id } = await pair(recruiter);
    await bringUpToDate(plain.parts, recruiter.workspace_id as WorkspaceId);
    await makeVectors(plain.parts, recruiter.workspace_id as WorkspaceId);
    await makeMissingVectors(plain.parts);
    expect(await lineOf(recruiter, id, near)).toBeUndefined();
    expect(plain.parts.embeddings).toBeNull();
    const { rows } = await sql`select from candidate_vectors`.execute(plain.parts.database.db);
    expect(rows).toEqual([]);
    expect(plain.errors).toEqual([]);
  } finally {
    await plain.stop();
  }
});
