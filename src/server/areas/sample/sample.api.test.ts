import { afterAll, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { VACANCY_FACTS_VERSION } from "#engine/vacancy/facts.ts";
import { startTestServer } from "#tests/support/server.ts";

const server = await startTestServer();
afterAll(() => server.stop());

const statusOf = (asked: Promise<unknown>) => asked.then(() => 200).catch((failure) => failure.status as number);

describe("the sample", () => {
  test("is read, matched and shown with its proof, and counts as nobody's own beginning", async () => {
    const { send, workspace_id } = await server.signIn();
    expect((await send(api.sample.load, {})).data).toEqual({ candidates: 8, jobs: 2 });
    const { candidates } = (await send(api.candidate.list, { limit: 50 })).data;
    expect(candidates.length).toBe(8);
    const noor = candidates.find(({ first_name }) => first_name === "Noor");
    const { candidate } = (await send(api.candidate.show, { id: noor?.id as string })).data;
    expect(candidate.files[0]?.name).toMatch(/\.pdf$/);
    expect(Object.keys(candidate.evidence).length).toBeGreaterThan(5);
    for (const proof of Object.values(candidate.evidence).flat())
      expect(candidate.cv_text?.slice(proof.start, proof.end)).toBe(proof.quote);
    const { jobs } = (await send(api.job.list, { limit: 50 })).data;
    expect(jobs.map(({ title }) => title).sort()).toEqual(["Senior backend engineer", "Wijkverpleegkundige"]);
    const stored = await server.parts.database.db.selectFrom("jobs").select("facts").where("workspace_id", "=", workspace_id).execute();
    for (const { facts } of stored) expect(facts).toMatchObject({ version: VACANCY_FACTS_VERSION, facts: expect.any(Array) });
    for (const job of jobs) {
      await expect.poll(async () => (await send(api.matching.matchedCandidates, { id: job.id, limit: 8 })).data.compared).toBe(8);
      const { candidates: ranked } = (await send(api.matching.matchedCandidates, { id: job.id, limit: 8 })).data;
      expect(ranked[0]?.match.score).toBeGreaterThanOrEqual(60);
    }
    const { begun } = (await send(api.dashboard.figures, {})).data;
    expect(begun).toMatchObject({ sample: true, candidate: false, job: false });
    // Asked for again it is there already.
    expect((await send(api.sample.load, {})).data).toEqual({ candidates: 8, jobs: 2 });
    expect((await send(api.candidate.list, { limit: 50 })).data.total).toBe(8);
  });

  test("goes whole, files and what was made of it included; one's own stays, also the client that both have", async () => {
    const { send, workspace_id } = await server.signIn();
    const own = (await send(api.candidate.create, { first_name: "Tariq", last_name: "Bos" })).data.candidate;
    const job = (await send(api.job.create, { title: "Nachtportier", client: { name: "Halderstroom Energy" } })).data.job;
    await send(api.sample.load, {});
    const { candidates } = (await send(api.candidate.list, { limit: 50 })).data;
    const noor = candidates.find(({ first_name }) => first_name === "Noor")?.id as string;
    const { files } = (await send(api.candidate.show, { id: noor })).data.candidate;
    const { proposal } = (await send(api.proposal.start, { job_id: job.id, candidate_id: noor })).data;
    expect((await send(api.sample.remove, {})).data).toEqual({ candidates: 8, jobs: 2 });
    expect((await send(api.candidate.list, { limit: 50 })).data.candidates.map(({ id }) => id)).toEqual([own.id]);
    const { jobs } = (await send(api.job.list, { limit: 50 })).data;
    expect(jobs.map(({ id }) => id)).toEqual([job.id]);
    expect(jobs[0]?.client?.name).toBe("Halderstroom Energy");
    expect(await statusOf(send(api.proposal.show, { id: proposal.id }))).toBe(404);
    await expect.poll(() => server.parts.files.get(`${workspace_id}/${files[0]?.id}`)).toBeNull();
    expect((await send(api.dashboard.figures, {})).data.begun).toMatchObject({ sample: false, candidate: true, job: true });
    expect((await send(api.sample.remove, {})).data).toEqual({ candidates: 0, jobs: 0 });
  });

  test("goes also where a reading holds a file of it: the reading lets go, and what it read stays for its 24 hours", async () => {
    const { send, workspace_id } = await server.signIn();
    await send(api.sample.load, {});
    const { candidates } = (await send(api.candidate.list, { limit: 50 })).data;
    const noor = candidates.find(({ first_name }) => first_name === "Noor")?.id as string;
    const file = new File(["Noor Hazelaar\nBackend engineer\n\nSkills: Python, PostgreSQL\n"], "newer.txt", { type: "text/plain" });
    const { data: read } = await send(api.candidate.extractFile, { file });
    const { candidate } = (await send(api.candidate.update, { id: noor, extraction_id: read.extraction_id })).data;
    const held = candidate.files.find(({ name }) => name === "newer.txt")?.id as string;
    const ofReading = server.parts.database.db
      .selectFrom("extractions")
      .select("file_id")
      .where("workspace_id", "=", workspace_id)
      .where("id", "=", read.extraction_id);
    expect(await ofReading.execute()).toEqual([{ file_id: held }]);
    expect((await send(api.sample.remove, {})).data).toEqual({ candidates: 8, jobs: 2 });
    expect(await ofReading.execute()).toEqual([{ file_id: null }]);
    await expect.poll(() => server.parts.files.get(`${workspace_id}/${held}`)).toBeNull();
    expect((await send(api.candidate.extractFile, { extraction_id: read.extraction_id })).data.candidate).toEqual(read.candidate);
  });

  test("belongs to one workspace, and comes once also when asked for twice at the same moment", async () => {
    const one = await server.signIn();
    const other = await server.signIn();
    await Promise.all([one.send(api.sample.load, {}), one.send(api.sample.load, {})]);
    expect((await one.send(api.candidate.list, {})).data.total).toBe(8);
    expect((await other.send(api.candidate.list, {})).data.total).toBe(0);
    expect((await other.send(api.sample.remove, {})).data).toEqual({ candidates: 0, jobs: 0 });
    expect((await one.send(api.candidate.list, {})).data.total).toBe(8);
  });

  test("is refused whole where the plan has no room for it", async () => {
    const { send } = await server.signIn();
    for (const title of ["Kok", "Gastvrouw"]) await send(api.job.create, { title });
    expect(await statusOf(send(api.sample.load, {}))).toBe(406);
    expect((await send(api.candidate.list, {})).data.total).toBe(0);
  });
});
