import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { newsSwitches } from "#contract/choices.ts";
import { api } from "#contract/index.ts";
import type { AboutRecord } from "#contract/note/note.ts";
import { workspaceIn } from "#server/core/caller.ts";
import { newId } from "#server/core/ids.ts";
import { openEmbedded } from "#server/parts/database/embedded.ts";
import { addDraft, addPair } from "#tests/support/sent-proposal.ts";
import { startTestServer } from "#tests/support/server.ts";
import { putNote } from "./tasks.ts";

const server = await startTestServer();
afterAll(() => server.stop());

const refused = (status: number) => ({ status });
type Person = Awaited<ReturnType<typeof server.signIn>>;
const addCandidate = async ({ send }: Person) =>
  (await send(api.candidate.create, { first_name: "Noor", last_name: "Hazelaar" })).data.candidate;
const on = (record: AboutRecord["record"], record_id: string): AboutRecord => ({ record, record_id });
const texts = (notes: { text: string }[]) => notes.map(({ text }) => text);
const mention = ({ recruiter_id }: { recruiter_id: string }) => `<@${recruiter_id}>`;
/** The place of somebody in the team that they were signed in to. */
const placeIn = async (owner: Person, { user_id }: Person): Promise<{ recruiter_id: string }> => {
  const { users } = (await owner.send(api.team.users, {})).data;
  return { recruiter_id: users.find(({ id }) => id === user_id)?.recruiter_id ?? "" };
};

