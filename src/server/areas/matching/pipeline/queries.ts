import { type RawBuilder, sql } from "kysely";
import type { Pipeline, PipelineStage, RefusalReason } from "#contract/job/pipeline.ts";
import { nth } from "#contract/nth.ts";
import { nameRecord } from "#server/core/act.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { type Db, json, type Trx } from "#server/parts/database/database.ts";
import { pipelineFrom, type StoredPipeline } from "./rules.ts";

/** The stages that are stored for the workspace and one of its jobs. */
const storedStages = (workspace: WorkspaceId, job_id: RawBuilder<unknown>) =>
  sql`coalesce((select jsonb_agg(jsonb_build_object('key', s.key, 'job_id', s.job_id, 'counts_as', s.counts_as, 'names', s.names, 'color', s.color,
        'card_limit', s.card_limit) order by s.position, s.key)
      from pipeline_stages s where s.workspace_id = ${workspace} and (s.job_id is null or s.job_id = ${job_id})), '[]')`;

/** The stages of a job, or of the workspace (null), and the reasons; in one statement. */
export async function pipelineOf(db: Db, workspace: WorkspaceId, job_id: string | null): Promise<Pipeline> {
  const { rows } = await sql<StoredPipeline>`select
    ${storedStages(workspace, sql`${job_id}::uuid`)} as stages,
    coalesce((select jsonb_agg(jsonb_build_object('key', r.key, 'side', r.side, 'names', r.names, 'is_gone', r.is_gone) order by r.position, r.key)
      from refusal_reasons r where r.workspace_id = ${workspace}), '[]') as reasons,
    (select j.stage_keys from jobs j where j.workspace_id = ${workspace} and j.id = ${job_id}::uuid) as chosen`.execute(db);
  return pipelineFrom(nth(rows, 0));
}

/** Of these jobs those that chose stages of their own, with them. */
export async function ownStagesOf(db: Db, workspace: WorkspaceId, job_ids: readonly string[]) {
  if (job_ids.length === 0) return [];
  const { rows } = await sql<StoredPipeline & { job_id: string }>`
    select j.id as job_id, j.stage_keys as chosen, '[]'::jsonb as reasons, ${storedStages(workspace, sql`j.id`)} as stages
    from jobs j where j.workspace_id = ${workspace} and j.id = any(${job_ids}::uuid[]) and j.stage_keys is not null`.execute(db);
  return rows.map(({ job_id, ...stored }) => ({ job_id, stages: pipelineFrom(stored).stages }));
}

/** Who saves a workspace's stages, those of its jobs or its reasons waits for who does so already. */
export async function holdPipeline(trx: Trx, workspace: WorkspaceId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${workspace}, 80))`.execute(trx);
}

/** Replaces the workspace's stages, or those that are a job's own, by these in their order. */
export async function replaceStages(trx: Trx, workspace: WorkspaceId, job_id: string | null, list: readonly PipelineStage[]) {
  await trx
    .deleteFrom("pipeline_stages")
    .where("workspace_id", "=", workspace)
    .where("job_id", job_id === null ? "is" : "=", job_id)
    .execute();
  if (list.length === 0) return;
  await trx
    .insertInto("pipeline_stages")
    .values(list.map(({ names, ...stage }, position) => ({ ...stage, names: json(names), workspace_id: workspace, position })))
    .execute();
}

export async function updateStagesOfJob(trx: Trx, workspace: WorkspaceId, job_id: string, keys: string[] | null) {
  await trx
    .updateTable("jobs")
    .set({ stage_keys: keys && json(keys) })
    .where("workspace_id", "=", workspace)
    .where("id", "=", job_id)
    .execute();
}

export async function replaceReasons(trx: Trx, workspace: WorkspaceId, list: readonly RefusalReason[]) {
  await trx.deleteFrom("refusal_reasons").where("workspace_id", "=", workspace).execute();
  if (list.length === 0) return;
  await trx
    .insertInto("refusal_reasons")
    .values(list.map(({ names, ...reason }, position) => ({ ...reason, names: json(names), workspace_id: workspace, position })))
    .execute();
}

/** How many matches stand in each stage, by key; of one job or of the workspace. */
export async function countCards(db: Db, workspace: WorkspaceId, job_id: string | null): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom("matches")
    .select([sql<string>`coalesce(stage_key, stage)`.as("key"), sql<number>`count(*)`.as("cards")])
    .where("workspace_id", "=", workspace)
    .where("stage", "<>", "suggested")
    .$if(job_id !== null, (q) => q.where("job_id", "=", job_id as string))
    .groupBy(sql`coalesce(stage_key, stage)`)
    .execute();
  return Object.fromEntries(rows.map(({ key, cards }) => [key, cards]));
}

/** The matches in a stage, of one job or of the workspace. */
export function pairsIn(db: Db, workspace: WorkspaceId, stage: PipelineStage, job_id: string | null, most: number) {
  return db
    .selectFrom("matches")
    .select(["job_id", "candidate_id"])
    .where("workspace_id", "=", workspace)
    .where("stage", "=", stage.counts_as)
    .where(sql<string>`coalesce(stage_key, stage)`, "=", stage.key)
    .$if(job_id !== null, (q) => q.where("job_id", "=", job_id as string))
    .orderBy("job_id")
    .orderBy("candidate_id")
    .limit(most)
    .execute();
}

/** Gives the matches in a stage another one that counts as the same: nobody has moved, and their days go on. */
export async function renameStage(trx: Trx, workspace: WorkspaceId, from: PipelineStage, to: PipelineStage, job_id: string | null) {
  const rows = await trx
    .updateTable("matches")
    .set({ stage_key: to.key === to.counts_as ? null : to.key })
    .where("workspace_id", "=", workspace)
    .where("stage", "=", from.counts_as)
    .where(sql<string>`coalesce(stage_key, stage)`, "=", from.key)
    .$if(job_id !== null, (q) => q.where("job_id", "=", job_id as string))
    .returning("job_id")
    .execute();
  for (const id of new Set(rows.map((row) => row.job_id))) nameRecord("job", id);
}
