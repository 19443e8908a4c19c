import { afterAll, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import type { ClientInterview } from "#contract/interview/interview-link.ts";
import { newId } from "#server/core/ids.ts";
import { candidateAndJob } from "#tests/support/pair.ts";
import { startTestServer } from "#tests/support/server.ts";

const server = await startTestServer();
afterAll(() => server.stop());
type Person = Awaited<ReturnType<typeof server.signIn>>;

const HOUR = 3_600_000;
/** A moment so many days from now, on the hour. */
/** Of one moment: the hour may turn while a test runs. */
const NEXT_HOUR = Math.ceil(Date.now() / HOUR) * HOUR;
const inDays = (days: number, hours = 0) => new Date(NEXT_HOUR + days * 24 * HOUR + hours * HOUR).toISOString();
const usual = {
  minutes: 60,
  time_zone: "Europe/Amsterdam",
  round: 1,
  location: "Havenkade 12, Utrecht",
  contact_ids: [] as string[],
  recruiter_ids: [] as string[],
  invites_candidate: true,
  invites_client: true,
};
let clients = 0;
/** A candidate and a job; with a level, of a proposal that went out to somebody with an address of their own. */
async function pairOf(owner: Person, anonymity?: "full" | "blind") {
  const candidate_email = `noor${++clients}@post.example`;
  const pair = await candidateAndJob(owner, { email: candidate_email, consent: { given_at: new Date().toISOString(), basis: "consent" } });
  if (!anonymity) return { ...pair, candidate_email, token: "", email: "" };
  const email = `client${clients}@halderstroom.example`;
  const { id, unsourced } = (await owner.send(api.proposal.start, pair)).data.proposal;
  if (unsourced.length > 0) await owner.send(api.proposal.confirm, { id, claims: unsourced });
  if (anonymity === "blind") await owner.send(api.proposal.update, { id, anonymity });
  const { data } = await owner.send(api.proposal.submit, { id, recipients: [{ name: "Marjan Elzinga", email }], confirm_unsourced: true });
  await server.letterTo(email);
  return { ...pair, candidate_email, token: data.share.url.split("/p/")[1] as string, email };
}
const post = (token: string, what: string, body: object) =>
  server.raw(`/v1/proposals/shared/${token}/interviews/${what}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
const shownTo = async (token: string) =>
  (await server.raw(`/v1/proposals/shared/${token}/interviews`)).envelope.data?.interviews as ClientInterview[];
const lineOf = (file: string | undefined, name: string) =>
  file
    ?.replace(/\r\n /g, "")
    .split("\r\n")
    .find((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`));
/** Letters to an address about interviews, the oldest first, once there are so many. */
async function invitationsTo(email: string, n: number) {
  const those = () => server.letters.filter((letter) => letter.to === email && letter.calendar);
  await expect.poll(() => those().length).toBe(n);
  return those();
}

