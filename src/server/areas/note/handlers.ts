import type { noteCalls } from "#contract/note/note.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import { findAbout } from "#server/areas/workspace/queries.ts";
import { nameRecord } from "#server/core/act.ts";
import { gone, notFound } from "#server/core/failures.ts";
import { findNote, pageOfNotes, setNotePinned, setNoteRemoved, versionsOf } from "./queries.ts";
import { anyNote, ownNote, rewriteNote, wholeNote, writeNote } from "./tasks.ts";

export const noteHandlers: Handlers<typeof noteCalls> = {
  list: async ({ body, caller, parts }) => {
    if (!(await findAbout(parts.database.db, caller.workspace, body))) throw notFound(body.record);
    nameRecord(body.record, body.record_id);
    return { data: await pageOfNotes(parts.database.db, caller.workspace, body) };
  },

  create: async ({ body, caller, parts }) => {
    const id = await parts.database.transaction((trx) => writeNote(parts, trx, caller, body));
    return { data: { note: await wholeNote(parts.database.db, caller.workspace, id) } };
  },

  update: async ({ body, caller, parts }) => {
    await parts.database.transaction((trx) => rewriteNote(parts, trx, caller, body));
    return { data: { note: await wholeNote(parts.database.db, caller.workspace, body.id) } };
  },

  pin: async ({ body, caller, parts }) => {
    await parts.database.transaction(async (trx) => {
      const note = await anyNote(trx, caller, body.id);
      if (note.deleted_at) throw gone("note");
      await setNotePinned(trx, caller.workspace, body.id, body.pinned);
    });
    return { data: { note: await wholeNote(parts.database.db, caller.workspace, body.id) } };
  },

  remove: async ({ body, caller, parts }) => {
    await parts.database.transaction(async (trx) => {
      const note = await ownNote(trx, caller, body.id);
      if (note.deleted_at) throw gone("note");
      await setNoteRemoved(trx, caller.workspace, body.id, true);
    });
    return { data: { note: await wholeNote(parts.database.db, caller.workspace, body.id) } };
  },

  restore: async ({ body, caller, parts }) => {
    await parts.database.transaction(async (trx) => {
      await ownNote(trx, caller, body.id);
      await setNoteRemoved(trx, caller.workspace, body.id, false);
    });
    return { data: { note: await wholeNote(parts.database.db, caller.workspace, body.id) } };
  },

  versions: async ({ body, caller, parts }) => {
    const note = await findNote(parts.database.db, caller.workspace, body.id);
    if (!note) throw notFound("note");
    nameRecord(note.record, note.record_id);
    return { data: { versions: await versionsOf(parts.database.db, caller.workspace, body.id) } };
  },
};
