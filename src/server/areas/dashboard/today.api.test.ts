import { afterAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { json } from "#server/parts/database/database.ts";
import { addDraft, addPair, submitDraft } from "#tests/support/sent-proposal.ts";
import { startTestServer } from "#tests/support/server.ts";
import { send } from "#web/kit/calls/api.ts";

const server = await startTestServer();
afterAll(() => server.stop());

test("times that a client proposes wait for the recruiter in the place of its wish to meet, and the one that is taken is among what comes", async () => {
  const owner = await server.signIn({ plan: "team" });
  const pair = await addPair(owner.send);
  const proposal_id = await addDraft(owner.send, pair);
  const token = await submitDraft(owner.send, proposal_id);
  const asClient = { fetcher: server.fetcher, token: null };
  const in_days = (days: number) => new Date(Math.floor(Date.now() / 60_000) * 60_000 + days * 86_400_000).toISOString();
  const taken = in_days(6);
  const slots = [in_days(5), taken];
  const queue = async (scope: "mine" | "team" = "team") =>
    (await owner.send(api.dashboard.attention, { scope })).data.lines.filter(({ kind }) => kind === "interview" || kind === "times");
  const coming = async (person: typeof owner, scope: "mine" | "team", from?: string) =>
    (await person.send(api.dashboard.upcoming, { scope, ...(from && { from }) })).data.upcoming.filter(({ kind }) => kind === "interview");
  await send(api.proposal.respond, { token, name: "Marjan Elzinga", decision: "interview" }, asClient);
  expect(await queue()).toMatchObject([{ kind: "interview" }]);
  await send(api.interview.suggest, { token, slots, name: "Marjan Elzinga", time_zone: "Europe/Amsterdam" }, asClient);
  const line = {
    kind: "times",
    candidate: { id: pair.candidate_id, name: "Noor Hazelaar" },
    job: { id: pair.job_id, client_name: "Halderstroom Energy" },
    ...{ proposal_id, slots },
  };
  expect(await queue()).toMatchObject([line]);
  expect(await queue("mine")).toMatchObject([line]);
  expect(await coming(owner, "team")).toEqual([]);
  const [interview] = (await owner.send(api.interview.list, pair)).data.interviews;
  await owner.send(api.interview.change, { id: interview?.id ?? "", version: interview?.version ?? 0, starts_at: taken });
  expect(await queue()).toEqual([]);
  expect(await coming(owner, "mine")).toMatchObject([
    { day: taken.slice(0, 10), starts_at: taken, candidate: { name: "Noor Hazelaar" }, job: { id: pair.job_id } },
  ]);
  const tom = await server.signIn({ in_workspace_of: owner });
  expect(await coming(tom, "mine")).toEqual([]);
  expect(await coming(tom, "team")).toHaveLength(1);
  expect(await coming(owner, "mine", taken)).toHaveLength(1);
  expect(await coming(owner, "mine", in_days(7))).toEqual([]);
});

test("times that a client proposes wait while one of them is to come, the proposal goes and the candidate isn't further", async () => {
  const owner = await server.signIn({ plan: "team" });
  const pair = await addPair(owner.send);
  const id = await addDraft(owner.send, pair);
  const token = await submitDraft(owner.send, id);
  const asClient = { fetcher: server.fetcher, token: null };
  const days = (count: number) => new Date(Math.floor(Date.now() / 60_000) * 60_000 + count * 86_400_000).toISOString();
  const suggest = (slots: string[]) =>
    send(api.interview.suggest, { token, slots, name: "Marjan Elzinga", time_zone: "Europe/Amsterdam" }, asClient);
  const queue = async () =>
    (await owner.send(api.dashboard.attention, { scope: "team" })).data.lines.filter(
      ({ kind }) => kind === "interview" || kind === "times",
    );
  const kinds = async () => (await queue()).map(({ kind }) => kind);
  await send(api.proposal.respond, { token, name: "Marjan Elzinga", decision: "interview" }, asClient);
  const [first, last] = [days(3), days(5)];
  await suggest([first, days(4)]);
  const [before] = await queue();
  // Another second time is another line, which nobody put off.
  await owner.send(api.dashboard.putOff, { key: before?.key ?? "", until: days(1) });
  expect(await kinds()).toEqual([]);
  await suggest([first, last]);
  expect(await queue()).toMatchObject([{ kind: "times", slots: [first, last] }]);

  const [interview] = (await owner.send(api.interview.list, pair)).data.interviews;
  const store = (slots: string[]) =>
    server.parts.database.db
      .updateTable("interviews")
      .set({ slots: json(slots) })
      .where("id", "=", interview?.id ?? "")
      .execute();
  await store([days(-2), days(-1)]);
  expect(await kinds(), "its times are over, its wish to meet isn't").toEqual(["interview"]);
  await store([days(-1), last]);
  expect(await kinds()).toEqual(["times"]);
  await owner.send(api.matching.updateMatched, { ...pair, stage: "offer" });
  expect(await kinds()).toEqual([]);
  await owner.send(api.matching.updateMatched, { ...pair, stage: "interview" });
  expect(await kinds()).toEqual(["times"]);
  await owner.send(api.proposal.withdraw, { id });
  expect(await kinds()).toEqual([]);
});

test("what the day counts is what its lists show: unanswered proposals, and whose consent or term ends", async () => {
  const owner = await server.signIn({ plan: "team" });
  const tom = await server.signIn({ in_workspace_of: owner });
  const pair = await addPair(owner.send);
  const tokens: string[] = [];
  for (const person of [owner, owner, owner, tom]) tokens.push(await submitDraft(person.send, await addDraft(person.send, pair)));
  const said = { token: tokens[0] ?? "", name: "Marjan Elzinga" };
  await send(api.proposal.respond, { ...said, decision: "not_a_fit", reason: "pay" }, { fetcher: server.fetcher, token: null });
  const given_at = new Date().toISOString();
  const ends = (days: number) => ({ given_at, expires_at: new Date(Date.now() + days * 86_400_000).toISOString() });
  for (const [at, days] of [3, 4, 5, 30].entries())
    await owner.send(api.candidate.create, { first_name: "Gijs", last_name: `Kade ${at}`, consent: ends(days) });
  await tom.send(api.candidate.create, { first_name: "Ines", last_name: "Kade", consent: ends(2) });
  for (const [scope, unanswered, ending] of [
    ["team", 3, 4],
    ["mine", 2, 3],
  ] as const) {
    const { recruiter_id, proposals_out } = (await owner.send(api.dashboard.figures, { scope })).data;
    const whose = recruiter_id ? { recruiter_id } : {};
    const { data: sent } = await owner.send(api.proposal.list, { status: ["submitted", "viewed"], ...whose });
    expect([proposals_out.value, sent.total, sent.proposals.length]).toEqual([unanswered, unanswered, unanswered]);
    const { data: listed } = await owner.send(api.candidate.list, { leaving: true, ...whose });
    const { data: counted } = await owner.send(api.candidate.list, { leaving: true, limit: 1, ...whose });
    expect([counted.total, listed.total, listed.candidates.length]).toEqual([ending, ending, ending]);
    const { lines } = (await owner.send(api.dashboard.attention, { scope })).data;
    expect(lines.find(({ kind }) => kind === "leaving")).toMatchObject({ count: ending });
  }
});
