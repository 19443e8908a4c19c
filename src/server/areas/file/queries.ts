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

/** Which of these a workspace has a row of; undefined where this database doesn't know the workspace. */
export async function idsKept(db: Db, workspace_id: string, ids: string[]): Promise<Set<string> | undefined> {
  const rows = await db
    .selectFrom("workspaces")
    .leftJoin("files", (join) =>
      join.onRef("files.workspace_id", "=", "workspaces.id").on("files.id", "=", sql<string>`any(${ids}::uuid[])`),
    )
    .select("files.id")
    .where("workspaces.id", "=", workspace_id)
    .modifyEnd(acrossWorkspaces("sweep"))
    .execute();
  return rows.length > 0 ? new Set(rows.flatMap(({ id }) => id ?? [])) : undefined;
}

/** Where a file is named by what can't do without it: the database refuses to let go of one that stands there. */
export const fileReferences = [
  ["workspaces", "logo_id"],
  ["clients", "logo_id"],
  ["orders", "invoice_file_id"],
  ["proposals", "logo_id"],
  ["shortlists", "logo_id"],
  ["proposal_editions", "pdf_id"],
  ["proposal_editions", "docx_id"],
  ["proposal_editions", "other_pdf_id"],
  ["proposal_editions", "other_docx_id"],
  ["extractions", "file_id"],
  ["import_files", "file_id"],
  ["workspace_exports", "file_id"],
  ["users", "avatar_id"],
] as const;
const workspaceColumn: Record<string, string> = { workspaces: "id", users: "avatar_workspace_id" };

/** Removes the rows of files that nothing has named for a day; where their bytes lie. */
export async function removeLoose(trx: Trx): Promise<{ workspace_id: string; id: string }[]> {
  const isNamed = fileReferences.map(([table, column]) => {
    const [of, workspace_of] = [sql.ref(`${table}.${column}`), sql.ref(`${table}.${workspaceColumn[table] ?? "workspace_id"}`)];
    return sql`select 1 from ${sql.table(table)} where ${workspace_of} = files.workspace_id and ${of} = files.id`;
  });
  // A client's logo comes back with the client when its merge is undone.
  const isMerged = sql`select 1 from merge_rows m where m.workspace_id = files.workspace_id and m.of_table = 'clients'
    and files.id::text in (m.before ->> 'logo_id', m.after ->> 'logo_id')`;
  const { rows } = await sql<{ workspace_id: string; id: string }>`${acrossWorkspaces("sweep")}
    delete from files where candidate_id is null and uploaded_at < now() - interval '24 hours'
      and not exists (${sql.join([...isNamed, isMerged], sql` union all `)}) returning workspace_id, id`.execute(trx);
  return rows;
}

/** Removes the row of a file; where its bytes lie, which go with `letGo`. */
export function removeFile(db: Db, workspace_id: WorkspaceId, id: string) {
  return db
    .deleteFrom("files")
    .where("workspace_id", "=", workspace_id)
    .where("id", "=", id)
    .returning(["id", "workspace_id"])
    .executeTakeFirst();
}
