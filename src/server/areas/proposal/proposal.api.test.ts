import { afterAll, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { candidateAndJob } from "#tests/support/pair.ts";
import { startTestServer } from "#tests/support/server.ts";
import { CallFailed, send } from "#web/kit/calls/api.ts";

const server = await startTestServer();
afterAll(() => server.stop());
type Person = Awaited<ReturnType<typeof server.signIn>>;

/** A candidate who agreed to be proposed, and a job. */
const pair = (owner: Person) => candidateAndJob(owner, { consent: { given_at: new Date().toISOString(), basis: "consent" } });

/** A proposal that nothing holds back: what no document bears is confirmed. */
async function ready(owner: Person, more: { anonymity?: "full" | "no_contact" | "initials" | "blind" } = {}) {
  const { data } = await owner.send(api.proposal.start, await pair(owner));
  const { id, unsourced } = data.proposal;
  if (unsourced.length > 0) await owner.send(api.proposal.confirm, { id, claims: unsourced });
  if (more.anonymity) await owner.send(api.proposal.update, { id, anonymity: more.anonymity });
  return (await owner.send(api.proposal.show, { id })).data.proposal;
}

const tokenOf = (url: string) => url.split("/p/")[1] as string;
const refused = async (call: Promise<unknown>) => {
  const failure = await call.then(
    () => null,
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(CallFailed);
  return failure as CallFailed;
};
const read = (token: string, headers: Record<string, string> = {}) => server.raw(`/v1/proposals/shared/${token}`, { headers });

describe("starting a proposal", () => {
  test("drafts every part from the match, with quotes that stand word for word in the CV", async () => {
    const owner = await server.signIn();
    const ids = await pair(owner);
    const { data } = await owner.send(api.proposal.start, { ...ids, language: "en" });
    const { proposal } = data;
    const { cv_text } = (await owner.send(api.candidate.show, { id: ids.candidate_id })).data.candidate;
    expect(proposal).toMatchObject({ status: "draft", language: "en", edition: 0, candidate_name: "Noor Hazelaar" });
    expect(proposal.strengths.length).toBeGreaterThanOrEqual(3);
    for (const { evidence } of proposal.strengths)
      for (const one of evidence ?? []) if (one.source === "cv") expect(cv_text?.slice(one.start, one.end)).toBe(one.quote);
    expect(proposal.cover_letter).toContain("Marjan");
    expect(proposal.requirements.length).toBeGreaterThanOrEqual(3);
    expect(proposal.unsourced).toEqual([]);
  });

  test("gives the open draft of the pair back, and counts it once", async () => {
    const owner = await server.signIn();
    const ids = await pair(owner);
    const first = await owner.send(api.proposal.start, ids);
    const again = await owner.send(api.proposal.start, ids);
    expect(again.data.proposal.id).toBe(first.data.proposal.id);
    const { data } = await owner.send(api.subscription.purchased, {});
    expect(data.usage.find(({ limit }) => limit === "proposals_per_month")).toMatchObject({ used: 1, max: 5 });
  });

  test("is refused with the plan that lifts the limit once the month's are used", async () => {
    const owner = await server.signIn();
    const ids = await pair(owner);
    for (let n = 0; n < 5; n++) await owner.send(api.proposal.create, ids);
    const failure = await refused(owner.send(api.proposal.create, ids));
    expect(failure.status).toBe(406);
    expect(failure.envelope.data).toMatchObject({ limit: "proposals_per_month", max: 5, lifted_by: { key: "solo" } });
  });
});

describe("editing", () => {
  test("a changed version answers 409 with the current one, and loses nothing", async () => {
    const owner = await server.signIn();
    const { data } = await owner.send(api.proposal.start, await pair(owner));
    const { id, version } = data.proposal;
    await owner.send(api.proposal.editCoverLetter, { id, version, cover_letter: "Dear Marjan,\n\nThe first." });
    const failure = await refused(owner.send(api.proposal.editCoverLetter, { id, version, cover_letter: "The second." }));
    expect(failure.status).toBe(409);
    expect(failure.envelope.data?.proposal).toMatchObject({ cover_letter: "Dear Marjan,\n\nThe first." });
  });

  test("a claim that stands in no source is named, and a person can stand for it", async () => {
    const owner = await server.signIn();
    const { data } = await owner.send(api.proposal.start, await pair(owner));
    const { id } = data.proposal;
    const invented = { title: "Steady under pressure", text: "Led a team of 23 engineers at Zonnebaan Techniek." };
    const { data: edited } = await owner.send(api.proposal.editStrength, { id, strengths: [invented] });
    expect(edited.proposal.unsourced).toEqual([{ part: "strength:0", language: edited.proposal.language, text: invented.text }]);
    const failure = await refused(owner.send(api.proposal.submit, { id }));
    expect([failure.status, failure.envelope.data?.unsourced]).toEqual([406, edited.proposal.unsourced]);
    const { data: confirmed } = await owner.send(api.proposal.confirm, { id, claims: edited.proposal.unsourced });
    expect(confirmed.proposal.unsourced).toEqual([]);
    expect(confirmed.proposal.claims.find(({ text }) => text === invented.text)?.source).toMatchObject({
      kind: "confirmed",
      by: "Sanne Verhoeven",
    });
    const { data: changed } = await owner.send(api.proposal.editStrength, {
      id,
      strengths: [{ ...invented, text: "Led a team of 24 engineers." }],
    });
    expect(changed.proposal.unsourced).toHaveLength(1);
  });

  test("a blank that nobody filled in stops the sending, named, until it is filled in", async () => {
    const owner = await server.signIn();
    const { id, version, cover_letter } = await ready(owner);
    const { data } = await owner.send(api.proposal.update, {
      id,
      version,
      cover_letter: `Beste [naam contactpersoon],\n\n${cover_letter}`,
    });
    expect(data.proposal.checks).toContainEqual({ kind: "placeholder", weight: "block", params: { text: "[naam contactpersoon]" } });
    const failure = await refused(owner.send(api.proposal.submit, { id, confirm_unsourced: true }));
    expect([failure.status, failure.envelope.message]).toEqual([406, "This proposal still has a blank to fill in."]);
    await owner.send(api.proposal.update, { id, cover_letter });
    expect((await owner.send(api.proposal.submit, { id, confirm_unsourced: true })).data.proposal.status).toBe("submitted");
  });

  test("a note of a recruiter is a source", async () => {
    const owner = await server.signIn();
    const ids = await pair(owner);
    const { data } = await owner.send(api.proposal.start, ids);
    const { id } = data.proposal;
    const strengths = [{ title: "Helps others", text: "Coaches 6 trainees." }];
    expect((await owner.send(api.proposal.editStrength, { id, strengths })).data.proposal.unsourced).toHaveLength(1);
    await owner.send(api.candidate.addNote, { candidate_id: ids.candidate_id, text: "Told by phone: coaches 6 trainees." });
    expect((await owner.send(api.proposal.show, { id })).data.proposal.unsourced).toEqual([]);
  });
});

describe("the client", () => {
  test("reads what was frozen, and answers; the recruiter sees it on list, timeline, match and in a letter", async () => {
    const owner = await server.signIn();
    const proposal = await ready(owner);
    const { data } = await owner.send(api.proposal.submit, {
      id: proposal.id,
      recipients: [{ name: "Marjan Elzinga", email: "marjan@halderstroom.example" }],
    });
    const letter = await server.letterTo("marjan@halderstroom.example");
    expect(letter.text).toContain(data.share.url);
    const token = tokenOf(data.share.url);
    const page = await read(token);
    await send(api.proposal.seen, { token, visit: true }, { fetcher: server.fetcher, token: null });
    expect(page.envelope.data).toMatchObject({
      needs_password: false,
      shared: { display_name: "Noor Hazelaar", client_name: "Halderstroom Energy", edition: 1 },
    });
    expect(JSON.stringify(page.envelope)).not.toContain("noor.hazelaar@post.example");
    expect((await owner.send(api.proposal.show, { id: proposal.id })).data.proposal).toMatchObject({
      status: "viewed",
      shares: [{ views: 1 }],
    });

    // What is edited later doesn't reach the client before it is sent again.
    await owner.send(api.proposal.editCoverLetter, { id: proposal.id, cover_letter: "Dear Marjan,\n\nSomething else." });
    expect(JSON.stringify((await read(token)).envelope)).not.toContain("Something else");

    const answer = await server.raw(`/v1/proposals/shared/${token}/respond`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ decision: "interview", name: "Marjan Elzinga", moments: ["Tuesday 10:00"], comment: "Looking forward." }),
    });
    expect(answer.status).toBe(200);
    const told = await server.letterTo(owner.email);
    expect(told.subject).toContain("Marjan Elzinga");
    const after = (await owner.send(api.proposal.show, { id: proposal.id })).data.proposal;
    expect(after).toMatchObject({ status: "interview", response: { decision: "interview", moments: ["Tuesday 10:00"] } });
    const shown = (await owner.send(api.candidate.show, { id: proposal.candidate_id })).data.candidate;
    expect(shown.activity.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["proposal_submitted", "proposal_viewed", "client_answered"]),
    );
    expect(shown.matches[0]?.stage).toBe("interview");
    expect(shown.proposals).toMatchObject([{ id: proposal.id, status: "interview" }]);
    expect((await owner.send(api.job.showProposals, { id: proposal.job_id })).data.proposals).toHaveLength(1);
  });

  test("gets PDF and Word files under the link", async () => {
    const owner = await server.signIn();
    const proposal = await ready(owner);
    const { data } = await owner.send(api.proposal.submit, { id: proposal.id });
    const page = (await read(tokenOf(data.share.url))).envelope.data as { pdf_url: string; docx_url: string };
    const pdf = await server.app.request(page.pdf_url);
    expect([pdf.status, pdf.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
    const docx = await server.app.request(page.docx_url);
    expect(
      Buffer.from(await docx.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe("PK");
  });

  test("needs the password where there is one: five wrong ones and it is closed for a while", async () => {
    const owner = await server.signIn();
    const proposal = await ready(owner);
    const { data } = await owner.send(api.proposal.submit, { id: proposal.id, password: "zomerlinde" });
    const token = tokenOf(data.share.url);
    const closed = (await read(token)).envelope.data as Record<string, unknown>;
    expect(closed).toMatchObject({ needs_password: true, shared: null, pdf_url: null });
    expect((await server.app.request(`/v1/proposals/shared/${token}/pdf`)).status).toBe(403);
    const open = (password: string) =>
      server.raw(`/v1/proposals/shared/${token}/open`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ password }),
      });
    const { envelope } = await open("zomerlinde");
    const key = (envelope.data as { key: string }).key;
    expect((await read(token, { "x-share-key": key })).envelope.data).toMatchObject({ needs_password: false });
    expect((await read(token, { "x-share-key": "AAAA" })).envelope.data).toMatchObject({ needs_password: true });
    const wrong = await Promise.all(Array.from({ length: 8 }, () => open("winterlinde")));
    expect(wrong.filter(({ status }) => status === 422)).toHaveLength(5);
    const late = await open("zomerlinde");
    expect(late.status).toBe(429);
    expect(Number(late.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  test("finds nothing under a made-up token, and whom to ask once it is withdrawn", async () => {
    const owner = await server.signIn();
    const proposal = await ready(owner);
    const { data } = await owner.send(api.proposal.submit, { id: proposal.id });
    const token = tokenOf(data.share.url);
    expect((await read("A".repeat(22))).status).toBe(404);
    expect((await read("short")).status).toBe(404);
    await owner.send(api.proposal.withdraw, { id: proposal.id });
    const gone = await read(token);
    expect(gone.status).toBe(410);
    expect(gone.envelope.data).toMatchObject({ reason: "withdrawn", recruiter: { name: "Sanne Verhoeven" } });
    expect(JSON.stringify(gone.envelope)).not.toContain("Noor");
    expect((await server.app.request(`/v1/proposals/shared/${token}/pdf`)).status).toBe(410);
    expect((await refused(owner.send(api.proposal.editCoverLetter, { id: proposal.id, cover_letter: "x" }))).status).toBe(410);
  });

  test("has no link any more once it has ended", async () => {
    const owner = await server.signIn();
    const proposal = await ready(owner);
    const { data } = await owner.send(api.proposal.submit, { id: proposal.id, expires_in_days: 1 });
    await server.parts.database.db
      .updateTable("proposal_shares")
      .set({ expires_at: new Date(Date.now() - 1000).toISOString() })
      .where("id", "=", data.share.id)
      .execute();
    expect((await read(tokenOf(data.share.url))).envelope.data).toMatchObject({ reason: "expired" });
  });
});

describe("blind", () => {
  test("nothing that goes out tells who it is, where they worked or learned", async () => {
    const owner = await server.signIn();
    const proposal = await ready(owner, { anonymity: "blind" });
    const { data } = await owner.send(api.proposal.submit, {
      id: proposal.id,
      recipients: [{ email: "blind@halderstroom.example" }],
    });
    const token = tokenOf(data.share.url);
    const out = JSON.stringify((await read(token)).envelope) + (await server.letterTo("blind@halderstroom.example")).text;
    for (const word of ["Noor", "Hazelaar", "Veerstroom", "Meridioom", "Domstreek", "0101"]) expect(out).not.toContain(word);
  });

  test("a leak that replacing can't catch stops it, with the place named", async () => {
    const owner = await server.signIn();
    const proposal = await ready(owner, { anonymity: "blind" });
    const failure = await refused(
      owner.send(api.proposal.submit, {
        id: proposal.id,
        message: "Hello, this is about N o o r  H a z e l a a r.",
        confirm_unsourced: true,
      }),
    );
    expect(failure.status).toBe(406);
    expect(failure.envelope.data?.leaks).toMatchObject([{ output: "letter" }]);
    expect((await owner.send(api.proposal.show, { id: proposal.id })).data.proposal).toMatchObject({
      status: "draft",
      edition: 0,
      shares: [],
    });
  });
});

describe("a finding of the leak check", () => {
  /** A blind proposal whose letter spells the name so that nothing replaces it by itself. */
  async function blocked() {
    const owner = await server.signIn();
    const proposal = await ready(owner, { anonymity: "blind" });
    const message = "Hello, this is about N o o r, whom you know.";
    const send = () =>
      owner.send(api.proposal.submit, {
        id: proposal.id,
        message,
        recipients: [{ email: "rulings@halderstroom.example" }],
        confirm_unsourced: true,
      });
    const { envelope } = await refused(send());
    expect(envelope.data?.leaks).toMatchObject([{ candidate_id: proposal.candidate_id, output: "letter", text: "N o o r" }]);
    return { owner, send, about: { candidate_id: proposal.candidate_id, text: "N o o r", language: proposal.language } };
  }

  test("gets other words in its place", async () => {
    const { owner, send, about } = await blocked();
    expect((await refused(owner.send(api.proposal.ruleLeak, { ...about, ruling: "mask" }))).envelope.validation_errors).toHaveProperty(
      "with",
    );
    await owner.send(api.proposal.ruleLeak, { ...about, ruling: "mask", with: "somebody" });
    await send();
    expect((await server.letterTo("rulings@halderstroom.example")).text).toContain("this is about somebody, whom you know");
  });

  test("may tell nothing, with a reason that is remembered and can be taken back", async () => {
    const { owner, send, about } = await blocked();
    const reason = "The client's own product";
    expect((await refused(owner.send(api.proposal.ruleLeak, { ...about, ruling: "harmless" }))).envelope.validation_errors).toHaveProperty(
      "reason",
    );
    const { rulings } = (await owner.send(api.proposal.ruleLeak, { ...about, ruling: "harmless", reason })).data;
    expect(rulings).toMatchObject([{ reason, by: expect.stringMatching(/\S+ \S+/) }]);
    await owner.send(api.proposal.ruleLeak, { ...about, ruling: null });
    expect((await refused(send())).status).toBe(406);
    await owner.send(api.proposal.ruleLeak, { ...about, ruling: "harmless", reason });
    await send();
  });

  test("is another workspace's own business", async () => {
    const { about } = await blocked();
    const other = await server.signIn();
    expect((await refused(other.send(api.proposal.ruleLeak, { ...about, ruling: "harmless", reason: "Mine now" }))).status).toBe(404);
  });
});

describe("a logo", () => {
  test("of an SVG is kept as its pixels, on page and papers; what calls itself a PNG and isn't one is refused", async () => {
    const owner = await server.signIn();
    const { id } = await ready(owner);
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" onload="alert(1)"><script>alert(1)</script><rect width="32" height="32" rx="6" fill="#512347"/></svg>';
    await owner.send(api.proposal.editLogo, { id, logo: new File([svg], "logo.svg", { type: "image/svg+xml" }) });
    const { data } = await owner.send(api.proposal.submit, { id });
    const logo = await server.app.request(`/v1/proposals/shared/${tokenOf(data.share.url)}/logo`);
    expect([logo.status, logo.headers.get("content-type")]).toEqual([200, "image/webp"]);
    expect(Buffer.from(await logo.arrayBuffer()).toString("latin1")).not.toContain("alert");
    const failure = await refused(owner.send(api.proposal.editLogo, { id, logo: new File([svg], "logo.png", { type: "image/png" }) }));
    expect(failure.status).toBe(422);
  });
});

describe("consent", () => {
  test("warns, or blocks where the workspace says so", async () => {
    const owner = await server.signIn();
    const proposal = await ready(owner);
    await owner.send(api.candidate.update, { id: proposal.candidate_id, consent: {} });
    const warned = (await owner.send(api.proposal.show, { id: proposal.id })).data.proposal.checks;
    expect(warned.find(({ kind }) => kind === "no_consent")?.weight).toBe("advice");
    await owner.send(api.account.updateWorkspace, { defaults: { consent_policy: "block" } });
    expect((await refused(owner.send(api.proposal.submit, { id: proposal.id }))).status).toBe(406);
  });
});

describe("another workspace", () => {
  test("finds none of it", async () => {
    const [owner, other] = [await server.signIn(), await server.signIn()];
    const proposal = await ready(owner);
    expect((await refused(other.send(api.proposal.show, { id: proposal.id }))).status).toBe(404);
    expect((await other.send(api.proposal.list, {})).data.total).toBe(0);
  });
});
