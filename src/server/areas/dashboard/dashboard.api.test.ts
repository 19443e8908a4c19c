import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { candidateAndJob } from "#tests/support/pair.ts";
import { addDraft, addPair, submitDraft } from "#tests/support/sent-proposal.ts";
import { startTestServer } from "#tests/support/server.ts";
import { send } from "#web/kit/calls/api.ts";

const server = await startTestServer();
afterAll(() => server.stop());
type Person = Awaited<ReturnType<typeof server.signIn>>;
const { db } = server.parts.database;

const queueOf = async (person: Person, scope: "mine" | "team" = "team") =>
  (await person.send(api.dashboard.attention, { scope })).data.lines;
const kindsOf = async (person: Person, scope: "mine" | "team" = "team") => (await queueOf(person, scope)).map(({ kind }) => kind);
const figuresOf = async (person: Person, scope: "mine" | "team" = "team") => (await person.send(api.dashboard.figures, { scope })).data;

/** What a client does behind the link. */
const opens = (token: string) => send(api.proposal.seen, { token, visit: true }, { fetcher: server.fetcher, token: null });
const answers = (token: string, body: Record<string, unknown>) =>
  server.raw(`/v1/proposals/shared/${token}/respond`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "Marjan Elzinga", ...body }),
  });
/** As if the client had been there days ago. */
const seenAgo = (proposal_id: string, days: number) =>
  db
    .updateTable("proposal_shares")
    .set({ last_viewed_at: sql<string>`now() - make_interval(days => ${days})` })
    .where("proposal_id", "=", proposal_id)
    .execute();

async function sent(person: Person) {
  const pair = await addPair(person.send);
  const id = await addDraft(person.send, pair);
  return { ...pair, id, token: await submitDraft(person.send, id) };
}

