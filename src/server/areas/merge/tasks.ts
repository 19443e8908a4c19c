import { type SqlBool, sql } from "kysely";
import type { Body } from "#contract/call.ts";
import { MERGE_DAYS, type stages } from "#contract/choices.ts";
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
import type { Tables } from "#server/parts/database/tables.ts";
import type { Parts } from "#server/parts/parts.ts";
import { isFieldOf } from "./field/rules.ts";
import { applyMerged, mendRestored, takeAway } from "./field/tasks.ts";
import { type MergeRule, rulesOf } from "./place/rules.ts";
import {
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
import { changedSince, keepingChange, movedIds, moveRows, putBack, removeRows, replaceIn } from "./row/queries.ts";

type MergeBody = Body<typeof mergeCalls.merge>;

/** Where a match stands, the further the better; whom nobody has looked at yet comes last. */
const stagesInOrder = [
  "suggested",
  "rejected",
  "shortlisted",
  "proposed",
  "interview",
  "offer",
  "placed",
] satisfies (typeof stages)[number][];

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
  await prepare(trx, at, record, { from: other_id, to: id });
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

/** Undoes a merge; which fields of the one that was kept somebody changed since. */
export async function undoMerge(parts: Parts, trx: Trx, caller: Caller, merge_id: string): Promise<StoredMerge & { stayed: string[] }> {
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
  const changed = await changedSince(trx, at, table, kept_id);
  await putBack(trx, at, table, kept_id, () => refuseTakenName(trx, workspace, merge));
  await mendRestored(trx, caller, { record, ids: [kept_id, gone_id], change, isChanged: changed.includes("version") });
  for (const id of [kept_id, gone_id]) await keepKnown(trx, workspace, record, id, true);
  await keepJobsKnown(trx, at, record);
  await closeMerge(trx, at);
  for (const id of [kept_id, gone_id]) await tell(parts, trx, caller, { record, id, kind: "merge_undone", detail: { name: merge.name } });
  return { ...merge, stayed: changed.filter((column) => isFieldOf(record, column)) };
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

interface Direction {
  from: string;
  to: string;
}

/** A client has one contact who is written to first: that of the one that stays. */
async function prepare(trx: Trx, at: At, record: MergedRecord, { from, to }: Direction): Promise<void> {
  if (record !== "client") return;
  const hasFirst = sql`exists (select from contacts o where o.workspace_id = ${at.workspace} and o.client_id = ${to} and o.is_first and o.deleted_at is null)`;
  await replaceIn(trx, at, "contacts", "is_first", sql`false`, sql<SqlBool>`t.client_id = ${from} and t.is_first and ${hasFirst}`);
}

/** Does with a table what its rule says. */
async function follow(trx: Trx, at: At, table: keyof Tables, rule: MergeRule, { from, to }: Direction): Promise<void> {
  if ("named" in rule) {
    const isNamed = sql<SqlBool>`t.${sql.ref(rule.named)} @> ${JSON.stringify([{ candidate_id: from }])}::jsonb`;
    await replaceIn(trx, at, table, rule.named, sql`replace(t.${sql.ref(rule.named)}::text, ${from}, ${to})::jsonb`, isNamed);
  } else if ("remade" in rule) await removeRows(trx, at, table, sql<SqlBool>`t.${sql.ref(rule.remade)} = ${from}`);
  else if ("moves" in rule) {
    const { moves: column, keys = ["id"], alone, clash, listed } = rule;
    if (listed) {
      const list = sql`array_replace(t.${sql.ref(listed)}, ${from}::uuid, ${to}::uuid)`;
      await replaceIn(trx, at, table, listed, list, sql<SqlBool>`t.${sql.ref(listed)} @> array[${from}::uuid]`);
    }
    if (alone && clash === "better") await takeBetter(trx, at, column, alone, { from, to });
    if (alone) await removeRows(trx, at, table, clashes(at, table, column, alone, { from, to }));
    await moveRows(trx, at, table, { column, keys, from, to });
  }
}

/** The one that stays has a row that says the same already. */
const clashes = (at: At, table: keyof Tables, column: string, alone: readonly string[], { from, to }: Direction) => {
  const isAlike = alone.map((name) => sql`lower(o.${sql.ref(name)}::text) = lower(t.${sql.ref(name)}::text)`);
  return sql<SqlBool>`t.${sql.ref(column)} = ${from} and exists (select from ${sql.table(table)} o
    where o.workspace_id = ${at.workspace} and o.${sql.ref(column)} = ${to} and ${sql.join(isAlike, sql` and `)})`;
};

/**
 * Both have a match with the same job, or the same candidate: of the two stages the better one stays, with its reason and its time. What
 * people said of requirements is kept of both, of one requirement the later word.
 */
async function takeBetter(trx: Trx, at: At, column: string, alone: readonly string[], { from, to }: Direction): Promise<void> {
  const [other = ""] = alone;
  const rank = (row: string) => sql`coalesce(array_position(${stagesInOrder}::text[], ${sql.ref(`${row}.stage`)}), 3)`;
  const { rows } = await sql<{ id: string }>`select o.${sql.ref(other)} as id from matches t
    join matches o on o.workspace_id = ${at.workspace} and o.${sql.ref(column)} = ${to} and o.${sql.ref(other)} = t.${sql.ref(other)}
    where t.workspace_id = ${at.workspace} and t.${sql.ref(column)} = ${from}
      and (${rank("t")} > ${rank("o")} or t.overrides <> '{}' or t.source = 'manual' and o.source <> 'manual')`.execute(trx);
  for (const { id } of rows)
    await keepingChange(trx, at, "matches", { [column]: to, [other]: id }, async () => {
      await sql`update matches o set
          stage = case when ${rank("t")} > ${rank("o")} then t.stage else o.stage end,
          stage_reason = case when ${rank("t")} > ${rank("o")} then t.stage_reason else o.stage_reason end,
          stage_at = case when ${rank("t")} > ${rank("o")} then t.stage_at else o.stage_at end,
          stage_key = case when ${rank("t")} > ${rank("o")} then t.stage_key else o.stage_key end,
          reason_key = case when ${rank("t")} > ${rank("o")} then t.reason_key else o.reason_key end,
          reason_side = case when ${rank("t")} > ${rank("o")} then t.reason_side else o.reason_side end,
          source = case when t.source = 'manual' then t.source else o.source end,
          overrides = t.overrides || (select coalesce(jsonb_object_agg(each.key, each.value), '{}') from jsonb_each(o.overrides) each
            where coalesce(t.overrides -> each.key ->> 'at', '') <= coalesce(each.value ->> 'at', ''))
        from matches t where o.workspace_id = ${at.workspace} and o.${sql.ref(column)} = ${to} and o.${sql.ref(other)} = ${id}
          and t.workspace_id = ${at.workspace} and t.${sql.ref(column)} = ${from} and t.${sql.ref(other)} = ${id}`.execute(trx);
    });
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
