import { afterAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { startTestServer } from "#tests/support/server.ts";

const server = await startTestServer();
afterAll(() => server.stop());

/** A job that asks three skills, and people who have three, two and one of them. */
async function threePeople() {
  const owner = await server.signIn({ plan: "team" });
  const skills = ["Python", "Kafka", "Docker"];
  const ids: string[] = [];
  for (const [at, first_name] of ["Anna", "Bram", "Cees"].entries()) {
    const has = skills.slice(0, 3 - at).map((name) => ({ name }));
    ids.push(
      (await owner.send(api.candidate.create, { first_name, last_name: "Linde", headline: "Baker", skills: has })).data.candidate.id,
    );
  }
  const requirements = skills.map((skill) => ({ text: skill, kind: "must" as const, skill }));
  const { job } = (await owner.send(api.job.create, { title: "Python developer", city: "Utrecht", requirements })).data;
  await owner.send(api.matching.matchedCandidates, { id: job.id });
  return { owner, job, ids: ids as [string, string, string] };
}

test("why one stands above another adds up to the difference, in whatever order they are asked", async () => {
  const { owner, job, ids } = await threePeople();
  const [anna, bram] = ids;
  const why = async (candidate_ids: string[]) => (await owner.send(api.matching.whyAbove, { job_id: job.id, candidate_ids })).data;
  const told = await why([anna, bram]);
  expect(await why([bram, anna])).toEqual(told);
  expect(told).toMatchObject({ upper: { candidate_id: anna, name: "Anna Linde" }, lower: { candidate_id: bram } });
  const scoreOf = async (candidate_id: string) =>
    (await owner.send(api.matching.fetchMatched, { job_id: job.id, candidate_id })).data.match.exact_score;
  expect(told.by).toBeCloseTo((await scoreOf(anna)) - (await scoreOf(bram)), 1);
  expect(told.lines.reduce((sum, { by }) => sum + by, told.rest)).toBeCloseTo(told.by, 6);
  expect(told.lines.find(({ text }) => text === "Docker")).toMatchObject({ verdict: "met" });
  expect(told.lines.find(({ text }) => text === "Docker")?.by).toBeGreaterThan(1);
  // A person's verdict is part of the sum.
  const docker = job.requirements.find(({ text }) => text === "Docker")?.id as string;
  const override = { requirement_id: docker, verdict: "met" as const, reason: "Told by telephone" };
  await owner.send(api.matching.updateMatched, { job_id: job.id, candidate_id: bram, override });
  expect((await why([anna, bram])).lines.find(({ text }) => text === "Docker")).toBeUndefined();
  const stranger = await server.signIn({ plan: "team" });
  await expect(stranger.send(api.matching.whyAbove, { job_id: job.id, candidate_ids: [anna, bram] })).rejects.toMatchObject({
    status: 404,
  });
  await expect(why([anna])).rejects.toMatchObject({ status: 422 });
});

test("from a score on, with whom somebody worked on whatever their score", async () => {
  const { owner, job, ids } = await threePeople();
  const [anna, , cees] = ids;
  const least = (await owner.send(api.matching.fetchMatched, { job_id: job.id, candidate_id: anna })).data.match.score;
  const list = async (with_touched: boolean) =>
    (await owner.send(api.matching.matchedCandidates, { id: job.id, min_score: least, with_touched })).data.candidates.map(({ id }) => id);
  expect(await list(true)).toEqual([anna]);
  await owner.send(api.matching.updateMatched, { job_id: job.id, candidate_id: cees, stage: "shortlisted" });
  expect(await list(true)).toEqual([anna, cees]);
  expect(await list(false)).toEqual([anna]);
});

test("what a job compares people on is told before anybody is compared, line for line as in a match", async () => {
  const { owner, job, ids } = await threePeople();
  const { compared } = (await owner.send(api.job.show, { id: job.id })).data;
  const { match } = (await owner.send(api.matching.fetchMatched, { job_id: job.id, candidate_id: ids[0] })).data;
  const lineOf = ({ criterion, text, kind, weight }: (typeof compared)[number] | (typeof match.criteria)[number]) => ({
    criterion,
    text,
    kind,
    weight,
  });
  expect(compared.map(lineOf)).toEqual(match.criteria.map(lineOf));
  expect(compared.filter(({ is_asked }) => is_asked).map(({ criterion }) => criterion)).toEqual(["skill", "skill", "skill", "place"]);
  expect(compared.filter(({ is_asked }) => !is_asked).map(({ criterion }) => criterion)).toEqual(["title", "relevance"]);
});
