import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { nth } from "#contract/nth.ts";
import { contactPlaces } from "#server/areas/merge/place/rules.ts";
import { addPair } from "#tests/support/sent-proposal.ts";
import { startTestServer } from "#tests/support/server.ts";

const server = await startTestServer();
afterAll(() => server.stop());
const { db } = server.parts.database;
type Send = Awaited<ReturnType<typeof server.signIn>>["send"];

const wordsOf = async (id: string) =>
  (await sql<{ words: string }>`select words::text as words from clients where id = ${id}`.execute(db)).rows[0]?.words;
const rowsOf = async (workspace_id: string) =>
  (
    await sql<{ line: string }>`select to_jsonb(t)::text as line from contacts t where workspace_id = ${workspace_id} order by id`.execute(
      db,
    )
  ).rows;

/** Two clients: Jet works at both, Piet at the one that stays, Mia at the one that goes, where she is first. */
async function withTwo() {
  const owner = await server.signIn({ plan: "team" });
  const { send } = owner;
  const add = async (client_id: string, contact: { name: string; email?: string; phone?: string; role?: string }) =>
    (await send(api.client.saveContact, { client_id, ...contact })).data.contacts.find(({ name }) => name === contact.name)?.id ?? "";
  const one = (await send(api.client.create, { name: "Van Dam" })).data.client.id;
  const two = (await send(api.client.create, { name: "Van Dam B.V." })).data.client.id;
  const piet = await add(one, { name: "Piet" });
  const kept = await add(one, { name: "Jet", email: "jet@vandam.example", phone: "020 555 01 23" });
  const mia = await add(two, { name: "Mia", email: "mia@vandam.example" });
  const gone = await add(two, { name: "Jet de Boer", email: "JET@vandam.example", phone: "06 1234 5678", role: "Buyer" });
  return { ...owner, one, two, piet, kept, mia, gone };
}

async function mergeThem(send: Send, id: string, other_id: string) {
  const compared = (await send(api.merge.compare, { record: "client", id, other_id })).data;
  const versions = { version: compared.kept.version, other_version: compared.other.version };
  return { compared, merge: (await send(api.merge.merge, { record: "client", id, other_id, ...versions })).data.merge };
}

