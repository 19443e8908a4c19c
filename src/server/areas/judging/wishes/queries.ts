import { sql } from "kysely";
import { isRecent } from "#server/areas/judging/queries.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import type { Db, Trx } from "#server/parts/database/database.ts";

interface Pair {
  job_id: string;
  candidate_id: string;
}

/** What is wished of a pair; `anew_since`: what was judged before that is asked again, to the letter. */
interface Wish {
  anew_since: string | null;
}

/** So long a screen waits for what was wished: in seconds. Whoever isn't judged by then has their turn when somebody looks again. */
const WAITED_FOR = 600;

/**
 * Wishes that a model judges these candidates for a job; `anew`: also where it has. What is wished anew stays so from when it was wished
 * first, so that whoever asks twice doesn't pay twice.
 */
export async function putWishes(
  trx: Trx,
  workspace: WorkspaceId,
  job_id: string,
  candidate_ids: readonly string[],
  { anew = false }: { anew?: boolean } = {},
): Promise<void> {
  await sql`insert into judging_wishes (workspace_id, job_id, candidate_id, anew_since)
    select ${workspace}, jobs.id, candidates.id, case when ${anew}::boolean then now() end
    from jobs join candidates on candidates.workspace_id = jobs.workspace_id and candidates.id = any(${candidate_ids}::uuid[])
    where jobs.workspace_id = ${workspace} and jobs.id = ${job_id} and candidates.deleted_at is null
    order by candidates.id
    on conflict (workspace_id, job_id, candidate_id) do update
      set wished_at = now(), anew_since = coalesce(judging_wishes.anew_since, excluded.anew_since)
      where judging_wishes.wished_at < now() - make_interval(secs => ${WAITED_FOR}::integer) or excluded.anew_since is not null`.execute(
    trx,
  );
}

/**
 * Whom of a workspace a model is to judge next because somebody wished it: those in view first, then those to be judged anew; nobody who is
 * being asked about, and none of a job for which the model is in trouble. `but`: pairs that were tried.
 */
export async function nextWished(db: Db, workspace: WorkspaceId, but: readonly string[]): Promise<Pair | undefined> {
  const { rows } = await sql<Pair>`select wished.job_id, wished.candidate_id from judging_wishes wished
    where wished.workspace_id = ${workspace} and concat(wished.job_id, ' ', wished.candidate_id) <> all(${but}::text[])
      and not exists (select from judging_claims claimed where claimed.workspace_id = ${workspace} and claimed.job_id = wished.job_id
        and claimed.candidate_id = wished.candidate_id and claimed.until > now())
      and not exists (select from judging_troubles where judging_troubles.workspace_id = ${workspace}
        and judging_troubles.job_id = wished.job_id and ${isRecent})
    order by wished.anew_since is not null, wished.wished_at desc, wished.candidate_id limit 1`.execute(db);
  return rows[0];
}

export async function findWish(db: Db, workspace: WorkspaceId, { job_id, candidate_id }: Pair): Promise<Wish | undefined> {
  return db
    .selectFrom("judging_wishes")
    .select(sql<string | null>`anew_since::text`.as("anew_since"))
    .where("workspace_id", "=", workspace)
    .where("job_id", "=", job_id)
    .where("candidate_id", "=", candidate_id)
    .executeTakeFirst();
}

/** Takes a wish away that came true, or can't; what was wished anew meanwhile stays. */
export async function removeWish(db: Db, workspace: WorkspaceId, { job_id, candidate_id }: Pair, { anew_since }: Wish): Promise<void> {
  await sql`delete from judging_wishes where workspace_id = ${workspace} and job_id = ${job_id} and candidate_id = ${candidate_id}
    and anew_since is not distinct from ${anew_since}::timestamptz`.execute(db);
}

/** Of a job that no model judges. */
export async function removeWishesOf(db: Db, workspace: WorkspaceId, job_id: string): Promise<void> {
  await db.deleteFrom("judging_wishes").where("workspace_id", "=", workspace).where("job_id", "=", job_id).execute();
}

/** Of whom something is wished for a job; `is_waited_for`: it wasn't so long ago that no screen waits for it any more. */
export const wishedOf = (db: Db, workspace: WorkspaceId, job_id: string): Promise<{ candidate_id: string; is_waited_for: boolean }[]> =>
  db
    .selectFrom("judging_wishes")
    .select(["candidate_id", sql<boolean>`wished_at > now() - make_interval(secs => ${WAITED_FOR}::integer)`.as("is_waited_for")])
    .where("workspace_id", "=", workspace)
    .where("job_id", "=", job_id)
    .execute();