describe("the queue", () => {
  test("is empty where nothing has begun", async () => {
    expect(await queueOf(await server.signIn())).toEqual([]);
  });

  test("tells new strong matches with the best one, until somebody decides on them", async () => {
    const owner = await server.signIn();
    const pair = await addPair(owner.send);
    const { data } = await owner.send(api.matching.fetchMatched, pair);
    expect(await queueOf(owner)).toMatchObject([
      {
        kind: "strong",
        count: 1,
        job: { id: pair.job_id, title: "Senior backend engineer", client_name: "Halderstroom Energy" },
        best: { id: pair.candidate_id, name: "Noor Hazelaar", score: data.match.score },
      },
    ]);
    await owner.send(api.matching.updateMatched, { ...pair, stage: "shortlisted" });
    expect(await queueOf(owner)).toEqual([]);
  });

  test("keeps a draft until it is sent, and then waits three days for a client who opened it", async () => {
    const owner = await server.signIn();
    const pair = await addPair(owner.send);
    const id = await addDraft(owner.send, pair);
    expect(await queueOf(owner)).toContainEqual(
      expect.objectContaining({ kind: "drafts", count: 1, proposals: [expect.objectContaining({ id, candidate_name: "Noor Hazelaar" })] }),
    );
    const token = await submitDraft(owner.send, id);
    await opens(token);
    await opens(token);
    expect(await kindsOf(owner)).toEqual([]);
    await seenAgo(id, 4);
    expect(await queueOf(owner)).toMatchObject([{ kind: "silent", views: 2, proposal: { id, client_name: "Halderstroom Energy" } }]);
  });

  test("puts what a client asks or wants first, and drops it once the recruiter acts", async () => {
    const owner = await server.signIn();
    const { id, token } = await sent(owner);
    await opens(token);
    await seenAgo(id, 4);
    await answers(token, { decision: "question", comment: "Can Noor start with a trial day?" });
    expect(await queueOf(owner)).toMatchObject([
      { kind: "question", name: "Marjan Elzinga", comment: "Can Noor start with a trial day?", proposal: { id } },
    ]);
    await answers(token, { decision: "interview", moments: ["Tuesday 10:00"] });
    expect(await queueOf(owner)).toMatchObject([{ kind: "interview", moments: ["Tuesday 10:00"] }]);
    // Acting comes later than the answer itself.
    await db
      .updateTable("proposals")
      .set({
        response: sql`jsonb_set(response, '{at}', to_jsonb(to_char(now() - interval '1 minute', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')))` as never,
      })
      .where("id", "=", id)
      .execute();
    await owner.send(api.proposal.updateStatus, { id, status: "accepted" });
    expect(await queueOf(owner)).toEqual([]);
  });

  test("drops a wish to meet once an interview was made of it, called off or not, and whatever waited once the candidate moved on", async () => {
    const owner = await server.signIn();
    const { token, id: _, ...pair } = await sent(owner);
    const plan = async () => {
      const starts_at = new Date(Date.now() + 86_400_000).toISOString();
      const people = { contact_ids: [], recruiter_ids: [], invites_candidate: false, invites_client: false };
      return (await owner.send(api.interview.plan, { ...pair, ...people, starts_at, minutes: 60, time_zone: "Europe/Amsterdam", round: 1 }))
        .data;
    };
    await answers(token, { decision: "interview", moments: ["Tuesday 10:00"] });
    expect(await kindsOf(owner)).toEqual(["interview"]);
    const { interview } = await plan();
    expect(await kindsOf(owner)).toEqual([]);
    await owner.send(api.interview.cancel, { id: interview.id, version: interview.version });
    expect(await kindsOf(owner)).toEqual([]);
    await answers(token, { decision: "interview", moments: ["Friday 10:00"] });
    await answers(token, { decision: "question", comment: "Can Noor start in May?" });
    expect(await kindsOf(owner)).toEqual(["question"]);
    await owner.send(api.matching.updateMatched, { ...pair, stage: "placed" });
    expect(await kindsOf(owner)).toEqual([]);
  });

  test("counts CVs with fields to check and their fields, and names two people", async () => {
    const owner = await server.signIn();
    for (const [first_name, unchecked_fields] of [
      ["Tariq", ["email", "phone"]],
      ["Hanna", ["city"]],
      ["Elif", []],
    ] as const)
      await owner.send(api.candidate.create, { first_name, last_name: "Bos", unchecked_fields: [...unchecked_fields] });
    expect(await queueOf(owner)).toMatchObject([
      { kind: "check", count: 2, fields: 3, people: [{ name: "Hanna Bos" }, { name: "Tariq Bos" }] },
    ]);
  });

  test("tells who leaves within a week, by consent or by the workspace's term", async () => {
    const owner = await server.signIn();
    const soon = new Date(Date.now() + 3 * 86_400_000).toISOString();
    const { data } = await owner.send(api.candidate.create, {
      first_name: "Gijs",
      last_name: "Bakhuizen",
      consent: { given_at: new Date().toISOString(), expires_at: soon },
    });
    await owner.send(api.candidate.create, { first_name: "Kim", last_name: "Blijft" });
    expect(await queueOf(owner)).toMatchObject([
      { kind: "leaving", count: 1, by_consent: true, people: [{ id: data.candidate.id, name: "Gijs Bakhuizen" }] },
    ]);
    const { data: ahead } = await owner.send(api.dashboard.upcoming, {});
    const day = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Amsterdam" }).format(new Date(soon));
    expect(ahead.upcoming).toMatchObject([{ kind: "leaves", day, candidate: { name: "Gijs Bakhuizen" } }]);
  });

  test("tells a job that nobody is strong for", async () => {
    const owner = await server.signIn();
    await owner.send(api.candidate.create, { first_name: "Ben", last_name: "Bakker", headline: "Baker", skills: [{ name: "Baking" }] });
    const { data } = await owner.send(api.job.create, {
      title: "Embedded engineer",
      requirements: [{ id: crypto.randomUUID(), text: "Embedded C", kind: "must", skill: "C" }],
    });
    await owner.send(api.matching.matchedCandidates, { id: data.job.id });
    expect(await queueOf(owner)).toMatchObject([{ kind: "no_match", compared: 1, job: { title: "Embedded engineer" } }]);
  });

  test("hides what somebody puts off, for them alone and until then, and gives it back when something new happens", async () => {
    const owner = await server.signIn({ plan: "team" });
    const colleague = await server.signIn({ in_workspace_of: owner });
    const { id, token } = await sent(owner);
    await opens(token);
    await seenAgo(id, 4);
    const [line] = await queueOf(owner);
    const key = line?.key as string;
    await owner.send(api.dashboard.putOff, { key, until: new Date(Date.now() + 86_400_000).toISOString() });
    expect(await kindsOf(owner)).toEqual([]);
    expect(await kindsOf(colleague)).toEqual(["silent"]);
    await owner.send(api.dashboard.putOff, { key, until: null });
    expect(await kindsOf(owner)).toEqual(["silent"]);
    await owner.send(api.dashboard.putOff, { key, until: new Date(Date.now() + 86_400_000).toISOString() });
    await opens(token);
    await seenAgo(id, 4);
    expect(await queueOf(owner)).toMatchObject([{ kind: "silent", views: 2 }]);
  });

  test("holds one's own work or the whole team's", async () => {
    const owner = await server.signIn({ plan: "team" });
    const colleague = await server.signIn({ in_workspace_of: owner });
    await addPair(colleague.send);
    expect(await kindsOf(owner, "mine")).toEqual([]);
    expect(await kindsOf(owner, "team")).toEqual(["strong"]);
    expect(await kindsOf(colleague, "mine")).toEqual(["strong"]);
  });
});

