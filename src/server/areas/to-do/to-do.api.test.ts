import { afterAll, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { newId } from "#server/core/ids.ts";
import { startTestServer } from "#tests/support/server.ts";

const server = await startTestServer();
afterAll(() => server.stop());

const refused = (status: number) => ({ status });
type Person = Awaited<ReturnType<typeof server.signIn>>;
const texts = (toDos: { text: string }[]) => toDos.map(({ text }) => text);
const placeOf = async (owner: Person, { user_id }: Person) =>
  (await owner.send(api.team.users, {})).data.users.find(({ id }) => id === user_id)?.recruiter_id ?? "";
const addCandidate = async ({ send }: Person) =>
  (await send(api.candidate.create, { first_name: "Noor", last_name: "Hazelaar" })).data.candidate;

describe("a task", () => {
  test("is the caller's unless it says whose, stands on a record or on none, and is listed by its day", async () => {
    const { send, recruiter_id, ...rest } = await server.signIn();
    const candidate = await addCandidate({ send, recruiter_id, ...rest });
    const about = { record: "candidate" as const, record_id: candidate.id };
    const { to_do } = (await send(api.toDo.create, { text: "  Call her back ", due_on: "2026-12-01", ...about })).data;
    expect(to_do).toMatchObject({
      ...about,
      text: "Call her back",
      record_name: "Noor Hazelaar",
      recruiter_id,
      recruiter_name: "Sanne Verhoeven",
    });
    await send(api.toDo.create, { text: "Tidy the list", recruiter_id: null });
    await send(api.toDo.create, { text: "Send the invoice", due_on: "2026-11-20" });
    expect(texts((await send(api.toDo.list, {})).data.to_dos)).toEqual(["Send the invoice", "Call her back", "Tidy the list"]);
    expect(texts((await send(api.toDo.list, { sort: "-text" })).data.to_dos)).toEqual([
      "Tidy the list",
      "Send the invoice",
      "Call her back",
    ]);
    const found = async (body: Parameters<typeof send<typeof api.toDo.list>>[1]) => texts((await send(api.toDo.list, body)).data.to_dos);
    expect(await found({ due_before: "2026-12-01" })).toEqual(["Send the invoice"]);
    expect(await found({ recruiter_id })).toEqual(["Send the invoice", "Call her back"]);
    expect(await found({ mine: true })).toEqual(["Send the invoice", "Call her back"]);
    expect(await found({ unassigned: true })).toEqual(["Tidy the list"]);
    expect(await found({ ...about })).toEqual(["Call her back"]);
    expect(await found({ q: "hazelaar" })).toEqual(["Call her back"]);
    expect(await found({ limit: 1 })).toEqual(["Send the invoice"]);
    await send(api.candidate.remove, { id: candidate.id });
    expect(await found({})).toEqual(["Send the invoice", "Tidy the list"]);
    await expect(send(api.toDo.create, { text: "x", ...about })).rejects.toMatchObject(refused(410));
  });

  test("is done and isn't, changed by one of two at once, taken away and brought back", async () => {
    const { send, recruiter_id } = await server.signIn();
    const { to_do } = (await send(api.toDo.create, { text: "Call Noor" })).data;
    const { id } = to_do;
    expect((await send(api.toDo.finish, { id, done: true })).data.to_do).toMatchObject({
      done_by: recruiter_id,
      done_at: expect.any(String),
    });
    expect((await send(api.toDo.list, {})).data).toMatchObject({ to_dos: [], total: 0 });
    expect(texts((await send(api.toDo.list, { state: "done" })).data.to_dos)).toEqual(["Call Noor"]);
    const open = (await send(api.toDo.finish, { id, done: false })).data.to_do;
    expect(open).toMatchObject({ done_at: null, done_by: null });
    await send(api.toDo.update, { id, version: open.version, due_on: "2026-12-02" });
    await expect(send(api.toDo.update, { id, version: open.version, text: "Mail Noor" })).rejects.toMatchObject(refused(409));
    expect((await send(api.toDo.update, { id, due_on: null })).data.to_do).toMatchObject({ due_on: null, text: "Call Noor" });
    await send(api.toDo.remove, { id });
    await expect(send(api.toDo.finish, { id, done: true })).rejects.toMatchObject(refused(410));
    expect((await send(api.toDo.restore, { id })).data.to_do.deleted_at).toBeNull();
    await expect(send(api.toDo.finish, { id: newId(), done: true })).rejects.toMatchObject(refused(404));
  });

  test("is given what it is about afterwards, something else, and nothing again", async () => {
    const person = await server.signIn();
    const { send } = person;
    const candidate = await addCandidate(person);
    const { job } = (await send(api.job.create, { title: "Baker" })).data;
    const { id } = (await send(api.toDo.create, { text: "Call back" })).data.to_do;
    const change = async (body: object) => (await send(api.toDo.update, { id, ...body })).data.to_do;
    const about = { record: "candidate", record_id: candidate.id };
    expect(await change(about)).toMatchObject({ ...about, record_name: "Noor Hazelaar" });
    expect(await change({ text: "Call her back" })).toMatchObject({ ...about, text: "Call her back" });
    expect(await change({ record: "job", record_id: job.id })).toMatchObject({ record: "job", record_id: job.id, record_name: "Baker" });
    expect(await change({ record: null, record_id: null })).toMatchObject({ record: null, record_id: null, record_name: null });
    await expect(change({ record: "job" })).rejects.toMatchObject(refused(422));
    await expect(change({ record_id: job.id })).rejects.toMatchObject(refused(422));
    await expect(change({ record: "client", record_id: newId() })).rejects.toMatchObject(refused(404));
    await send(api.candidate.remove, { id: candidate.id });
    await expect(change(about)).rejects.toMatchObject(refused(410));
  });

  test("that becomes a colleague's tells them; what they had open passes to the owner when they go", async () => {
    const owner = await server.signIn({ plan: "team" });
    const tom = await server.signIn({ in_workspace_of: owner });
    const viewer = await server.signIn({ in_workspace_of: owner, role: "viewer" });
    const recruiter_id = await placeOf(owner, tom);
    const { to_do } = (await owner.send(api.toDo.create, { text: "Call the client", recruiter_id })).data;
    await owner.send(api.toDo.create, { text: "Mine" });
    expect((await tom.send(api.notification.list, {})).data).toMatchObject({
      unread: 1,
      notifications: [{ kind: "assigned", to_do_id: to_do.id, record: null, text: "Call the client", by_name: "Sanne Verhoeven" }],
    });
    const letter = await server.letterTo(tom.email);
    expect(letter.subject).toBe("Sanne Verhoeven gave you a task");
    expect(letter.text).toContain("/dashboard/tasks");
    await tom.send(api.notification.markRead, {});
    await owner.send(api.toDo.update, { id: to_do.id, text: "Call the client today" });
    expect((await tom.send(api.notification.count, {})).data.unread).toBe(0);
    await owner.send(api.toDo.update, { id: to_do.id, recruiter_id: owner.recruiter_id });
    await owner.send(api.toDo.update, { id: to_do.id, recruiter_id });
    expect((await tom.send(api.notification.count, {})).data.unread).toBe(1);
    await expect(viewer.send(api.toDo.finish, { id: to_do.id, done: true })).rejects.toMatchObject(refused(403));
    await expect(owner.send(api.toDo.create, { text: "x", recruiter_id: newId() })).rejects.toMatchObject(refused(422));
    await owner.send(api.team.remove, { id: recruiter_id });
    const { to_dos } = (await owner.send(api.toDo.list, { recruiter_id: owner.recruiter_id })).data;
    expect(texts(to_dos).sort()).toEqual(["Call the client today", "Mine"]);
  });
});

test("a person's notes and tasks go with them, and their name goes from those about others", async () => {
  const owner = await server.signIn({ plan: "team" });
  const candidate = await addCandidate(owner);
  const { job } = (await owner.send(api.job.create, { title: "Baker" })).data;
  const about = { record: "job" as const, record_id: job.id };
  const own = { record: "candidate" as const, record_id: candidate.id };
  const { note } = (await owner.send(api.note.create, { ...own, text: "She called." })).data;
  await owner.send(api.note.update, { id: note.id, version: 1, text: "She called twice." });
  await owner.send(api.toDo.create, { ...own, text: "Call her" });
  const { note: other } = (await owner.send(api.note.create, { ...about, text: "Noor Hazelaar would do." })).data;
  await owner.send(api.note.update, { id: other.id, version: 1, text: "Ask Noor Hazelaar again." });
  await owner.send(api.toDo.create, { ...about, text: "Propose Noor Hazelaar" });
  const { removed } = (await owner.send(api.privacy.erase, { candidate_id: candidate.id })).data;
  expect(removed).toMatchObject({ notes: 1, note_versions: 1, to_dos: 1 });
  const left = [
    (await owner.send(api.note.list, about)).data.notes,
    (await owner.send(api.note.versions, { id: other.id })).data.versions,
    (await owner.send(api.toDo.list, {})).data.to_dos,
  ];
  expect(left.map((rows) => rows.length)).toEqual([1, 1, 1]);
  expect(JSON.stringify(left)).not.toContain("Hazelaar");
});
