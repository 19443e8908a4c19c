import { afterAll, expect, test } from "vitest";
import type { BodyInput } from "#contract/call.ts";
import { STRONG } from "#contract/choices.ts";
import { api } from "#contract/index.ts";
import { addDraft, submitDraft } from "#tests/support/sent-proposal.ts";
import { startTestServer } from "#tests/support/server.ts";

const server = await startTestServer();
afterAll(() => server.stop());

const skills = ["Python", "Kafka", "Docker", "PostgreSQL"];

/** Nine people for one job: strong, weak, worked on, refused, put in the trash, and one for whom nothing speaks. */
async function withPeople() {
  const owner = await server.signIn({ plan: "team" });
  const { send } = owner;
  const add = async (first_name: string, of: number) => {
    const has = { headline: of > 0 ? "Engineer" : "Florist", skills: skills.slice(0, of).map((name) => ({ name })) };
    return (await send(api.candidate.create, { first_name, last_name: "Linde", ...has })).data.candidate.id;
  };
  const strong = [await add("Anna", 4), await add("Bram", 4), await add("Cees", 4)] as const;
  const weak = [await add("Dirk", 1), await add("Eva", 1), await add("Fenna", 1)] as const;
  const gone = [await add("Gijs", 4), await add("Hans", 1)];
  await add("Iris", 0);
  const requirements = skills.map((skill) => ({ text: skill, kind: "must" as const, skill }));
  const client = { name: "Halderstroom", contact_name: "Marjan", contact_email: "marjan@halderstroom.example" };
  const { job } = (await send(api.job.create, { title: "Python developer", client, requirements })).data;
  await send(api.matching.matchedCandidates, { id: job.id });
  for (const id of gone) await send(api.candidate.remove, { id });
  const move = (candidate_id: string, stage: string) => send(api.matching.updateMatched, { job_id: job.id, candidate_id, stage });
  await move(weak[0], "shortlisted");
  await move(strong[1], "interview");
  await move(strong[2], "rejected");
  return { owner, send, job, strong, weak };
}

test("a ranking's total is how many it holds, whatever narrows it, and what the job's row and the board say of it", async () => {
  const { send, job } = await withPeople();
  const ask = async (narrowed: Omit<BodyInput<typeof api.matching.matchedCandidates>, "id">) => {
    const { data } = await send(api.matching.matchedCandidates, { id: job.id, limit: 200, ...narrowed });
    const { total } = (await send(api.matching.matchedCandidates, { id: job.id, limit: 1, ...narrowed })).data;
    expect([data.total, total], JSON.stringify(narrowed)).toEqual([data.candidates.length, data.candidates.length]);
    return data;
  };
  const [all, strong, shown] = [await ask({}), await ask({ min_score: STRONG }), await ask({ min_score: STRONG, with_touched: true })];
  expect([all.total, strong.total, shown.total]).toEqual([6, 3, 4]);
  expect((await ask({ min_score: 80, q: "linde" })).total).toBe(3);

  const row = (await send(api.job.list, {})).data.jobs[0];
  const stageTotal = async (stage: string) => (await ask({ stage })).total;
  expect(row).toMatchObject({ matches: all.total, strong_matches: strong.total, shortlisted: await stageTotal("shortlisted") });
  expect((await send(api.dashboard.jobs, {})).data.jobs[0]).toMatchObject({
    strong: strong.total,
    shortlisted: await stageTotal("shortlisted"),
    interview: await stageTotal("interview"),
  });
  const board = (await send(api.matching.board, { job_id: job.id })).data;
  for (const { key, counts_as, total } of board.stages) {
    if (counts_as === "suggested") continue;
    expect([key, total]).toEqual([key, board.cards.filter(({ stage_key }) => stage_key === key).length]);
    expect([key, total]).toEqual([key, await stageTotal(key)]);
  }
  const { data: rest } = await send(api.matching.notRanked, { id: job.id });
  expect([rest.total, rest.counts.nothing, rest.candidates.length]).toEqual([1, 1, all.compared - all.total]);
  // One page after the other they are as many.
  const paged: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const { data } = await send(api.matching.matchedCandidates, { id: job.id, limit: 2, ...(cursor && { cursor }) });
    expect(data.total).toBe(all.total);
    paged.push(...data.candidates.map(({ id }) => id));
    cursor = data.next_cursor;
  }
  expect(new Set(paged).size).toBe(all.total);
});