test("today has the interviews of the reader's day, one's own or the team's", async () => {
  const owner = await server.signIn({ plan: "team" });
  const { candidate } = (await owner.send(api.candidate.create, { first_name: "Noor", last_name: "Hazelaar" })).data;
  const { job } = (await owner.send(api.job.create, { title: "Baker" })).data;
  const pair = { candidate_id: candidate.id, job_id: job.id };
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const plan = (starts_at: string) =>
    owner.send(api.interview.plan, {
      ...pair,
      ...{ starts_at, minutes: 45, time_zone: "Europe/Amsterdam", round: 1, contact_ids: [], recruiter_ids: [] },
      ...{ invites_candidate: false, invites_client: false },
    });
  const { interview } = (await plan(at(2))).data;
  await plan(at(40));
  const today = async (person: Person, scope: "mine" | "team") =>
    (await person.send(api.dashboard.today, { scope, from: at(-1), to: at(20) })).data.interviews;
  expect(await today(owner, "mine")).toMatchObject([
    { id: interview.id, starts_at: interview.starts_at, minutes: 45, candidate: { id: pair.candidate_id, name: "Noor Hazelaar" } },
  ]);
  const tom = await server.signIn({ in_workspace_of: owner });
  expect(await today(tom, "mine")).toEqual([]);
  expect(await today(tom, "team")).toHaveLength(1);
  await expect(owner.send(api.dashboard.today, { from: at(0), to: at(72) })).rejects.toMatchObject({ status: 422 });
});

describe("the figures", () => {
  test("follow a proposal from the job to the placement, each with its rows", async () => {
    const owner = await server.signIn();
    const { job_id, candidate_id, id, token } = await sent(owner);
    expect(await figuresOf(owner)).toMatchObject({
      active_jobs: { value: 1, opened_this_week: 1 },
      proposals_out: { value: 1, opened: 0, asked: 0 },
      in_interview: { value: 0 },
      placements: { value: 0 },
      begun: { candidate: true, job: true, proposal: true, brand: false, colleague: false },
    });
    await opens(token);
    await answers(token, { decision: "question", comment: "When can Noor start?" });
    expect((await figuresOf(owner)).proposals_out).toMatchObject({ value: 1, opened: 1, asked: 1 });
    await answers(token, { decision: "interview" });
    const met = await figuresOf(owner);
    expect(met).toMatchObject({ proposals_out: { value: 0 }, in_interview: { value: 1, clients: 1 } });
    for (const figure of [met.active_jobs, met.proposals_out, met.in_interview]) {
      expect(figure.weeks).toHaveLength(12);
      expect(figure.weeks.at(-1)).toBe(figure.value);
      expect(figure.weeks.at(0)).toBe(0);
    }
    const interviews = await owner.send(api.dashboard.people, { figure: "in_interview" });
    expect(interviews.data.people).toMatchObject([{ candidate: { id: candidate_id, name: "Noor Hazelaar" }, job: { id: job_id } }]);

    await owner.send(api.matching.updateMatched, { job_id, candidate_id, stage: "placed" });
    await owner.send(api.proposal.updateStatus, { id, status: "accepted" });
    expect(await figuresOf(owner)).toMatchObject({
      proposals_out: { value: 0 },
      in_interview: { value: 0 },
      placements: { value: 1, last_quarter: 0 },
    });
    expect((await owner.send(api.dashboard.people, { figure: "placements" })).data.people).toHaveLength(1);
  });

  test("are nought in a new workspace, where nothing has begun", async () => {
    const figures = await figuresOf(await server.signIn());
    expect(figures.begun).toEqual({ sample: false, candidate: false, job: false, proposal: false, brand: false, colleague: false });
    expect(figures.placements.weeks).toEqual(Array(12).fill(0));
  });
});

describe("your jobs", () => {
  test("stand with their people by stage, closed ones left out", async () => {
    const owner = await server.signIn();
    const { job_id, candidate_id } = await addPair(owner.send);
    await owner.send(api.matching.updateMatched, { job_id, candidate_id, stage: "shortlisted" });
    const { data: closed } = await owner.send(api.job.create, { title: "Closed" });
    await owner.send(api.job.updateStatus, { id: closed.job.id, status: 0 });
    const { data } = await owner.send(api.dashboard.jobs, {});
    expect(data).toMatchObject({ total: 1, jobs: [{ id: job_id, strong: 1, shortlisted: 1, proposed: 0, interview: 0 }] });
  });
});