describe("notes", () => {
  test("stand on each kind of record, the pinned ones on top and the newest first", async () => {
    const person = await server.signIn({ plan: "team" });
    const { candidate_id, job_id } = await addPair(person.send);
    const proposal_id = await addDraft(person.send, { candidate_id, job_id });
    const { client } = (await person.send(api.client.create, { name: "Vaarwater" })).data;
    for (const about of [on("candidate", candidate_id), on("job", job_id), on("client", client.id), on("proposal", proposal_id)]) {
      const first = (await person.send(api.note.create, { ...about, text: "**First**" })).data.note;
      await person.send(api.note.create, { ...about, text: "Second" });
      expect(first).toMatchObject({ ...about, kind: "note", version: 1, author: { name: "Sanne Verhoeven" }, call: null, edited_at: null });
      await person.send(api.note.pin, { id: first.id, pinned: true });
      await person.send(api.note.create, { ...about, text: "Third" });
      expect(texts((await person.send(api.note.list, about)).data.notes)).toEqual(["**First**", "Third", "Second"]);
      const { notes, next_cursor } = (await person.send(api.note.list, { ...about, limit: 2 })).data;
      expect(texts(notes)).toEqual(["**First**", "Third"]);
      expect(texts((await person.send(api.note.list, { ...about, limit: 2, cursor: next_cursor ?? "" })).data.notes)).toEqual(["Second"]);
    }
    await expect(person.send(api.note.create, { ...on("job", newId()), text: "x" })).rejects.toMatchObject(refused(404));
    await person.send(api.client.remove, { id: client.id });
    await expect(person.send(api.note.create, { ...on("client", client.id), text: "x" })).rejects.toMatchObject(refused(410));
    await expect(person.send(api.note.create, { ...on("job", job_id), text: "  \n" })).rejects.toMatchObject(refused(422));
  });

  test("are changed by who wrote them and the owner, and what they said stays known; of two at once the second is told", async () => {
    const owner = await server.signIn({ plan: "team" });
    const [author, other, viewer] = [
      await server.signIn({ in_workspace_of: owner }),
      await server.signIn({ in_workspace_of: owner }),
      await server.signIn({ in_workspace_of: owner, role: "viewer" }),
    ];
    const candidate = await addCandidate(owner);
    const { note } = (await author.send(api.note.create, { ...on("candidate", candidate.id), text: "Can start in March." })).data;
    const change = { id: note.id, version: 1, text: "Can start in April." };
    for (const somebody of [other, viewer]) await expect(somebody.send(api.note.update, change)).rejects.toMatchObject(refused(403));
    await expect(other.send(api.note.remove, { id: note.id })).rejects.toMatchObject(refused(403));
    const changed = (await author.send(api.note.update, change)).data.note;
    expect(changed).toMatchObject({ text: "Can start in April.", version: 2, edited_at: expect.any(String) });
    await expect(owner.send(api.note.update, change)).rejects.toMatchObject(refused(409));
    await owner.send(api.note.update, { ...change, version: 2, text: "Can start in May." });
    const { versions } = (await viewer.send(api.note.versions, { id: note.id })).data;
    expect(versions).toMatchObject([
      { version: 2, text: "Can start in April.", author: { name: "Sanne Verhoeven" } },
      { version: 1, text: "Can start in March.", written_at: note.created_at },
    ]);
    await other.send(api.note.pin, { id: note.id, pinned: true });
    expect((await viewer.send(api.note.list, on("candidate", candidate.id))).data.notes).toMatchObject([{ id: note.id, version: 3 }]);
  });

  test("are taken away and brought back; the timeline follows", async () => {
    const person = await server.signIn();
    const candidate = await addCandidate(person);
    const { activity } = (await person.send(api.candidate.addNote, { candidate_id: candidate.id, text: "Likes to sail." })).data;
    expect(activity).toMatchObject({ kind: "note", detail: { text: "Likes to sail." }, actor_name: "Sanne Verhoeven" });
    const told = async () =>
      (await person.send(api.candidate.show, { id: candidate.id })).data.candidate.activity.filter(({ kind }) => kind === "note");
    const { notes } = (await person.send(api.note.list, on("candidate", candidate.id))).data;
    expect(notes).toMatchObject([{ id: activity.id, text: "Likes to sail." }]);
    await person.send(api.note.update, { id: activity.id, version: 1, text: "Likes to row." });
    expect(await told()).toMatchObject([{ detail: { text: "Likes to row." } }]);
    await person.send(api.note.remove, { id: activity.id });
    expect(await told()).toEqual([]);
    expect((await person.send(api.note.list, on("candidate", candidate.id))).data.notes).toEqual([]);
    await expect(person.send(api.note.remove, { id: activity.id })).rejects.toMatchObject(refused(410));
    await person.send(api.note.restore, { id: activity.id });
    expect(await told()).toHaveLength(1);
  });

  test("of a call say whom one spoke to and when", async () => {
    const person = await server.signIn();
    const { client, contacts } = (await person.send(api.client.create, { name: "Rietland", contact: { name: "Jet Molenaar" } })).data;
    const at = "2026-11-23T09:30:00.000Z";
    const about = on("client", client.id);
    const contact_id = contacts[0]?.id ?? "";
    const { note } = (await person.send(api.note.create, { ...about, text: "Wants somebody by May.", call: { contact_id, at } })).data;
    expect(note).toMatchObject({ kind: "call", call: { contact_id, name: "Jet Molenaar", at } });
    await person.send(api.client.saveContact, { client_id: client.id, id: contact_id, name: "Jet de Molenaar" });
    expect((await person.send(api.note.list, about)).data.notes[0]?.call?.name).toBe("Jet de Molenaar");
    const mailed = await person.send(api.note.create, { ...about, text: "", call: { kind: "mail", contact_id, at } });
    expect(mailed.data.note).toMatchObject({ kind: "mail", text: "", call: { contact_id, at } });
    const said = await person.send(api.note.update, { id: mailed.data.note.id, version: 1, text: "Sent two profiles." });
    expect(said.data.note).toMatchObject({ kind: "mail", text: "Sent two profiles.", call: { contact_id } });
    expect((await person.send(api.note.update, { id: mailed.data.note.id, version: 2, text: " " })).data.note.version).toBe(3);
    const named = await person.send(api.note.create, { ...about, text: "Left a message.", call: { name: "Reception", at } });
    expect(named.data.note.call).toEqual({ contact_id: null, name: "Reception", at });
    await expect(person.send(api.note.create, { ...about, text: "x", call: { contact_id: newId(), at } })).rejects.toMatchObject(
      refused(404),
    );
  });

  test("written elsewhere keep their author and their time", async () => {
    const person = await server.signIn();
    const candidate = await addCandidate(person);
    const at = "2024-02-03T10:00:00.000Z";
    const writing = {
      ...on("candidate", candidate.id),
      text: "From the old system.",
      recruiter_id: null,
      author_name: "Bea Smit",
      created_at: at,
    };
    await server.parts.database.transaction((trx) => putNote(trx, workspaceIn(person), writing));
    const { notes } = (await person.send(api.note.list, on("candidate", candidate.id))).data;
    expect(notes).toMatchObject([{ text: "From the old system.", author: { recruiter_id: null, name: "Bea Smit" }, created_at: at }]);
    const { activity } = (await person.send(api.candidate.show, { id: candidate.id })).data.candidate;
    expect(activity).toContainEqual(expect.objectContaining({ kind: "note", actor_name: "Bea Smit", at }));
  });
});

