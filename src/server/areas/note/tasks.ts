import { mentionedIn } from "#contract/note/mention.ts";
import type { AboutRecord, Note } from "#contract/note/note.ts";
import { tell } from "#server/areas/notification/tasks.ts";
import { findAbout, insertActivity, recruiterNames } from "#server/areas/workspace/queries.ts";
import { nameRecord } from "#server/core/act.ts";
import type { Caller, WorkspaceId } from "#server/core/caller.ts";
import { forbidden, gone, invalidField, notFound, stale } from "#server/core/failures.ts";
import { newId } from "#server/core/ids.ts";
import type { Db, Trx } from "#server/parts/database/database.ts";
import type { Parts } from "#server/parts/parts.ts";
import { changeNote, findNote, insertNote, isContactOf, lockNote, type SpokenTo } from "./queries.ts";

/** What one writes on: 404 where there is no such record, 410 where it is in the trash. The call's row in the audit trail names it. */
export async function aboutOrFail(db: Db, workspace: WorkspaceId, about: AboutRecord) {
  const found = await findAbout(db, workspace, about);
  if (!found) throw notFound(about.record);
  if (found.deleted_at) throw gone(about.record);
  nameRecord(about.record, about.record_id);
  return found;
}

/** What somebody writes, here or elsewhere: `author_name` and `created_at` say who and when, where it wasn't the caller and now. */
interface Writing extends AboutRecord {
  text: string;
  recruiter_id: string | null;
  author_name?: string;
  created_at?: string;
  call?: SpokenTo | undefined;
}

/** Puts a note on a record, with its line in the timelines of whom it is about; gives its id. Nobody is told. */
export async function putNote(trx: Trx, workspace: WorkspaceId, writing: Writing): Promise<string> {
  const id = newId();
  const { record, record_id, recruiter_id, author_name, created_at: at } = writing;
  const about = await aboutOrFail(trx, workspace, { record, record_id });
  await insertNote(trx, workspace, { ...writing, id });
  const candidate_id = record === "candidate" ? record_id : about.candidate_id;
  const job_id = record === "job" ? record_id : about.job_id;
  if (candidate_id || job_id)
    await insertActivity(trx, workspace, {
      ...{ id, kind: "note", recruiter_id, at },
      ...(candidate_id && { candidate_id }),
      ...(job_id && { job_id }),
      ...(record === "proposal" && { proposal_id: record_id }),
      ...(author_name && { detail: { by: author_name } }),
    });
  return id;
}

/** The caller's note: those it mentions are told. */
export async function writeNote(parts: Parts, trx: Trx, caller: Caller, note: AboutRecord & { text: string; call?: SpokenTo | undefined }) {
  await refuseUnknown(trx, caller.workspace, note);
  const id = await putNote(trx, caller.workspace, { ...note, recruiter_id: caller.recruiter_id });
  await tell(parts, trx, caller, { kind: "mention", note_id: id, recruiter_ids: mentionedIn(note.text) });
  return id;
}

/** Only colleagues can be mentioned, and only contacts of this workspace called; who was named `before` stays. */
async function refuseUnknown(trx: Trx, workspace: WorkspaceId, note: { text: string; call?: SpokenTo | undefined }, before?: Note) {
  // That somebody was reached says enough; a note without a word says nothing.
  if (note.text.trim() === "" && !note.call && !before?.call) throw invalidField("text", "required");
  const known = mentionedIn(before?.text ?? "");
  const added = mentionedIn(note.text).filter((id) => !known.includes(id));
  const names = await recruiterNames(trx, workspace, added);
  if (added.some((id) => !names.has(id))) throw invalidField("text", "mention_unknown");
  if (note.call?.contact_id && !(await isContactOf(trx, workspace, note.call.contact_id))) throw notFound("contact");
}

/** A note to change, locked: 404 where there is none, 403 where it is somebody else's and one doesn't own the workspace. */
export async function ownNote(trx: Trx, caller: Caller, id: string): Promise<Note> {
  const note = await anyNote(trx, caller, id);
  if (note.author.recruiter_id !== caller.recruiter_id && caller.role !== "owner") throw forbidden("note_not_yours");
  return note;
}

/** The same, whoever wrote it. */
export async function anyNote(trx: Trx, { workspace }: Caller, id: string): Promise<Note> {
  const note = await lockNote(trx, workspace, id);
  if (!note) throw notFound("note");
  nameRecord(note.record, note.record_id);
  return note;
}

/** Says it anew. Who is mentioned now and wasn't is told; who was is told no second time. */
export async function rewriteNote(
  parts: Parts,
  trx: Trx,
  caller: Caller,
  change: { id: string; version: number; text: string; call?: SpokenTo | undefined },
): Promise<void> {
  const stored = await ownNote(trx, caller, change.id);
  if (stored.deleted_at) throw gone("note");
  if (stored.version !== change.version) throw stale("note", { note: stored });
  if (stored.text === change.text && !change.call) return;
  await refuseUnknown(trx, caller.workspace, change, stored);
  await changeNote(trx, caller.workspace, change.id, { text: change.text, call: change.call, by: caller.recruiter_id });
  await tell(parts, trx, caller, { kind: "mention", note_id: change.id, recruiter_ids: mentionedIn(change.text) });
}

export async function wholeNote(db: Db, workspace: WorkspaceId, id: string): Promise<Note> {
  const note = await findNote(db, workspace, id);
  if (!note) throw notFound("note");
  return note;
}