describe("activity", () => {
  test("tells who did what, clients by their name, the newest first and in pages", async () => {
    const owner = await server.signIn();
    const { token } = await sent(owner);
    await opens(token);
    await answers(token, { decision: "interview" });
    const first = (await owner.send(api.dashboard.activity, { limit: 2 })).data;
    expect(first).toMatchObject({
      has_more: true,
      activity: [
        { kind: "client_answered", actor_name: "Marjan Elzinga", is_own: false, to: "interview", candidate: { name: "Noor Hazelaar" } },
        { kind: "proposal_viewed", job: { client_name: "Halderstroom Energy" } },
      ],
    });
    const rest = (await owner.send(api.dashboard.activity, { before: first.activity[1]?.id as string })).data;
    expect(rest.has_more).toBe(false);
    expect(rest.activity.map(({ kind, is_own }) => [kind, is_own])).toEqual(
      expect.arrayContaining([
        ["proposal_submitted", true],
        ["created", true],
      ]),
    );
  });
});

describe("what is coming", () => {
  test("names links that close, jobs that start and shortlisted people who come free, by day", async () => {
    const owner = await server.signIn();
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const { job_id, candidate_id, id } = await sent(owner);
    await db
      .updateTable("proposal_shares")
      .set({ expires_at: inDays(5) })
      .where("proposal_id", "=", id)
      .execute();
    await db
      .updateTable("jobs")
      .set({ start_date: inDays(9).slice(0, 10) })
      .where("id", "=", job_id)
      .execute();
    await db
      .updateTable("candidates")
      .set({ available_from: inDays(7).slice(0, 10) })
      .where("id", "=", candidate_id)
      .execute();
    const { data } = await owner.send(api.dashboard.upcoming, {});
    expect(data.upcoming.map(({ kind, day }) => [kind, day])).toEqual([
      ["link_closes", inDays(5).slice(0, 10)],
      ["available", inDays(7).slice(0, 10)],
      ["job_starts", inDays(9).slice(0, 10)],
    ]);
    expect(data.upcoming[0]?.proposal_id).toBe(id);
  });
});

