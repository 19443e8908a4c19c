import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { Body } from "#contract/call.ts";
import type { AboutRecord } from "#contract/note/note.ts";
import type { ToDo, toDoCalls } from "#contract/note/to-do.ts";
import { aboutColumns, isRecordThere, recordColumns, recordName } from "#server/areas/workspace/rules.ts";
import type { Caller, WorkspaceId } from "#server/core/caller.ts";
import { searchQuery } from "#server/core/search.ts";
import { byDay, byId, byText, type SortKeys, sortedPage } from "#server/core/sorted-page.ts";
import type { Db, Trx } from "#server/parts/database/database.ts";
import { personNameIn } from "#server/parts/database/people.ts";
import type { Tables } from "#server/parts/database/tables.ts";
import { onOwn } from "#server/parts/database/tenancy.ts";

/** The columns of what a task is about, null: nothing; none where it stays as it is. */
const columnsOf = (about: AboutRecord | null | undefined) =>
  about === undefined
    ? {}
    : Object.fromEntries(
        Object.entries(aboutColumns).map(([record, { column }]) => [column, about?.record === record ? about.record_id : null]),
      );

const toDos = (db: Db, workspace: WorkspaceId) =>
  db
    .selectFrom("to_dos")
    .leftJoin("recruiters", onOwn("recruiters.id", "to_dos.recruiter_id"))
    .select([
      "to_dos.id",
      "to_dos.text",
      "to_dos.due_on",
      "to_dos.recruiter_id",
      "to_dos.created_by",
      "to_dos.done_at",
      "to_dos.done_by",
      "to_dos.version",
      "to_dos.created_at",
      "to_dos.updated_at",
      "to_dos.deleted_at",
    ])
    .select(recordColumns("to_dos"))
    .select([recordName("to_dos").as("record_name"), personNameIn("recruiters").as("recruiter_name")])
    .where("to_dos.workspace_id", "=", workspace);

/** A task, taken away or not. */
export function findToDo(db: Db, workspace: WorkspaceId, id: string): Promise<ToDo | undefined> {
  return toDos(db, workspace).where("to_dos.id", "=", id).executeTakeFirst();
}

/** The same, its row locked until the transaction ends. */
export async function lockToDo(trx: Trx, workspace: WorkspaceId, id: string): Promise<ToDo | undefined> {
  await trx.selectFrom("to_dos").select("id").where("workspace_id", "=", workspace).where("id", "=", id).forNoKeyUpdate().execute();
  return findToDo(trx, workspace, id);
}

const sorts: SortKeys = {
  // What has no day comes behind what has one.
  due_on: byDay(sql`coalesce(to_dos.due_on, date '9999-12-31')`),
  text: byText(sql`lower(to_dos.text)`),
  created_at: byId(sql`to_dos.id`), // ids are UUIDv7: they sort by the time of creation
};

export async function pageOfToDos(db: Db, caller: Caller, query: Body<typeof toDoCalls.list>) {
  const { workspace } = caller;
  const page = sortedPage(query, sorts, "due_on", sql`to_dos.id`);
  const rows = await toDos(db, workspace)
    .select(page.value.as("sort_value"))
    .where(filters(query, caller.recruiter_id))
    .where(page.after)
    .orderBy(page.order)
    .limit(query.limit + 1)
    .execute();
  const { total } = await db
    .selectFrom("to_dos")
    .select(sql<number>`count(*)`.as("total"))
    .where("to_dos.workspace_id", "=", workspace)
    .where(filters(query, caller.recruiter_id))
    .executeTakeFirstOrThrow();
  const { page: to_dos, next_cursor } = page.pageOf(rows);
  return { to_dos, total, next_cursor };
}

function filters(query: Body<typeof toDoCalls.list>, own: string) {
  return (eb: ExpressionBuilder<Tables, "to_dos">) => {
    const all: Expression<SqlBool>[] = [eb("to_dos.deleted_at", query.trashed ? "is not" : "is", null), isRecordThere("to_dos")];
    if (query.state !== "all") all.push(eb("to_dos.done_at", query.state === "open" ? "is" : "is not", null));
    if (query.mine) all.push(eb("to_dos.recruiter_id", "=", own));
    if (query.recruiter_id) all.push(eb("to_dos.recruiter_id", "=", query.recruiter_id));
    if (query.unassigned) all.push(eb("to_dos.recruiter_id", "is", null));
    if (query.due_before) all.push(eb("to_dos.due_on", "<", query.due_before));
    if (query.record && query.record_id) all.push(eb(`to_dos.${aboutColumns[query.record].column}`, "=", query.record_id));
    else if (query.record) all.push(eb(`to_dos.${aboutColumns[query.record].column}`, "is not", null));
    const asked = query.q === undefined ? null : searchQuery(query.q);
    if (asked !== null)
      all.push(sql<SqlBool>`(words_of(to_dos.text) || words_of_name(${recordName("to_dos")})) @@ to_tsquery('simple', ${asked})`);
    return eb.and(all);
  };
}

export async function insertToDo(
  trx: Trx,
  workspace: WorkspaceId,
  {
    about,
    ...toDo
  }: { id: string; text: string; due_on: string | null; recruiter_id: string | null; about: AboutRecord | null; created_by: string },
): Promise<void> {
  await trx
    .insertInto("to_dos")
    .values({ ...toDo, ...columnsOf(about), workspace_id: workspace })
    .execute();
}

export async function updateToDo(
  trx: Trx,
  workspace: WorkspaceId,
  id: string,
  change: {
    text?: string;
    due_on?: string | null;
    recruiter_id?: string | null;
    about?: AboutRecord | null | undefined;
    done?: string | null;
    removed?: boolean;
  },
): Promise<void> {
  const { done, removed, about, ...fields } = change;
  await trx
    .updateTable("to_dos")
    .set({
      ...fields,
      ...columnsOf(about),
      ...(done !== undefined && { done_by: done, done_at: done ? sql<string>`now()` : null }),
      ...(removed !== undefined && { deleted_at: removed ? sql<string>`now()` : null }),
      version: sql`version + 1`,
      updated_at: sql`now()`,
    })
    .where("workspace_id", "=", workspace)
    .where("id", "=", id)
    .execute();
}
