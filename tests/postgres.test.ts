import pg from "pg";
import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { makeCvs } from "./support/cvs/make-cvs.ts";
import { vacancies } from "./support/cvs/vacancies.ts";
import { startTestServer } from "./support/server.ts";

const url = process.env.TEST_DATABASE_URL;

/** A database of its own beside the one that the variable names. */
async function newDatabase(at: string): Promise<string> {
  const client = new pg.Client({ connectionString: at });
  await client.connect();
  const name = `walk_${process.pid}`;
  await client.query(`create database ${name}`);
  await client.end();
  return Object.assign(new URL(at), { pathname: `/${name}` }).toString();
}

test.skipIf(!url)("the main job works on PostgreSQL as on the embedded database", { timeout: 60_000 }, async () => {
  const server = await startTestServer({ postgres: await newDatabase(url as string) });
  try {
    const { send } = await server.signIn();
    for (const cv of (await makeCvs()).slice(0, 5)) {
      const { data } = await send(api.candidate.extractFile, { file: new File([cv.bytes], cv.name) });
      const {
        data: { candidate },
      } = await send(api.candidate.create, { ...data.candidate, extraction_id: data.extraction_id });
      expect((await send(api.candidate.update, { id: candidate.id, version: 1, tags: ["walk"] })).data.candidate.version).toBe(2);
    }
    const { data } = await send(api.candidate.extractText, { text: vacancies[0]?.text ?? "", kind: "job" });
    const {
      data: { job },
    } = await send(api.job.create, { ...data.job, title: data.job?.title ?? "" });
    const ranked = (await send(api.matching.matchedCandidates, { id: job.id })).data;
    expect(ranked.compared).toBe(5);
    const [first] = ranked.candidates;
    const {
      data: { match },
    } = await send(api.matching.fetchMatched, { job_id: job.id, candidate_id: first?.id as string });
    expect(match.criteria.length).toBeGreaterThan(3);
    for (const sort of ["-best_match", "name", "-updated_at", "available_from"])
      expect((await send(api.candidate.list, { sort, q: "python OR zorg OR team", limit: 2 })).data.candidates.length).toBeGreaterThan(0);
    const page = (await send(api.candidate.list, { limit: 2 })).data;
    expect((await send(api.candidate.list, { limit: 200, cursor: page.next_cursor ?? "" })).data.candidates).toHaveLength(3);
    expect((await send(api.job.list, {})).data.jobs).toMatchObject([{ id: job.id, matches: ranked.total }]);
    expect(server.errors).toEqual([]);
  } finally {
    await server.stop();
  }
});