describe("a mention", () => {
  test("tells who is named, in the app and by letter, once for each note", async () => {
    const owner = await server.signIn({ plan: "team" });
    const [tom, bea] = [await server.signIn({ in_workspace_of: owner }), await server.signIn({ in_workspace_of: owner })];
    const [toTom, toBea] = [await placeIn(owner, tom), await placeIn(owner, bea)];
    const candidate = await addCandidate(owner);
    const text = `${mention(toTom)} and ${mention(owner)}: can you call her?`;
    const written = text.replace("call", "**call**");
    const { note } = (await owner.send(api.note.create, { ...on("candidate", candidate.id), text: written })).data;
    expect(note.mentions).toEqual([
      { recruiter_id: toTom.recruiter_id, name: "Sanne Verhoeven" },
      { recruiter_id: owner.recruiter_id, name: "Sanne Verhoeven" },
    ]);
    expect((await tom.send(api.notification.count, {})).data.unread).toBe(1);
    expect((await owner.send(api.notification.count, {})).data.unread).toBe(0);
    const { notifications } = (await tom.send(api.notification.list, {})).data;
    expect(notifications).toMatchObject([
      {
        kind: "mention",
        by_name: "Sanne Verhoeven",
        record: "candidate",
        record_id: candidate.id,
        record_name: "Noor Hazelaar",
        note_id: note.id,
      },
    ]);
    expect(notifications[0]?.text).toBe("@Sanne Verhoeven and @Sanne Verhoeven: can you call her?");
    const letter = await server.letterTo(tom.email);
    expect(letter).toMatchObject({ subject: "Sanne Verhoeven mentioned you in a note on Noor Hazelaar", reply_to: owner.email });
    expect(letter.text).toContain(`/dashboard/candidates/${candidate.id}`);
    expect(letter.text).not.toContain("can you call");

    await owner.send(api.note.update, { id: note.id, version: 1, text: `${text} ${mention(toBea)}` });
    expect((await tom.send(api.notification.count, {})).data.unread).toBe(1);
    expect((await bea.send(api.notification.count, {})).data.unread).toBe(1);
    await server.rest();
    expect(server.letters.filter(({ to }) => to === tom.email)).toHaveLength(1);
    expect(server.letters.filter(({ to }) => to === bea.email)).toHaveLength(1);
  });

  test("is switched off by whoever doesn't want it, each way by itself", async () => {
    const owner = await server.signIn({ plan: "team" });
    const tom = await server.signIn({ in_workspace_of: owner });
    const toTom = await placeIn(owner, tom);
    const candidate = await addCandidate(owner);
    const write = () => owner.send(api.note.create, { ...on("candidate", candidate.id), text: `${mention(toTom)} look` });
    const switches = async () => (await tom.send(api.notification.settings, {})).data.switches;
    expect(await switches()).toEqual(newsSwitches.map((kind) => ({ kind, in_app: true, by_letter: true })));
    await tom.send(api.notification.updateSettings, { kind: "mention", by_letter: false });
    await write();
    await tom.send(api.notification.updateSettings, { kind: "mention", in_app: false });
    expect((await switches()).filter(({ in_app, by_letter }) => !in_app || !by_letter)).toEqual([
      { kind: "mention", in_app: false, by_letter: false },
    ]);
    await write();
    await server.rest();
    expect((await tom.send(api.notification.list, {})).data.notifications).toHaveLength(1);
    expect(server.letters.filter(({ to }) => to === tom.email)).toEqual([]);
  });

  test("names people of the workspace alone; who has left stays named as nobody", async () => {
    const owner = await server.signIn({ plan: "team" });
    const [tom, stranger] = [await server.signIn({ in_workspace_of: owner }), await server.signIn()];
    const candidate = await addCandidate(owner);
    const about = on("candidate", candidate.id);
    for (const somebody of [stranger, { recruiter_id: newId() }])
      await expect(owner.send(api.note.create, { ...about, text: mention(somebody) })).rejects.toMatchObject(refused(422));
    const toTom = await placeIn(owner, tom);
    const ofTom = (await tom.send(api.note.create, { ...about, text: "Mine." })).data.note;
    const { note } = (await owner.send(api.note.create, { ...about, text: `Ask ${mention(toTom)}.` })).data;
    await owner.send(api.team.remove, { id: toTom.recruiter_id });
    const { notes } = (await owner.send(api.note.list, about)).data;
    expect(notes.find(({ id }) => id === note.id)?.mentions).toEqual([{ ...toTom, name: null }]);
    expect(notes.find(({ id }) => id === ofTom.id)?.author).toEqual({ recruiter_id: null, name: "Sanne Verhoeven" });
    const again = await owner.send(api.note.update, { id: note.id, version: 1, text: `Don't ask ${mention(toTom)}.` });
    expect(again.data.note.version).toBe(2);
  });

  test("is read, all at once or one by one, and unread again", async () => {
    const owner = await server.signIn({ plan: "team" });
    const tom = await server.signIn({ in_workspace_of: owner });
    const toTom = await placeIn(owner, tom);
    const candidate = await addCandidate(owner);
    for (const text of ["one", "two", "three"])
      await owner.send(api.note.create, { ...on("candidate", candidate.id), text: `${mention(toTom)} ${text}` });
    const { notifications } = (await tom.send(api.notification.list, { limit: 2 })).data;
    const ids = [notifications[0]?.id ?? ""];
    expect((await tom.send(api.notification.markRead, { ids })).data.unread).toBe(2);
    expect((await owner.send(api.notification.markRead, { ids })).data.unread).toBe(0);
    expect((await tom.send(api.notification.markRead, { ids, read: false })).data.unread).toBe(3);
    expect((await tom.send(api.notification.markRead, {})).data.unread).toBe(0);
    await owner.send(api.candidate.remove, { id: candidate.id });
    expect((await tom.send(api.notification.list, {})).data.notifications).toEqual([]);
  });
});