test("a candidate tells as many jobs as their list of jobs holds, closed ones too and none from the trash", async () => {
  const { send, job, strong } = await withPeople();
  const requirements = [{ text: "Python", kind: "must" as const, skill: "Python" }];
  const more = async (title: string) => (await send(api.job.create, { title, requirements })).data.job.id;
  const [closed, trashed] = [await more("Closed"), await more("Trashed")];
  for (const id of [closed, trashed]) await send(api.matching.matchedCandidates, { id });
  await send(api.job.updateStatus, { id: closed, status: 0 });
  await send(api.job.remove, { id: trashed });
  const told = (await send(api.candidate.show, { id: strong[0] })).data.candidate.matches.map(({ job_id }) => job_id);
  const listed = (await send(api.matching.matchedJobs, { id: strong[0] })).data.jobs.map(({ id }) => id);
  expect(told.toSorted()).toEqual(listed.toSorted());
  expect(listed.toSorted()).toEqual([job.id, closed].toSorted());
});

test("what the dashboard and a client count is what their lists hold", async () => {
  const { send, job, strong } = await withPeople();
  const begin = (candidate_id: string) => addDraft(send, { job_id: job.id, candidate_id });
  const [sent, , trashed] = [await begin(strong[0]), await begin(strong[1]), await begin(strong[2])];
  await submitDraft(send, sent);
  await send(api.proposal.remove, { id: trashed });

  const listed = async (body: BodyInput<typeof api.proposal.list>) => {
    const { data } = await send(api.proposal.list, body);
    expect(data.total).toBe(data.proposals.length);
    return data.total;
  };
  const figures = (await send(api.dashboard.figures, {})).data;
  expect(figures.proposals_out.value).toBe(await listed({ status: ["submitted", "viewed"] }));
  expect(figures.active_jobs.value).toBe((await send(api.job.list, { status: 1 })).data.total);
  for (const figure of ["in_interview", "placements"] as const) {
    const { people, total } = (await send(api.dashboard.people, { figure })).data;
    expect([total, people.length]).toEqual([figures[figure].value, figures[figure].value]);
  }
  const { lines } = (await send(api.dashboard.attention, {})).data;
  expect(lines.find(({ kind }) => kind === "drafts")).toMatchObject({ count: await listed({ status: ["draft"] }) });

  const client_id = job.client?.id ?? "";
  const row = (await send(api.client.list, {})).data.clients.find(({ id }) => id === client_id);
  expect(row).toMatchObject({
    jobs: (await send(api.job.list, { client_id })).data.total,
    open_jobs: (await send(api.job.list, { client_id, status: 1 })).data.total,
    proposals: await listed({ client_id, status: ["submitted", "viewed", "interview", "accepted", "declined", "withdrawn"] }),
    placements: (await send(api.client.show, { id: client_id })).data.placements.length,
  });
  // A job's row and its tab tell drafts too, as its list does.
  const ofJob = await listed({ job_id: job.id });
  expect((await send(api.job.list, {})).data.jobs[0]?.proposals).toBe(ofJob);
  expect((await send(api.job.showProposals, { id: job.id })).data.proposals).toHaveLength(ofJob);
  const ofPerson = (await send(api.candidate.show, { id: strong[0] })).data.candidate.proposals.length;
  expect(ofPerson).toBe(await listed({ candidate_id: strong[0] }));
});
