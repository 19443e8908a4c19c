import { type SqlBool, sql } from "kysely";
import type { WorkspaceSettings } from "#contract/account/workspace.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import type { Db, Trx } from "#server/parts/database/database.ts";
import type { Override } from "#server/parts/database/tables.ts";
import { seenBy } from "../queries.ts";

/** An open job, or one that somebody looks at, that hasn't seen every change. */
export interface JobBehind {
  id: string;
  version: number;
  /** The change up to which its candidates were compared with this version by this engine; 0 where none was. */
  seen: number;
  /** From which score on its matches are stored: 0 where all are. */
  kept_from: number;
  /** Which vector it is compared by; null where it has none. */
  vector: string | null;
}

/** The same of a job that has seen nothing yet is 0. */
const keptFrom = (engine: string) => sql<number>`case when ${seenBy(engine)} = 0 then 0 else jobs.kept_from end`;
const vectorOfJob = sql<
  string | null
>`(select v.model || ' ' || v.hash from job_vectors v where v.workspace_id = jobs.workspace_id and v.job_id = jobs.id)`;
const MOST_BEHIND = 1000;

/** Those in view first, then those that lack least: one change reaches all jobs before a new job goes on with everybody. */
export function jobsBehind(db: Db, workspace: WorkspaceId, engine: string, in_view: string[]): Promise<JobBehind[]> {
  return db
    .selectFrom("jobs")
    .innerJoin("workspaces", "workspaces.id", "jobs.workspace_id")
    .select(["jobs.id", "jobs.version", seenBy(engine).as("seen"), keptFrom(engine).as("kept_from"), vectorOfJob.as("vector")])
    .where("jobs.workspace_id", "=", workspace)
    .where("jobs.deleted_at", "is", null)
    .where((eb) => eb.or([eb("jobs.status", "=", 1), sql<SqlBool>`jobs.id = any(${in_view}::uuid[])`]))
    .where(sql<SqlBool>`${seenBy(engine)} < workspaces.change_seq`)
    .orderBy(sql`(jobs.id = any(${in_view}::uuid[])) desc`)
    .orderBy("seen", "desc")
    .orderBy("jobs.updated_at", "desc")
    .limit(MOST_BEHIND)
    .execute();
}

/** At which change a workspace is, and with what points it compares. */
export function workspaceNow(db: Db, workspace: WorkspaceId): Promise<{ change_seq: number; settings: Partial<WorkspaceSettings> }> {
  return db.selectFrom("workspaces").select(["change_seq", "settings"]).where("id", "=", workspace).executeTakeFirstOrThrow();
}

export interface Change {
  id: string;
  change_seq: number;
}

/** Who changed after `seq`, in order of their change; nobody in the trash. */
export function changesAfter(db: Db, workspace: WorkspaceId, seq: number, limit: number): Promise<Change[]> {
  return db
    .selectFrom("candidates")
    .select(["id", "change_seq"])
    .where("workspace_id", "=", workspace)
    .where("change_seq", ">", seq)
    .where("deleted_at", "is", null)
    .orderBy("change_seq")
    .limit(limit)
    .execute();
}

