import { afterAll, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import type { ClientThread } from "#contract/proposal/proposal.ts";
import type { SharedShortlist } from "#contract/proposal/shared-proposal.ts";
import { candidateAndJob } from "#tests/support/pair.ts";
import { startTestServer } from "#tests/support/server.ts";
import { CallFailed, send } from "#web/kit/calls/api.ts";

const server = await startTestServer();
afterAll(() => server.stop());
type Person = Awaited<ReturnType<typeof server.signIn>>;
type Level = "full" | "blind";

let clients = 0;
/** A proposal that went out to somebody with an address of their own. */
async function sent(owner: Person, more: { anonymity?: Level; recipients?: { name?: string; email: string }[]; password?: string } = {}) {
  const email = `marjan${++clients}@halderstroom.example`;
  const pair = await candidateAndJob(owner, { consent: { given_at: new Date().toISOString(), basis: "consent" } });
  const { id, unsourced } = (await owner.send(api.proposal.start, pair)).data.proposal;
  if (unsourced.length > 0) await owner.send(api.proposal.confirm, { id, claims: unsourced });
  if (more.anonymity) await owner.send(api.proposal.update, { id, anonymity: more.anonymity });
  const { recipients = [{ name: "Marjan Elzinga", email }], password } = more;
  const { data } = await owner.send(api.proposal.submit, { id, recipients, confirm_unsourced: true, ...(password && { password }) });
  return { id, email, url: data.share.url, token: data.share.url.split("/p/")[1] as string, candidate_id: pair.candidate_id };
}
const post = (token: string, what: "ask" | "respond" | "open", body: object, headers: Record<string, string> = {}) =>
  server.raw(`/v1/proposals/shared/${token}/${what}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
const ask = (token: string, text: string) => post(token, "ask", { name: "Marjan Elzinga", text });
const threadOf = async (token: string) => (await server.raw(`/v1/proposals/shared/${token}`)).envelope.data?.thread as ClientThread;
const refused = async (call: Promise<unknown>) => {
  const failure = await call.then(
    () => null,
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(CallFailed);
  return failure as CallFailed;
};

describe("a conversation", () => {
  test("a client asks, the recruiter replies by page and letter, and the queue forgets the question", async () => {
    const owner = await server.signIn();
    const { id, token, url, email, candidate_id } = await sent(owner);
    await post(token, "respond", { decision: "question", name: "Marjan Elzinga", comment: "Does Noor speak German?" });
    const told = await server.letterTo(owner.email);
    expect([told.subject.includes("Marjan Elzinga has a question"), told.text.includes("Does Noor speak German?")]).toEqual([true, true]);
    const queue = async () =>
      (await owner.send(api.dashboard.attention, {})).data.lines.flatMap((line) => (line.kind === "question" ? [line.comment] : []));
    expect(await queue()).toEqual(["Does Noor speak German?"]);
    const { thread } = (await owner.send(api.proposal.show, { id })).data.proposal;
    expect(thread).toMatchObject([{ from: "client", name: "Marjan Elzinga", text: "Does Noor speak German?", seen_at: null }]);
    // Reading it counts as seen, not as answered.
    expect((await owner.send(api.proposal.show, { id })).data.proposal.thread[0]?.seen_at).not.toBeNull();
    expect(await queue()).toHaveLength(1);

    server.letters.length = 0;
    const { data } = await owner.send(api.proposal.reply, { id, text: "Yes, well enough for meetings.\n\nShall I plan one?" });
    expect([data.mailed, data.proposal.thread.length]).toEqual([1, 2]);
    const letter = await server.letterTo(email);
    expect(letter).toMatchObject({ reply_to: owner.email, from_name: "Sanne Verhoeven" });
    for (const part of ["Yes, well enough for meetings.", url, "replying to this e-mail"]) expect(letter.text).toContain(part);
    expect(await queue()).toEqual([]);

    expect((await threadOf(token)).map(({ from, text }) => [from, text.split("\n")[0]])).toEqual([
      ["client", "Does Noor speak German?"],
      ["recruiter", "Yes, well enough for meetings."],
    ]);
    // Whoever only fetches the page, as mail scanners do, has seen nothing.
    expect((await owner.send(api.proposal.show, { id })).data.proposal.thread[1]?.seen_at).toBeNull();
    await send(api.proposal.seen, { token, visit: false }, { fetcher: server.fetcher, token: null });
    expect((await owner.send(api.proposal.show, { id })).data.proposal.thread[1]?.seen_at).not.toBeNull();
    const again = await ask(token, "Please do.");
    expect(again.envelope.data).toMatchObject({
      response: { decision: "question", comment: "Please do." },
      thread: [{}, {}, { text: "Please do." }],
    });
    expect(await queue()).toEqual(["Please do."]);
    const kinds = (await owner.send(api.candidate.show, { id: candidate_id })).data.candidate.activity.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === "client_answered" || kind === "proposal_replied")).toEqual([
      "client_answered",
      "proposal_replied",
      "client_answered",
    ]);
  });

  test("a question takes no invitation back", async () => {
    const owner = await server.signIn();
    const { id, token } = await sent(owner);
    await post(token, "respond", { decision: "interview", name: "Marjan Elzinga", moments: ["Tuesday 10:00"] });
    for (const call of [
      () => ask(token, "Where shall we meet?"),
      () => post(token, "respond", { decision: "question", name: "Marjan", comment: "By video?" }),
    ])
      expect((await call()).envelope.data).toMatchObject({ response: { decision: "interview", moments: ["Tuesday 10:00"] } });
    const { response, status, thread } = (await owner.send(api.proposal.show, { id })).data.proposal;
    expect([response?.decision, status, thread.length]).toEqual(["interview", "interview", 2]);
    // The queue leads to the proposal once, by what was said last.
    const lines = (await owner.send(api.dashboard.attention, {})).data.lines.filter((line) => "proposal" in line);
    expect(lines).toMatchObject([{ kind: "question", comment: "By video?" }]);
  });

  test("holds ten of a client in a row, and two hundred in all", async () => {
    const owner = await server.signIn();
    const { id, token } = await sent(owner, { recipients: [] });
    for (let n = 0; n < 10; n++) expect((await ask(token, `Question ${n}`)).status).toBe(200);
    expect(await ask(token, "One more")).toMatchObject({
      status: 406,
      envelope: { response_message: "10 messages in a row is the most. Wait for an answer, or call." },
    });
    expect((await owner.send(api.proposal.reply, { id, text: "One at a time." })).data.mailed).toBe(0);
    expect((await ask(token, "One more")).status).toBe(200);
    const [first] = (await owner.send(api.proposal.show, { id })).data.proposal.thread;
    const { db } = server.parts.database;
    const row = await db
      .selectFrom("proposal_messages")
      .selectAll()
      .where("id", "=", first?.id as string)
      .executeTakeFirstOrThrow();
    const more = Array.from({ length: 188 }, (_, n) => ({ ...row, id: `0193e4a0-0000-7000-8000-${String(n).padStart(12, "0")}` }));
    await db.insertInto("proposal_messages").values(more).execute();
    expect((await refused(owner.send(api.proposal.reply, { id, text: "Too much." }))).status).toBe(406);
  });

  test("says what is wrong with an empty message, a draft, and a page that is closed or has a password", async () => {
    const owner = await server.signIn();
    const { id, token } = await sent(owner);
    expect((await ask(token, "   ")).status).toBe(422);
    expect((await ask(token, "x".repeat(4001))).status).toBe(422);
    expect((await refused(owner.send(api.proposal.reply, { id, text: "  " }))).status).toBe(422);
    const draft = (await owner.send(api.proposal.start, await candidateAndJob(owner))).data.proposal;
    expect((await refused(owner.send(api.proposal.reply, { id: draft.id, text: "Hello" }))).status).toBe(406);
    await owner.send(api.proposal.withdraw, { id });
    expect((await ask(token, "Still there?")).status).toBe(410);
    expect((await refused(owner.send(api.proposal.reply, { id, text: "No." }))).status).toBe(410);
    const locked = await sent(owner, { password: "zomerlinde" });
    expect((await ask(locked.token, "Hello?")).status).toBe(403);
    const { key } = (await post(locked.token, "open", { password: "zomerlinde" })).envelope.data as { key: string };
    expect((await post(locked.token, "ask", { name: "Marjan", text: "Hello?" }, { "x-share-key": key })).status).toBe(200);
  });

  test("at blind a reply that names the candidate or an employer stays here; one that doesn't goes", async () => {
    const owner = await server.signIn();
    const { id, token, email, candidate_id } = await sent(owner, { anonymity: "blind" });
    await ask(token, "Who is it?");
    const { candidate } = (await owner.send(api.candidate.show, { id: candidate_id })).data;
    await server.letterTo(email); // the one that brought the link
    server.letters.length = 0;
    for (const secret of [candidate.last_name, candidate.experience[0]?.company]) {
      const failure = await refused(owner.send(api.proposal.reply, { id, text: `That is ${secret}.` }));
      expect([failure.status, failure.envelope.data?.leaks]).toMatchObject([406, [{ output: "letter", candidate_id }]]);
    }
    expect(await threadOf(token)).toHaveLength(1);
    await owner.send(api.proposal.reply, { id, text: "I can tell you once you invite them." });
    expect((await server.letterTo(email)).text).toContain("once you invite them");
  });

  test("a link's address is for who may send; who only reads along sees the thread without it", async () => {
    const owner = await server.signIn({ plan: "team" });
    const viewer = await server.signIn({ in_workspace_of: owner, role: "viewer" });
    const { id, token, url } = await sent(owner);
    await ask(token, "Is Noor free in May?");
    const theirs = (await viewer.send(api.proposal.show, { id })).data.proposal;
    expect([theirs.shares[0]?.url, theirs.thread.length]).toEqual([null, 1]);
    const own = (await owner.send(api.proposal.show, { id })).data.proposal;
    // A viewer who looked is nobody whom the client waits for.
    expect([own.shares[0]?.url, own.thread[0]?.seen_at]).toEqual([url, null]);
  });

  test("on a shortlist each candidate has a thread of their own, and a reply leads back to that candidate", async () => {
    const owner = await server.signIn();
    const one = await sent(owner, { recipients: [] });
    const job_id = (await owner.send(api.proposal.show, { id: one.id })).data.proposal.job_id;
    const second = await owner.send(api.candidate.create, { first_name: "Daniel", last_name: "Oyelaran", headline: "Backend engineer" });
    const { proposal } = (await owner.send(api.proposal.create, { job_id, candidate_id: second.data.candidate.id, language: "en" })).data;
    await owner.send(api.proposal.submit, { id: proposal.id, confirm_unsourced: true });
    const email = `list${++clients}@halderstroom.example`;
    const { data } = await owner.send(api.shortlist.create, { proposal_ids: [one.id, proposal.id], recipients: [{ email }] });
    const token = data.share.url.split("/p/")[1] as string;
    expect((await post(token, "ask", { name: "Marjan", text: "No place" })).status).toBe(422);
    expect((await post(token, "ask", { name: "Marjan", text: "Is Daniel free?", place: 2 })).status).toBe(200);
    const list = (await server.raw(`/v1/proposals/shared/${token}`)).envelope.data?.shortlist as SharedShortlist;
    expect(list.items.map(({ thread }) => thread.length)).toEqual([0, 1]);
    await server.letterTo(email);
    server.letters.length = 0;
    await owner.send(api.proposal.reply, { id: proposal.id, text: "From May." });
    expect((await server.letterTo(email)).text).toContain(`${data.share.url}/2`);
  });
});
