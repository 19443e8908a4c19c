import { sql } from "kysely";
import type { WorkspaceId } from "#server/core/caller.ts";
import type { Db, Trx } from "#server/parts/database/database.ts";

/** So many pairs of a workspace a model is asked about at once, by all processes together. */
export const AT_ONCE = 4;

interface Claimed {
  job_id: string;
  candidate_id: string;
}

/** Until when a pair is whose it is now, to the letter; or why it isn't: somebody else has it, or the workspace has no place left. */
type Claim = { until: string } | "taken" | "full";

/**
 * Takes a pair, for so many seconds, for whoever asks a model about it now. Whoever takes one in a workspace waits for the one before, so
 * that each counts what the others have; the clock is the database's, and what a process held that ended counts no longer than it was taken for.
 */
export async function claimPair(trx: Trx, workspace: WorkspaceId, pair: Claimed, seconds: number): Promise<Claim> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${workspace}, 122))`.execute(trx);
  const { rows } = await sql<Claimed>`select job_id, candidate_id from judging_claims
    where workspace_id = ${workspace} and until > clock_timestamp()`.execute(trx);
  if (rows.some(({ job_id, candidate_id }) => job_id === pair.job_id && candidate_id === pair.candidate_id)) return "taken";
  if (rows.length >= AT_ONCE) return "full";
  const { rows: claimed } = await sql<{ until: string }>`insert into judging_claims (workspace_id, job_id, candidate_id, until)
    select ${workspace}, jobs.id, candidates.id, clock_timestamp() + make_interval(secs => ${seconds}::double precision)
    from jobs join candidates on candidates.workspace_id = jobs.workspace_id and candidates.id = ${pair.candidate_id}
    where jobs.workspace_id = ${workspace} and jobs.id = ${pair.job_id}
    on conflict (workspace_id, job_id, candidate_id) do update set until = excluded.until
    returning until::text`.execute(trx);
  return claimed[0] ?? "taken";
}

const isClaim = ({ job_id, candidate_id }: Claimed, workspace: WorkspaceId, until: string) =>
  sql`workspace_id = ${workspace} and job_id = ${job_id} and candidate_id = ${candidate_id} and until = ${until}::timestamptz`;

/** Candidates of a job about whom somebody asks a model now. */
export async function claimedOf(db: Db, workspace: WorkspaceId, job_id: string): Promise<string[]> {
  const claims = db.selectFrom("judging_claims").select("candidate_id").where("workspace_id", "=", workspace).where("job_id", "=", job_id);
  return (await claims.where("until", ">", sql<string>`now()`).execute()).map(({ candidate_id }) => candidate_id);
}

/** The same claim for so many seconds from now; null: it ran out, and its place may be somebody else's. */
export async function prolongClaim(db: Db, workspace: WorkspaceId, pair: Claimed, until: string, seconds: number): Promise<string | null> {
  const { rows } = await sql<{
    until: string;
  }>`update judging_claims set until = clock_timestamp() + make_interval(secs => ${seconds}::double precision)
    where ${isClaim(pair, workspace, until)} and until > clock_timestamp() returning until::text`.execute(db);
  return rows[0]?.until ?? null;
}

/** Gives a pair back; what somebody else claimed meanwhile stays theirs. */
export async function releasePair(db: Db, workspace: WorkspaceId, pair: Claimed, until: string): Promise<void> {
  await sql`delete from judging_claims where ${isClaim(pair, workspace, until)}`.execute(db);
}
