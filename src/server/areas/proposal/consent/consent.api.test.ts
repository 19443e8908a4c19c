import { afterAll, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { startTestServer } from "#tests/support/server.ts";
import { CallFailed } from "#web/kit/calls/api.ts";

const server = await startTestServer();
afterAll(() => server.stop());
type Person = Awaited<ReturnType<typeof server.signIn>>;

let people = 0;
async function pair(owner: Person) {
  const email = `mila${++people}@bos.example`;
  const { data } = await owner.send(api.candidate.create, { first_name: "Mila", last_name: "Bos", email });
  const { data: made } = await owner.send(api.job.create, { title: "Data engineer", client: { name: "Halderstroom Energy" } });
  return { candidate_id: data.candidate.id, job_id: made.job.id, email };
}
const tokenOf = (url: string) => url.split("/c/")[1] as string;
const read = (token: string) => server.raw(`/v1/consents/${token}`);
const answer = (token: string, given: "yes" | "no" | "withdrawn", words?: string) =>
  server.raw(`/v1/consents/${token}/answer`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ answer: given, words, language: "nl" }),
  });
const refused = async (call: Promise<unknown>) => {
  const failure = await call.catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(CallFailed);
  return failure as CallFailed;
};
const consentOf = async (owner: Person, id: string) => (await owner.send(api.candidate.show, { id })).data.candidate;

describe("asking a candidate", () => {
  test("mails a link; a yes is logged, kept with the candidate, told to the recruiter, and lets a proposal go out", async () => {
    const owner = await server.signIn();
    const { candidate_id, job_id, email } = await pair(owner);
    await owner.send(api.account.updateWorkspace, { defaults: { consent_policy: "block" } });
    const proposal = (await owner.send(api.proposal.create, { candidate_id, job_id, cover_letter: "Hello." })).data.proposal;
    expect(proposal.checks).toMatchObject([{ kind: "no_consent", weight: "block" }, {}, {}, {}, {}, {}].slice(0, proposal.checks.length));
    const { data } = await owner.send(api.consent.ask, {
      candidate_id,
      job_id,
      send: true,
      language: "nl",
      message: "We spraken elkaar gisteren.",
    });
    const letter = await server.letterTo(email);
    expect(letter.subject).toBe("Mag Lindekade je voorstellen als Data engineer?");
    for (const words of [data.url, "Beste Mila,", "We spraken elkaar gisteren.", "Halderstroom Energy"])
      expect(letter.text).toContain(words);
    const token = tokenOf(data.url);
    expect((await read(token)).envelope.data?.shared).toMatchObject({
      asked: { first_name: "Mila", job_title: "Data engineer", client_name: "Halderstroom Energy", anonymity: "full" },
      agency: { name: "Lindekade" },
      answer: null,
    });
    expect((await answer(token, "yes", "Graag!")).envelope.data?.shared).toMatchObject({ answer: { answer: "yes", words: "Graag!" } });
    const { consent, activity } = await consentOf(owner, candidate_id);
    expect(consent).toMatchObject({ basis: "consent", given_at: expect.any(String), expires_at: expect.any(String) });
    expect(activity.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["consent_asked", "consent_answered"]));
    expect((await server.letterTo(owner.email)).subject).toBe("Mila Bos agrees to be proposed");
    const { requests } = (await owner.send(api.consent.list, { candidate_id })).data;
    expect(requests).toMatchObject([{ state: "yes", answers: [{ answer: "yes", language: "nl", wording: expect.any(String) }] }]);
    const { checks } = (await owner.send(api.proposal.show, { id: proposal.id })).data.proposal;
    expect(checks.map(({ kind }) => kind)).not.toContain("no_consent");
    expect((await owner.send(api.proposal.submit, { id: proposal.id, confirm_unsourced: true })).data.proposal.status).toBe("submitted");
  });

  test("a yes taken back withdraws what clients can read, and the guard says so", async () => {
    const owner = await server.signIn();
    const { candidate_id, job_id } = await pair(owner);
    const { data } = await owner.send(api.consent.ask, { candidate_id, job_id });
    const token = tokenOf(data.url);
    await answer(token, "yes");
    const { id } = (await owner.send(api.proposal.create, { candidate_id, job_id, cover_letter: "Hello." })).data.proposal;
    const { share } = (await owner.send(api.proposal.submit, { id, confirm_unsourced: true })).data;
    expect((await answer(token, "withdrawn", "Ik heb iets anders.")).status).toBe(200);
    expect((await server.raw(`/v1/proposals/shared/${share.url.split("/p/")[1]}`)).status).toBe(410);
    expect((await consentOf(owner, candidate_id)).consent).toMatchObject({ given_at: null });
    const again = (await owner.send(api.proposal.create, { candidate_id, job_id })).data.proposal;
    expect(again.checks.map(({ kind }) => kind)).toContain("consent_refused");
    expect((await owner.send(api.proposal.show, { id })).data.proposal.status).toBe("withdrawn");
  });

  test("a no holds for that job alone, and may become a yes", async () => {
    const owner = await server.signIn();
    const { candidate_id, job_id } = await pair(owner);
    const given_at = "2026-10-01T10:00:00.000Z";
    await owner.send(api.candidate.update, { id: candidate_id, consent: { given_at, basis: "consent" } });
    const token = tokenOf((await owner.send(api.consent.ask, { candidate_id, job_id })).data.url);
    await answer(token, "no", "Te ver.");
    const refusing = (await owner.send(api.proposal.create, { candidate_id, job_id })).data.proposal;
    expect(refusing.checks.map(({ kind }) => kind)).toContain("consent_refused");
    const { data: other } = await owner.send(api.job.create, { title: "Analyst" });
    const elsewhere = (await owner.send(api.proposal.create, { candidate_id, job_id: other.job.id })).data.proposal;
    expect(elsewhere.checks.map(({ kind }) => kind)).not.toContain("consent_refused");
    expect((await consentOf(owner, candidate_id)).consent.given_at).toBe(given_at);
    await answer(token, "yes");
    expect((await owner.send(api.proposal.show, { id: refusing.id })).data.proposal.checks.map(({ kind }) => kind)).not.toContain(
      "consent_refused",
    );
  });

  test("the same answer twice, at once, is one", async () => {
    const owner = await server.signIn();
    const { candidate_id, job_id } = await pair(owner);
    const token = tokenOf((await owner.send(api.consent.ask, { candidate_id, job_id })).data.url);
    await Promise.all(Array.from({ length: 5 }, () => answer(token, "yes")));
    const [request] = (await owner.send(api.consent.list, { candidate_id })).data.requests;
    expect(request?.answers).toHaveLength(1);
    expect((await answer(token, "no")).status).toBe(200);
    expect((await answer(token, "withdrawn")).status).toBe(406);
  });

  test("a client can stay unnamed, and an address is needed only to mail it", async () => {
    const owner = await server.signIn();
    const { data: bare } = await owner.send(api.candidate.create, { first_name: "Ida" });
    const { job_id } = await pair(owner);
    const candidate_id = bare.candidate.id;
    expect((await refused(owner.send(api.consent.ask, { candidate_id, job_id, send: true }))).status).toBe(422);
    const { data } = await owner.send(api.consent.ask, { candidate_id, job_id, names_client: false });
    expect(JSON.stringify((await read(tokenOf(data.url))).envelope)).not.toContain("Halderstroom");
    const { data: any } = await owner.send(api.consent.ask, { candidate_id });
    expect((await read(tokenOf(any.url))).envelope.data?.shared).toMatchObject({ asked: { job_title: null } });
  });
});

