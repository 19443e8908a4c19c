import { afterAll, describe, expect, test } from "vitest";
import type { BodyInput } from "#contract/call.ts";
import { newsSwitches } from "#contract/choices.ts";
import { api } from "#contract/index.ts";
import { momentInWords } from "#contract/text/local-time.ts";
import { newId } from "#server/core/ids.ts";
import { openEmbedded } from "#server/parts/database/embedded.ts";
import { migrate, migrations } from "#server/parts/database/migrate.ts";
import { addDraft, addPair, submitDraft } from "#tests/support/sent-proposal.ts";
import { startTestServer } from "#tests/support/server.ts";
import { send } from "#web/kit/calls/api.ts";

const server = await startTestServer();
afterAll(() => server.stop());
type Person = Awaited<ReturnType<typeof server.signIn>>;

/** Somebody who has a link and no account. */
const outside = { fetcher: server.fetcher, token: null };
const name = "Marjan Elzinga";
const JOB = "Senior backend engineer";
const told = async ({ send: ask }: Person) => (await ask(api.notification.list, {})).data.notifications;
const unread = async ({ send: ask }: Person) => (await ask(api.notification.count, {})).data.unread;
const lettersTo = async ({ email }: Person) => {
  await server.rest();
  return server.letters.filter(({ to }) => to === email).map(({ subject }) => subject);
};
const begun = Math.ceil(Date.now() / 3_600_000) * 3_600_000;
const inDays = (days: number) => new Date(begun + days * 86_400_000).toISOString();

/** A team in which a recruiter sent a proposal; their owner did nothing. */
async function sentProposal() {
  const owner = await server.signIn({ plan: "team" });
  const tom = await server.signIn({ in_workspace_of: owner });
  const pair = await addPair(tom.send);
  const proposal_id = await addDraft(tom.send, pair);
  return { owner, tom, pair, proposal_id, token: await submitDraft(tom.send, proposal_id) };
}

describe("what a client does", () => {
  test("stands behind the bell of whoever sent the proposal, beside the letter that they get of it", async () => {
    const { owner, tom, proposal_id, token } = await sentProposal();
    await send(api.proposal.ask, { token, name, text: "Does Noor speak\n\nGerman?" }, outside);
    await send(api.proposal.respond, { token, name, decision: "interview", moments: ["Tuesday 10:00", "Friday"] }, outside);
    const no = { decision: "not_a_fit", reason: "position_filled", comment: "We hired within." } as const;
    await send(api.proposal.respond, { token, name, ...no }, outside);
    const about = { by_name: name, record: "proposal", record_id: proposal_id, record_name: `Noor Hazelaar, ${JOB}`, read_at: null };
    expect(await told(tom)).toMatchObject([
      { ...about, kind: "client_not_a_fit", text: "The position is filled · We hired within." },
      { ...about, kind: "client_interview", text: "Tuesday 10:00 · Friday" },
      { ...about, kind: "client_question", text: "Does Noor speak German?" },
    ]);
    const dutch = await tom.send(api.notification.list, { limit: 1 }, { locale: "nl" });
    expect(dutch.data.notifications).toMatchObject([{ text: "De functie is vervuld · We hired within." }]);
    expect([await unread(tom), await unread(owner)]).toEqual([3, 0]);
    expect((await lettersTo(tom)).toSorted()).toEqual([
      "Marjan Elzinga has a question about Noor Hazelaar",
      "Marjan Elzinga wants to meet Noor Hazelaar",
      "Marjan Elzinga: Noor Hazelaar is not a fit",
    ]);
    await tom.send(api.notification.markRead, {});
    expect(await unread(tom)).toBe(0);
  });

  test("comes by the ways that somebody has switched on for its kind", async () => {
    const { tom, token } = await sentProposal();
    const set = (body: BodyInput<typeof api.notification.updateSettings>) => tom.send(api.notification.updateSettings, body);
    await set({ kind: "client_question", in_app: false });
    await set({ kind: "client_answer", by_letter: false });
    await send(api.proposal.ask, { token, name, text: "Is Noor free in May?" }, outside);
    await send(api.proposal.respond, { token, name, decision: "interview", moments: ["Friday"] }, outside);
    expect((await told(tom)).map(({ kind }) => kind)).toEqual(["client_interview"]);
    expect(await lettersTo(tom)).toEqual(["Marjan Elzinga has a question about Noor Hazelaar"]);

    // Without a kind it is said of all of them; each way stays what it was until somebody says it.
    expect((await set({ by_letter: false })).data.switches.map(({ by_letter }) => by_letter)).not.toContain(true);
    await send(api.proposal.ask, { token, name, text: "And in June?" }, outside);
    await set({ in_app: true, by_letter: true });
    await send(api.proposal.ask, { token, name, text: "Or in July?" }, outside);
    expect((await told(tom)).map(({ text }) => text)).toEqual(["Or in July?", "Friday"]);
    expect(await lettersTo(tom)).toHaveLength(2);
  });

  test("about an interview reaches those of the agency who take part", async () => {
    const { owner, tom, pair, token } = await sentProposal();
    const slots = [inDays(2), inDays(3)];
    const plan = { minutes: 45, time_zone: "Europe/Amsterdam", round: 1, contact_ids: [], invites_candidate: false, invites_client: true };
    const { users } = (await owner.send(api.team.users, {})).data;
    const recruiter_ids = users.flatMap(({ id, recruiter_id }) => (id === tom.user_id ? [recruiter_id] : []));
    const offer = { ...pair, ...plan, slots, recruiter_ids };
    const { interview } = (await owner.send(api.interview.plan, offer)).data;
    const time_zone = "America/New_York";
    await owner.send(api.notification.updateSettings, { kind: "interview_suggested", by_letter: false });
    await tom.send(api.notification.updateSettings, { kind: "interview_picked", by_letter: false });
    const before = [await lettersTo(owner), await lettersTo(tom)];
    await send(api.interview.suggest, { token, name, time_zone, slots: [inDays(5), inDays(6)] }, outside);
    const inWords = (time: string) => momentInWords(time, plan.minutes, plan.time_zone, "en");
    const about = { by_name: name, record: "candidate", record_id: pair.candidate_id, record_name: `Noor Hazelaar, ${JOB}` };
    const suggested = { ...about, kind: "interview_suggested", text: [inDays(5), inDays(6)].map(inWords).join(" · ") };
    for (const somebody of [owner, tom]) expect(await told(somebody)).toMatchObject([suggested]);
    const since = async () => [await lettersTo(owner), await lettersTo(tom)].map((all, at) => all.length - (before[at]?.length ?? 0));
    expect(await since()).toEqual([0, 1]);

    await owner.send(api.interview.change, { id: interview.id, version: 2, slots });
    const starts_at = slots[1] ?? "";
    await send(api.interview.pick, { token, id: interview.id, starts_at, name, time_zone }, outside);
    const picked = { ...about, kind: "interview_picked", text: inWords(starts_at) };
    for (const somebody of [owner, tom]) expect(await told(somebody)).toMatchObject([picked, suggested]);
    expect(await since()).toEqual([1, 1]);
  });
});

