import { afterAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { addDraft, addPair, submitDraft } from "#tests/support/sent-proposal.ts";
import { startTestServer } from "#tests/support/server.ts";
import { send } from "#web/kit/calls/api.ts";

const server = await startTestServer();
afterAll(() => server.stop());

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
