import type { customFieldCalls } from "#contract/custom/custom-calls.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import { allCustomFields } from "./queries.ts";
import { archiveField, orderFields, saveField } from "./tasks.ts";

export const customFieldHandlers: Handlers<typeof customFieldCalls> = {
  list: async ({ caller, parts }) => ({ data: { fields: await allCustomFields(parts.database.db, caller.workspace) } }),

  save: async ({ body, caller, parts }) => ({
    data: { field: await parts.database.transaction((trx) => saveField(trx, caller.workspace, body)) },
  }),

  archive: async ({ body, caller, parts }) => ({
    data: { field: await parts.database.transaction((trx) => archiveField(trx, caller.workspace, body.id, body.archived)) },
  }),

  order: async ({ body, caller, parts }) => ({
    data: { fields: await parts.database.transaction((trx) => orderFields(trx, caller.workspace, body.record, body.ids)) },
  }),
};