test("notes of before became records under the same id, with who and when; so does what an older process writes", async () => {
  const older = await openEmbedded({});
  try {
    const folder = "src/server/parts/database/migrations";
    const run = (name: string) => older.executeSql(readFileSync(join(folder, name), "utf8"));
    await older.executeSql("create table migrations (name text primary key, applied_at timestamptz not null default now())");
    for (const name of readdirSync(folder)
      .sort()
      .filter((file) => file < "0084"))
      await run(name);
    const [workspace, candidate, recruiter, kept, gone, late] = [newId(), newId(), newId(), newId(), newId(), newId()];
    await older.executeSql(`insert into workspaces (id, name, kind) values ('${workspace}', 'Lindekade', 'team')`);
    await older.executeSql(`insert into recruiters (workspace_id, id, first_name, last_name, email, role)
      values ('${workspace}', '${recruiter}', 'Sanne', 'Verhoeven', 'sanne@proffer.example', 'recruiter')`);
    await older.executeSql(
      `insert into candidates (workspace_id, id, first_name, change_seq) values ('${workspace}', '${candidate}', 'Noor', 1)`,
    );
    const write = (id: string, by: string, detail: object, kind = "note") =>
      older.executeSql(`insert into activities (workspace_id, id, candidate_id, recruiter_id, kind, detail, at)
        values ('${workspace}', '${id}', '${candidate}', ${by}, '${kind}', '${JSON.stringify(detail)}', '2025-03-01T10:00:00Z')`);
    await write(kept, `'${recruiter}'`, { text: "Likes to sail." });
    await write(gone, "null", { text: "Likes to row.", by: "Bea Smit" });
    await write(newId(), "null", { from: "suggested" }, "stage_changed");
    await run("0084-notes.sql");
    await write(late, `'${recruiter}'`, { text: "Called back." });
    await write(newId(), `'${recruiter}'`, {});
    const { rows } = await older.executeSql(
      "select id, kind, text, recruiter_id, author_name, created_at::text as at, version from notes order by text",
    );
    const at = expect.stringMatching(/^2025-03-01 1/);
    expect(rows).toEqual([
      { id: late, kind: "note", text: "Called back.", recruiter_id: recruiter, author_name: null, at, version: 1 },
      { id: gone, kind: "note", text: "Likes to row.", recruiter_id: null, author_name: "Bea Smit", at, version: 1 },
      { id: kept, kind: "note", text: "Likes to sail.", recruiter_id: recruiter, author_name: null, at, version: 1 },
    ]);
  } finally {
    await older.close();
  }
});
