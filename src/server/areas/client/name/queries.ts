import { type SqlBool, sql } from "kysely";
import type { WorkspaceId } from "#server/core/caller.ts";
import type { Db } from "#server/parts/database/database.ts";

const named = (db: Db, workspace: WorkspaceId) =>
  db
    .selectFrom("clients")
    .select(["id", "name", sql<boolean>`status = 'former'`.as("is_closed")])
    .where("workspace_id", "=", workspace)
    .where("deleted_at", "is", null);

/** Clients whose name holds this in small letters, how they begin first, and how many there are; all by name where it is empty. */
export async function clientsHolding(db: Db, workspace: WorkspaceId, part: string, limit: number) {
  const place = sql<number>`position(${part} in lower(name))`;
  const found = await named(db, workspace)
    .select(sql<number>`count(*) over ()`.as("total"))
    .where(part ? sql<SqlBool>`${place} > 0` : sql<SqlBool>`true`)
    .orderBy(part ? sql`least(${place}, 2), lower(name) <> ${part}, lower(name)` : sql`lower(name)`)
    .limit(limit)
    .execute();
  return { clients: found.map(({ total: _, ...client }) => client), total: found[0]?.total ?? 0 };
}

export const clientsById = (db: Db, workspace: WorkspaceId, ids: readonly string[]) =>
  named(db, workspace).where(sql<SqlBool>`id = any(${ids}::uuid[])`).execute();
