import { sql } from "kysely";
import type { WorkspaceId } from "#server/core/caller.ts";
import type { Trx } from "#server/parts/database/database.ts";

interface SampleIds {
  candidate_ids: string[];
  job_ids: string[];
  /** Only those that the sample brought along. */
  client_ids: string[];
}

export function findSample(trx: Trx, workspace: WorkspaceId): Promise<SampleIds | undefined> {
  return trx
    .selectFrom("samples")
    .select(["candidate_ids", "job_ids", "client_ids"])
    .where("workspace_id", "=", workspace)
    .executeTakeFirst();
}

export async function insertSample(trx: Trx, workspace: WorkspaceId, ids: SampleIds) {
  await trx
    .insertInto("samples")
    .values({ ...ids, workspace_id: workspace })
    .execute();
}

/** Deletes the records for good, with what hangs on them; the keys of the files whose bytes have to go too. */
export async function deleteSample(trx: Trx, workspace: WorkspaceId, { candidate_ids, job_ids, client_ids }: SampleIds) {
  const ofSample = sql`(candidate_id = any(${candidate_ids}::uuid[]) or job_id = any(${job_ids}::uuid[]))`;
  // A reading holds the file that it was read from.
  await sql`update extractions set file_id = null from files where extractions.workspace_id = ${workspace}
    and files.workspace_id = ${workspace} and files.id = extractions.file_id and files.candidate_id = any(${candidate_ids}::uuid[])`.execute(
    trx,
  );
  const files = await sql<{ id: string }>`
    delete from files where workspace_id = ${workspace} and (
      candidate_id = any(${candidate_ids}::uuid[]) or id in (
        select unnest(array[pdf_id, docx_id, other_pdf_id, other_docx_id]) from proposal_editions
        where workspace_id = ${workspace} and proposal_id in (select id from proposals where workspace_id = ${workspace} and ${ofSample})))
    returning id`.execute(trx);
  // Of talks about jobs goes what was asked and said of these people.
  await sql`delete from chat_messages where workspace_id = ${workspace} and id in (
    select coalesce(m.question_id, m.id) from unnest(${candidate_ids}::uuid[]) gone (id) join chat_messages m
      on m.workspace_id = ${workspace} and m.citations @> jsonb_build_array(jsonb_build_object('candidate_id', gone.id)))`.execute(trx);
  const candidates = await sql`delete from candidates where workspace_id = ${workspace} and id = any(${candidate_ids}::uuid[])`.execute(
    trx,
  );
  const jobs = await sql`delete from jobs where workspace_id = ${workspace} and id = any(${job_ids}::uuid[])`.execute(trx);
  await sql`
    delete from clients where workspace_id = ${workspace} and id = any(${client_ids}::uuid[])
      and not exists (select 1 from jobs where jobs.workspace_id = clients.workspace_id and jobs.client_id = clients.id)`.execute(trx);
  await trx.deleteFrom("samples").where("workspace_id", "=", workspace).execute();
  return {
    keys: files.rows.map(({ id }) => `${workspace}/${id}`),
    candidates: Number(candidates.numAffectedRows ?? 0),
    jobs: Number(jobs.numAffectedRows ?? 0),
  };
}
