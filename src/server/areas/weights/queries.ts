import { sql } from "kysely";
import type { MatchSnapshot } from "#contract/candidate/dossier.ts";
import type { Criterion } from "#contract/job/match.ts";
import type { WeightChange } from "#contract/job/weights.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { newId } from "#server/core/ids.ts";
import { type Db, json, type Trx } from "#server/parts/database/database.ts";
import { onOwn } from "#server/parts/database/tenancy.ts";

const columns = ["id", "at", "recruiter_name as by", "kind", "before", "after", "grounds", "undone_at", "undone_by"] as const;

/** A workspace's changes of weights, newest first. */
export function changesOfWeights(db: Db, workspace: WorkspaceId): Promise<WeightChange[]> {
  return db.selectFrom("weight_changes").select(columns).where("workspace_id", "=", workspace).orderBy("id", "desc").execute() as Promise<
    WeightChange[]
  >;
}

/** Locks the workspace's row until the transaction ends: of two changes of weights one comes after the other. */
export async function lockWeights(trx: Trx, workspace: WorkspaceId): Promise<void> {
  await trx.selectFrom("workspaces").select("id").where("id", "=", workspace).forUpdate().execute();
}

export async function putChange(
  trx: Trx,
  workspace: WorkspaceId,
  recruiter: { id: string; name: string | null },
  change: Pick<WeightChange, "kind" | "before" | "after" | "grounds">,
) {
  await trx
    .insertInto("weight_changes")
    .values({
      id: newId(),
      workspace_id: workspace,
      recruiter_id: recruiter.id,
      recruiter_name: recruiter.name,
      kind: change.kind,
      before: json(change.before),
      after: json(change.after),
      grounds: change.grounds && json(change.grounds),
    })
    .execute();
}

export async function markUndone(trx: Trx, workspace: WorkspaceId, id: string, by: string | null) {
  await trx
    .updateTable("weight_changes")
    .set({ undone_at: sql`now()`, undone_by: by })
    .where("workspace_id", "=", workspace)
    .where("id", "=", id)
    .execute();
}

export interface StoredDecision {
  job_id: string;
  at: string;
  is_chosen: boolean;
  said: MatchSnapshot;
}

/** Decisions that are read at most: the newest. */
const MOST = 400;

/**
 * Where people put candidates, the newest first, with what the match said then. Chosen is who is on the shortlist or further. Declined
 * is who was rejected on paper: not after a talk, nor because the position was filled or the
 * candidate said no. One decision a pair: the last.
 */
export async function decisionsToLearn(db: Db, workspace: WorkspaceId): Promise<StoredDecision[]> {
  const { rows } = await sql<StoredDecision>`
    with last as (
      select distinct on (job_id, candidate_id) id, job_id, candidate_id, at, snapshot, detail ->> 'to' as stage,
        coalesce(detail ->> 'reason_key', detail ->> 'reason') as reason, detail ->> 'side' as side
      from decisions
      where workspace_id = ${workspace} and kind = 'stage' and job_id is not null and candidate_id is not null
      order by job_id, candidate_id, id desc)
    select last.job_id, last.at, last.stage <> 'rejected' as is_chosen, s.said
    from last
    join decision_snapshots s on s.workspace_id = ${workspace} and s.job_id = last.job_id and s.candidate_id = last.candidate_id
      and s.hash = last.snapshot
    where last.stage in ('shortlisted', 'proposed', 'interview', 'offer', 'placed')
      or last.stage = 'rejected' and last.reason is distinct from 'position_filled' and last.side is distinct from 'candidate'
        and not exists (select from decisions d where d.workspace_id = ${workspace} and d.job_id = last.job_id and d.candidate_id = last.candidate_id
          and d.kind = 'stage' and d.detail ->> 'to' in ('interview', 'offer', 'placed'))
        and not exists (select from proposals p where p.workspace_id = ${workspace} and p.job_id = last.job_id and p.candidate_id = last.candidate_id
          and p.response ->> 'reason' = 'position_filled')
    order by last.id desc limit ${MOST}`.execute(db);
  return rows;
}

/** The open jobs that changed last. */
export async function jobsToPreview(db: Db, workspace: WorkspaceId, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom("jobs")
    .select("id")
    .where("workspace_id", "=", workspace)
    .where("status", "=", 1)
    .where("deleted_at", "is", null)
    .orderBy("updated_at", "desc")
    .orderBy("id", "desc")
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** The first of a job's list, in its order. */
export function topOfList(
  db: Db,
  workspace: WorkspaceId,
  job_id: string,
  most: number,
): Promise<{ candidate_id: string; criteria: Criterion[] }[]> {
  return db
    .selectFrom("matches")
    .innerJoin("candidates", onOwn("candidates.id", "matches.candidate_id"))
    .select(["matches.candidate_id", "matches.criteria"])
    .where("matches.workspace_id", "=", workspace)
    .where("matches.job_id", "=", job_id)
    .where("candidates.deleted_at", "is", null)
    .orderBy("matches.exact_score", "desc")
    .orderBy("matches.candidate_id", "desc")
    .limit(most)
    .execute() as Promise<{ candidate_id: string; criteria: Criterion[] }[]>;
}
