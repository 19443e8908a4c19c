import { type SqlBool, sql } from "kysely";
import type { Retention } from "#contract/account/workspace.ts";
import { isFarAlong, isWithdrawn, keptUntil, mayBeOver } from "#server/areas/candidate/rules.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import type { Db, Trx } from "#server/parts/database/database.ts";
import { acrossWorkspaces } from "#server/parts/database/tenancy.ts";

const isPastTerm = (terms: Retention) => sql<SqlBool>`candidates.deleted_at is null and ${mayBeOver(terms)} and ${keptUntil(terms)} < now()
  and candidates.consent ->> 'withdrawn_at' is null and not (${isFarAlong})`;

/** Candidates whose term is over, at most `limit`. */
export async function candidatesPastTerm(db: Db, workspace: WorkspaceId, terms: Retention, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("candidates")
    .select("candidates.id")
    .where("candidates.workspace_id", "=", workspace)
    .where(isPastTerm(terms))
    .orderBy("candidates.id")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Candidates who took their consent back, also those in the trash. */
export function withdrawnCandidates(db: Db, limit: number) {
  return db
    .selectFrom("candidates")
    .select(["candidates.workspace_id", "candidates.id"])
    .where(sql<SqlBool>`candidates.consent ->> 'withdrawn_at' is not null`)
    .where(isWithdrawn)
    .limit(limit)
    .modifyEnd(acrossWorkspaces("sweep"))
    .execute();
}

/** Moves to the trash whoever of these is past their term still; who that is. */
export async function trashPastTerm(trx: Trx, workspace: WorkspaceId, terms: Retention, ids: string[], change_seq: number) {
  const rows = await trx
    .updateTable("candidates")
    .set({ deleted_at: sql`now()`, change_seq, version: sql`version + 1`, updated_at: sql`now()` })
    .where("candidates.workspace_id", "=", workspace)
    .where("candidates.id", "in", ids)
    .where(isPastTerm(terms))
    .returning("candidates.id")
    .execute();
  return rows.map(({ id }) => id);
}

const isThere = (trx: Trx, workspace: WorkspaceId, id: string) =>
  trx
    .selectFrom("candidates")
    .select("candidates.id")
    .where("candidates.workspace_id", "=", workspace)
    .where("candidates.id", "=", id)
    .forUpdate();

export const isPastTermStill = async (trx: Trx, workspace: WorkspaceId, terms: Retention, id: string): Promise<boolean> =>
  (await isThere(trx, workspace, id).where(isPastTerm(terms)).executeTakeFirst()) !== undefined;

export const isWithdrawnStill = async (trx: Trx, workspace: WorkspaceId, id: string): Promise<boolean> =>
  (await isThere(trx, workspace, id).where(isWithdrawn).executeTakeFirst()) !== undefined;

/** Until when one candidate is kept; null: until somebody removes them, or they are in the trash. */
export async function keptUntilOf(db: Db, workspace: WorkspaceId, terms: Retention, id: string): Promise<string | null> {
  const row = await db
    .selectFrom("candidates")
    .select(sql<string | null>`case when not (${isFarAlong}) then ${keptUntil(terms)} end`.as("until"))
    .where("candidates.workspace_id", "=", workspace)
    .where("candidates.id", "=", id)
    .where("candidates.deleted_at", "is", null)
    .executeTakeFirst();
  return row?.until ?? null;
}
