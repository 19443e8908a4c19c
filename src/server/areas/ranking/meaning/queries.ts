import { type SqlBool, sql } from "kysely";
import { nth } from "#contract/nth.ts";
import type { Known } from "#engine/anonymity/secrets.ts";
import type { CandidateMeaning, Gauge, JobMeaning } from "#engine/matching/meaning/meaning.ts";
import { contactOfJob } from "#server/areas/client/rules.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import type { Db, Trx } from "#server/parts/database/database.ts";
import { acrossWorkspaces, onOwn } from "#server/parts/database/tenancy.ts";
import { type CandidateToMatch, candidatesById, forgetComparisons, type JobToMatch, jobsById } from "../queries.ts";

/** How a model's vectors are to be read, and how long they are. */
export async function findModel(db: Db, model: string): Promise<(Gauge & { dimensions: number }) | undefined> {
  return db.selectFrom("embedding_models").select(["dimensions", "apart", "alike"]).where("model", "=", model).executeTakeFirst();
}

export async function insertModel(db: Db, model: string, values: Gauge & { dimensions: number }): Promise<void> {
  await db
    .insertInto("embedding_models")
    .values({ model, ...values })
    .onConflict((one) => one.column("model").doNothing())
    .execute();
}

const asVector = (bytes: Uint8Array): Int8Array => new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const asBytes = (vector: Int8Array): Uint8Array => new Uint8Array(vector.buffer, vector.byteOffset, vector.byteLength);

/** The vectors of jobs, by this model. */
export async function meaningsOfJobs(db: Db, workspace: WorkspaceId, model: string, ids: string[]): Promise<Map<string, JobMeaning>> {
  const rows = await db
    .selectFrom("job_vectors")
    .innerJoin("embedding_models", "embedding_models.model", "job_vectors.model")
    .select(["job_id", "job_vectors.vector", "apart", "alike"])
    .where("job_vectors.workspace_id", "=", workspace)
    .where("job_vectors.model", "=", model)
    .where(sql<SqlBool>`job_id = any(${ids}::uuid[])`)
    .execute();
  return new Map(rows.map(({ job_id, vector, apart, alike }) => [job_id, { model, vector: asVector(vector), gauge: { apart, alike } }]));
}

/** The vectors of candidates' passages, by this model, of the CV as it is now. */
export async function meaningsOfCandidates(
  db: Db,
  workspace: WorkspaceId,
  model: string,
  ids: string[],
): Promise<Map<string, CandidateMeaning>> {
  const rows = await db
    .selectFrom("candidate_vectors")
    .innerJoin("candidates", onOwn("candidates.id", "candidate_vectors.candidate_id"))
    .select(["candidate_id", "starts", "ends", "vectors"])
    .where("candidate_vectors.workspace_id", "=", workspace)
    .where("model", "=", model)
    .where(sql<SqlBool>`cv_md5 = md5(candidates.cv_text)`)
    .where(sql<SqlBool>`candidate_id = any(${ids}::uuid[])`)
    .execute();
  return new Map(
    rows.map(({ candidate_id, starts, ends, vectors }) => [
      candidate_id,
      { model, passages: starts.map((start, at) => ({ start, end: nth(ends, at) })), vectors: asVector(vectors) },
    ]),
  );
}

/** Open jobs that weren't looked at for this model as they are now, with the hash of what was. */
export async function jobsWithoutVectors(
  db: Db,
  workspace: WorkspaceId,
  model: string,
  limit: number,
): Promise<(JobToMatch & { hash: string | null; contact_name: string | null })[]> {
  const rows = await db
    .selectFrom("jobs")
    .leftJoin("job_vectors as v", (join) => onOwn("v.job_id", "jobs.id")(join).on("v.model", "=", model))
    .select(["jobs.id", "v.hash", sql<string | null>`${contactOfJob} ->> 'contact_name'`.as("contact_name")])
    .where("jobs.workspace_id", "=", workspace)
    .where("jobs.deleted_at", "is", null)
    .where("jobs.status", "=", 1)
    .where(sql<SqlBool>`v.version is distinct from jobs.version`)
    .limit(limit)
    .execute();
  const of = new Map(rows.map(({ id, ...row }) => [id, row]));
  return (await jobsById(db, workspace, [...of.keys()])).map((job) => ({
    ...job,
    ...(of.get(job.id) ?? { hash: null, contact_name: null }),
  }));
}

