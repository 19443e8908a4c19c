import type { toDoCalls } from "#contract/note/to-do.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import { searchNotes } from "#server/core/search.ts";
import { pageOfToDos, updateToDo } from "./queries.ts";
import { addToDo, changeToDo, toDoToChange, wholeToDo } from "./tasks.ts";

export const toDoHandlers: Handlers<typeof toDoCalls> = {
  list: async ({ body, caller, parts, language }) => {
    const page = await pageOfToDos(parts.database.db, caller, body);
    return { data: { ...page, search_notes: searchNotes(body.q, language) } };
  },

  create: async ({ body, caller, parts }) => {
    const id = await parts.database.transaction((trx) => addToDo(parts, trx, caller, body));
    return { data: { to_do: await wholeToDo(parts.database.db, caller.workspace, id) } };
  },

  update: async ({ body, caller, parts }) => {
    await parts.database.transaction((trx) => changeToDo(parts, trx, caller, body));
    return { data: { to_do: await wholeToDo(parts.database.db, caller.workspace, body.id) } };
  },

  finish: async ({ body, caller, parts }) => {
    await parts.database.transaction(async (trx) => {
      const stored = await toDoToChange(trx, caller, body.id);
      if (body.done !== (stored.done_at !== null))
        await updateToDo(trx, caller.workspace, body.id, { done: body.done ? caller.recruiter_id : null });
    });
    return { data: { to_do: await wholeToDo(parts.database.db, caller.workspace, body.id) } };
  },

  remove: async ({ body, caller, parts }) => {
    await parts.database.transaction(async (trx) => {
      await toDoToChange(trx, caller, body.id);
      await updateToDo(trx, caller.workspace, body.id, { removed: true });
    });
    return { data: { to_do: await wholeToDo(parts.database.db, caller.workspace, body.id) } };
  },

  restore: async ({ body, caller, parts }) => {
    await parts.database.transaction(async (trx) => {
      await toDoToChange(trx, caller, body.id, true);
      await updateToDo(trx, caller.workspace, body.id, { removed: false });
    });
    return { data: { to_do: await wholeToDo(parts.database.db, caller.workspace, body.id) } };
  },
};
