import { sql } from "kysely";
import { EXPORT_HOURS } from "#contract/choices.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import type { Db, Trx } from "#server/parts/database/database.ts";
import { acrossWorkspaces, onOwn } from "#server/parts/database/tenancy.ts";

export const findExports = (db: Db, workspace: WorkspaceId) =>
  db
    .selectFrom("workspace_exports")
    .leftJoin("recruiters", onOwn("workspace_exports.recruiter_id", "recruiters.id"))
    .leftJoin("files", onOwn("workspace_exports.file_id", "files.id"))
    .select([
      "workspace_exports.id",
      "workspace_exports.state",
      "workspace_exports.rows",
      "workspace_exports.files",
      "workspace_exports.file_id",
      "workspace_exports.created_at",
      "workspace_exports.ended_at",
      "recruiters.first_name",
      "recruiters.last_name",
      "files.name",
      "files.size",
    ])
    .where("workspace_exports.workspace_id", "=", workspace)
    .orderBy("workspace_exports.id", "desc")
    .execute();
export type StoredExport = Awaited<ReturnType<typeof findExports>>[number];

/** Whether it is still to be made: it may have been removed. */
export async function isMaking(db: Db, workspace: WorkspaceId, id: string): Promise<boolean> {
  const found = await db
    .selectFrom("workspace_exports")
    .select("state")
    .where("workspace_id", "=", workspace)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  return found?.state === "making";
}

/** False where one is being made. */
export async function insertExport(trx: Trx, workspace: WorkspaceId, id: string, recruiter_id: string): Promise<boolean> {
  const made = await trx
    .insertInto("workspace_exports")
    .values({ workspace_id: workspace, id, recruiter_id })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return made !== undefined;
}

type Ended = { state: "failed" } | { state: "ready"; file_id: string; rows: number; files: number };

export async function endExport(trx: Trx, workspace: WorkspaceId, id: string, ended: Ended): Promise<void> {
  await trx
    .updateTable("workspace_exports")
    .set({ ...ended, ended_at: sql<string>`now()` })
    .where("workspace_id", "=", workspace)
    .where("id", "=", id)
    .execute();
}

/** Removes one, or all that there are; the files that they leave behind. */
export async function removeExports(trx: Trx, workspace: WorkspaceId, id?: string): Promise<{ gone: number; files: string[] }> {
  const rows = await trx
    .deleteFrom("workspace_exports")
    .where("workspace_id", "=", workspace)
    .$if(id !== undefined, (query) => query.where("id", "=", id ?? ""))
    .returning("file_id")
    .execute();
  return { gone: rows.length, files: rows.flatMap(({ file_id }) => file_id ?? []) };
}

/** Those whose day is over, and those that nobody goes on with. */
export const overdueExports = (db: Db) =>
  db
    .selectFrom("workspace_exports")
    .select(["workspace_id", "id"])
    .where(sql<boolean>`coalesce(ended_at, created_at) < now() - make_interval(hours => ${EXPORT_HOURS})`)
    .modifyEnd(acrossWorkspaces("sweep"))
    .execute();