describe("an interview at a fixed time", () => {
  test("is told to candidate, client and recruiter, moved and called off by the same event", async () => {
    const owner = await server.signIn({ plan: "team" });
    const pair = await pairOf(owner);
    const begin = (await owner.send(api.interview.begin, { job_id: pair.job_id, candidate_id: pair.candidate_id })).data;
    expect(begin).toMatchObject({
      candidate_email: pair.candidate_email,
      has_page: false,
      next_round: 1,
      display_name: "Noor Hazelaar",
    });
    const contact = begin.contacts[0];
    expect(contact).toMatchObject({ name: "Marjan Elzinga", is_of_job: true });
    const starts_at = inDays(3);
    const own = { job_id: pair.job_id, candidate_id: pair.candidate_id };
    const planned = (
      await owner.send(api.interview.plan, {
        ...own,
        ...usual,
        starts_at,
        contact_ids: [contact?.id ?? ""],
        notes: "Vraagt naar de wachtdienst.",
      })
    ).data;
    expect(planned.interview).toMatchObject({ state: "planned", starts_at, version: 1, client_name: "Halderstroom Energy" });
    expect(planned.letters).toBe(3);
    const { candidate_email } = pair;
    const [toCandidate] = await invitationsTo(candidate_email, 1);
    const [toClient] = await invitationsTo("marjan@halderstroom.example", 1);
    const [toRecruiter] = await invitationsTo(owner.email, 1);
    expect(toCandidate?.text).toContain("Havenkade 12, Utrecht");
    expect([toCandidate?.reply_to, toClient?.from_name]).toEqual([owner.email, "Sanne Verhoeven"]);
    for (const letter of [toCandidate, toClient, toRecruiter]) expect(letter?.text).not.toContain("wachtdienst");
    const uid = lineOf(toCandidate?.calendar?.content, "UID");
    for (const letter of [toClient, toRecruiter]) expect(lineOf(letter?.calendar?.content, "UID")).toBe(uid);
    expect(lineOf(toCandidate?.calendar?.content, "METHOD")).toBe("METHOD:REQUEST");
    expect(lineOf(toCandidate?.calendar?.content, "SEQUENCE")).toBe("SEQUENCE:0");
    expect(lineOf(toCandidate?.calendar?.content, "DTSTART")).toBe(`DTSTART:${starts_at.replaceAll(/[-:]|\.000/g, "")}`);
    // Nobody reads the address of somebody else who is invited.
    expect(toCandidate?.calendar?.content).not.toContain("marjan@");
    expect(toClient?.calendar?.content).not.toContain(candidate_email);

    const { id } = planned.interview;
    const same = (await owner.send(api.interview.change, { id, version: 1, notes: "Andere aantekening." })).data;
    expect(same.letters).toBe(0);
    const later = inDays(4);
    const moved = (await owner.send(api.interview.change, { id, version: 2, starts_at: later })).data;
    expect([moved.interview.starts_at, moved.letters]).toEqual([later, 3]);
    const [, again] = await invitationsTo(candidate_email, 2);
    expect([lineOf(again?.calendar?.content, "UID"), lineOf(again?.calendar?.content, "SEQUENCE")]).toEqual([uid, "SEQUENCE:2"]);
    await expect(owner.send(api.interview.change, { id, version: 1, starts_at })).rejects.toMatchObject({ status: 409 });

    const off = (await owner.send(api.interview.cancel, { id, version: 3, message: "De vacature is vervuld." })).data;
    expect([off.interview.state, off.letters]).toEqual(["cancelled", 3]);
    const [, , cancelled] = await invitationsTo("marjan@halderstroom.example", 3);
    expect(cancelled?.text).toContain("De vacature is vervuld.");
    expect(lineOf(cancelled?.calendar?.content, "METHOD")).toBe("METHOD:CANCEL");
    expect([lineOf(cancelled?.calendar?.content, "UID"), lineOf(cancelled?.calendar?.content, "SEQUENCE")]).toEqual([uid, "SEQUENCE:3"]);
    await expect(owner.send(api.interview.change, { id, version: 4, starts_at })).rejects.toMatchObject({ status: 406 });
    const { activity } = (await owner.send(api.candidate.show, { id: pair.candidate_id })).data.candidate;
    const kinds = activity.map(({ kind }) => kind).filter((kind) => kind.startsWith("interview_"));
    expect(kinds).toEqual(["interview_cancelled", "interview_moved", "interview_planned"]);
  });

  test("holds what was said afterwards; nobody is told of what is over, and the card stays", async () => {
    const owner = await server.signIn({ plan: "team" });
    const pair = await pairOf(owner);
    const own = { job_id: pair.job_id, candidate_id: pair.candidate_id };
    const { interview, letters } = (await owner.send(api.interview.plan, { ...own, ...usual, starts_at: inDays(-2) })).data;
    expect(letters).toBe(0);
    const said = (await owner.send(api.interview.outcome, { id: interview.id, version: 1, outcome: "strong_yes", note: "Snel beslissen." }))
      .data;
    expect(said.interview).toMatchObject({ outcome: "strong_yes", outcome_note: "Snel beslissen.", version: 2 });
    const taken = (await owner.send(api.interview.outcome, { id: interview.id, version: 2, outcome: null })).data.interview;
    expect(taken).toMatchObject({ outcome: null, outcome_note: null });
    expect((await owner.send(api.interview.begin, own)).data).toMatchObject({ stage: "suggested", next_round: 2 });
    const upcoming = (await owner.send(api.interview.plan, { ...own, ...usual, round: 2, starts_at: inDays(2) })).data.interview;
    const list = async (body: object) => (await owner.send(api.interview.list, body)).data.interviews.map(({ id }) => id);
    for (const by of [{ candidate_id: pair.candidate_id }, { job_id: pair.job_id }, { client_id: interview.client_id ?? "" }])
      expect(await list(by)).toEqual([upcoming.id, interview.id]);
    expect(await list({ job_id: newId() })).toEqual([]);
  });

  test("takes the card along where somebody says so: planned, and by what it came to", async () => {
    const owner = await server.signIn({ plan: "team" });
    const { job_id, candidate_id } = await pairOf(owner);
    const own = { job_id, candidate_id };
    const plan = (more: object) => owner.send(api.interview.plan, { ...own, ...usual, starts_at: inDays(-2), ...more });
    await expect(plan({ move: { to: newId() } })).rejects.toMatchObject({ status: 422 });
    expect((await owner.send(api.interview.list, own)).data.interviews).toEqual([]);
    const { interview } = (await plan({ move: { to: "interview" } })).data;
    expect(interview).toMatchObject({ stage: "interview", stage_key: "interview" });
    const { version } = interview;
    const reason_key = (await owner.send(api.pipeline.show, { job_id })).data.reasons[0]?.key ?? "";
    const said = { id: interview.id, version, outcome: "no" as const, move: { to: "rejected" as const, reason_key } };
    // Changed by somebody else meanwhile, the card stays as well.
    await expect(owner.send(api.interview.outcome, { ...said, version: 7 })).rejects.toMatchObject({ status: 409 });
    expect((await owner.send(api.matching.fetchMatched, own)).data.match.stage).toBe("interview");
    expect((await owner.send(api.interview.outcome, said)).data.interview.stage).toBe("rejected");
    expect((await owner.send(api.matching.fetchMatched, own)).data.match).toMatchObject({ stage: "rejected", reason_key });
    const kinds = (await owner.send(api.candidate.show, { id: candidate_id })).data.candidate.activity.map(({ kind }) => kind);
    expect(kinds.slice(0, 4).sort()).toEqual(["interview_outcome", "interview_planned", "stage_changed", "stage_changed"]);
  });

  test("clashes with others in which one of the same people takes part, and says who", async () => {
    const owner = await server.signIn({ plan: "team" });
    const { job_id, candidate_id } = await pairOf(owner);
    const other = await pairOf(owner);
    const starts_at = inDays(2);
    const { interview } = (await owner.send(api.interview.plan, { job_id, candidate_id, ...usual, starts_at })).data;
    const asked = { candidate_id, minutes: 30, contact_ids: [], recruiter_ids: [] };
    const clashes = async (more: object) =>
      (await owner.send(api.interview.clashes, { ...asked, ...more } as typeof asked & { times: string[] })).data.clashes;
    expect(await clashes({ times: [inDays(5), new Date(Date.parse(starts_at) + HOUR / 2).toISOString()] })).toMatchObject([
      { id: interview.id, starts_at, minutes: 60, people: ["Noor Hazelaar"] },
    ]);
    expect(await clashes({ times: [inDays(2, 1), inDays(2, -1)] })).toEqual([]);
    expect(await clashes({ times: [starts_at], except: interview.id })).toEqual([]);
    expect(await clashes({ times: [starts_at], candidate_id: other.candidate_id })).toEqual([]);
    const recruiter = (await owner.send(api.team.recruiters, {})).data.recruiters[0];
    const recruiter_ids = [recruiter?.id ?? ""];
    await owner.send(api.interview.change, { id: interview.id, version: 1, recruiter_ids });
    expect(await clashes({ times: [starts_at], candidate_id: other.candidate_id, recruiter_ids })).toMatchObject([
      { people: ["Sanne Verhoeven"] },
    ]);
  });

  test("is refused with what can't be: no time, no such zone, people from elsewhere, no page to offer times on", async () => {
    const owner = await server.signIn({ plan: "team" });
    const pair = await pairOf(owner);
    const plan = (more: object) =>
      owner.send(api.interview.plan, { job_id: pair.job_id, candidate_id: pair.candidate_id, ...usual, ...more });
    await expect(plan({})).rejects.toMatchObject({ status: 422 });
    await expect(plan({ starts_at: inDays(1), time_zone: "Mars/Olympus" })).rejects.toMatchObject({ status: 422 });
    await expect(plan({ starts_at: inDays(1), contact_ids: [newId()] })).rejects.toMatchObject({ status: 422 });
    await expect(plan({ starts_at: inDays(1), recruiter_ids: [newId()] })).rejects.toMatchObject({ status: 422 });
    await expect(plan({ starts_at: inDays(1), link: "javascript:alert(1)" })).rejects.toMatchObject({ status: 422 });
    await expect(plan({ slots: [inDays(1)] })).rejects.toMatchObject({ status: 406 });
  });
});

