import { sql } from "kysely";
import { candidateRows, withRecords } from "#server/areas/candidate/queries.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { searchQuery } from "#server/core/search.ts";
import type { Db } from "#server/parts/database/database.ts";

/** Candidates as lists show them, in no order. */
export async function rowsOf(db: Db, workspace: WorkspaceId, ids: string[]) {
  const rows = await candidateRows(db, workspace)
    .where(sql<boolean>`candidates.id = any(${ids}::uuid[])`)
    .where("candidates.deleted_at", "is", null)
    .execute();
  return withRecords(db, workspace, rows);
}

/** Who is found by these words. */
export async function candidatesWithWords(db: Db, workspace: WorkspaceId, words: string): Promise<string[]> {
  const asked = searchQuery(words);
  const rows = await db
    .selectFrom("candidates")
    .select("id")
    .where("workspace_id", "=", workspace)
    .where("deleted_at", "is", null)
    .$if(asked !== null, (q) => q.where(sql<boolean>`search @@ to_tsquery('simple', ${asked})`))
    .execute();
  return rows.map(({ id }) => id);
}