describe("the search over everything", () => {
  const found = async (person: Person, q: string) =>
    (await person.send(api.dashboard.find, { q })).data.found.map(({ kind, name }) => `${kind} ${name}`);

  test("finds candidates, jobs, proposals, clients and recruiters by the beginning of a word", async () => {
    const owner = await server.signIn();
    await sent(owner);
    expect(await found(owner, "noor haz")).toEqual(["candidate Noor Hazelaar", "proposal Noor Hazelaar"]);
    expect(await found(owner, "halder")).toEqual([
      "job Senior backend engineer",
      "client Halderstroom Energy",
      "contact Marjan Elzinga",
      "proposal Noor Hazelaar",
    ]);
    // Of a proposal its candidate says one word and its job the other.
    for (const both of ["noor halder", "hazel senior", "halder noor backend", "noor (halder OR nobody)", "noor engineer -nobody"])
      expect(await found(owner, both)).toContain("proposal Noor Hazelaar");
    expect(await found(owner, "noor halder -engineer")).not.toContain("proposal Noor Hazelaar");
    // Who signs the letter is in it.
    expect(await found(owner, "verhoe")).toEqual(["proposal Noor Hazelaar", "recruiter Sanne Verhoeven"]);
    expect(await found(await server.signIn(), "noor")).toEqual([]);
  });

  test("finds contacts, notes, files and what a vacancy says, accents folded, and shows where", async () => {
    const owner = await server.signIn();
    const text = "Zeeuwse kandidaat\nBuilt a café register in Kotlin for a harbour.";
    const read = (await owner.send(api.candidate.extractFile, { file: new File([text], "cv-zeeuws.txt") })).data;
    const person = { first_name: "Joris", last_name: "Vlieland", extraction_id: read.extraction_id };
    const { candidate } = (await owner.send(api.candidate.create, person)).data;
    await owner.send(api.candidate.addNote, { candidate_id: candidate.id, text: "Speaks of the Brouwersdam with love" });
    const client = { name: "Ruyterkade BV", contact_name: "Wietske Annokkee" };
    const description = "You keep the drawbridge in shape.";
    const { job } = (await owner.send(api.job.create, { title: "Mechanic", description, client })).data;
    const find = async (q: string) => (await owner.send(api.dashboard.find, { q })).data.found;
    expect(await find("annok")).toMatchObject([{ kind: "contact", name: "Wietske Annokkee", client_id: job.client?.id }]);
    const [note] = await find("brouwers");
    expect(note).toMatchObject({ kind: "note", candidate_id: candidate.id, name: "Joris Vlieland" });
    expect(note?.found?.text.slice(...(note.found.marks[0] ?? [0, 0]))).toBe("Brouwersdam");
    // On a proposal it stands with the proposal, as long as that isn't in the trash.
    const { proposal } = (await owner.send(api.proposal.start, { job_id: job.id, candidate_id: candidate.id })).data;
    await owner.send(api.note.create, { record: "proposal", record_id: proposal.id, text: "Mention the Philipsdam too" });
    expect(note?.proposal_id).toBe(null);
    expect(await find("philipsd")).toMatchObject([
      { kind: "note", candidate_id: candidate.id, proposal_id: proposal.id, name: "Joris Vlieland" },
    ]);
    const { activity } = (await owner.send(api.candidate.show, { id: candidate.id })).data.candidate;
    expect(activity.filter(({ kind }) => kind === "note").map(({ detail }) => detail)).toEqual([
      { text: "Mention the Philipsdam too", proposal_id: proposal.id },
      { text: "Speaks of the Brouwersdam with love" },
    ]);
    await owner.send(api.proposal.remove, { id: proposal.id });
    expect(await find("philipsd")).toEqual([]);
    await owner.send(api.note.create, { record: "job", record_id: job.id, text: "Kept open until the Volkeraksluis is done" });
    expect(await find("volkerak")).toMatchObject([{ kind: "note", job_id: job.id, candidate_id: null, name: "Mechanic" }]);
    expect(await find("drawbr")).toMatchObject([{ kind: "job", id: job.id, found: { text: description } }]);
    expect((await find("mechanic ruyter")).map(({ kind }) => kind)).toEqual(["job"]);
    const cafe = await find("cafe kotlin");
    expect(cafe.map(({ kind }) => kind)).toEqual(["candidate", "file"]);
    expect(cafe[0]?.found?.marks).toHaveLength(2);
    expect(await find("zeeuws.txt")).toMatchObject([{ kind: "file", candidate_id: candidate.id, found: null }]);
  });

  test("finds a proposal by its letter and its strengths, and shows where", async () => {
    const owner = await server.signIn();
    const { proposal } = (await owner.send(api.proposal.start, { ...(await candidateAndJob(owner)), language: "en" })).data;
    const cover_letter = "She **knows** the Zandmotor by heart.";
    await owner.send(api.proposal.update, { id: proposal.id, cover_letter, strengths: [{ title: "Calm", text: "Calm\nin a Keersluis." }] });
    const find = async (q: string) => (await owner.send(api.dashboard.find, { q })).data.found;
    const [found, ...others] = await find("zandmo");
    expect(others).toEqual([]);
    expect(found).toMatchObject({ kind: "proposal", id: proposal.id, name: "Noor Hazelaar" });
    expect(found?.found?.text).toContain("She knows the Zandmotor by heart.");
    expect(await find("keersluis calm")).toMatchObject([{ kind: "proposal", id: proposal.id }]);
    expect(await find("zandmotor keersluis -calm")).toEqual([]);
  });

  test("what was opened comes first, of each kind as many as were asked for", async () => {
    const owner = await server.signIn();
    const ids: string[] = [];
    for (const last_name of ["Aa", "Bee", "Cee"])
      ids.push((await owner.send(api.candidate.create, { first_name: "Quirine", last_name })).data.candidate.id);
    const first = async (opened: string[]) =>
      (await owner.send(api.dashboard.find, { q: "quirine", limit: 2, opened })).data.found.map(({ id }) => id);
    expect(await first([])).toEqual([ids[2], ids[1]]);
    expect(await first([ids[0] ?? "", ids[1] ?? ""])).toEqual([ids[0], ids[1]]);
  });

  test("puts a name before a word of the CV", async () => {
    const owner = await server.signIn();
    await owner.send(api.candidate.create, { first_name: "Kafka", last_name: "Janssen" });
    await owner.send(api.candidate.create, { first_name: "Mila", last_name: "Bos", skills: [{ name: "Kafka" }] });
    expect(await found(owner, "kafka")).toEqual(["candidate Kafka Janssen", "candidate Mila Bos"]);
  });

  test("takes brackets and quotes that nobody closed, and words of nothing, for what they are", async () => {
    const owner = await server.signIn();
    for (const q of ["(", '"noor', "-", "a OR (", "&|!:*"]) expect(await found(owner, q)).toEqual([]);
  });
});