describe("times that a client chooses from", () => {
  test("one is picked on the page, and everybody is told; who comes second hears that it is gone", async () => {
    const owner = await server.signIn({ plan: "team" });
    const { job_id, candidate_id, candidate_email, token, email } = await pairOf(owner, "full");
    const slots = [inDays(2), inDays(3), inDays(4)];
    const { interview, letters } = (await owner.send(api.interview.plan, { job_id, candidate_id, ...usual, slots })).data;
    expect([interview.state, interview.starts_at, letters]).toEqual(["offered", null, 1]);
    await expect
      .poll(() => server.letters.some(({ to, subject }) => to === email && subject === "Choose a time to meet Noor Hazelaar"))
      .toBe(true);
    expect(await shownTo(token)).toMatchObject([{ id: interview.id, state: "offered", slots, location: "Havenkade 12, Utrecht" }]);
    const pick = (starts_at: string) =>
      post(token, "pick", { id: interview.id, starts_at, name: "Marjan Elzinga", time_zone: "America/New_York" });
    const [one, two] = await Promise.all([pick(slots[1] as string), pick(slots[2] as string)]);
    expect([one.status, two.status].sort()).toEqual([200, 409]);
    const [first, second] = one.status === 200 ? [one, two] : [two, one];
    const now = first.envelope.data?.interviews as ClientInterview[];
    expect(now).toMatchObject([{ state: "planned", slots: [] }]);
    // Each file says when it was made.
    const undated = (all: ClientInterview[]) => JSON.stringify(all).replaceAll(/DTSTAMP:\w+/g, "");
    expect(undated(second.envelope.data?.interviews as ClientInterview[])).toBe(undated(now));
    // A time that was never offered is no time.
    expect((await pick(inDays(5))).status).toBe(409);
    const [toClient] = await invitationsTo(email, 1);
    expect(toClient?.text).toMatch(/Eastern (Standard|Daylight) Time \(New York\)/);
    await invitationsTo(candidate_email, 1);
    const [toRecruiter] = await invitationsTo(owner.email, 1);
    expect(toRecruiter?.text).toContain("Marjan Elzinga chose this time.");
  });

  test("a time that somebody who takes part is taken at isn't there any more", async () => {
    const owner = await server.signIn({ plan: "team" });
    const [here, there] = [await pairOf(owner, "full"), await pairOf(owner, "full")];
    const slots = [inDays(2), inDays(3)];
    const plan = async ({ job_id, candidate_id }: typeof here) =>
      (await owner.send(api.interview.plan, { job_id, candidate_id, ...usual, slots, recruiter_ids: [owner.recruiter_id] })).data.interview
        .id;
    const ids = [await plan(here), await plan(there)];
    const picks = [here, there].map(({ token }, n) =>
      post(token, "pick", { id: ids[n], starts_at: slots[0], name: "Marjan", time_zone: "UTC" }),
    );
    const answers = await Promise.all(picks);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = answers[0]?.status === 200 ? there : here;
    expect((await shownTo(late.token))[0]?.slots).toEqual([slots[1]]);
    // Whose interview is in the trash is nowhere, and so keeps nobody.
    const { candidate_id } = late === there ? here : there;
    await owner.send(api.candidate.remove, { id: candidate_id });
    expect((await shownTo(late.token))[0]?.slots).toEqual(slots);
    await owner.send(api.candidate.restore, { id: candidate_id });
    expect((await shownTo(late.token))[0]?.slots).toEqual([slots[1]]);
    // Another link doesn't reach it.
    expect(
      (await post(late.token, "pick", { id: ids[late === there ? 0 : 1], starts_at: slots[1], name: "Marjan", time_zone: "UTC" })).status,
    ).toBe(404);
  });

  test("the client proposes its own, the recruiter takes one", async () => {
    const owner = await server.signIn({ plan: "team" });
    const { job_id, token } = await pairOf(owner, "full");
    const slots = [inDays(6), inDays(5)];
    const suggest = (body: object) => post(token, "suggest", { slots, name: "Marjan Elzinga", time_zone: "Europe/Amsterdam", ...body });
    expect((await suggest({ slots: [inDays(-1)] })).status).toBe(422);
    expect((await suggest({ slots: [1, 2, 3, 4, 5, 6].map((n) => inDays(n)) })).status).toBe(422);
    expect((await suggest({ time_zone: "Nowhere" })).status).toBe(422);
    expect((await suggest({})).status).toBe(200);
    await expect
      .poll(() => server.letters.some(({ to, subject }) => to === owner.email && subject.startsWith("Marjan Elzinga proposes times")))
      .toBe(true);
    const [interview] = (await owner.send(api.interview.list, { job_id })).data.interviews;
    expect(interview).toMatchObject({ state: "suggested", slots: [inDays(5), inDays(6)], contacts: [{ name: "Marjan Elzinga" }] });
    // Anything else can be changed while it waits for a time: the client's stay, and nobody is told.
    const noted = (await owner.send(api.interview.change, { id: interview?.id ?? "", version: 1, notes: "Ask about parking." })).data;
    expect(noted).toMatchObject({
      letters: 0,
      interview: { state: "suggested", slots: [inDays(5), inDays(6)], notes: "Ask about parking." },
    });
    const taken = (
      await owner.send(api.interview.change, {
        id: interview?.id ?? "",
        version: 2,
        starts_at: slots[0] as string,
        link: "https://meet.example/x",
      })
    ).data;
    expect([taken.interview.state, taken.letters]).toEqual(["planned", 3]);
    expect((await suggest({})).status).toBe(409);
    expect(await shownTo(token)).toMatchObject([{ state: "planned", link: "https://meet.example/x" }]);
  });
});