test("what a candidate answers reaches whoever asked: a yes, a no, and a yes taken back", async () => {
  const { owner, tom, pair } = await sentProposal();
  const ask = async (job_id?: string) => {
    const { url } = (await tom.send(api.consent.ask, { candidate_id: pair.candidate_id, ...(job_id && { job_id }) })).data;
    return url.split("/c/")[1] as string;
  };
  const [ofJob, ofAny] = [await ask(pair.job_id), await ask()];
  const language = "en" as const;
  await send(api.consent.answer, { token: ofJob, answer: "yes", words: "Gladly!", language }, outside);
  await send(api.consent.answer, { token: ofJob, answer: "withdrawn", language }, outside);
  await send(api.consent.answer, { token: ofAny, answer: "no", language }, outside);
  const about = { by_name: "Noor Hazelaar", record: "candidate", record_id: pair.candidate_id };
  expect(await told(tom)).toMatchObject([
    { ...about, kind: "consent_no", record_name: null, text: "" },
    { ...about, kind: "consent_withdrawn", record_name: JOB, text: "" },
    { ...about, kind: "consent_yes", record_name: JOB, text: "Gladly!" },
  ]);
  expect(await told(owner)).toEqual([]);

  const letters = await lettersTo(tom);
  await tom.send(api.notification.updateSettings, { kind: "consent", by_letter: false });
  await send(api.consent.answer, { token: ofAny, answer: "yes", language }, outside);
  expect((await told(tom))[0]).toMatchObject({ kind: "consent_yes" });
  expect(await lettersTo(tom)).toEqual(letters);
});

test("what somebody had switched off before each kind had its switch stays off", async () => {
  const older = await openEmbedded({});
  try {
    await migrate(
      older,
      migrations.filter((step) => step < "0123"),
    );
    const ids = [newId(), newId(), newId()].toSorted();
    for (const [at, [in_app, by_letter]] of [
      [true, true],
      [true, false],
      [false, true],
    ].entries())
      await older.executeSql(`insert into users (id, email, password_hash, first_name, last_name, notify_in_app, notify_by_letter)
        values ('${ids[at]}', '${at}@proffer.example', 'x', 'Tom', 'Bakker', ${in_app}, ${by_letter})`);
    await migrate(older);
    const { rows } = await older.executeSql("select bell_off, letters_off from users order by id");
    expect(rows).toEqual([
      { bell_off: [], letters_off: [] },
      { bell_off: [], letters_off: ["assigned", "mention"] },
      { bell_off: [...newsSwitches].toSorted(), letters_off: [] },
    ]);
  } finally {
    await older.close();
  }
});

describe("what the bell tells of somebody outside", () => {
  test("is hidden while what it is about lies in the trash, and comes back with it", async () => {
    const { tom, pair, proposal_id, token } = await sentProposal();
    await send(api.proposal.ask, { token, name, text: "Is Noor free in May?" }, outside);
    for (const [area, id] of [
      [api.candidate, pair.candidate_id],
      [api.job, pair.job_id],
      [api.proposal, proposal_id],
    ] as const) {
      await tom.send(area.remove, { id });
      expect([await told(tom), await unread(tom)]).toEqual([[], 0]);
      await tom.send(area.restore, { id });
      expect(await unread(tom)).toBe(1);
    }
  });

  test("goes with the candidate when they are erased", async () => {
    const { owner, tom, pair, token } = await sentProposal();
    await send(api.proposal.ask, { token, name, text: "Is Noor Hazelaar free in May?" }, outside);
    expect(await unread(tom)).toBe(1);
    await owner.send(api.privacy.erase, { candidate_id: pair.candidate_id });
    expect([await told(tom), await unread(tom)]).toEqual([[], 0]);
    const rows = await server.parts.database.db
      .selectFrom("notifications")
      .selectAll()
      .where("workspace_id", "=", owner.workspace_id)
      .execute();
    expect(rows).toEqual([]);
  });
});
