import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import type { Candidate } from "#contract/candidate/candidate.ts";
import type { Job } from "#contract/job/job.ts";
import type { Criterion } from "#contract/job/match.ts";
import { ENGINE_VERSION } from "#engine/matching/match.ts";
import type { MatchableCandidate } from "#engine/matching/prepared-candidate.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { type Db, json, type Trx } from "#server/parts/database/database.ts";
import type { Summary } from "./rules.ts";

/** What a job is compared by. */
const comparedColumns = [
  "title",
  "city",
  "country",
  "remote",
  "employment_type",
  "hours_min",
  "hours_per_week",
  "salary_min",
  "salary_max",
  "currency",
  "period",
  "description",
  "requirements",
  "skills",
  "min_years",
  "education_level",
  "languages",
  "start_date",
] as const;
const jobColumns = ["id", "version", ...comparedColumns] as const;

/** Whether a job is compared otherwise after a change of these fields. */
export const changesComparison = (stored: Pick<Job, (typeof comparedColumns)[number]>, values: Partial<Job>): boolean =>
  comparedColumns.some((name) => values[name] !== undefined && !isDeepStrictEqual(values[name], stored[name]));

/** The next version of a job, for which what was compared with this one still holds. */
export const comparedAsBefore = {
  matched_version: sql<number>`case when matched_version = version then version + 1 else matched_version end`,
};

export type JobToMatch = Pick<Job, (typeof jobColumns)[number]>;

const candidateColumns = [
  "id",
  "change_seq",
  "first_name",
  "last_name",
  "headline",
  "city",
  "country",
  "skills",
  "experience",
  "education",
  "certifications",
  "languages",
  "years_experience",
  "desired",
  "available_from",
  "notice_weeks",
  "work_permit",
  "summary",
  "cv_text",
  "updated_at",
  "facts",
  "corrections",
  "pointed",
] as const;

/** Where the facts are stored, where each field was read isn't needed any more. */
const evidenceWithoutFacts = sql<Candidate["evidence"]>`case when facts is null then evidence else '{}'::jsonb end`.as("evidence");

export type CandidateToMatch = MatchableCandidate & { id: string; change_seq: number };

/** Jobs with what is compared of them, in no order; none of the trash. */
export function jobsById(db: Db, workspace: WorkspaceId, ids: string[]): Promise<JobToMatch[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom("jobs")
    .select(jobColumns)
    .where("workspace_id", "=", workspace)
    .where("id", "in", ids)
    .where("deleted_at", "is", null)
    .execute() as Promise<JobToMatch[]>;
}

