import type { WorkspaceId } from "#server/core/caller.ts";
import type { Trx } from "#server/parts/database/database.ts";

/** The id of a workspace's logo. Locks the row until the transaction ends: of two new logos one replaces the other. */
export async function findLogoToChange(trx: Trx, workspace: WorkspaceId): Promise<string | null> {
  const row = await trx.selectFrom("workspaces").select("logo_id").where("id", "=", workspace).forUpdate().executeTakeFirstOrThrow();
  return row.logo_id;
}

export async function updateWorkspace(
  trx: Trx,
  workspace: WorkspaceId,
  change: { name?: string | undefined; brand_color?: string | null | undefined; logo_id?: string | null },
) {
  if (Object.values(change).every((value) => value === undefined)) return;
  await trx.updateTable("workspaces").set(change).where("id", "=", workspace).execute();
}
