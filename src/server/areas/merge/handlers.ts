import type { mergeCalls } from "#contract/merge/merge.ts";
import { isKeyed, type MergedRecord } from "#server/areas/duplicate/queries.ts";
import { MAKING } from "#server/areas/duplicate/tasks.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import { matchesAfter } from "#server/areas/ranking/tasks.ts";
import { nameRecord } from "#server/core/act.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { gone, invalidField, notFound } from "#server/core/failures.ts";
import type { Db } from "#server/parts/database/database.ts";
import { contactsMoving } from "./contact/tasks.ts";
import { comparedFields } from "./field/rules.ts";
import { countMoving, findPair, findTwo, mergedInto, mergesOf, namedRecords, pageOfPairs, pairsOf, putApart, type Row } from "./queries.ts";
import { mergeRecords, undoMerge } from "./tasks.ts";

export const mergeHandlers: Handlers<typeof mergeCalls> = {
  list: async ({ body, caller, parts }) => {
    const { db } = parts.database;
    const page = await pageOfPairs(db, caller.workspace, body);
    for (const { one_id, other_id } of page.pairs) nameBoth(body.record, one_id, other_id);
    const is_searching = !(await isKeyed(db, caller.workspace, MAKING));
    if (is_searching) await parts.tasks.enqueue("find_duplicates", { workspace_id: caller.workspace }, { once_per: caller.workspace });
    return { data: { ...page, is_searching } };
  },

  ofRecord: async ({ body, caller, parts }) => {
    const { db } = parts.database;
    const { workspace } = caller;
    const { record, id } = body;
    const [row] = await findTwo(db, workspace, record, [id, id]);
    const merged_into = await mergedInto(db, workspace, id);
    if (!row && !merged_into) throw notFound(record);
    nameRecord(record, id);
    const pairs = await pairsOf(db, workspace, record, id);
    return { data: { pairs, merges: await mergesOf(db, workspace, { kept_id: id }), merged_into } };
  },

  compare: async ({ body, caller, parts }) => {
    const { db } = parts.database;
    const { record, id, other_id } = body;
    const [kept, other] = await two(db, caller.workspace, body);
    const names = await namedRecords(db, caller.workspace, record, [id, other_id]);
    const told = (row: Row) => ({
      ...(names.get(row.id) ?? { id: row.id, name: "", about: "", created_at: "", updated_at: "" }),
      version: row.version,
    });
    const pair = (await findPair(db, caller.workspace, id, other_id)) ?? { certainty: null, reasons: [], is_apart: false };
    const along = await goingAlong(db, caller.workspace, record, [kept, other]);
    nameBoth(record, id, other_id);
    return { data: { kept: told(kept), other: told(other), ...pair, ...comparedFields(record, kept, other), ...along } };
  },

  apart: async ({ body, caller, parts }) => {
    const { record, id, other_id, is_apart } = body;
    await two(parts.database.db, caller.workspace, body);
    await parts.database.transaction((trx) => putApart(trx, caller.workspace, record, id, other_id, is_apart ? caller.recruiter_id : null));
    nameBoth(record, id, other_id);
    return { data: { is_apart } };
  },

  merge: async ({ body, caller, parts }) => {
    nameBoth(body.record, body.id, body.other_id);
    const id = await parts.database.transaction((trx) => mergeRecords(parts, trx, caller, body));
    matchesAfter.begin(parts, caller.workspace);
    const [merge] = await mergesOf(parts.database.db, caller.workspace, { id });
    if (!merge) throw notFound("merge");
    return { data: { merge } };
  },

  undo: async ({ body, caller, parts }) => {
    const undone = await parts.database.transaction((trx) => undoMerge(parts, trx, caller, body.id));
    matchesAfter.begin(parts, caller.workspace);
    const { record, kept_id, gone_id, stayed, stayed_contacts, added } = undone;
    return { data: { record, kept_id, restored_id: gone_id, stayed, stayed_contacts, added } };
  },
};

/** What goes along with the second of two: contacts who become one with another don't, they are told by name. */
async function goingAlong(db: Db, workspace: WorkspaceId, record: MergedRecord, [kept, other]: [Row, Row]) {
  const contacts = record === "client" ? await contactsMoving(db, workspace, kept, other) : [];
  const joining = contacts.filter(({ joins }) => joins !== null).length;
  const moves = (await countMoving(db, workspace, record, other.id))
    .map(({ what, n }) => ({ what, n: what === "contacts" ? n - joining : n }))
    .filter(({ n }) => n > 0);
  return { moves, contacts };
}

function nameBoth(record: MergedRecord, id: string, other_id: string): void {
  nameRecord(record, id);
  nameRecord(record, other_id);
}

interface Two {
  record: MergedRecord;
  id: string;
  other_id: string;
}

/** Two records that are there: 404 where one isn't, 410 where it is in the trash. */
async function two(db: Db, workspace: WorkspaceId, of: Two): Promise<[Row, Row]> {
  const [kept, other] = await findTwo(db, workspace, of.record, [of.id, of.other_id]);
  if (!kept || !other) throw notFound(of.record);
  if (kept.deleted_at || other.deleted_at) throw gone(of.record);
  if (kept === other) throw invalidField("other_id", "merge_same");
  return [kept, other];
}
