import { sql } from "kysely";
import type { CustomField, CustomRecord } from "#contract/custom-field.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { type Db, json, type Trx } from "#server/parts/database/database.ts";

const columns = ["id", "record", "kind", "names", "choices", "position", "version", "archived_at"] as const;

/** Every field of a workspace, each kind of record's in their order; archived ones too. */
export const allCustomFields = (db: Db, workspace: WorkspaceId): Promise<CustomField[]> =>
  db
    .selectFrom("custom_fields")
    .select(columns)
    .where("workspace_id", "=", workspace)
    .orderBy("record")
    .orderBy("position")
    .orderBy("id")
    .execute();

/** The fields of one kind of record in their order: those in use, and with `archived` all of them. */
export const customFieldsOf = (
  db: Db,
  workspace: WorkspaceId,
  record: CustomRecord,
  { archived = false }: { archived?: boolean } = {},
): Promise<CustomField[]> =>
  db
    .selectFrom("custom_fields")
    .select(columns)
    .where("workspace_id", "=", workspace)
    .where("record", "=", record)
    .$if(!archived, (query) => query.where("archived_at", "is", null))
    .orderBy("position")
    .orderBy("id")
    .execute();

/** Locks the workspace's row until the transaction ends: of two changes of its fields one comes after the other. */
export async function lockFields(trx: Trx, workspace: WorkspaceId): Promise<void> {
  await trx.selectFrom("workspaces").select("id").where("id", "=", workspace).forNoKeyUpdate().execute();
}

export async function insertField(trx: Trx, workspace: WorkspaceId, { names, choices, ...field }: CustomField): Promise<void> {
  await trx
    .insertInto("custom_fields")
    .values({ ...field, names: json(names), choices: json(choices), workspace_id: workspace })
    .execute();
}

/** Whether a record that doesn't lie in the trash holds anything in a field. */
export async function isHeld(db: Db, workspace: WorkspaceId, { record, id }: Pick<CustomField, "record" | "id">): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(`${record}s`)}
    where workspace_id = ${workspace} and deleted_at is null and custom <> '{}' and custom ? ${id} limit 1`.execute(db);
  return rows.length > 0;
}

type Change = Partial<Pick<CustomField, "names" | "choices" | "position">> & { archived?: boolean };

export async function updateField(trx: Trx, workspace: WorkspaceId, id: string, { names, choices, position, archived }: Change) {
  await trx
    .updateTable("custom_fields")
    .set({
      ...(names && { names: json(names) }),
      ...(choices && { choices: json(choices) }),
      ...(position !== undefined && { position }),
      ...(archived !== undefined && { archived_at: archived ? sql`now()` : null }),
      version: sql`version + 1`,
      updated_at: sql`now()`,
    })
    .where("workspace_id", "=", workspace)
    .where("id", "=", id)
    .execute();
}
