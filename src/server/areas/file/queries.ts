import type { WorkspaceId } from "#server/core/caller.ts";
import type { Db } from "#server/parts/database/database.ts";

const columns = ["id", "workspace_id", "candidate_id", "name", "mime", "size", "uploaded_at"] as const;

/** A file by its id alone: whoever holds a signed address may open it. */
export function findFileOfAddress(db: Db, id: string) {
  return db.selectFrom("files").select(columns).where("id", "=", id).executeTakeFirst();
}

export function findFile(db: Db, workspace: WorkspaceId, id: string) {
  return db.selectFrom("files").select(columns).where("workspace_id", "=", workspace).where("id", "=", id).executeTakeFirst();
}

export function filesOfCandidate(db: Db, workspace: WorkspaceId, candidate_id: string) {
  return db
    .selectFrom("files")
    .select(columns)
    .where("workspace_id", "=", workspace)
    .where("candidate_id", "=", candidate_id)
    .orderBy("uploaded_at")
    .orderBy("id")
    .execute();
}

export async function insertFile(
  db: Db,
  workspace: WorkspaceId,
  file: { id: string; name: string; mime: string; size: number; sha256: Uint8Array; candidate_id?: string },
) {
  return db
    .insertInto("files")
    .values({ candidate_id: null, ...file, workspace_id: workspace })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function giveFileTo(db: Db, workspace: WorkspaceId, id: string, candidate_id: string) {
  await db.updateTable("files").set({ candidate_id }).where("workspace_id", "=", workspace).where("id", "=", id).execute();
}

/** Another candidate's file with the same bytes. */
export function findSameBytes(db: Db, workspace: WorkspaceId, sha256: Uint8Array) {
  return db
    .selectFrom("files")
    .innerJoin("candidates", "candidates.id", "files.candidate_id")
    .select("candidates.id")
    .where("files.workspace_id", "=", workspace)
    .where("files.sha256", "=", sha256)
    .where("candidates.deleted_at", "is", null)
    .executeTakeFirst();
}
