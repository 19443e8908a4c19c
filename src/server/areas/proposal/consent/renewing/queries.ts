import { type SqlBool, sql } from "kysely";
import type { Retention } from "#contract/account/workspace.ts";
import { RENEWAL_DAYS } from "#contract/choices.ts";
import { keptUntil } from "#server/areas/candidate/rules.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import type { Db, Trx } from "#server/parts/database/database.ts";

/** Whose consent ends within 30 days, with an address to ask at, and who wasn't asked since they gave it. */
const candidatesToAsk = (db: Db, workspace: WorkspaceId, terms: Retention) =>
  db
    .selectFrom("candidates")
    .select(["candidates.id", "candidates.first_name", "candidates.email", "candidates.recruiter_id"])
    .select(sql<string>`${keptUntil(terms)}`.as("until"))
    .where("candidates.workspace_id", "=", workspace)
    .where("candidates.deleted_at", "is", null)
    .where("candidates.email", "is not", null)
    .where(sql<SqlBool>`candidates.consent ->> 'given_at' is not null`)
    .where(sql<SqlBool>`${keptUntil(terms)} between now() and now() + make_interval(days => ${sql.lit(RENEWAL_DAYS)})`)
    .where(sql<SqlBool>`not exists (select 1 from consent_requests r where r.workspace_id = candidates.workspace_id
      and r.candidate_id = candidates.id and r.asked ->> 'purpose' = 'keep'
      and r.created_at > (candidates.consent ->> 'given_at')::timestamptz)`);

export async function findCandidatesToAsk(db: Db, workspace: WorkspaceId, terms: Retention, limit: number): Promise<string[]> {
  const rows = await candidatesToAsk(db, workspace, terms).orderBy("until").limit(limit).execute();
  return rows.map(({ id }) => id);
}

/** One of them, where they are to be asked still; locked until the transaction ends, so that nobody is asked twice. */
export async function lockCandidateToAsk(trx: Trx, workspace: WorkspaceId, terms: Retention, id: string) {
  await trx.selectFrom("candidates").select("id").where("workspace_id", "=", workspace).where("id", "=", id).forUpdate().execute();
  return candidatesToAsk(trx, workspace, terms).where("candidates.id", "=", id).executeTakeFirst();
}
