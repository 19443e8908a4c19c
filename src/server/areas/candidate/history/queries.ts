import { sql } from "kysely";
import type { Activity } from "#contract/candidate/candidate.ts";
import { matchColumns } from "#server/areas/ranking/queries.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import type { Db } from "#server/parts/database/database.ts";
import { onOwn } from "#server/parts/database/tenancy.ts";

/** A candidate's jobs with their match, best first; closed ones too. */
export function matchesOfCandidate(db: Db, workspace: WorkspaceId, candidate_id: string) {
  return db
    .selectFrom("matches")
    .innerJoin("jobs", onOwn("jobs.id", "matches.job_id"))
    .leftJoin("clients", onOwn("clients.id", "jobs.client_id"))
    .select(matchColumns)
    .select(["jobs.title as job_title", "clients.name as client_name"])
    .where("matches.workspace_id", "=", workspace)
    .where("matches.candidate_id", "=", candidate_id)
    .where("jobs.deleted_at", "is", null)
    .orderBy("matches.score", "desc")
    .orderBy("jobs.id")
    .limit(200)
    .execute();
}

/** A candidate's proposals, the one changed last first. */
export function proposalsOfCandidate(db: Db, workspace: WorkspaceId, candidate_id: string) {
  return db
    .selectFrom("proposals")
    .innerJoin("jobs", onOwn("jobs.id", "proposals.job_id"))
    .select(["proposals.id", "proposals.job_id", "jobs.title as job_title", "proposals.status", "proposals.updated_at"])
    .where("proposals.workspace_id", "=", workspace)
    .where("proposals.candidate_id", "=", candidate_id)
    .where("proposals.deleted_at", "is", null)
    .orderBy("proposals.updated_at", "desc")
    .orderBy("proposals.id", "desc")
    .limit(200)
    .execute();
}

/** What was done with a candidate, the newest first; with `id`, that alone. */
export function activityOf(db: Db, workspace: WorkspaceId, candidate_id: string, id?: string) {
  return db
    .selectFrom("activities")
    .leftJoin("recruiters", onOwn("recruiters.id", "activities.recruiter_id"))
    .leftJoin("jobs", (join) => onOwn("jobs.id", "activities.job_id")(join).on("jobs.deleted_at", "is", null))
    .leftJoin("notes", onOwn("notes.id", "activities.id"))
    .select(["activities.id", "activities.at"])
    .select([
      // What a note says, and on which proposal, stands with the note, which has the same id.
      sql<Activity["detail"]>`case when notes.id is null then activities.detail
        else jsonb_strip_nulls(jsonb_build_object('text', notes.text, 'proposal_id', notes.proposal_id)) end`.as("detail"),
      sql<Activity["job"]>`case when jobs.id is not null then jsonb_build_object('id', jobs.id, 'title', jobs.title) end`.as("job"),
      sql<Activity["kind"]>`activities.kind`.as("kind"),
      sql<string | null>`coalesce(recruiters.first_name || ' ' || recruiters.last_name, activities.detail ->> 'by')`.as("actor_name"),
    ])
    .where("activities.workspace_id", "=", workspace)
    .where("activities.candidate_id", "=", candidate_id)
    .where(sql<boolean>`(activities.kind <> 'note' or notes.id is not null and notes.deleted_at is null)`)
    .$if(id !== undefined, (query) => query.where("activities.id", "=", id as string))
    .orderBy("activities.at", "desc")
    .orderBy("activities.id", "desc")
    .limit(100)
    .execute();
}
