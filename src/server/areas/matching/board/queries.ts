import { sql } from "kysely";
import type { BoardCard } from "#contract/job/board.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import type { Db, Trx } from "#server/parts/database/database.ts";
import type { BeforeMove } from "#server/parts/database/tables.ts";

interface Asked {
  job_id?: string | undefined;
  client_id?: string | undefined;
  recruiter_id?: string | undefined;
  /** Of each stage. */
  limit: number;
}

/** Whom somebody put into a stage, the newest of each; `in_stage`: how many there are. */
export async function cardsOf(db: Db, workspace: WorkspaceId, asked: Asked): Promise<(BoardCard & { in_stage: number })[]> {
  const { job_id = null, client_id = null, recruiter_id = null } = asked;
  const { rows } = await sql<BoardCard & { in_stage: number }>`
    with placed as (
      select m.job_id, m.candidate_id, m.stage, coalesce(m.stage_key, m.stage) as stage_key,
        count(*) over (partition by coalesce(m.stage_key, m.stage)) as in_stage,
        row_number() over (partition by coalesce(m.stage_key, m.stage) order by coalesce(m.stage_at, m.created_at) desc, m.candidate_id) as place
      from matches m join jobs j on j.workspace_id = m.workspace_id and j.id = m.job_id
        join candidates c on c.workspace_id = m.workspace_id and c.id = m.candidate_id
      where m.workspace_id = ${workspace} and m.stage <> 'suggested' and c.deleted_at is null and j.deleted_at is null
        and (m.job_id = ${job_id}::uuid or (${job_id}::uuid is null and j.status = 1))
        and (${client_id}::uuid is null or j.client_id = ${client_id}::uuid)
        and (${recruiter_id}::uuid is null or j.recruiter_id = ${recruiter_id}::uuid)
    )
    select placed.job_id, placed.candidate_id, placed.stage, placed.stage_key, placed.in_stage::int as in_stage, m.score, m.stage_reason, m.reason_key, m.reason_side,
      coalesce(m.stage_at, m.created_at) as stage_since, m.summary -> 'points' as points,
      (m.summary ->> 'musts_not_met')::int as musts_not_met, (m.summary ->> 'knock_outs_not_met')::int as knock_outs_not_met,
      jsonb_build_object('first_name', c.first_name, 'last_name', c.last_name, 'city', c.city,
        'role', coalesce(nullif(c.headline, ''), c.experience -> 0 ->> 'title'),
        'file_name', case when coalesce(c.first_name, c.last_name) is null then (select f.name from files f
          where f.workspace_id = ${workspace} and f.candidate_id = c.id order by f.uploaded_at desc limit 1) end) as candidate,
      j.title as job_title, cl.name as client_name, j.recruiter_id
    from placed join matches m on m.workspace_id = ${workspace} and m.job_id = placed.job_id and m.candidate_id = placed.candidate_id
      join jobs j on j.workspace_id = ${workspace} and j.id = placed.job_id
      join candidates c on c.workspace_id = ${workspace} and c.id = placed.candidate_id
      left join clients cl on cl.workspace_id = ${workspace} and cl.id = j.client_id
    where placed.place <= ${asked.limit}
    order by coalesce(m.stage_at, m.created_at) desc, m.candidate_id`.execute(db);
  return rows;
}

/** Where a match stood before its last move, where that is the one from `from` to `to`. */
export async function lastMove(
  trx: Trx,
  workspace: WorkspaceId,
  pair: { job_id: string; candidate_id: string },
  move: { from: string; to: string },
): Promise<BeforeMove | null> {
  const last = await trx
    .selectFrom("activities")
    .select("detail")
    .where("workspace_id", "=", workspace)
    .where("candidate_id", "=", pair.candidate_id)
    .where("job_id", "=", pair.job_id)
    .where("kind", "=", "stage_changed")
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!last) return null;
  const { from, from_key = from, to, to_key = to, before } = last.detail;
  // What `moveMatch` wrote there.
  return from_key === move.from && to_key === move.to ? ((before as BeforeMove | undefined) ?? null) : null;
}
