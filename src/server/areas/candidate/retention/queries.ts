import { type SqlBool, sql } from "kysely";
import type { Retention, WorkspaceSettings } from "#contract/account/workspace.ts";
import { isFarAlong, keptUntil } from "#server/areas/candidate/rules.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import type { Db, Trx } from "#server/parts/database/database.ts";
import { acrossWorkspaces } from "#server/parts/database/tenancy.ts";

/** Workspaces that let candidates leave by themselves. */
export async function workspacesWithTerms(db: Db): Promise<{ workspace_id: string; retention: Partial<Retention> }[]> {
  const rows = await db
    .selectFrom("workspaces")
    .select(["id", "settings"])
    .where(sql<SqlBool>`settings -> 'retention' <> '{}'::jsonb`)
    .modifyEnd(acrossWorkspaces("sweep"))
    .execute();
  return rows.map(({ id, settings }) => ({
    workspace_id: id,
    retention: (settings as Partial<WorkspaceSettings>).retention ?? {},
  }));
}

/** Candidates whose term is over, at most `limit`. */
export function candidatesPastTerm(db: Db, workspace: WorkspaceId, terms: Retention, limit: number) {
  return db
    .selectFrom("candidates")
    .select("candidates.id")
    .where("candidates.workspace_id", "=", workspace)
    .where("candidates.deleted_at", "is", null)
    .where(sql<SqlBool>`${keptUntil(terms)} < now()`)
    .where(sql<SqlBool>`not (${isFarAlong})`)
    .orderBy("candidates.id")
    .limit(limit)
    .execute();
}

export async function trashCandidates(trx: Trx, workspace: WorkspaceId, ids: string[], change_seq: number) {
  await trx
    .updateTable("candidates")
    .set({ deleted_at: sql`now()`, change_seq, version: sql`version + 1`, updated_at: sql`now()` })
    .where("workspace_id", "=", workspace)
    .where("id", "in", ids)
    .where("deleted_at", "is", null)
    .execute();
}
