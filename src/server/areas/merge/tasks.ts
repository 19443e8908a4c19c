import { type SqlBool, sql } from "kysely";
import type { Body } from "#contract/call.ts";
import { MERGE_DAYS } from "#contract/choices.ts";
import type { mergeCalls } from "#contract/merge/merge.ts";
import { findByName } from "#server/areas/client/queries.ts";
import type { MergedRecord } from "#server/areas/duplicate/queries.ts";
import { keepKnown } from "#server/areas/duplicate/tasks.ts";
import { matchesAfter } from "#server/areas/ranking/tasks.ts";
import { refuseOverLimit, refuseReadOnly } from "#server/areas/subscription/tasks.ts";
import { insertActivity, nextChange } from "#server/areas/workspace/queries.ts";
import { nameRecord } from "#server/core/act.ts";
import type { Caller, WorkspaceId } from "#server/core/caller.ts";
import { conflict, expired, gone, invalidField, notFound, stale } from "#server/core/failures.ts";
import { newId } from "#server/core/ids.ts";
import type { Trx } from "#server/parts/database/database.ts";
import type { Parts } from "#server/parts/parts.ts";
import { changedContacts, freeFirst, joinContacts } from "./contact/tasks.ts";
import { changedSince } from "./field/rules.ts";
import { applyMerged, mendRestored, takeAway } from "./field/tasks.ts";
import { rulesOf } from "./place/rules.ts";
import { follow } from "./place/tasks.ts";
import {
  addedSince,
  closeMerge,
  findTwo,
  insertMerge,
  laterMerge,
  lockMerge,
  namedRecords,
  type Row,
  type StoredMerge,
  whoIsApart,
} from "./queries.ts";
import type { At } from "./reference/queries.ts";
import { keepingChange, movedIds, putBack, removeRows, sinceChanged } from "./row/queries.ts";

type MergeBody = Body<typeof mergeCalls.merge>;

/** Two records become one: what names the other names the one that stays, which gets the fields that were asked for. */
export async function mergeRecords(parts: Parts, trx: Trx, caller: Caller, body: MergeBody): Promise<string> {
  const { workspace } = caller;
  const { record, id, other_id } = body;
  const [kept, other] = await livingTwo(trx, workspace, record, [id, other_id]);
  if (kept.version !== body.version || other.version !== body.other_version) throw stale(record, {});
  if (record !== "client") await refuseReadOnly(parts, trx, workspace, record === "candidate" ? "candidates" : "active_jobs", id);
  const change = await nextChange(trx, workspace);
  const at = { workspace, merge_id: newId() };
  const name = (await namedRecords(trx, workspace, record, [other_id])).get(other_id)?.name ?? "";
  await insertMerge(trx, at, { record, kept_id: id, gone_id: other_id, name, recruiter_id: caller.recruiter_id });
  const apart = await whoIsApart(trx, workspace, other_id);
  if (record === "client") await joinContacts(trx, at, kept, other, body.joined);
  for (const [table, rule] of rulesOf(record)) await follow(trx, at, table, rule, { from: other_id, to: id });
  await removeRows(trx, at, "duplicate_pairs", sql<SqlBool>`t.other_id = ${other_id}`);
  await takeAway(trx, at, record, { from: other_id, to: id, change });
  await keepingChange(trx, at, `${record}s`, { id }, () => applyMerged(trx, caller, { record, kept, other, takes: body.takes, change }));
  await keepKnown(trx, workspace, record, id, true);
  await keepJobsKnown(trx, at, record);
  await staysApart(trx, at, id, apart);
  await tell(parts, trx, caller, { record, id, kind: "merged", detail: { name, merge_id: at.merge_id } });
  return at.merge_id;
}

/**
 * What came after a merge and stays with the one that was kept: its fields that somebody changed, by their paths, contacts of two who had
 * become one, by their names, and what was added.
 */
interface Since {
  stayed: string[];
  stayed_contacts: string[];
  added: { what: string; n: number }[];
}