describe("of an anonymous candidate", () => {
  test("no letter to the client names them, nor does what comes with it; words that would are refused", async () => {
    const owner = await server.signIn({ plan: "team" });
    const { job_id, candidate_id, candidate_email, token, email } = await pairOf(owner, "blind");
    const plan = (more: object) => owner.send(api.interview.plan, { job_id, candidate_id, ...usual, starts_at: inDays(3), ...more });
    await expect(plan({ location: "Bij Noor Hazelaar thuis" })).rejects.toMatchObject({ status: 406 });
    const { interview } = (await plan({})).data;
    const [letter] = await invitationsTo(email, 1);
    await invitationsTo(candidate_email, 1);
    const onPage = await shownTo(token);
    // The page's file is the same event as the letter's.
    expect(lineOf(onPage[0]?.calendar ?? "", "UID")).toBe(lineOf(letter?.calendar?.content, "UID"));
    await owner.send(api.interview.change, { id: interview.id, version: 1, starts_at: inDays(4) });
    await owner.send(api.interview.cancel, { id: interview.id, version: 2 });
    const all = await invitationsTo(email, 3);
    const told = JSON.stringify([letter, ...all, onPage, await shownTo(token)]);
    for (const secret of ["Noor", "Hazelaar", candidate_email, "Veerstroom", "06 12345678"]) expect(told).not.toContain(secret);
    await expect(
      owner.send(api.interview.cancel, { id: (await plan({})).data.interview.id, version: 1, message: "Noor Hazelaar is ziek." }),
    ).rejects.toMatchObject({ status: 406 });
  });
});

