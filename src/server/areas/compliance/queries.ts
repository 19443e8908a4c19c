import { sql } from "kysely";
import type { RankingLine } from "#contract/compliance.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import type { Db } from "#server/parts/database/database.ts";

const told = <K extends "from" | "to" | "verdict">(name: K) => sql<RankingLine[K]>`detail ->> ${sql.lit(name)}`.as(name);

/** Looks and decisions in the order in which they came, without any word that somebody wrote. */
export function rankingLinesAfter(db: Db, workspace: WorkspaceId, after: string | null, limit: number): Promise<RankingLine[]> {
  return db
    .selectFrom("decisions")
    .select(["id", "at", "kind", "recruiter_name as by", "job_id", "candidate_id", "score", "engine_version", "snapshot"])
    .select([told("from"), told("to"), told("verdict")])
    .where("workspace_id", "=", workspace)
    .$if(after !== null, (q) => q.where("id", ">", after as string))
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** Who answers for a workspace: its owner. */
export function findOwner(db: Db, workspace: WorkspaceId) {
  return db
    .selectFrom("recruiters")
    .leftJoin("users", "users.id", "recruiters.user_id")
    .select([
      sql<string>`recruiters.first_name || ' ' || recruiters.last_name`.as("name"),
      sql<string>`coalesce(users.email, recruiters.email)`.as("email"),
    ])
    .where("recruiters.workspace_id", "=", workspace)
    .where("recruiters.role", "=", "owner")
    .executeTakeFirstOrThrow();
}
