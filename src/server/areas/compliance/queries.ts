import { sql } from "kysely";
import type { RankingLine } from "#contract/compliance.ts";
import { nth } from "#contract/nth.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import type { Db } from "#server/parts/database/database.ts";
import { personNameIn } from "#server/parts/database/people.ts";

const told = <K extends "from" | "to" | "verdict">(name: K) => sql<RankingLine[K]>`detail ->> ${sql.lit(name)}`.as(name);

type Page = { after: string | null; limit: number };

/** What was shown, looked at and decided, in the order in which it came, without any word that somebody wrote. */
export async function rankingLinesAfter(db: Db, workspace: WorkspaceId, after: string | null, limit: number): Promise<RankingLine[]> {
  const page = { after, limit };
  const lines = [...(await shownAfter(db, workspace, page)), ...(await decisionsAfter(db, workspace, page))];
  return lines.sort((one, other) => (one.id < other.id ? -1 : 1)).slice(0, limit);
}

async function decisionsAfter(db: Db, workspace: WorkspaceId, { after, limit }: Page): Promise<RankingLine[]> {
  const rows = await db
    .selectFrom("decisions")
    .select(["id", "at", "kind", "recruiter_name as by", "job_id", "candidate_id", "score", "engine_version", "snapshot"])
    .select([told("from"), told("to"), told("verdict")])
    .where("workspace_id", "=", workspace)
    .$if(after !== null, (q) => q.where("id", ">", after as string))
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, list: null, sort: null, is_continued: null, candidates: null, jobs: null }));
}

async function shownAfter(db: Db, workspace: WorkspaceId, { after, limit }: Page): Promise<RankingLine[]> {
  const rows = await db
    .selectFrom("shown_rankings")
    .select([
      "id",
      "at",
      "list",
      "sort",
      "is_continued",
      "recruiter_name as by",
      "job_id",
      "candidate_id",
      "engine_version",
      "ids",
      "scores",
    ])
    .where("workspace_id", "=", workspace)
    .$if(after !== null, (q) => q.where("id", ">", after as string))
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(({ ids, scores, ...row }) => {
    const listed = ids.map((id, at) => ({ id, score: nth(scores, at) }));
    const [candidates, jobs] = row.list === "jobs" ? [null, listed] : [listed, null];
    return { ...row, kind: "shown", candidates, jobs, score: null, snapshot: null, from: null, to: null, verdict: null };
  });
}

/** Who answers for a workspace: its owner. */
export function findOwner(db: Db, workspace: WorkspaceId) {
  return db
    .selectFrom("recruiters")
    .leftJoin("users", "users.id", "recruiters.user_id")
    .select([sql<string>`${personNameIn("recruiters")}`.as("name"), sql<string>`coalesce(users.email, recruiters.email)`.as("email")])
    .where("recruiters.workspace_id", "=", workspace)
    .where("recruiters.role", "=", "owner")
    .executeTakeFirstOrThrow();
}
