import { sql } from "kysely";
import type { WorkspaceId } from "#server/core/caller.ts";
import type { Db, Trx } from "#server/parts/database/database.ts";

/** So many pairs of a workspace a model is asked about at once, by all processes together. */
export const AT_ONCE = 4;

interface Claimed {
  job_id: string;
  candidate_id: string;
}

/** Until when a pair is whose it is now, to the letter; or why it isn't: somebody else has it, it rests, or the workspace has no place left. */
type Claim = { until: string } | "taken" | "resting" | "full";

/** So long a pair rests of whom nothing could be read, in seconds: what can't be read won't be read in a minute. */
const REST = 3600;
export const isResting = sql<boolean>`judging_claims.unreadable_at > now() - make_interval(secs => ${REST}::integer)`;

/**
 * Takes a pair, for so many seconds, for whoever asks a model about it now. Whoever takes one in a workspace waits for the one before, so
 * that each counts what the others have; the clock is the database's, and what a process held that ended counts no longer than it was taken for.
 */
export async function claimPair(trx: Trx, workspace: WorkspaceId, pair: Claimed, seconds: number): Promise<Claim> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${workspace}, 122))`.execute(trx);
  const { rows } = await sql<{ is_own: boolean; is_held: boolean }>`
    select (job_id, candidate_id) = (${pair.job_id}::uuid, ${pair.candidate_id}::uuid) as is_own, until > clock_timestamp() as is_held
    from judging_claims where workspace_id = ${workspace} and (until > clock_timestamp() or ${isResting})`.execute(trx);
  const own = rows.find(({ is_own }) => is_own);
  if (own) return own.is_held ? "taken" : "resting";
  if (rows.filter(({ is_held }) => is_held).length >= AT_ONCE) return "full";
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

/** How many more of a workspace may be asked about now; whoever claims counts again. */
export async function freePlaces(db: Db, workspace: WorkspaceId): Promise<number> {
  const claims = db.selectFrom("judging_claims").select(sql<number>`count(*)::int`.as("n")).where("workspace_id", "=", workspace);
  const { n } = await claims.where("until", ">", sql<string>`clock_timestamp()`).executeTakeFirstOrThrow();
  return Math.max(0, AT_ONCE - n);
}

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

/** Gives a pair back, and lets it rest where nothing could be read; what somebody else claimed meanwhile stays theirs. */
export async function releasePair(db: Db, workspace: WorkspaceId, pair: Claimed, until: string, rests: boolean): Promise<void> {
  if (rests)
    await sql`update judging_claims set until = clock_timestamp(), unreadable_at = clock_timestamp()
      where ${isClaim(pair, workspace, until)}`.execute(db);
  else await sql`delete from judging_claims where ${isClaim(pair, workspace, until)}`.execute(db);
}

/** Lets a pair rest that nobody has claimed. */
export async function restPair(db: Db, workspace: WorkspaceId, pair: Claimed): Promise<void> {
  await sql`insert into judging_claims (workspace_id, job_id, candidate_id, until, unreadable_at)
    select ${workspace}, jobs.id, candidates.id, now(), now()
    from jobs join candidates on candidates.workspace_id = jobs.workspace_id and candidates.id = ${pair.candidate_id}
    where jobs.workspace_id = ${workspace} and jobs.id = ${pair.job_id}
    on conflict (workspace_id, job_id, candidate_id) do update set unreadable_at = excluded.unreadable_at`.execute(db);
}

/** Of these candidates those who rest for a job. */
export async function restingOf(db: Db, workspace: WorkspaceId, job_id: string, candidate_ids: readonly string[]): Promise<Set<string>> {
  const claims = db.selectFrom("judging_claims").select("candidate_id").where("workspace_id", "=", workspace).where("job_id", "=", job_id);
  const rows = await claims.where(sql<boolean>`candidate_id = any(${candidate_ids}::uuid[])`).where(isResting).execute();
  return new Set(rows.map(({ candidate_id }) => candidate_id));
}

/** Nobody rests for a job any more. */
export async function wakePairs(db: Db, workspace: WorkspaceId, job_id: string): Promise<void> {
  const all = db.updateTable("judging_claims").set({ unreadable_at: null });
  await all.where("workspace_id", "=", workspace).where("job_id", "=", job_id).execute();
}
