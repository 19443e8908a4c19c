import { type SqlBool, sql } from "kysely";
import type { Candidate } from "#contract/candidate.ts";
import type { Job } from "#contract/job.ts";
import type { Criterion } from "#contract/match.ts";
import type { WorkspaceSettings } from "#contract/workspace.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { type Db, json, type Trx } from "#server/parts/database/database.ts";
import type { Override } from "#server/parts/database/tables.ts";
import type { Summary } from "./rules.ts";

const jobColumns = [
  "id",
  "title",
  "city",
  "country",
  "remote",
  "employment_type",
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
  "version",
  "matched_seq",
  "matched_version",
  "matched_engine",
] as const;

export type JobToMatch = Pick<Job, Exclude<(typeof jobColumns)[number], "matched_seq" | "matched_version" | "matched_engine">> & {
  matched_seq: number;
  matched_version: number;
  matched_engine: string;
  settings: Partial<WorkspaceSettings>;
};

const candidateColumns = [
  "id",
  "change_seq",
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
] as const;

export type CandidateToMatch = Pick<Candidate, Exclude<(typeof candidateColumns)[number], "change_seq">> & { change_seq: number };

/** Open jobs that haven't seen every change yet, or were compared by another engine or in another version. */
export function jobsBehind(db: Db, workspace: WorkspaceId, engine: string, job_id?: string) {
  return db
    .selectFrom("jobs")
    .innerJoin("workspaces", "workspaces.id", "jobs.workspace_id")
    .select("jobs.id")
    .where("jobs.workspace_id", "=", workspace)
    .where("jobs.deleted_at", "is", null)
    .where((eb) => (job_id ? eb("jobs.id", "=", job_id) : eb("jobs.status", "=", 1)))
    .where(
      sql<SqlBool>`(jobs.matched_seq < workspaces.change_seq or jobs.matched_version <> jobs.version or jobs.matched_engine <> ${engine})`,
    )
    .orderBy("jobs.updated_at", "desc")
    .execute();
}

export function findJobToMatch(trx: Trx, workspace: WorkspaceId, id: string): Promise<JobToMatch | undefined> {
  return trx
    .selectFrom("jobs")
    .select(jobColumns)
    .select((eb) => eb.selectFrom("workspaces").select("settings").whereRef("workspaces.id", "=", "jobs.workspace_id").as("settings"))
    .where("workspace_id", "=", workspace)
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .forUpdate()
    .executeTakeFirst() as Promise<JobToMatch | undefined>;
}

/** The next candidates changed after `seq`, in order of their change. */
export function candidatesChangedAfter(db: Db, workspace: WorkspaceId, seq: number, limit: number): Promise<CandidateToMatch[]> {
  return db
    .selectFrom("candidates")
    .select(candidateColumns)
    .where("workspace_id", "=", workspace)
    .where("change_seq", ">", seq)
    .where("deleted_at", "is", null)
    .orderBy("change_seq")
    .limit(limit)
    .execute() as Promise<CandidateToMatch[]>;
}

export function candidatesById(db: Db, workspace: WorkspaceId, ids: string[]): Promise<CandidateToMatch[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom("candidates")
    .select(candidateColumns)
    .where("workspace_id", "=", workspace)
    .where("id", "in", ids)
    .where("deleted_at", "is", null)
    .execute() as Promise<CandidateToMatch[]>;
}

export async function currentChange(db: Db, workspace: WorkspaceId): Promise<number> {
  return (await db.selectFrom("workspaces").select("change_seq").where("id", "=", workspace).executeTakeFirstOrThrow()).change_seq;
}

/** A match as lists carry it, without its criteria. */
export const matchColumns = [
  "matches.job_id",
  "matches.candidate_id",
  "matches.score",
  "matches.source",
  "matches.stage",
  "matches.stage_reason",
  "matches.summary",
  "matches.engine_version",
  "matches.computed_at",
  sql<string>`coalesce(matches.stage_at, matches.created_at)`.as("stage_since"),
] as const;

export interface KeptMatch {
  candidate_id: string;
  source: "auto" | "manual";
  stage: string;
  overrides: Record<string, Override>;
}

/** What people did to matches, which outlives every computation. */
export function keptMatches(db: Db, job_id: string, candidate_ids: string[]): Promise<KeptMatch[]> {
  if (candidate_ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom("matches")
    .select(["candidate_id", "source", "stage", "overrides"])
    .where("job_id", "=", job_id)
    .where("candidate_id", "in", candidate_ids)
    .execute() as Promise<KeptMatch[]>;
}

export interface ComputedMatch {
  job_id: string;
  candidate_id: string;
  score: number;
  criteria: Criterion[];
  summary: Summary;
}

export async function putMatches(trx: Trx, workspace: WorkspaceId, engine_version: string, matches: ComputedMatch[], source?: "manual") {
  for (let at = 0; at < matches.length; at += 50) {
    const rows = matches.slice(at, at + 50).map(({ criteria, summary, ...match }) => ({
      ...match,
      workspace_id: workspace,
      criteria: json(criteria),
      summary: json(summary),
      engine_version,
      computed_at: sql<string>`now()`,
      stage_reason: null,
      stage_at: null,
      overrides: json({}),
      ...(source && { source }),
    }));
    await trx
      .insertInto("matches")
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(["job_id", "candidate_id"]).doUpdateSet((eb) => ({
          score: eb.ref("excluded.score"),
          criteria: eb.ref("excluded.criteria") as never,
          summary: eb.ref("excluded.summary") as never,
          engine_version: eb.ref("excluded.engine_version"),
          computed_at: eb.ref("excluded.computed_at"),
          ...(source && { source }),
        })),
      )
      .execute();
  }
}

/** Drops computed matches that no longer hold and that nobody touched. */
export async function removeMatches(trx: Trx, job_id: string, candidate_ids: string[]) {
  if (candidate_ids.length === 0) return;
  await trx
    .deleteFrom("matches")
    .where("job_id", "=", job_id)
    .where("candidate_id", "in", candidate_ids)
    .where("source", "=", "auto")
    .where("stage", "=", "suggested")
    .where(sql<SqlBool>`overrides = '{}'::jsonb`)
    .execute();
}

/** Makes matches that a person chose the engine's again; replies which they were. */
export async function unpinMatches(trx: Trx, job_id: string, candidate_ids: string[]): Promise<string[]> {
  const rows = await trx
    .updateTable("matches")
    .set({ source: "auto" })
    .where("job_id", "=", job_id)
    .where("candidate_id", "in", candidate_ids)
    .where("source", "=", "manual")
    .returning("candidate_id")
    .execute();
  return rows.map(({ candidate_id }) => candidate_id);
}

/** Lets every job of a workspace be compared anew, as with other weights. */
export async function forgetComparisons(trx: Trx, workspace: WorkspaceId) {
  await trx.updateTable("jobs").set({ matched_version: 0, matched_seq: 0 }).where("workspace_id", "=", workspace).execute();
}

/** How far a job has been compared. */
export async function markMatched(
  trx: Trx,
  job_id: string,
  matched: { matched_seq: number; matched_version: number; matched_engine: string },
) {
  await trx
    .updateTable("jobs")
    .set({
      ...matched,
      compared: sql`(select count(*) from candidates c where c.workspace_id = jobs.workspace_id and c.deleted_at is null and c.change_seq <= ${matched.matched_seq})`,
    })
    .where("id", "=", job_id)
    .execute();
}