/** The same of candidates who have a CV and a name: without one there is none to hide. */
export async function candidatesWithoutVectors(
  db: Db,
  workspace: WorkspaceId,
  model: string,
  limit: number,
): Promise<{ candidate: CandidateToMatch; hash: string | null; known: Known }[]> {
  const rows = await db
    .selectFrom("candidates as c")
    .leftJoin("candidate_vectors as v", (join) => onOwn("v.candidate_id", "c.id")(join).on("v.model", "=", model))
    .select(["c.id", "v.hash", "c.email", "c.phone", "c.links"])
    .where("c.workspace_id", "=", workspace)
    .where("c.deleted_at", "is", null)
    .where("c.cv_text", "is not", null)
    .where(sql<SqlBool>`coalesce(c.first_name, c.last_name) is not null`)
    .where(sql<SqlBool>`v.change_seq is distinct from c.change_seq`)
    .orderBy("c.change_seq", "desc")
    .limit(limit)
    .execute();
  const of = new Map(rows.map(({ id, ...row }) => [id, row]));
  return (await candidatesById(db, workspace, [...of.keys()])).map((candidate) => {
    const { hash = null, ...contact } = of.get(candidate.id) ?? {};
    return { candidate, hash, known: { ...candidate, ...contact } as Known };
  });
}

/** What was looked at says the same as before: nothing of it changes. */
export async function markLookedAt(
  db: Db,
  workspace: WorkspaceId,
  model: string,
  one: { job: JobToMatch } | { candidate: CandidateToMatch },
): Promise<void> {
  if ("job" in one)
    await db
      .updateTable("job_vectors")
      .set({ version: one.job.version })
      .where("workspace_id", "=", workspace)
      .where("job_id", "=", one.job.id)
      .where("model", "=", model)
      .execute();
  else
    await db
      .updateTable("candidate_vectors")
      .set({ change_seq: one.candidate.change_seq })
      .where("workspace_id", "=", workspace)
      .where("candidate_id", "=", one.candidate.id)
      .where("model", "=", model)
      .execute();
}

/** Keeps a job's vector; the job is compared with everybody anew. */
export async function putJobVector(
  trx: Trx,
  workspace: WorkspaceId,
  model: string,
  { id, version }: JobToMatch,
  hash: string,
  vector: Int8Array,
): Promise<void> {
  const values = { model, hash, version, vector: asBytes(vector) };
  const isThere = await trx
    .updateTable("jobs")
    .set({ matched_version: 0, matched_seq: 0 })
    .where("workspace_id", "=", workspace)
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  if (!isThere) return;
  await trx
    .insertInto("job_vectors")
    .values({ workspace_id: workspace, job_id: id, ...values })
    .onConflict((one) => one.columns(["workspace_id", "job_id"]).doUpdateSet(values))
    .execute();
}

/** Keeps the vectors of a candidate who is as they were read, and lets them be compared anew: a change of its own. */
export async function putCandidateVectors(
  trx: Trx,
  workspace: WorkspaceId,
  model: string,
  { id, change_seq, cv_text }: CandidateToMatch,
  hash: string,
  { passages, vectors }: Omit<CandidateMeaning, "model">,
): Promise<void> {
  const {
    rows: [moved],
  } = await sql<{ change_seq: number }>`
    with w as (update workspaces set change_seq = change_seq + 1 where id = ${workspace} returning change_seq)
    update candidates set change_seq = w.change_seq from w where candidates.workspace_id = ${workspace} and candidates.id = ${id} and candidates.change_seq = ${change_seq}
    returning candidates.change_seq`.execute(trx);
  if (!moved) return;
  const values = {
    model,
    hash,
    change_seq: moved.change_seq,
    cv_md5: sql<string>`md5(${cv_text})`,
    starts: passages.map(({ start }) => start),
    ends: passages.map(({ end }) => end),
    vectors: asBytes(vectors),
  };
  await trx
    .insertInto("candidate_vectors")
    .values({ workspace_id: workspace, candidate_id: id, ...values })
    .onConflict((one) => one.columns(["workspace_id", "candidate_id"]).doUpdateSet(values))
    .execute();
}

/** Workspaces with an open job and with records that have no vectors of this model yet. */
export async function workspacesWithoutVectors(db: Db, model: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`${acrossWorkspaces("sweep")}
    select w.id from workspaces w where exists (select from jobs j where j.workspace_id = w.id and j.status = 1 and j.deleted_at is null)
      and (exists (select from candidates c where c.workspace_id = w.id and c.deleted_at is null and c.cv_text is not null
          and coalesce(c.first_name, c.last_name) is not null
          and not exists (select from candidate_vectors v where v.workspace_id = c.workspace_id and v.candidate_id = c.id and v.model = ${model}))
        or exists (select from jobs j where j.workspace_id = w.id and j.status = 1 and j.deleted_at is null
          and not exists (select from job_vectors v where v.workspace_id = j.workspace_id and v.job_id = j.id and v.model = ${model})))
    limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Drops a workspace's vectors; where there were any of jobs, everything is compared anew. */
export async function forgetVectors(trx: Trx, workspace: WorkspaceId): Promise<boolean> {
  await trx.deleteFrom("candidate_vectors").where("workspace_id", "=", workspace).execute();
  const jobs = await trx.deleteFrom("job_vectors").where("workspace_id", "=", workspace).returning("job_id").execute();
  if (jobs.length > 0) await forgetComparisons(trx, workspace);
  return jobs.length > 0;
}
