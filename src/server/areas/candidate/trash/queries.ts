import { type SqlBool, sql } from "kysely";
import type { Db, Trx } from "#server/parts/database/database.ts";
import { acrossWorkspaces } from "#server/parts/database/tenancy.ts";

const isOver = sql<SqlBool>`deleted_at < now() - interval '30 days'`;

/** Jobs and proposals whose 30 days in the trash are over, with what hangs on them. */
export async function removeOverdueRecords(db: Db): Promise<void> {
  for (const table of ["jobs", "proposals"] as const)
    await db.deleteFrom(table).where(isOver).modifyEnd(acrossWorkspaces("sweep")).execute();
}

/**
 * Candidates whose 30 days are over, at most `limit`, locked: who restores one in that moment comes before, and it stays with its
 * files, or after, and there is none.
 */
export function overdueCandidates(trx: Trx, limit: number): Promise<{ workspace_id: string; id: string }[]> {
  return trx
    .selectFrom("candidates")
    .select(["workspace_id", "id"])
    .where(isOver)
    .limit(limit)
    .forUpdate()
    .modifyEnd(acrossWorkspaces("sweep"))
    .execute();
}

/** Removes candidates with their files' rows; where those files' bytes lie. */
export async function removeCandidates(trx: Trx, overdue: { workspace_id: string; id: string }[]) {
  const pairs = sql`(select * from unnest(${overdue.map((one) => one.workspace_id)}::uuid[], ${overdue.map((one) => one.id)}::uuid[]))`;
  const mark = acrossWorkspaces("sweep");
  await sql`${mark} update extractions set file_id = null from files where files.workspace_id = extractions.workspace_id
    and files.id = extractions.file_id and (files.workspace_id, files.candidate_id) in ${pairs}`.execute(trx);
  const files = await sql<{ workspace_id: string; id: string }>`${mark}
    delete from files where (workspace_id, candidate_id) in ${pairs} returning workspace_id, id`.execute(trx);
  await sql`${mark} delete from candidates where (workspace_id, id) in ${pairs}`.execute(trx);
  return files.rows;
}

/** Readings that are over: what they read goes at once, with their hold on the file; that there was one is told (410) for a week more. */
export async function forgetOldReadings(db: Db): Promise<void> {
  await db
    .updateTable("extractions")
    .set({ text: null, draft: null, layout: null, evidence: sql`'{}'::jsonb`, hidden_text: sql`'[]'::jsonb`, file_id: null })
    .where(sql<SqlBool>`expires_at < now() and (text is not null or file_id is not null)`)
    .modifyEnd(acrossWorkspaces("sweep"))
    .execute();
  await db
    .deleteFrom("extractions")
    .where(sql<SqlBool>`expires_at < now() - interval '7 days'`)
    .modifyEnd(acrossWorkspaces("sweep"))
    .execute();
}
