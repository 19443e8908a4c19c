import { afterAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import type { Pipeline } from "#contract/job/pipeline.ts";
import { startTestServer } from "#tests/support/server.ts";

const server = await startTestServer();
afterAll(() => server.stop());
type Person = Awaited<ReturnType<typeof server.signIn>>;

/** An owner with a job and so many candidates on its shortlist. */
async function withPeople(many = 3) {
  const owner = await server.signIn({ plan: "team" });
  const { job } = (await owner.send(api.job.create, { title: "Tuinman" })).data;
  const ids: string[] = [];
  for (let n = 0; n < many; n++) {
    const { candidate } = (await owner.send(api.candidate.create, { first_name: "Piet", last_name: `Berk ${n}` })).data;
    await owner.send(api.matching.updateMatched, { job_id: job.id, candidate_id: candidate.id, stage: "shortlisted" });
    ids.push(candidate.id);
  }
  return { owner, job_id: job.id, ids };
}

const shown = async (person: Person, job_id?: string) => (await person.send(api.pipeline.show, job_id ? { job_id } : {})).data;
const inBody = ({ stages }: Pipeline) => stages.map(({ job_id: _, ...stage }) => stage as Omit<typeof stage, "key"> & { key?: string });
const second = { names: { en: "Second interview", nl: "Tweede gesprek" }, counts_as: "interview", color: "grape", card_limit: 2 } as const;

/** The workspace's stages with a second interview before the offer; its key. */
async function withSecondInterview(owner: Person) {
  const before = await shown(owner);
  const stages = inBody(before);
  stages.splice(4, 0, second);
  const { data } = await owner.send(api.pipeline.saveStages, { version: before.version, stages });
  return data.stages[4]?.key as string;
}

test("where nothing was written the seven stages and the usual reasons hold", async () => {
  const owner = await server.signIn();
  const pipeline = await shown(owner);
  expect(pipeline.stages.map(({ key }) => key)).toEqual([
    "suggested",
    "shortlisted",
    "proposed",
    "interview",
    "offer",
    "placed",
    "rejected",
  ]);
  expect(pipeline).toMatchObject({ is_own: false, left_out: [] });
  expect(new Set(pipeline.reasons.map(({ side }) => side))).toEqual(new Set(["agency", "client", "candidate"]));
});

test("a stage of one's own counts as one of the seven, and history says what it was called", async () => {
  const { owner, job_id, ids } = await withPeople(1);
  const [candidate_id] = ids as [string];
  const key = await withSecondInterview(owner);
  const { match } = (await owner.send(api.matching.updateMatched, { job_id, candidate_id, stage: key, from: "shortlisted" })).data;
  expect(match).toMatchObject({ stage: "interview", stage_key: key });
  const { data: board } = await owner.send(api.matching.board, { job_id });
  expect(board.stages.find((stage) => stage.key === key)).toMatchObject({ total: 1, card_limit: 2, color: "grape" });
  expect(board.cards).toMatchObject([{ candidate_id, stage_key: key, job_title: "Tuinman", candidate: { first_name: "Piet" } }]);
  const list = async (stage: string) => (await owner.send(api.matching.matchedCandidates, { id: job_id, stage })).data.candidates.length;
  expect([await list(key), await list("interview"), await list("shortlisted")]).toEqual([1, 0, 0]);
  const { activity } = (await owner.send(api.candidate.show, { id: candidate_id })).data.candidate;
  expect(activity.find(({ kind, detail }) => kind === "stage_changed" && detail.to === "interview")?.detail).toMatchObject({
    from: "shortlisted",
    to_key: key,
    to_names: second.names,
  });
  const today = new Date().toISOString().slice(0, 10);
  const { stats } = (await owner.send(api.statistics.fetch, { from: today, to: today, time_zone: "Europe/Amsterdam" })).data;
  expect(stats.totals.matches).toMatchObject({ interview: 1, shortlisted: 0 });
  // From the second interview to the first is no step on and none back.
  const back = (await owner.send(api.matching.updateMatched, { job_id, candidate_id, stage: "interview" })).data.match;
  expect(back).toMatchObject({ stage: "interview", stage_key: "interview" });
});

test("who moves what somebody else has moved meanwhile is told, and nothing is lost", async () => {
  const { owner, job_id, ids } = await withPeople(2);
  const [first, other] = ids as [string, string];
  const move = (moves: { candidate_id: string; from: string; to: string }[]) =>
    owner.send(api.matching.move, { moves: moves.map((one) => ({ ...one, job_id })) });
  await move([{ candidate_id: first, from: "shortlisted", to: "proposed" }]);
  await expect(move([{ candidate_id: first, from: "shortlisted", to: "rejected" }])).rejects.toMatchObject({
    status: 409,
    envelope: { data: { not_moved: [{ candidate_id: first, stage_key: "proposed" }] } },
  });
  const { data } = await move([
    { candidate_id: first, from: "shortlisted", to: "interview" },
    { candidate_id: other, from: "shortlisted", to: "interview" },
  ]);
  expect(data).toMatchObject({ moved: [{ candidate_id: other, stage_key: "interview" }], not_moved: [{ candidate_id: first }] });
  const body = { job_id, candidate_id: first, stage: "offer", from: "shortlisted" } as const;
  await expect(owner.send(api.matching.updateMatched, body)).rejects.toMatchObject({
    status: 409,
    envelope: { data: { match: { stage: "proposed" } } },
  });
});

test("two at once: one moves, the other is told", async () => {
  const { owner, job_id, ids } = await withPeople(1);
  const [candidate_id] = ids as [string];
  const to = (stage: string) => owner.send(api.matching.move, { moves: [{ job_id, candidate_id, from: "shortlisted", to: stage }] });
  const both = await Promise.allSettled([to("proposed"), to("rejected")]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect((await owner.send(api.matching.board, { job_id })).data.cards).toHaveLength(1);
});

test("an undo puts back the days and the reason as well", async () => {
  const { owner, job_id, ids } = await withPeople(1);
  const [candidate_id] = ids as [string];
  await owner.send(api.matching.updateMatched, { job_id, candidate_id, stage: "rejected", reason: "Te ver", reason_key: "distance" });
  const [before] = (await owner.send(api.matching.board, { job_id })).data.cards;
  expect(before).toMatchObject({ reason_key: "distance", reason_side: "candidate", stage_reason: "Te ver" });
  await owner.send(api.matching.move, { moves: [{ job_id, candidate_id, from: "rejected", to: "interview" }] });
  const [moved] = (await owner.send(api.matching.board, { job_id })).data.cards;
  expect(moved).toMatchObject({ stage: "interview", reason_key: null, reason_side: null, stage_reason: null });
  await owner.send(api.matching.move, { moves: [{ job_id, candidate_id, from: "interview", to: "rejected" }], is_undo: true });
  expect((await owner.send(api.matching.board, { job_id })).data.cards).toEqual([before]);
});

test("a stage that goes asks where its cards go", async () => {
  const { owner, job_id, ids } = await withPeople(2);
  const key = await withSecondInterview(owner);
  for (const candidate_id of ids) await owner.send(api.matching.updateMatched, { job_id, candidate_id, stage: key });
  const pipeline = await shown(owner);
  const stages = inBody(pipeline).filter((stage) => stage.key !== key);
  const save = (moves: Record<string, string>) => owner.send(api.pipeline.saveStages, { version: pipeline.version, stages, moves });
  await expect(save({})).rejects.toMatchObject({ status: 409, envelope: { data: { cards: { [key]: 2 } } } });
  await expect(save({ [key]: key })).rejects.toMatchObject({ status: 409 });
  await save({ [key]: "interview" });
  const { cards } = (await owner.send(api.matching.board, { job_id })).data;
  expect(cards.map(({ stage_key }) => stage_key)).toEqual(["interview", "interview"]);
  // Whoever has seen the list as it was before is told.
  await expect(save({ [key]: "interview" })).rejects.toMatchObject({ status: 409, envelope: { data: { pipeline: { is_own: false } } } });
  // One of the seven goes too; its people move, as history tells.
  const now = await shown(owner);
  const without = inBody(now).filter((stage) => stage.key !== "interview");
  await owner.send(api.pipeline.saveStages, { version: now.version, stages: without, moves: { interview: "offer" } });
  const after = (await owner.send(api.matching.board, { job_id })).data.cards;
  expect(after.map(({ stage, stage_key }) => [stage, stage_key])).toEqual([
    ["offer", "offer"],
    ["offer", "offer"],
  ]);
  const { activity } = (await owner.send(api.candidate.show, { id: ids[0] as string })).data.candidate;
  expect(activity[0]).toMatchObject({ kind: "stage_changed", detail: { from: "interview", to: "offer" } });
  // A client's yes still finds a place: the last stage before what is gone.
  const moved = await owner.send(api.matching.updateMatched, { job_id, candidate_id: ids[0] as string, stage: "interview" });
  expect(moved.data.match).toMatchObject({ stage: "proposed" });
});

test("a pipeline keeps its beginning, a placement and a way out", async () => {
  const owner = await server.signIn();
  const pipeline = await shown(owner);
  const save = (stages: ReturnType<typeof inBody>) => owner.send(api.pipeline.saveStages, { version: pipeline.version, stages });
  for (const key of ["suggested", "placed", "rejected"])
    await expect(save(inBody(pipeline).filter((stage) => stage.key !== key))).rejects.toMatchObject({ status: 422 });
  await expect(save([...inBody(pipeline), { ...second, names: {} }])).rejects.toMatchObject({ status: 422 });
  await expect(save([...inBody(pipeline), { ...second, counts_as: "suggested" }])).rejects.toMatchObject({ status: 422 });
  await expect(save([...inBody(pipeline), { ...second, key: crypto.randomUUID() }])).rejects.toMatchObject({ status: 422 });
});

test("a job shows stages of its own choice, and the workspace's again", async () => {
  const { owner, job_id, ids } = await withPeople(1);
  const [candidate_id] = ids as [string];
  const before = await shown(owner, job_id);
  const trial = { names: { nl: "Meeloopdag" }, counts_as: "interview", color: "teal", card_limit: null } as const;
  const keys = ["suggested", "proposed", "placed", "rejected"].map((key) => ({ key }));
  const stages = [...keys.slice(0, 2), trial, ...keys.slice(2)];
  const save = (version: string, more: object = {}) => owner.send(api.pipeline.saveOfJob, { job_id, version, stages, ...more });
  await expect(save(before.version)).rejects.toMatchObject({ status: 409, envelope: { data: { cards: { shortlisted: 1 } } } });
  const { data } = await save(before.version, { moves: { shortlisted: "proposed" } });
  expect(data).toMatchObject({ is_own: true });
  expect(data.left_out.map(({ key }) => key)).toEqual(["shortlisted", "interview", "offer"]);
  const own = data.stages[2]?.key as string;
  await owner.send(api.matching.updateMatched, { job_id, candidate_id, stage: own });
  // Over all jobs it stands where it counts.
  const all = (await owner.send(api.matching.board, {})).data;
  expect(all.cards).toMatchObject([{ stage: "interview", stage_key: own }]);
  expect(all.stages.find(({ key }) => key === "interview")?.total).toBe(1);
  // What the card can be moved to is its job's.
  expect(all.own_stages).toEqual([{ job_id, stages: data.stages }]);
  expect((await owner.send(api.matching.board, { job_id })).data.own_stages).toEqual([]);
  expect((await shown(owner)).stages).toHaveLength(7);
  await owner.send(api.pipeline.saveOfJob, { job_id, version: data.version, stages: null, moves: { [own]: "interview" } });
  expect(await shown(owner, job_id)).toMatchObject({ is_own: false });
  expect((await owner.send(api.matching.board, { job_id })).data.cards).toMatchObject([{ stage: "interview", stage_key: "interview" }]);
});

test("the workspace keeps its own list of reasons, and those that were chosen before", async () => {
  const { owner, job_id, ids } = await withPeople(2);
  const [first, other] = ids as [string, string];
  const out = { job_id, stage: "rejected" } as const;
  await owner.send(api.matching.updateMatched, { ...out, candidate_id: first, reason_key: "distance" });
  const { version } = await shown(owner);
  const reasons = [{ side: "client", names: { en: "Budget gone" } }] as const;
  const { data } = await owner.send(api.pipeline.saveReasons, { version, reasons: [...reasons] });
  expect(data.reasons.filter(({ is_gone }) => !is_gone)).toMatchObject(reasons);
  expect(data.reasons.find(({ key }) => key === "distance")).toMatchObject({ is_gone: true });
  await expect(owner.send(api.matching.updateMatched, { ...out, candidate_id: other, reason_key: "no such reason" })).rejects.toMatchObject(
    { status: 422 },
  );
  await owner.send(api.matching.updateMatched, { ...out, candidate_id: other, reason_key: data.reasons[0]?.key as string });
  const today = new Date().toISOString().slice(0, 10);
  const { stats } = (await owner.send(api.statistics.fetch, { from: today, to: today, time_zone: "UTC" })).data;
  expect(new Set(stats.refusals?.map(({ side, count }) => `${side} ${count}`))).toEqual(new Set(["candidate 1", "client 1"]));
});

test("a reason that is given later is told in the timeline, and so is that it was taken back", async () => {
  const { owner, job_id, ids } = await withPeople(1);
  const out = { job_id, candidate_id: ids[0] as string, stage: "rejected" } as const;
  const said = { reason_key: "distance", reason: "Two hours each way" };
  await owner.send(api.matching.updateMatched, out);
  await owner.send(api.matching.updateMatched, { ...out, ...said });
  await owner.send(api.matching.updateMatched, { ...out, reason_key: null, reason: null });
  const { activity } = (await owner.send(api.candidate.show, { id: out.candidate_id })).data.candidate;
  expect(activity.slice(0, 3).map(({ kind, detail: { to, reason, reason_key } }) => [kind, to, reason, reason_key])).toEqual([
    ["reason_changed", "rejected", null, undefined],
    ["reason_changed", "rejected", said.reason, said.reason_key],
    ["stage_changed", "rejected", null, undefined],
  ]);
});

test("only who runs the workspace changes its stages; a viewer moves nobody", async () => {
  const viewer = await server.signIn({ role: "viewer" });
  const recruiter = await server.signIn({ role: "recruiter" });
  const pipeline = await shown(recruiter);
  const body = { version: pipeline.version, stages: inBody(pipeline) };
  await expect(recruiter.send(api.pipeline.saveStages, body)).rejects.toMatchObject({ status: 403 });
  await expect(
    viewer.send(api.matching.move, {
      moves: [{ job_id: crypto.randomUUID(), candidate_id: crypto.randomUUID(), from: "shortlisted", to: "placed" }],
    }),
  ).rejects.toMatchObject({ status: 403 });
});
