import * as z from "zod";
import { defineCall } from "#contract/call.ts";
import { notedRecords, noteKinds, reachKinds } from "#contract/choices.ts";
import { id, line, text, time, version } from "#contract/fields.ts";

/** What a note or a task is about. */
const aboutRecord = { record: z.enum(notedRecords), record_id: id };
export type AboutRecord = { record: (typeof notedRecords)[number]; record_id: string };

/** As long as a note may be, in characters. */
const NOTE_LENGTH = 10_000;

/** Markdown as `text/markdown` draws it; a colleague who is mentioned as `<@recruiter_id>`. */
const noteText = text(NOTE_LENGTH);
/** Whom one called or wrote to: the candidate, a contact of a client, or whoever is named. */
const call = z.object({ kind: z.enum(reachKinds).default("call"), contact_id: id.nullish(), name: line(200).nullish(), at: time });

const somebody = z.object({ recruiter_id: id.nullable(), name: z.string().nullable() });

export const note = z.object({
  ...aboutRecord,
  id,
  kind: z.enum(noteKinds),
  text: z.string(),
  /** Who stands in the text by their id; without a name who isn't in the workspace any more. */
  mentions: z.array(z.object({ recruiter_id: id, name: z.string().nullable() })),
  author: somebody,
  call: z.object({ contact_id: id.nullable(), name: z.string().nullable(), at: time }).nullable(),
  pinned_at: time.nullable(),
  version,
  created_at: time,
  edited_at: time.nullable(),
  deleted_at: time.nullable(),
});
export type Note = z.output<typeof note>;

/** What a note said before. */
const earlier = z.object({ version, text: z.string(), mentions: note.shape.mentions, author: somebody, written_at: time });
export type EarlierNote = z.output<typeof earlier>;

const oneNote = z.object({ data: z.object({ note }) });
const named = { candidate: "named", job: "named", client: "named", proposal: "named" } as const;

export const noteCalls = {
  list: defineCall({
    method: "POST",
    path: "/api/user/notes/list",
    access: "verified",
    touches: { act: "read", ...named },
    summary: "The notes on a record: the pinned ones first, then the newest.",
    body: z.object({ ...aboutRecord, limit: z.int().min(1).max(100).default(30), cursor: line(2000).optional() }),
    reply: z.object({ data: z.object({ notes: z.array(note), next_cursor: z.string().nullable() }) }),
  }),
  create: defineCall({
    method: "POST",
    path: "/api/user/note/create",
    access: "recruiter",
    touches: { act: "change", ...named },
    summary:
      "Writes a note on a record; with `call`, what was said in a call or a mail, which may be nothing: `text` is empty then. Colleagues who are mentioned are told.",
    body: z.object({ ...aboutRecord, text: noteText, call: call.optional() }),
    reply: oneNote,
    message: "note_added",
  }),
  update: defineCall({
    method: "POST",
    path: "/api/user/note/update",
    access: "recruiter",
    touches: { act: "change", ...named },
    summary:
      "Changes one's own note, the owner anybody's. What it said before is kept. Of a version that isn't the newest: 409 with the note.",
    body: z.object({ id, version, text: noteText, call: call.optional() }),
    reply: oneNote,
    message: "saved",
  }),
  pin: defineCall({
    method: "POST",
    path: "/api/user/note/pin",
    access: "recruiter",
    touches: { act: "change", ...named },
    summary: "Keeps a note on top of its record, or lets it go.",
    body: z.object({ id, pinned: z.boolean() }),
    reply: oneNote,
    message: "saved",
  }),
  remove: defineCall({
    method: "DELETE",
    path: "/api/user/note/delete/{id}",
    access: "recruiter",
    touches: { act: "change", ...named },
    summary: "Takes one's own note away, the owner anybody's; for 30 days it can be brought back.",
    body: z.object({ id }),
    reply: oneNote,
    message: "note_removed",
  }),
  restore: defineCall({
    method: "POST",
    path: "/api/user/note/restore",
    access: "recruiter",
    touches: { act: "change", ...named },
    summary: "Brings a note back that was taken away.",
    body: z.object({ id }),
    reply: oneNote,
    message: "restored",
  }),
  versions: defineCall({
    method: "POST",
    path: "/api/user/note/versions",
    access: "verified",
    touches: { act: "read", ...named },
    summary: "What a note said before each change, the newest first.",
    body: z.object({ id }),
    reply: z.object({ data: z.object({ versions: z.array(earlier) }) }),
  }),
};
