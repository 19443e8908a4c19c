import { sql } from "kysely";
import type { ViewSearch } from "#contract/view.ts";
import type { Caller, WorkspaceId } from "#server/core/caller.ts";
import { type Db, json } from "#server/parts/database/database.ts";
import { personNameIn } from "#server/parts/database/people.ts";
import type { Tables } from "#server/parts/database/tables.ts";
import { onOwn } from "#server/parts/database/tenancy.ts";

const views = (db: Db, caller: Caller) =>
  db
    .selectFrom("saved_views")
    .leftJoin("recruiters", onOwn("recruiters.id", "saved_views.recruiter_id"))
    .select([
      "saved_views.id",
      "saved_views.list",
      "saved_views.name",
      "saved_views.search",
      "saved_views.shared",
      "saved_views.created_at",
      "saved_views.updated_at",
      sql<boolean>`saved_views.recruiter_id is not distinct from ${caller.recruiter_id}::uuid`.as("is_own"),
      personNameIn("recruiters").as("maker_name"),
    ])
    .where("saved_views.workspace_id", "=", caller.workspace)
    .where((eb) => eb.or([eb("saved_views.recruiter_id", "=", caller.recruiter_id), eb("saved_views.shared", "=", true)]));

/** One's own and the team's. */
export const viewsOf = (db: Db, caller: Caller) =>
  views(db, caller).orderBy(sql`lower(saved_views.name)`).orderBy("saved_views.id").limit(500).execute();

export const findView = (db: Db, caller: Caller, id: string) => views(db, caller).where("saved_views.id", "=", id).executeTakeFirst();

export async function insertView(
  db: Db,
  caller: Caller,
  view: { id: string; list: Tables["saved_views"]["list"]; name: string; search: ViewSearch; shared: boolean },
) {
  await db
    .insertInto("saved_views")
    .values({ ...view, search: json(view.search), workspace_id: caller.workspace, recruiter_id: caller.recruiter_id })
    .execute();
}

export async function updateView(
  db: Db,
  workspace: WorkspaceId,
  id: string,
  { search, ...values }: { name?: string | undefined; search?: ViewSearch | undefined; shared?: boolean | undefined },
) {
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  await db
    .updateTable("saved_views")
    .set({ ...given, ...(search && { search: json(search) }), updated_at: sql`now()` })
    .where("workspace_id", "=", workspace)
    .where("id", "=", id)
    .execute();
}

export async function removeView(db: Db, workspace: WorkspaceId, id: string) {
  await db.deleteFrom("saved_views").where("workspace_id", "=", workspace).where("id", "=", id).execute();
}

/** The columns that somebody chose, by list. */
export async function columnsOf(db: Db, user_id: string): Promise<Record<string, string[]>> {
  const rows = await db.selectFrom("list_columns").select(["list", "columns"]).where("user_id", "=", user_id).execute();
  return Object.fromEntries(rows.map(({ list, columns }) => [list, columns]));
}

export async function putColumns(db: Db, user_id: string, list: Tables["list_columns"]["list"], columns: string[] | null) {
  if (columns === null) await db.deleteFrom("list_columns").where("user_id", "=", user_id).where("list", "=", list).execute();
  else
    await db
      .insertInto("list_columns")
      .values({ user_id, list, columns: json(columns) })
      .onConflict((conflict) => conflict.columns(["user_id", "list"]).doUpdateSet({ columns: json(columns) }))
      .execute();
}
