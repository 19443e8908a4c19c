import { type SqlBool, sql } from "kysely";
import type { Criterion } from "#contract/job/match.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { placeOf } from "#server/core/cursor.ts";
import type { Db } from "#server/parts/database/database.ts";

/** The sort of places in the list of those for whom nothing speaks: the newest first, or as the index has them. */
export const UNRANKED = "unranked";

/** Who was compared with a job up to a change and has no match with it, where all matches are stored: the newest first. */
export async function unmatched(
  db: Db,
  workspace: WorkspaceId,
  job_id: string,
  seen: number,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<{ ids: string[]; total: number }> {
  const after = cursor === undefined ? null : placeOf(cursor, UNRANKED, "number").id;
  const from = () =>
    db
      .selectFrom("candidates")
      .where("candidates.workspace_id", "=", workspace)
      .where("candidates.deleted_at", "is", null)
      .where("candidates.change_seq", "<=", seen)
      .where(
        sql<SqlBool>`not exists (select from matches m where m.workspace_id = candidates.workspace_id and m.job_id = ${job_id} and m.candidate_id = candidates.id)`,
      );
  const rows = await from()
    .select("candidates.id")
    .$if(after !== null, (q) => q.where("candidates.id", "<", after as string))
    .orderBy("candidates.id", "desc")
    .limit(limit)
    .execute();
  const { total } = await from().select(sql<number>`count(*)`.as("total")).executeTakeFirstOrThrow();
  return { ids: rows.map(({ id }) => id), total };
}

/** The criteria of a job's stored matches with these candidates. */
export async function criteriaOf(
  db: Db,
  workspace: WorkspaceId,
  job_id: string,
  candidate_ids: string[],
): Promise<Map<string, Criterion[]>> {
  const rows = await db
    .selectFrom("matches")
    .select(["candidate_id", "criteria"])
    .where("workspace_id", "=", workspace)
    .where("job_id", "=", job_id)
    .where(sql<SqlBool>`candidate_id = any(${candidate_ids}::uuid[])`)
    .execute();
  return new Map(rows.map(({ candidate_id, criteria }) => [candidate_id, criteria as Criterion[]]));
}

/** Of these candidates those of whom nothing is known but perhaps a file: whether there is one. */
export async function withNothingRead(db: Db, workspace: WorkspaceId, candidate_ids: string[]): Promise<Map<string, boolean>> {
  const rows = await db
    .selectFrom("candidates")
    .select([
      "id",
      sql<boolean>`exists (select from files where files.workspace_id = candidates.workspace_id and files.candidate_id = candidates.id)`.as(
        "has_file",
      ),
    ])
    .where("workspace_id", "=", workspace)
    .where(sql<SqlBool>`id = any(${candidate_ids}::uuid[])`)
    .where(sql<SqlBool>`cv_text is null and headline is null and summary is null`)
    .where(sql<SqlBool>`skills = '[]' and experience = '[]' and education = '[]' and certifications = '[]'`)
    .execute();
  return new Map(rows.map(({ id, has_file }) => [id, has_file]));
}

export async function inTrash(db: Db, workspace: WorkspaceId): Promise<number> {
  const row = await db
    .selectFrom("candidates")
    .select(sql<number>`count(*)`.as("total"))
    .where("workspace_id", "=", workspace)
    .where("deleted_at", "is not", null)
    .executeTakeFirstOrThrow();
  return row.total;
}
