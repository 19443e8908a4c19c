import { sql } from "kysely";
import { LRUCache } from "lru-cache";
import type { CandidateRow } from "#contract/candidate/candidate.ts";
import { listFields, scalarFields } from "#server/areas/candidate/rules.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import type { Db } from "#server/parts/database/database.ts";
import { onOwn } from "#server/parts/database/tenancy.ts";

/** What of a row is the record's own, and stays as it is as long as its version does. */
const recordColumns = [
  "id",
  "version",
  "created_at",
  "updated_at",
  "deleted_at",
  ...scalarFields.filter((name) => name !== "summary" && name !== "recruiter_id"),
  ...listFields.filter((name) => name !== "experience"),
  "custom",
] as const;

function readRecords(db: Db, workspace: WorkspaceId, ids: string[]) {
  return db
    .selectFrom("candidates")
    .select(recordColumns)
    .select([
      sql<
        CandidateRow["experience"]
      >`coalesce((select jsonb_agg(one - 'description') from jsonb_array_elements(candidates.experience) one), '[]')`.as("experience"),
      sql<boolean>`candidates.cv_text is not null`.as("has_cv"),
    ])
    .where("workspace_id", "=", workspace)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
}
type RecordOfRow = Awaited<ReturnType<typeof readRecords>>[number];

/** The records that lists showed last, by their versions: the same people stand in many lists. Any process can read them again. */
const records = new LRUCache<string, RecordOfRow>({ max: 5000 });

/** Rows with their records; whoever is gone meanwhile isn't among them. */
export async function withRecords<R extends { id: string; version: number }>(db: Db, workspace: WorkspaceId, rows: R[]) {
  const keyOf = ({ id, version }: { id: string; version: number }) => `${workspace} ${id} ${version}`;
  const found = new Map<string, RecordOfRow>();
  for (const row of rows) {
    const record = records.get(keyOf(row));
    if (record) found.set(row.id, record);
  }
  const missing = rows.map(({ id }) => id).filter((id) => !found.has(id));
  for (const record of missing.length > 0 ? await readRecords(db, workspace, missing) : []) {
    records.set(keyOf(record), record);
    found.set(record.id, record);
  }
  return rows.flatMap((row) => {
    const record = found.get(row.id);
    return record ? [{ ...row, ...record }] : [];
  });
}

/** The name of a candidate's newest file. */
const newestFile = sql`(select files.name from files where files.workspace_id = candidates.workspace_id and files.candidate_id = candidates.id order by files.uploaded_at desc limit 1)`;

/** What a list shows of a candidate beside the record (`withRecords`): a subquery names the best open job. */
export function candidateRows(db: Db, workspace: WorkspaceId) {
  return db
    .selectFrom("candidates")
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("matches")
          .innerJoin("jobs", onOwn("jobs.id", "matches.job_id"))
          .select(["matches.score", "jobs.id as job_id", "jobs.title as job_title"])
          .where("matches.workspace_id", "=", workspace)
          .whereRef("matches.candidate_id", "=", "candidates.id")
          .where("jobs.deleted_at", "is", null)
          .where("jobs.status", "=", 1)
          .orderBy("matches.score", "desc")
          .orderBy("jobs.id")
          .limit(1)
          .as("best"),
      (join) => join.onTrue(),
    )
    .select(["candidates.id", "candidates.version", "candidates.recruiter_id"])
    .select([
      sql<string | null>`case when candidates.first_name is null and candidates.last_name is null then ${newestFile} end`.as("file_name"),
      sql<
        CandidateRow["best_match"]
      >`case when best.job_id is not null then jsonb_build_object('job_id', best.job_id, 'job_title', best.job_title, 'score', best.score) end`.as(
        "best_match",
      ),
    ])
    .where("candidates.workspace_id", "=", workspace);
}
