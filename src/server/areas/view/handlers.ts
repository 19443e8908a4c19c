import type { viewCalls } from "#contract/view.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import type { Caller } from "#server/core/caller.ts";
import { forbidden, notFound } from "#server/core/failures.ts";
import { newId } from "#server/core/ids.ts";
import type { Parts } from "#server/parts/parts.ts";
import { columnsOf, findView, insertView, putColumns, removeView, updateView, viewsOf } from "./queries.ts";

export const viewHandlers: Handlers<typeof viewCalls> = {
  list: async ({ caller, parts }) => {
    const { db } = parts.database;
    return { data: { views: await viewsOf(db, caller), columns: await columnsOf(db, caller.user_id) } };
  },

  create: async ({ body, caller, parts }) => {
    refuseSharing(caller, body.shared);
    const id = newId();
    await insertView(parts.database.db, caller, { ...body, id });
    return { data: { view: await findViewOrFail(parts, caller, id) } };
  },

  update: async ({ body, caller, parts }) => {
    const { id, ...given } = body;
    if (!(await findViewOrFail(parts, caller, id)).is_own) throw forbidden();
    refuseSharing(caller, given.shared);
    await updateView(parts.database.db, caller.workspace, id, given);
    return { data: { view: await findViewOrFail(parts, caller, id) } };
  },

  remove: async ({ body, caller, parts }) => {
    const view = await findViewOrFail(parts, caller, body.id);
    if (!view.is_own && caller.role !== "owner" && caller.role !== "admin") throw forbidden();
    await removeView(parts.database.db, caller.workspace, body.id);
    return { data: { view } };
  },

  updateColumns: async ({ body, caller, parts }) => {
    await putColumns(parts.database.db, caller.user_id, body.list, body.columns);
    return { data: { columns: await columnsOf(parts.database.db, caller.user_id) } };
  },
};

/** Who only looks shows nothing to others. */
function refuseSharing(caller: Caller, shared: boolean | undefined) {
  if (shared && caller.role === "viewer") throw forbidden();
}

async function findViewOrFail(parts: Parts, caller: Caller, id: string) {
  const view = await findView(parts.database.db, caller, id);
  if (!view) throw notFound("view");
  return view;
}
