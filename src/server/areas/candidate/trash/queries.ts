import { type SqlBool, sql } from "kysely";
import { TRASH_DAYS } from "#contract/choices.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import type { Db, Trx } from "#server/parts/database/database.ts";
import { acrossWorkspaces } from "#server/parts/database/tenancy.ts";

const isOver = sql<SqlBool>`deleted_at < now() - make_interval(days => ${sql.lit(TRASH_DAYS)})`;

/** Jobs, proposals, clients with their people, notes and tasks whose 30 days in the trash are over, with what hangs on them. */
export async function removeOverdueRecords(db: Db): Promise<void> {
  for (const table of ["jobs", "proposals", "contacts", "clients", "notes", "to_dos"] as const)
    await db.deleteFrom(table).where(isOver).modifyEnd(acrossWorkspaces("sweep")).execute();
}

/** Candidates whose 30 days are over, at most `limit`. Whoever erases them locks them first: who restores one in that moment comes before or after. */
export function overdueCandidates(db: Db, limit: number) {
  return db
    .selectFrom("candidates")
    .select(["workspace_id", "id"])
    .where(isOver)
    .where("merged_into", "is", null)
    .limit(limit)
    .modifyEnd(acrossWorkspaces("sweep"))
    .execute();
}

/** Whether a candidate's 30 days in the trash are over still. */
export async function isOverdue(trx: Trx, workspace: WorkspaceId, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom("candidates")
    .select("id")
    .where("workspace_id", "=", workspace)
    .where("id", "=", id)
    .where("merged_into", "is", null)
    .where(isOver)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Readings that are over: what they read goes at once, with their hold on the file; that there was one is told (410) for a week more. */
export async function forgetOldReadings(db: Db): Promise<void> {
  await db
    .updateTable("extractions")
    .set({ text: null, draft: null, layout: null, evidence: sql`'{}'::jsonb`, hidden_text: sql`'[]'::jsonb`, file_id: null })
    .where(sql<SqlBool>`expires_at < now() and (text is not null or file_id is not null)`)
    .modifyEnd(acrossWorkspaces("sweep"))
    .execute();
  await db
    .deleteFrom("extractions")
    .where(sql<SqlBool>`expires_at < now() - interval '7 days'`)
    .modifyEnd(acrossWorkspaces("sweep"))
    .execute();
}