/** Undoes a merge. */
export async function undoMerge(parts: Parts, trx: Trx, caller: Caller, merge_id: string): Promise<StoredMerge & Since> {
  const { workspace } = caller;
  const merge = await lockMerge(trx, workspace, merge_id);
  if (!merge) throw notFound("merge");
  if (merge.undone_at || isOver(merge)) throw expired("merge_over");
  const { record, kept_id, gone_id } = merge;
  const table = `${record}s` as const;
  const [kept] = await findTwo(trx, workspace, record, [kept_id, gone_id], true);
  if (!kept || kept.deleted_at) throw conflict("merge_kept_gone");
  if (record !== "client") await refuseOverLimit(parts, trx, workspace, record === "candidate" ? "candidates" : "active_jobs");
  const at = { workspace, merge_id };
  const later = await laterMerge(trx, at);
  if (later) throw conflict("merge_later", later);
  const change = await nextChange(trx, workspace);
  const changed = await sinceChanged(trx, at, table, kept_id);
  const stayed_contacts = await changedContacts(trx, at);
  await freeFirst(trx, at);
  await putBack(trx, at, table, kept_id, () => refuseTakenName(trx, workspace, merge));
  await mendRestored(trx, caller, { record, ids: [kept_id, gone_id], change, isChanged: changed?.after.version !== changed?.now.version });
  for (const id of [kept_id, gone_id]) await keepKnown(trx, workspace, record, id, true);
  await keepJobsKnown(trx, at, record);
  await closeMerge(trx, at);
  for (const id of [kept_id, gone_id]) await tell(parts, trx, caller, { record, id, kind: "merge_undone", detail: { name: merge.name } });
  const stayed = changed ? changedSince(record, changed) : [];
  return { ...merge, stayed, stayed_contacts, added: await addedSince(trx, workspace, merge) };
}

/** Jobs are compared with those of the same client, which is another one for those that moved. */
async function keepJobsKnown(trx: Trx, at: At, record: MergedRecord): Promise<void> {
  if (record !== "client") return;
  for (const id of await movedIds(trx, at, "jobs")) await keepKnown(trx, at.workspace, "job", id);
}

/** A client comes back under its name, which somebody may have given to another one since. */
async function refuseTakenName(trx: Trx, workspace: WorkspaceId, { record, name }: StoredMerge): Promise<void> {
  if (record === "client" && (await findByName(trx, workspace, name))) throw conflict("merge_name_taken");
}

const isOver = ({ at }: StoredMerge) => Date.parse(at) < Date.now() - MERGE_DAYS * 86_400_000;

/** Both, locked; each fails as it does elsewhere: 404 where there is none, 410 where it is in the trash. */
async function livingTwo(trx: Trx, workspace: WorkspaceId, record: MergedRecord, ids: [string, string]): Promise<[Row, Row]> {
  const [kept, other] = await findTwo(trx, workspace, record, ids, true);
  if (!kept || !other) throw notFound(record);
  if (kept.deleted_at || other.deleted_at) throw gone(record);
  if (kept === other) throw invalidField("other_id", "merge_same");
  return [kept, other];
}

/** Whom somebody said the other isn't, the one that stays isn't either. */
async function staysApart(trx: Trx, at: At, id: string, apart: { id: string; by: string | null }[]): Promise<void> {
  for (const one of apart) {
    const [one_id, other_id] = [id, one.id].sort() as [string, string];
    if (one_id === other_id) continue;
    await keepingChange(trx, at, "duplicate_pairs", { one_id, other_id }, async () => {
      await trx
        .updateTable("duplicate_pairs")
        .set({ is_apart: true, apart_by: one.by, apart_at: sql`now()` })
        .where("workspace_id", "=", at.workspace)
        .where("one_id", "=", one_id)
        .where("other_id", "=", other_id)
        .where("is_apart", "=", false)
        .execute();
    });
  }
}

/** A line on the record's timeline, where it has one; its matches follow. */
async function tell(
  parts: Parts,
  trx: Trx,
  caller: Caller,
  { record, id, kind, detail }: { record: MergedRecord; id: string; kind: "merged" | "merge_undone"; detail: Record<string, unknown> },
): Promise<void> {
  nameRecord(record, id);
  if (record === "client") return;
  const about = record === "candidate" ? { candidate_id: id } : { job_id: id };
  await insertActivity(trx, caller.workspace, { id: newId(), kind, recruiter_id: caller.recruiter_id, ...about, detail });
  await matchesAfter.enqueue(parts, trx, caller.workspace);
}
