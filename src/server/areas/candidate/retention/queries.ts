import { type SqlBool, sql } from "kysely";
import type { Retention, WorkspaceSettings } from "#contract/workspace.ts";
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

const lastActivity = sql`(select max(a.at) from activities a where a.workspace_id = candidates.workspace_id and a.candidate_id = candidates.id)`;

/**
 * Until when a candidate is kept; null for ever. With consent: its own end, else `with_consent` weeks after it was given. Without:
 * `without_consent` weeks after the last work on them, whichever is later of their last change and their last activity.
 */
export const keptUntil = ({ with_consent = null, without_consent = null }: Partial<Retention>) => sql<string | null>`case
  when candidates.consent ->> 'expires_at' is not null then (candidates.consent ->> 'expires_at')::timestamptz
  when candidates.consent ->> 'given_at' is not null
    then (candidates.consent ->> 'given_at')::timestamptz + make_interval(weeks => ${with_consent}::int)
  else greatest(candidates.updated_at, ${lastActivity}) + make_interval(weeks => ${without_consent}::int) end`;

/** Whoever is in an interview or beyond stays, whatever their term. */
export const isFarAlong = sql<SqlBool>`exists (select 1 from matches m
  where m.workspace_id = candidates.workspace_id and m.candidate_id = candidates.id and m.stage in ('interview', 'offer', 'placed'))`;

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
