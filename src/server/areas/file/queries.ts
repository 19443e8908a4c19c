import { sql } from "kysely";
import type { WorkspaceId } from "#server/core/caller.ts";
import type { Db, Trx } from "#server/parts/database/database.ts";
import { acrossWorkspaces } from "#server/parts/database/tenancy.ts";

const columns = ["id", "workspace_id", "candidate_id", "name", "mime", "size", "uploaded_at"] as const;

/** A file by its id alone: whoever holds a signed address may open it. */
export function findFileOfAddress(db: Db, id: string) {
  return db.selectFrom("files").select(columns).where("id", "=", id).modifyEnd(acrossWorkspaces("token")).executeTakeFirst();
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

/** Gives a file to a candidate; false when it belongs to another one already. */
export async function giveFileTo(db: Db, workspace: WorkspaceId, id: string, candidate_id: string): Promise<boolean> {
  const given = await db
    .updateTable("files")
    .set({ candidate_id })
    .where("workspace_id", "=", workspace)
    .where("id", "=", id)
    .where((eb) => eb.or([eb("candidate_id", "is", null), eb("candidate_id", "=", candidate_id)]))
    .returning("id")
    .executeTakeFirst();
  return given !== undefined;
}

/** The row of a file once more, for its copy at another candidate. */
export async function copyFile(db: Db, workspace: WorkspaceId, id: string, copy: string, candidate_id: string) {
  const file = await db
    .selectFrom("files")
    .select(["name", "mime", "size", "sha256"])
    .where("workspace_id", "=", workspace)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  await db
    .insertInto("files")
    .values({ ...file, id: copy, candidate_id, workspace_id: workspace })
    .execute();
}

/** Which of these a workspace has a row of; undefined where this database doesn't know the workspace. */
export async function idsKept(db: Db, workspace_id: string, ids: string[]): Promise<Set<string> | undefined> {
  const rows = await db
    .selectFrom("workspaces")
    .leftJoin("files", (join) =>
      join.onRef("files.workspace_id", "=", "workspaces.id").on("files.id", "=", sql<string>`any(${ids}::uuid[])`),
    )
    .select("files.id")
    .where("workspaces.id", "=", workspace_id)
    .execute();
  return rows.length > 0 ? new Set(rows.flatMap(({ id }) => id ?? [])) : undefined;
}

/** Keeps what is known of a picture, in the workspace that it was given in. */
export async function insertPicture(trx: Trx, workspace_id: string, file: { id: string; name: string; size: number; sha256: Uint8Array }) {
  await trx
    .insertInto("files")
    .values({ ...file, workspace_id, candidate_id: null, mime: "image/webp" })
    .execute();
}

/** Forgets a picture; gives where its bytes lie. A picture lies in the workspace that it was given in. */
export function removePicture(db: Db, workspace_id: string, id: string) {
  return db
    .deleteFrom("files")
    .where("workspace_id", "=", workspace_id)
    .where("id", "=", id)
    .returning(["id", "workspace_id"])
    .executeTakeFirst();
}
