import { sql } from "kysely";
import { isResting } from "#server/areas/judging/claims/queries.ts";
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

/** How something is wished. */
export interface Manner {
  anew?: boolean;
  viewed?: boolean;
}

/** So long a screen waits for what was wished: in seconds. Whoever isn't judged by then has their turn when somebody looks again. */
const WAITED_FOR = 600;

/**
 * Wishes that a model judges these candidates for a job; `anew`: also where it has; `viewed`: somebody looks at them. What is wished anew
 * stays so from when it was wished first, so that whoever asks twice doesn't pay twice. Looking on lets no screen wait for longer.
 */
export async function putWishes(
  trx: Trx,
  workspace: WorkspaceId,
  job_id: string,
  candidate_ids: readonly string[],
  { anew = false, viewed = false }: Manner = {},
): Promise<void> {
  await sql`insert into judging_wishes (workspace_id, job_id, candidate_id, anew_since, viewed_at)
    select ${workspace}, jobs.id, candidates.id, case when ${anew}::boolean then now() end, case when ${viewed}::boolean then now() end
    from jobs join candidates on candidates.workspace_id = jobs.workspace_id and candidates.id = any(${candidate_ids}::uuid[])
    where jobs.workspace_id = ${workspace} and jobs.id = ${job_id} and candidates.deleted_at is null
    order by candidates.id
    on conflict (workspace_id, job_id, candidate_id) do update
      set wished_at = case when excluded.anew_since is null then judging_wishes.wished_at else excluded.wished_at end,
        anew_since = coalesce(judging_wishes.anew_since, excluded.anew_since),
        viewed_at = coalesce(excluded.viewed_at, judging_wishes.viewed_at)
      where excluded.anew_since is not null or excluded.viewed_at is not null`.execute(trx);
}

/**
 * Whom of a workspace a model is to judge next because somebody wished it: whoever was looked at last first, then those of whom nothing
 * was judged; nobody who is being asked about or rests, and none of a job for which the model is in trouble. `but`: pairs that were tried.
 */
export async function nextWished(db: Db, workspace: WorkspaceId, but: readonly string[]): Promise<Pair | undefined> {
  const { rows } = await sql<Pair>`select wished.job_id, wished.candidate_id from judging_wishes wished
    where wished.workspace_id = ${workspace} and concat(wished.job_id, ' ', wished.candidate_id) <> all(${but}::text[])
      and not exists (select from judging_claims where judging_claims.workspace_id = ${workspace} and judging_claims.job_id = wished.job_id
        and judging_claims.candidate_id = wished.candidate_id and (judging_claims.until > now() or ${isResting}))
      and not exists (select from judging_troubles where judging_troubles.workspace_id = ${workspace}
        and judging_troubles.job_id = wished.job_id and ${isRecent})
    order by wished.viewed_at desc nulls last, wished.anew_since is not null, wished.wished_at, wished.candidate_id limit 1`.execute(db);
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

/** Of whom something is wished for a job, but who rests; `is_waited_for`: it wasn't so long ago that no screen waits for it any more. */
export const wishedOf = (db: Db, workspace: WorkspaceId, job_id: string): Promise<{ candidate_id: string; is_waited_for: boolean }[]> =>
  db
    .selectFrom("judging_wishes")
    .select(["candidate_id", sql<boolean>`wished_at > now() - make_interval(secs => ${WAITED_FOR}::integer)`.as("is_waited_for")])
    .where("workspace_id", "=", workspace)
    .where("job_id", "=", job_id)
    .where(
      sql<boolean>`not exists (select from judging_claims where judging_claims.workspace_id = ${workspace} and judging_claims.job_id = ${job_id}
        and judging_claims.candidate_id = judging_wishes.candidate_id and ${isResting})`,
    )
    .execute();