test("whatever names a contact has a rule that says what becomes of it where two become one", async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.conrelid::regclass::text as table, a.attname as column from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey) and a.attname <> 'workspace_id'
    where c.contype = 'f' and c.confrelid = 'contacts'::regclass order by 1`.execute(db);
  const rules = Object.entries(contactPlaces).map(([table, { moves }]) => ({ table, column: moves }));
  expect(rules.toSorted((a, b) => (a.table < b.table ? -1 : 1))).toEqual(rows);
});

describe("a merge of clients", () => {
  test("says first which contacts come along and which become one; then these do, and what names them follows", async () => {
    const { send, workspace_id, one, two, piet, kept, mia, gone } = await withTwo();
    const { job_id, candidate_id } = await addPair(send);
    await send(api.job.update, { id: job_id, client_id: two, contact_id: gone });
    const time = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 86_400_000).toISOString();
    const plan = { minutes: 45, time_zone: "Europe/Amsterdam", round: 1, invites_candidate: false, invites_client: false };
    const people = { contact_ids: [gone, mia], recruiter_ids: [] };
    await send(api.interview.plan, { job_id, candidate_id, ...plan, ...people, starts_at: time });
    const call = { kind: "call" as const, contact_id: gone, name: "Jet de Boer", at: new Date().toISOString() };
    await send(api.note.create, { record: "client", record_id: two, text: "Wants two planners.", call });
    const before = await rowsOf(workspace_id);
    const words = [await wordsOf(one), await wordsOf(two)];

    const { compared, merge } = await mergeThem(send, one, two);
    expect(compared.contacts).toEqual([
      { id: mia, name: "Mia", email: "mia@vandam.example", phone: null, joins: null },
      {
        ...{ id: gone, name: "Jet de Boer", email: "jet@vandam.example", phone: "06 1234 5678" },
        joins: { id: kept, name: "Jet", drops: ["06 1234 5678"] },
      },
    ]);
    expect(compared.moves).toContainEqual({ what: "contacts", n: 1 });
    const { contacts } = (await send(api.client.show, { id: one })).data;
    expect(contacts).toMatchObject([
      { id: piet, name: "Piet", is_first: true },
      { id: kept, name: "Jet de Boer", email: "jet@vandam.example", phone: "020 555 01 23", role: "Buyer", is_first: false },
      { id: mia, name: "Mia", is_first: false },
    ]);
    expect((await send(api.job.show, { id: job_id })).data.job.client).toMatchObject({ id: one, contact_email: "jet@vandam.example" });
    const { notes } = (await send(api.note.list, { record: "client", record_id: one })).data;
    expect(notes).toMatchObject([{ call: { contact_id: kept } }]);
    const shown = nth((await send(api.interview.list, { job_id, candidate_id })).data.interviews, 0);
    expect(shown.contacts.map(({ id }) => id).toSorted()).toEqual([kept, mia].toSorted());

    const undone = (await send(api.merge.undo, { id: merge.id })).data;
    expect(undone).toMatchObject({ stayed: [], stayed_contacts: [], added: [] });
    expect(await rowsOf(workspace_id)).toEqual(before);
    expect([await wordsOf(one), await wordsOf(two)]).toEqual(words);
    expect((await send(api.job.show, { id: job_id })).data.job).toMatchObject({ contact_id: gone });
    const again = nth((await send(api.interview.list, { job_id, candidate_id })).data.interviews, 0);
    expect(again.contacts.map(({ id }) => id).toSorted()).toEqual([gone, mia].toSorted());
  });

  test("joins whom the screen said, also where two may be the same person", async () => {
    const { send, one, two, gone } = await withTwo();
    await send(api.client.saveContact, { client_id: two, id: gone, name: "Jet de Boer", is_first: true });
    await send(api.client.saveContact, { client_id: two, name: "Jet B.", email: "jet@vandam.example", phone: "020 555 01 24" });
    const { compared } = await mergeThem(send, one, two);
    expect(compared.contacts.flatMap(({ name, joins }) => (joins ? [name] : []))).toEqual(["Jet de Boer"]);
    const names = (await send(api.client.show, { id: one })).data.contacts.map(({ name }) => name);
    expect(names).toEqual(["Piet", "Jet B.", "Jet de Boer", "Mia"]);
  });

  test("is refused where other contacts would become one than the screen said", async () => {
    const { send, one, two, mia, kept, gone } = await withTwo();
    const compared = (await send(api.merge.compare, { record: "client", id: one, other_id: two })).data;
    await send(api.client.saveContact, { client_id: one, name: "Mia", email: "mia@vandam.example" });
    const versions = { version: compared.kept.version, other_version: compared.other.version };
    const body = { record: "client" as const, id: one, other_id: two, ...versions };
    await expect(send(api.merge.merge, { ...body, joined: [gone] })).rejects.toMatchObject({ status: 409 });
    await send(api.merge.merge, { ...body, joined: [gone, mia] });
    expect((await send(api.client.show, { id: one })).data.contacts).toMatchObject([{ name: "Piet" }, { id: kept }, { name: "Mia" }]);
  });

  test("into one client in a row, with one and the same contact, are undone from the last", async () => {
    const { send, workspace_id, one, two } = await withTwo();
    const contact = { name: "Jet de Boer-Vis", email: "jet@vandam.example" };
    const three = (await send(api.client.create, { name: "Van Dam Holding", contact })).data.client.id;
    const before = await rowsOf(workspace_id);
    const { merge: first } = await mergeThem(send, one, two);
    const { merge: second } = await mergeThem(send, one, three);
    await expect(send(api.merge.undo, { id: first.id })).rejects.toMatchObject({ status: 409 });
    await send(api.merge.undo, { id: second.id });
    await send(api.merge.undo, { id: first.id });
    expect(await rowsOf(workspace_id)).toEqual(before);
  });

  test("is undone where a first contact who had been taken off came back and was made the first one", async () => {
    const { send, one, two, mia } = await withTwo();
    await send(api.client.removeContact, { client_id: two, id: mia });
    const three = (await send(api.client.create, { name: "Elders", contact: { name: "Xan" } })).data.client.id;
    await mergeThem(send, two, three);
    const { merge } = await mergeThem(send, one, two);
    await send(api.client.removeContact, { client_id: one, id: mia, removed: false });
    await send(api.client.saveContact, { client_id: one, id: mia, name: "Mia", is_first: true });
    await send(api.merge.undo, { id: merge.id });
    const { contacts } = (await send(api.client.show, { id: two })).data;
    expect(contacts.filter(({ is_first }) => is_first)).toMatchObject([{ name: "Xan" }]);
  });

  test("in which both take part in one interview: there once, and undone twice again", async () => {
    const { send, one, two, kept, gone } = await withTwo();
    const { job_id, candidate_id } = await addPair(send);
    await send(api.job.update, { id: job_id, client_id: one });
    const time = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 86_400_000).toISOString();
    const plan = { minutes: 45, time_zone: "Europe/Amsterdam", round: 1, invites_candidate: false, invites_client: false };
    const given = { job_id, candidate_id, ...plan, contact_ids: [kept], recruiter_ids: [], starts_at: time };
    const { id } = (await send(api.interview.plan, given)).data.interview;
    // The job was the other's when somebody there was asked along.
    await sql`insert into interview_people (workspace_id, id, interview_id, contact_id)
      select workspace_id, gen_random_uuid(), interview_id, ${gone} from interview_people where interview_id = ${id}`.execute(db);
    const people = async () =>
      nth((await send(api.interview.list, { job_id, candidate_id })).data.interviews, 0)
        .contacts.map((each) => each.id)
        .toSorted();
    const { merge } = await mergeThem(send, one, two);
    expect(await people()).toEqual([kept]);
    await send(api.merge.undo, { id: merge.id });
    expect(await people()).toEqual([kept, gone].toSorted());
  });

  test("keeps what somebody changed of who became one, and tells it", async () => {
    const { send, one, two, kept } = await withTwo();
    const { merge } = await mergeThem(send, one, two);
    await send(api.client.saveContact, { client_id: one, id: kept, name: "Jet de Boer", role: "Head of purchasing" });
    await send(api.client.saveContact, { client_id: one, name: "Somebody new" });
    expect((await send(api.merge.undo, { id: merge.id })).data).toMatchObject({
      stayed: [],
      stayed_contacts: ["Jet de Boer"],
      added: [{ what: "contacts", n: 1 }],
    });
    const { contacts } = (await send(api.client.show, { id: one })).data;
    expect(contacts).toMatchObject([{ name: "Piet" }, { name: "Jet", role: "Head of purchasing" }, { name: "Somebody new" }]);
    const back = (await send(api.client.show, { id: two })).data.contacts;
    expect(back).toMatchObject([
      { name: "Mia", is_first: true },
      { name: "Jet de Boer", role: "Buyer", phone: "06 1234 5678" },
    ]);
  });

  test("is undone also where whoever came along was made the first one since", async () => {
    const { send, one, two, mia, gone } = await withTwo();
    await send(api.client.saveContact, { client_id: two, id: gone, name: "Jet de Boer", is_first: true });
    const { merge } = await mergeThem(send, one, two);
    await send(api.client.saveContact, { client_id: one, id: mia, name: "Mia", is_first: true });
    await send(api.merge.undo, { id: merge.id });
    expect((await send(api.client.show, { id: two })).data.contacts).toMatchObject([
      { id: gone, is_first: true },
      { id: mia, is_first: false },
    ]);
  });

  test("gives a client that has no first contact the other's, who may be the same person", async () => {
    const { send, workspace_id, one, two, piet, kept, gone } = await withTwo();
    await send(api.client.removeContact, { client_id: one, id: piet });
    await send(api.client.saveContact, { client_id: two, id: gone, name: "Jet de Boer", is_first: true });
    const before = await rowsOf(workspace_id);
    const { merge } = await mergeThem(send, one, two);
    expect((await send(api.client.show, { id: one })).data.contacts[0]).toMatchObject({ id: kept, is_first: true });
    await send(api.merge.undo, { id: merge.id });
    expect(await rowsOf(workspace_id)).toEqual(before);
  });
});

test("a client's words follow who is its first contact", async () => {
  const { send, two, mia, gone } = await withTwo();
  const before = await wordsOf(two);
  await send(api.client.saveContact, { client_id: two, id: gone, name: "Jet de Boer", is_first: true });
  expect(await wordsOf(two)).not.toBe(before);
  await send(api.client.saveContact, { client_id: two, id: mia, name: "Mia", is_first: true });
  expect(await wordsOf(two)).toBe(before);
});