/** The last change of one candidate; undefined in the trash. */
export function changeOf(db: Db, workspace: WorkspaceId, candidate_id: string): Promise<Change | undefined> {
  return db
    .selectFrom("candidates")
    .select(["id", "change_seq"])
    .where("workspace_id", "=", workspace)
    .where("id", "=", candidate_id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}

/** Whether an open job, or this one, hasn't seen a candidate's last change. */
export async function isLacking(db: Db, workspace: WorkspaceId, engine: string, candidate_id: string, job_id?: string): Promise<boolean> {
  const row = await db
    .selectFrom("jobs")
    .innerJoin("candidates", "candidates.workspace_id", "jobs.workspace_id")
    .select("jobs.id")
    .where("jobs.workspace_id", "=", workspace)
    .where((eb) => (job_id ? eb("jobs.id", "=", job_id) : eb("jobs.status", "=", 1)))
    .where("jobs.deleted_at", "is", null)
    .where("candidates.id", "=", candidate_id)
    .where("candidates.deleted_at", "is", null)
    .where(sql<SqlBool>`${seenBy(engine)} < candidates.change_seq`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** How far one job is: `compared` of the workspace's candidates, `waiting` the others; and from which score on its matches are stored. */
export async function progressOf(
  db: Db,
  workspace: WorkspaceId,
  engine: string,
  job_id: string,
): Promise<{ isBehind: boolean; waiting: number; compared: number; seen: number; kept_from: number }> {
  const row = await db
    .selectFrom("jobs")
    .innerJoin("workspaces", "workspaces.id", "jobs.workspace_id")
    .select(["workspaces.change_seq", "workspaces.candidates", seenBy(engine).as("seen"), keptFrom(engine).as("kept_from")])
    .select(
      // Of a job that has seen nothing it is everybody, and of one that has seen all nobody: neither is counted.
      sql<number>`case ${seenBy(engine)} when 0 then workspaces.candidates when workspaces.change_seq then 0 else (select count(*)
        from candidates c where c.workspace_id = jobs.workspace_id and c.deleted_at is null and c.change_seq > ${seenBy(engine)}) end`.as(
        "waiting",
      ),
    )
    .where("jobs.workspace_id", "=", workspace)
    .where("jobs.id", "=", job_id)
    .executeTakeFirst();
  if (!row) return { isBehind: false, waiting: 0, compared: 0, seen: 0, kept_from: 0 };
  const { seen, kept_from, waiting, candidates, change_seq } = row;
  return { isBehind: seen < change_seq, waiting, compared: Math.max(0, candidates - waiting), seen, kept_from };
}

/** Locks those of the jobs that are as they were read, with the vector they had, and that nobody else holds; replies which. */
export async function holdJobs(trx: Trx, workspace: WorkspaceId, engine: string, jobs: JobBehind[]): Promise<Set<string>> {
  const rows = await trx
    .selectFrom("jobs")
    .select(["id", "version", seenBy(engine).as("seen")])
    .where("workspace_id", "=", workspace)
    .where(
      "id",
      "in",
      jobs.map(({ id }) => id),
    )
    .where("deleted_at", "is", null)
    .orderBy("id")
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  const now = new Map(rows.map((row) => [row.id, row]));
  const same = jobs.filter(({ id, version, seen }) => now.get(id)?.version === version && now.get(id)?.seen === seen);
  if (same.length === 0) return new Set();
  // Once they are locked: a job that has seen nothing looks the same after it got a vector.
  const vectors = await trx
    .selectFrom("jobs")
    .select(["id", vectorOfJob.as("vector")])
    .where("workspace_id", "=", workspace)
    .where(
      "id",
      "in",
      same.map(({ id }) => id),
    )
    .execute();
  const vectorNow = new Map(vectors.map(({ id, vector }) => [id, vector]));
  return new Set(same.filter(({ id, vector }) => vectorNow.get(id) === vector).map(({ id }) => id));
}

export interface KeptPair {
  job_id: string;
  candidate_id: string;
  source: "auto" | "manual";
  stage: string;
  overrides: Record<string, Override>;
}

/** The stored matches of these jobs with these candidates, with what people did to them. */
export function keptPairs(trx: Trx, workspace: WorkspaceId, job_ids: string[], candidate_ids: string[]): Promise<KeptPair[]> {
  if (job_ids.length === 0 || candidate_ids.length === 0) return Promise.resolve([]);
  return trx
    .selectFrom("matches")
    .select(["job_id", "candidate_id", "source", "stage", "overrides"])
    .where("workspace_id", "=", workspace)
    .where("job_id", "in", job_ids)
    .where("candidate_id", "in", candidate_ids)
    .execute() as Promise<KeptPair[]>;
}

/**
 * How far jobs have been compared: up to `seq`. Nothing is counted anew: the last step of a job knows that everybody was
 * compared, those before it how many more.
 */
export async function markMatched(
  trx: Trx,
  workspace: WorkspaceId,
  engine: string,
  job_ids: string[],
  moved: { seq: number; is_first: boolean; is_last: boolean; more: number },
): Promise<void> {
  const everybody = sql<number>`(select candidates from workspaces where workspaces.id = jobs.workspace_id)`;
  const before = moved.is_first ? sql<number>`0` : sql<number>`compared`;
  await trx
    .updateTable("jobs")
    .set({
      matched_seq: moved.seq,
      matched_version: sql`version`,
      matched_engine: engine,
      ...(moved.is_first && { fitting: 0, kept_from: 0 }),
      compared: moved.is_last ? everybody : sql`least(${everybody}, ${before} + ${moved.more}::integer)`,
    })
    .where("workspace_id", "=", workspace)
    .where("id", "in", job_ids)
    .execute();
}