describe("a calendar of one's own", () => {
  test("is read at a secret address with what its owner sees, until that is renewed", async () => {
    const owner = await server.signIn({ plan: "team" });
    const pair = await pairOf(owner);
    expect((await owner.send(api.interview.feed, {})).data.url).toBeNull();
    const url = (await owner.send(api.interview.renewFeed, {})).data.url ?? "";
    expect((await owner.send(api.interview.feed, {})).data.url).toBe(url);
    const { interview } = (
      await owner.send(api.interview.plan, { job_id: pair.job_id, candidate_id: pair.candidate_id, ...usual, starts_at: inDays(3) })
    ).data;
    const read = async (address: string) => server.app.request(new URL(address).pathname);
    const feed = await read(url);
    expect([feed.status, feed.headers.get("content-type")]).toEqual([200, "text/calendar; charset=utf-8"]);
    const text = await feed.text();
    expect(text.replaceAll("\r\n ", "")).toContain("SUMMARY:Interview of Noor Hazelaar for Senior backend engineer at Halderstroom Energy");
    expect([lineOf(text, "METHOD"), text.includes(interview.id), text.includes("ATTENDEE"), text.includes(pair.candidate_email)]).toEqual([
      "METHOD:PUBLISH",
      true,
      false,
      false,
    ]);
    const rows = await server.parts.database.db
      .selectFrom("calendar_feeds")
      .selectAll()
      .where("workspace_id", "=", owner.workspace_id)
      .execute();
    expect(JSON.stringify(rows)).not.toContain(url.split("/").at(-1)?.slice(0, -4));

    const renewed = (await owner.send(api.interview.renewFeed, {})).data.url ?? "";
    expect([(await read(url)).status, (await read(renewed)).status]).toEqual([404, 200]);
    expect((await owner.send(api.interview.renewFeed, { on: false })).data.url).toBeNull();
    expect((await read(renewed)).status).toBe(404);
  });
});