describe("a link that is over", () => {
  test("a newer question, the recruiter, or its own end closes it; a made-up one isn't there", async () => {
    const owner = await server.signIn();
    const { candidate_id, job_id } = await pair(owner);
    const first = tokenOf((await owner.send(api.consent.ask, { candidate_id, job_id })).data.url);
    const { data } = await owner.send(api.consent.ask, { candidate_id, job_id });
    const second = tokenOf(data.url);
    expect((await read(first)).envelope.data).toMatchObject({ reason: "revoked", recruiter: { name: "Sanne Verhoeven" } });
    expect((await answer(first, "yes")).status).toBe(410);
    await server.parts.database.db
      .updateTable("consent_requests")
      .set({ expires_at: new Date(Date.now() - 1000).toISOString() })
      .where("id", "=", data.request.id)
      .execute();
    const ended = await read(second);
    expect([ended.status, ended.envelope.data?.reason]).toEqual([410, "expired"]);
    expect(JSON.stringify(ended.envelope)).not.toContain("Mila");
    expect((await read("A".repeat(22))).status).toBe(404);
    const third = (await owner.send(api.consent.ask, { candidate_id, job_id })).data;
    expect((await owner.send(api.consent.revoke, { id: third.request.id })).data.request.state).toBe("revoked");
    expect((await read(tokenOf(third.url))).status).toBe(410);
  });

  test("one that was answered stays open to take the yes back until that ends", async () => {
    const owner = await server.signIn();
    const { candidate_id, job_id } = await pair(owner);
    const { data } = await owner.send(api.consent.ask, { candidate_id, job_id });
    await answer(tokenOf(data.url), "yes");
    const set = (values: object) =>
      server.parts.database.db.updateTable("consent_requests").set(values).where("id", "=", data.request.id).execute();
    await set({ expires_at: new Date(Date.now() - 1000).toISOString() });
    expect((await read(tokenOf(data.url))).status).toBe(200);
    await set({ consent_until: new Date(Date.now() - 1000).toISOString() });
    expect((await read(tokenOf(data.url))).envelope.data?.reason).toBe("ended");
  });

  test("nobody of another workspace asks or reads", async () => {
    const [owner, other] = [await server.signIn(), await server.signIn()];
    const { candidate_id, job_id } = await pair(owner);
    const { data } = await owner.send(api.consent.ask, { candidate_id, job_id });
    expect((await refused(other.send(api.consent.ask, { candidate_id }))).status).toBe(404);
    expect((await refused(other.send(api.consent.list, { candidate_id }))).status).toBe(404);
    expect((await refused(other.send(api.consent.revoke, { id: data.request.id }))).status).toBe(404);
  });
});
