import { sql } from "kysely";
import type { Body } from "#contract/call.ts";
import { mentionedIn } from "#contract/note/mention.ts";
import type { AboutRecord, EarlierNote, Note, noteCalls } from "#contract/note/note.ts";
import { recruiterNames } from "#server/areas/workspace/queries.ts";
import { aboutColumns, recordColumns } from "#server/areas/workspace/rules.ts";
import { spelledOut } from "#server/areas/workspace/tasks.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { newId } from "#server/core/ids.ts";
import { byText, sortedPage } from "#server/core/sorted-page.ts";
import type { Db, Trx } from "#server/parts/database/database.ts";
import { personNameIn } from "#server/parts/database/people.ts";
import { onOwn } from "#server/parts/database/tenancy.ts";

/** Whom one called or wrote to, as a body says it. */
export type SpokenTo = NonNullable<Body<typeof noteCalls.create>["call"]>;

const notes = (db: Db, workspace: WorkspaceId) =>
  db
    .selectFrom("notes")
    .leftJoin("recruiters", onOwn("recruiters.id", "notes.recruiter_id"))
    .leftJoin("contacts", onOwn("contacts.id", "notes.contact_id"))
    .select([
      "notes.id",
      "notes.kind",
      "notes.text",
      "notes.recruiter_id",
      "notes.contact_id",
      "notes.called_at",
      "notes.pinned_at",
      "notes.version",
      "notes.created_at",
      "notes.edited_at",
      "notes.deleted_at",
    ])
    .select(recordColumns("notes"))
    .select([
      sql<string | null>`coalesce(${personNameIn("recruiters")}, notes.author_name)`.as("author_name"),
      sql<string | null>`coalesce(contacts.name, notes.called_name)`.as("called_name"),
    ])
    .where("notes.workspace_id", "=", workspace);

type Row = Awaited<ReturnType<ReturnType<typeof notes>["execute"]>>[number];

/** Rows as notes, each with who is named in it. */
async function withMentions(db: Db, workspace: WorkspaceId, rows: Row[]): Promise<Note[]> {
  const names = await recruiterNames(db, workspace, [...new Set(rows.flatMap(({ text }) => mentionedIn(text)))]);
  return rows.map(({ recruiter_id, author_name, contact_id, called_name, called_at, record, record_id, ...row }) => ({
    ...row,
    // A constraint of the table: a note is about one record.
    record: record as Note["record"],
    record_id: record_id as string,
    mentions: mentionsIn(row.text, names),
    author: { recruiter_id, name: author_name },
    call: called_at === null ? null : { contact_id, name: called_name, at: called_at },
  }));
}

const mentionsIn = (text: string, names: Map<string, string>) =>
  mentionedIn(text).map((recruiter_id) => ({ recruiter_id, name: names.get(recruiter_id) ?? null }));

/** Pinned ones before all others, and the newest first. */
const standing = byText(
  sql`(case when notes.pinned_at is null then '0' else '1' end || to_char(notes.created_at at time zone 'UTC', 'YYYYMMDDHH24MISSUS'))`,
);

export async function pageOfNotes(db: Db, workspace: WorkspaceId, { record, record_id, ...query }: Body<typeof noteCalls.list>) {
  const page = sortedPage({ ...query, sort: "-standing" }, { standing }, "-standing", sql`notes.id`);
  const rows = await notes(db, workspace)
    .select(page.value.as("sort_value"))
    .where(`notes.${aboutColumns[record].column}`, "=", record_id)
    .where("notes.deleted_at", "is", null)
    .where(page.after)
    .orderBy(page.order)
    .limit(query.limit + 1)
    .execute();
  const { page: shown, next_cursor } = page.pageOf(rows);
  return { notes: await withMentions(db, workspace, shown), next_cursor };
}

/** A note, taken away or not. */
export async function findNote(db: Db, workspace: WorkspaceId, id: string): Promise<Note | undefined> {
  const [note] = await withMentions(db, workspace, await notes(db, workspace).where("notes.id", "=", id).execute());
  return note;
}

/** The same, its row locked until the transaction ends. */
export async function lockNote(trx: Trx, workspace: WorkspaceId, id: string): Promise<Note | undefined> {
  await trx.selectFrom("notes").select("id").where("workspace_id", "=", workspace).where("id", "=", id).forNoKeyUpdate().execute();
  return findNote(trx, workspace, id);
}

const callColumns = (call: SpokenTo | undefined) =>
  call && { kind: call.kind, contact_id: call.contact_id ?? null, called_name: call.name || null, called_at: call.at };

