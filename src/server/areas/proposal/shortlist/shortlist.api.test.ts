import { afterAll, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import type { SharedShortlist } from "#contract/proposal/shared-proposal.ts";
import { textsOfPdf } from "#server/papers/texts.ts";
import { startTestServer } from "#tests/support/server.ts";
import { CallFailed } from "#web/kit/calls/api.ts";

const server = await startTestServer();
afterAll(() => server.stop());
type Person = Awaited<ReturnType<typeof server.signIn>>;
type Level = "full" | "no_contact" | "initials" | "blind";

const people = {
  noor: {
    first_name: "Noor",
    last_name: "Hazelaar",
    email: "noor@hazelaar.example",
    employer: "Veerstroom Logistics",
    school: "Hogeschool Domstreek",
  },
  daniel: {
    first_name: "Daniel",
    last_name: "Oyelaran",
    email: "daniel@oyelaran.example",
    employer: "Meridioom Data",
    school: "Universiteit Kwelderland",
  },
  priya: {
    first_name: "Priya",
    last_name: "Raghunathan",
    email: "priya@raghunathan.example",
    employer: "Veerstroom Logistics",
    school: "Hogeschool Domstreek",
  },
};

async function aJob(owner: Person, title = "Backend engineer") {
  const { data } = await owner.send(api.job.create, {
    title,
    client: { name: "Halderstroom Energy", contact_name: "Marjan Elzinga", contact_email: "marjan@halderstroom.example" },
  });
  return data.job.id;
}

/** A proposal that went out by itself already, with no recipient. */
async function sent(owner: Person, job_id: string, who: keyof typeof people, anonymity: Level = "full", letter?: string) {
  const { employer, school, ...person } = people[who];
  const { data } = await owner.send(api.candidate.create, {
    ...person,
    headline: "Backend engineer",
    city: "Utrecht",
    experience: [{ title: "Backend engineer", company: employer, start: "2020-01", current: true }],
    education: [{ degree: "BSc", institution: school }],
  });
  const { data: made } = await owner.send(api.proposal.create, {
    job_id,
    candidate_id: data.candidate.id,
    anonymity,
    language: "en",
    information: { title: "Backend engineer", available_from: "2027-01-01", shown: ["available_from", "experience", "education"] },
    cover_letter: letter ?? `Dear Marjan,\n\n${person.first_name} ${person.last_name} of ${employer} would like to meet you.`,
    requirements: [
      { text: "Python", kind: "must", verdict: "met", note: "Every day" },
      { text: "Kubernetes", kind: "nice", verdict: who === "daniel" ? "unknown" : "partly" },
    ],
  });
  const { id } = made.proposal;
  await owner.send(api.proposal.submit, { id, confirm_unsourced: true });
  return id;
}

const refused = async (call: Promise<unknown>) => {
  const failure = await call.then(
    () => null,
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(CallFailed);
  return failure as CallFailed;
};
const tokenOf = (url: string) => url.split("/p/")[1] as string;
const read = (token: string, headers: Record<string, string> = {}) => server.raw(`/v1/proposals/shared/${token}`, { headers });
const post = (path: string, body: object) =>
  server.raw(`/v1/proposals/shared/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
const listOf = async (token: string) => (await read(token)).envelope.data?.shortlist as SharedShortlist;

/** Two who went out already, in a workspace of their own. */
async function two(levels: [Level, Level] = ["full", "full"]) {
  const owner = await server.signIn();
  const job_id = await aJob(owner);
  const ids = [await sent(owner, job_id, "noor", levels[0]), await sent(owner, job_id, "daniel", levels[1])];
  return { owner, job_id, ids };
}

describe("a shortlist", () => {
  test("brings its client one page in the order chosen; each answer stands where a proposal's own would", async () => {
    const { owner, job_id, ids } = await two();
    const [noor, daniel] = ids as [string, string];
    const { data } = await owner.send(api.shortlist.create, {
      proposal_ids: [daniel, noor],
      title: "Two who could start in January",
      recipients: [{ name: "Marjan Elzinga", email: "marjan@halderstroom.example" }],
    });
    const letter = await server.letterTo("marjan@halderstroom.example");
    expect([letter.subject, letter.text.includes(data.share.url)]).toEqual(["2 candidates for Backend engineer", true]);
    const token = tokenOf(data.share.url);
    const page = await read(token);
    expect((await post(`${token}/seen`, { visit: true })).status).toBe(200);
    expect(page.envelope.data).toMatchObject({ kind: "shortlist", shared: null, needs_password: false });
    expect((await listOf(token)).items.map(({ place, shared }) => [place, shared.display_name])).toEqual([
      [1, "Daniel Oyelaran"],
      [2, "Noor Hazelaar"],
    ]);
    expect((await post(`${token}/respond`, { place: 2, decision: "interview", name: "Marjan Elzinga", moments: ["Tuesday"] })).status).toBe(
      200,
    );
    expect((await post(`${token}/respond`, { place: 1, decision: "not_a_fit", reason: "location", name: "Marjan Elzinga" })).status).toBe(
      200,
    );
    expect((await post(`${token}/respond`, { decision: "interview", name: "Marjan" })).status).toBe(422);
    expect((await post(`${token}/respond`, { place: 3, decision: "interview", name: "Marjan" })).status).toBe(404);
    const statuses = (await owner.send(api.proposal.list, { job_id })).data.proposals.map(({ id, status, views }) => [id, status, views]);
    expect(statuses).toEqual(
      expect.arrayContaining([
        [noor, "interview", 1],
        [daniel, "declined", 1],
      ]),
    );
    const { candidate_id } = (await owner.send(api.proposal.show, { id: noor })).data.proposal;
    const { candidate } = (await owner.send(api.candidate.show, { id: candidate_id })).data;
    expect(candidate.activity.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["shortlist_sent", "proposal_viewed", "client_answered"]),
    );
    expect((await server.letterTo(owner.email)).subject).toContain("Marjan Elzinga");
    const [mine] = (await owner.send(api.shortlist.list, { job_id })).data.shortlists;
    expect(mine).toMatchObject({
      title: "Two who could start in January",
      candidates: [{ decision: "not_a_fit" }, { decision: "interview" }],
      shares: [{ views: 1, url: null }],
    });
  });

  test("is of 2 to 8, each sent, each once, of one job, and of this workspace", async () => {
    const { owner, job_id, ids } = await two();
    const [first = "", second = ""] = ids;
    expect((await refused(owner.send(api.shortlist.create, { proposal_ids: [first] }))).status).toBe(422);
    expect((await refused(owner.send(api.shortlist.create, { proposal_ids: [first, first] }))).status).toBe(422);
    const elsewhere = await sent(owner, await aJob(owner, "Data engineer"), "priya");
    expect((await refused(owner.send(api.shortlist.create, { proposal_ids: [first, elsewhere] }))).status).toBe(422);
    const { data } = await owner.send(api.candidate.create, { first_name: "Mila", last_name: "Bos" });
    const draft = (await owner.send(api.proposal.create, { job_id, candidate_id: data.candidate.id })).data.proposal.id;
    expect((await refused(owner.send(api.shortlist.create, { proposal_ids: [first, draft] }))).status).toBe(422);
    const other = await server.signIn();
    expect((await refused(other.send(api.shortlist.create, { proposal_ids: [first, second] }))).status).toBe(404);
    const { data: made } = await owner.send(api.shortlist.create, { proposal_ids: [first, second] });
    expect((await refused(other.send(api.shortlist.revoke, { id: made.shortlist.id }))).status).toBe(404);
    expect((await refused(other.send(api.shortlist.addLink, { id: made.shortlist.id }))).status).toBe(404);
    expect((await other.send(api.shortlist.list, {})).data.total).toBe(0);
  });

  test("loses who is withdrawn and says so; without anybody it is closed, and tells nothing", async () => {
    const { owner, ids } = await two();
    const [first = "", second = ""] = ids;
    const { data } = await owner.send(api.shortlist.create, { proposal_ids: ids });
    const token = tokenOf(data.share.url);
    await owner.send(api.proposal.withdraw, { id: first });
    const page = await listOf(token);
    expect([page.withdrawn, page.items.map(({ place }) => place)]).toEqual([1, [2]]);
    expect(JSON.stringify(page)).not.toContain("Hazelaar");
    expect((await post(`${token}/respond`, { place: 1, decision: "interview", name: "Marjan" })).status).toBe(410);
    expect((await server.app.request(`/v1/proposals/shared/${token}/1/pdf`)).status).toBe(404);
    const pdf = await server.app.request(`/v1/proposals/shared/${token}/pdf`);
    const texts = JSON.stringify(await textsOfPdf(new Uint8Array(await pdf.arrayBuffer())));
    expect([texts.includes("Hazelaar"), texts.includes("Oyelaran")]).toEqual([false, true]);
    await owner.send(api.proposal.remove, { id: second });
    const closed = await read(token);
    expect([closed.status, closed.envelope.data]).toMatchObject([410, { kind: "shortlist", reason: "withdrawn" }]);
    expect(JSON.stringify(closed.envelope)).not.toMatch(/Hazelaar|Oyelaran/);
  });

  test("has a password as any link, and closes when it is taken back; a further link opens it again", async () => {
    const { owner, ids } = await two();
    const { data } = await owner.send(api.shortlist.create, { proposal_ids: ids, password: "zomerlinde" });
    const token = tokenOf(data.share.url);
    expect((await read(token)).envelope.data).toMatchObject({ kind: "shortlist", needs_password: true, shortlist: null });
    for (const file of ["pdf", "1/pdf", "2/docx"])
      expect((await server.app.request(`/v1/proposals/shared/${token}/${file}`)).status).toBe(403);
    expect((await post(`${token}/respond`, { place: 1, decision: "interview", name: "Marjan" })).status).toBe(403);
    const { key } = (await post(`${token}/open`, { password: "zomerlinde" })).envelope.data as { key: string };
    const open = (await read(token, { "x-share-key": key })).envelope.data as { shortlist: SharedShortlist; pdf_url: string };
    for (const url of [open.pdf_url, open.shortlist.items[0]?.pdf_url, open.shortlist.items[1]?.docx_url])
      expect((await server.app.request(url as string)).status).toBe(200);
    const wrong = await Promise.all(Array.from({ length: 7 }, () => post(`${token}/open`, { password: "winterlinde" })));
    expect(wrong.filter(({ status }) => status === 429)).toHaveLength(2);
    await owner.send(api.shortlist.revoke, { id: data.shortlist.id });
    expect((await read(token)).status).toBe(410);
    const { data: again } = await owner.send(api.shortlist.addLink, { id: data.shortlist.id });
    expect((await listOf(tokenOf(again.share.url))).items).toHaveLength(2);
    expect((await server.app.request(`/v1/proposals/shared/${token}/pdf`)).status).toBe(410);
  });

  test("that two send at once while a candidate is withdrawn never shows that one", async () => {
    const { owner, ids } = await two();
    const [first = ""] = ids;
    const results = await Promise.allSettled([
      owner.send(api.shortlist.create, { proposal_ids: ids }),
      owner.send(api.proposal.withdraw, { id: first }),
      owner.send(api.shortlist.create, { proposal_ids: [...ids].reverse() }),
    ]);
    expect(results[1]?.status).toBe("fulfilled");
    for (const result of [results[0], results[2]]) {
      if (result?.status !== "fulfilled") continue;
      const { share } = (result.value as { data: { share: { url: string } } }).data;
      expect(JSON.stringify(await listOf(tokenOf(share.url)))).not.toContain("Hazelaar");
    }
  });
});

describe("anonymity on a shortlist", () => {
  test("is each candidate's own: one in full beside one blind, who had the same employer", async () => {
    const owner = await server.signIn();
    const job_id = await aJob(owner);
    const ids = [await sent(owner, job_id, "noor", "full"), await sent(owner, job_id, "priya", "blind")];
    const { data } = await owner.send(api.shortlist.create, { proposal_ids: ids });
    const token = tokenOf(data.share.url);
    const page = await listOf(token);
    expect(JSON.stringify(page.items[0])).toContain("Veerstroom");
    expect(JSON.stringify(page.items[1])).not.toMatch(/Priya|Raghunathan|Veerstroom|Domstreek/i);
    const pdf = await server.app.request(`/v1/proposals/shared/${token}/pdf`);
    expect(JSON.stringify(await textsOfPdf(new Uint8Array(await pdf.arrayBuffer())))).not.toMatch(/Priya|Raghunathan/i);
  });

  test.each([
    ["its title", { title: "Noor and Daniel" }],
    ["its introduction", { intro: "You know N o o r from the fair." }],
    ["the letter", { message: "Hello Marjan,\n\nMs Hazelaar is the first." }],
  ])("a name in %s stops it, with the place named", async (_where, more) => {
    const { owner, ids } = await two(["blind", "full"]);
    const failure = await refused(owner.send(api.shortlist.create, { proposal_ids: ids, ...more }));
    expect([failure.status, failure.envelope.data?.leaks]).toEqual([
      406,
      expect.arrayContaining([expect.objectContaining({ text: expect.any(String) })]),
    ]);
    expect((await owner.send(api.shortlist.list, {})).data.total).toBe(0);
  });

  test("a name in the letter about somebody else stops it", async () => {
    const owner = await server.signIn();
    const job_id = await aJob(owner);
    const blind = await sent(owner, job_id, "noor", "blind");
    const telling = await sent(owner, job_id, "daniel", "full", "Dear Marjan,\n\nDaniel worked beside Noor Hazelaar for years.");
    const failure = await refused(owner.send(api.shortlist.create, { proposal_ids: [blind, telling] }));
    expect(failure.envelope.data?.leaks).toEqual(expect.arrayContaining([expect.objectContaining({ place: "items.2.letter" })]));
  });

  test("a later edition that would give another away there isn't sent", async () => {
    const { owner, ids } = await two(["blind", "full"]);
    const [, daniel = ""] = ids;
    await owner.send(api.shortlist.create, { proposal_ids: ids });
    await owner.send(api.proposal.editCoverLetter, { id: daniel, cover_letter: "Dear Marjan,\n\nDaniel worked beside Noor Hazelaar." });
    const failure = await refused(owner.send(api.proposal.submit, { id: daniel, confirm_unsourced: true }));
    expect(failure.status).toBe(406);
    expect(failure.envelope.data?.leaks).toEqual(expect.arrayContaining([expect.objectContaining({ place: "items.2.letter" })]));
  });
});