/** Locks a job until the transaction ends: who writes its matches takes turns. False where there is none. */
export async function lockJob(trx: Trx, workspace: WorkspaceId, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom("jobs")
    .select("id")
    .where("workspace_id", "=", workspace)
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether an open job hasn't seen the workspace's last change yet. */
export const isMatching = (workspace: WorkspaceId) =>
  sql<boolean>`exists (select from jobs j join workspaces w on w.id = j.workspace_id
    where w.id = ${workspace} and j.status = 1 and j.deleted_at is null and j.matched_seq < w.change_seq)`;

/** At which change of the workspace a job is with all its candidates: none where another version of it, or of the engine, was compared. */
export const seenBy = (engine: string) =>
  sql<number>`case when jobs.matched_version = jobs.version and jobs.matched_engine = ${engine} then jobs.matched_seq else 0 end`;

/** Whether an open job hasn't seen the last change of the candidate that is read. */
export const isLackedByJobs = sql<boolean>`exists (select from jobs where jobs.workspace_id = candidates.workspace_id
  and jobs.status = 1 and jobs.deleted_at is null and ${seenBy(ENGINE_VERSION)} < candidates.change_seq)`;
/** How many open jobs of a workspace haven't seen its last change yet. */
export async function countBehind(db: Db, workspace: WorkspaceId): Promise<number> {
  const row = await db
    .selectFrom("jobs")
    .innerJoin("workspaces", "workspaces.id", "jobs.workspace_id")
    .select(sql<number>`count(*)`.as("n"))
    .where("jobs.workspace_id", "=", workspace)
    .where("jobs.status", "=", 1)
    .where("jobs.deleted_at", "is", null)
    .where(sql<boolean>`jobs.matched_seq < workspaces.change_seq`)
    .executeTakeFirstOrThrow();
  return row.n;
}

export function candidatesById(db: Db, workspace: WorkspaceId, ids: string[]): Promise<CandidateToMatch[]> {
  if (ids.length === 0) return Promise.resolve([]);
  // Facts are packed in their column, and typed where they are unpacked.
  return db
    .selectFrom("candidates")
    .select(candidateColumns)
    .select(evidenceWithoutFacts)
    .where("workspace_id", "=", workspace)
    .where("id", "in", ids)
    .where("deleted_at", "is", null)
    .execute() as unknown as Promise<CandidateToMatch[]>;
}

/** A match as lists carry it, without its criteria. */
export const matchColumns = [
  "matches.job_id",
  "matches.candidate_id",
  "matches.score",
  "matches.source",
  "matches.stage",
  sql<string>`coalesce(matches.stage_key, matches.stage)`.as("stage_key"),
  "matches.stage_reason",
  "matches.reason_key",
  "matches.reason_side",
  "matches.summary",
  "matches.engine_version",
  "matches.computed_at",
  sql<string>`coalesce(matches.stage_at, matches.created_at)`.as("stage_since"),
] as const;

interface ComputedMatch {
  job_id: string;
  candidate_id: string;
  score: number;
  criteria: Criterion[];
  summary: Summary;
  judged: string | null;
}

/** Rows of one statement: as many as a connection takes without others waiting for it. */
const AT_ONCE = 200;

/** Stores what was computed; a match that says what it said before isn't written. */
export async function putMatches(trx: Trx, workspace: WorkspaceId, engine_version: string, matches: ComputedMatch[], source?: "manual") {
  for (let at = 0; at < matches.length; at += AT_ONCE)
    await sql`
      insert into matches (job_id, candidate_id, workspace_id, score, criteria, summary, judged, engine_version, computed_at, source)
      select one.job_id, one.candidate_id, ${workspace}, one.score, one.criteria, one.summary, one.judged, ${engine_version}, now(), ${source ?? "auto"}
      from jsonb_to_recordset(${json(matches.slice(at, at + AT_ONCE))})
        as one(job_id uuid, candidate_id uuid, score smallint, criteria jsonb, summary jsonb, judged text)
      on conflict (workspace_id, job_id, candidate_id) do update set score = excluded.score, criteria = excluded.criteria, summary = excluded.summary, judged = excluded.judged,
        engine_version = excluded.engine_version, computed_at = excluded.computed_at,
        source = case when ${source ?? null}::text is null then matches.source else excluded.source end
      where (matches.score, matches.criteria, matches.summary, matches.judged, matches.engine_version) is distinct from
        (excluded.score, excluded.criteria, excluded.summary, excluded.judged, excluded.engine_version)
        or matches.source <> coalesce(${source ?? null}::text, matches.source)`.execute(trx);
}

type Pair = Pick<ComputedMatch, "job_id" | "candidate_id">;

/** Drops computed matches that no longer hold. */
export async function removeMatches(trx: Trx, workspace: WorkspaceId, pairs: Pair[]) {
  if (pairs.length === 0) return;
  await sql`delete from matches using jsonb_to_recordset(${json(pairs)}) as one(job_id uuid, candidate_id uuid)
    where matches.workspace_id = ${workspace} and matches.job_id = one.job_id and matches.candidate_id = one.candidate_id`.execute(trx);
}

/** Makes matches that a person chose the engine's again; replies which they were. */
export async function unpinMatches(trx: Trx, workspace: WorkspaceId, job_id: string, candidate_ids: string[]): Promise<string[]> {
  const rows = await trx
    .updateTable("matches")
    .set({ source: "auto" })
    .where("workspace_id", "=", workspace)
    .where("job_id", "=", job_id)
    .where("candidate_id", "in", candidate_ids)
    .where("source", "=", "manual")
    .returning("candidate_id")
    .execute();
  return rows.map(({ candidate_id }) => candidate_id);
}

/** Lets every job of a workspace be compared anew, as with other weights; or one job. */
export async function forgetComparisons(trx: Trx, workspace: WorkspaceId, job_id?: string) {
  await trx
    .updateTable("jobs")
    .set({ matched_version: 0, matched_seq: 0 })
    .where("workspace_id", "=", workspace)
    .$if(job_id !== undefined, (query) => query.where("id", "=", job_id as string))
    .execute();
}