/** A note of somebody here, or of whoever is named, where it was written elsewhere; `created_at` says when that was. */
export async function insertNote(
  trx: Trx,
  workspace: WorkspaceId,
  note: AboutRecord & {
    id: string;
    text: string;
    recruiter_id: string | null;
    author_name?: string | undefined;
    created_at?: string | undefined;
    call?: SpokenTo | undefined;
  },
): Promise<void> {
  const { record, record_id, call, author_name = null, created_at, ...rest } = note;
  await trx
    .insertInto("notes")
    .values({
      ...rest,
      ...callColumns(call),
      ...(created_at && { created_at }),
      [aboutColumns[record].column]: record_id,
      workspace_id: workspace,
      author_name,
    })
    .execute();
}

const own = (trx: Trx, workspace: WorkspaceId, id: string) =>
  trx.updateTable("notes").where("workspace_id", "=", workspace).where("id", "=", id);

/** Changes what a note says, and keeps what it said. */
export async function changeNote(
  trx: Trx,
  workspace: WorkspaceId,
  id: string,
  { text, call, by }: { text: string; call: SpokenTo | undefined; by: string },
): Promise<void> {
  const said = trx
    .selectFrom("notes")
    .select(["workspace_id", "id as note_id", "version", "text"])
    .select([
      sql<string>`${newId()}::uuid`.as("id"),
      sql<string | null>`case when edited_at is null then recruiter_id else edited_by end`.as("recruiter_id"),
      sql<string | null>`case when edited_at is null then author_name else editor_name end`.as("author_name"),
      sql<string>`coalesce(edited_at, created_at)`.as("written_at"),
    ])
    .where("workspace_id", "=", workspace)
    .where("id", "=", id);
  await trx
    .insertInto("note_versions")
    .columns(["workspace_id", "note_id", "version", "text", "id", "recruiter_id", "author_name", "written_at"])
    .expression(said)
    .execute();
  await own(trx, workspace, id)
    .set({ text, ...callColumns(call), version: sql`version + 1`, edited_at: sql`now()`, edited_by: by, editor_name: null })
    .execute();
  await forgetTold(trx, workspace, id);
}

export async function setNotePinned(trx: Trx, workspace: WorkspaceId, id: string, pinned: boolean): Promise<void> {
  await own(trx, workspace, id)
    .set({ pinned_at: pinned ? sql<string>`now()` : null })
    .execute();
}

/** Away for 30 days, or back. */
export async function setNoteRemoved(trx: Trx, workspace: WorkspaceId, id: string, removed: boolean): Promise<void> {
  await own(trx, workspace, id)
    .set({ deleted_at: removed ? sql<string>`now()` : null })
    .execute();
  await forgetTold(trx, workspace, id);
}

/** The timeline's line has no words of its own any more, where it was written before notes were records. */
async function forgetTold(trx: Trx, workspace: WorkspaceId, id: string): Promise<void> {
  await trx
    .updateTable("activities")
    .set({ detail: sql`detail - 'text'` })
    .where("workspace_id", "=", workspace)
    .where("id", "=", id)
    .where("kind", "=", "note")
    .execute();
}

/** What a note said before each change, the newest first. */
export async function versionsOf(db: Db, workspace: WorkspaceId, note_id: string): Promise<EarlierNote[]> {
  const rows = await db
    .selectFrom("note_versions")
    .leftJoin("recruiters", onOwn("recruiters.id", "note_versions.recruiter_id"))
    .select(["note_versions.version", "note_versions.text", "note_versions.recruiter_id", "note_versions.written_at"])
    .select(sql<string | null>`coalesce(${personNameIn("recruiters")}, note_versions.author_name)`.as("author_name"))
    .where("note_versions.workspace_id", "=", workspace)
    .where("note_versions.note_id", "=", note_id)
    .orderBy("note_versions.version", "desc")
    .limit(200)
    .execute();
  const names = await recruiterNames(db, workspace, [...new Set(rows.flatMap(({ text }) => mentionedIn(text)))]);
  return rows.map(({ recruiter_id, author_name, ...row }) => ({
    ...row,
    mentions: mentionsIn(row.text, names),
    author: { recruiter_id, name: author_name },
  }));
}

/** What recruiters wrote about a candidate, as sources for claims: the newest first. */
export async function notesAbout(db: Db, workspace: WorkspaceId, candidate_id: string) {
  const rows = await db
    .selectFrom("notes")
    .select(["id", "created_at as at", "text"])
    .where("workspace_id", "=", workspace)
    .where("candidate_id", "=", candidate_id)
    .where("deleted_at", "is", null)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(100)
    .execute();
  return spelledOut(db, workspace, rows);
}

/** Whether a contact works at a client, or one was named at all. */
export async function isContactOf(db: Db, workspace: WorkspaceId, contact_id: string): Promise<boolean> {
  const row = await db
    .selectFrom("contacts")
    .select("id")
    .where("workspace_id", "=", workspace)
    .where("id", "=", contact_id)
    .executeTakeFirst();
  return row !== undefined;
}
