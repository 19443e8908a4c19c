import { sql } from "kysely";
import type { WorkspaceId } from "#server/core/caller.ts";
import type { Db, Trx } from "#server/parts/database/database.ts";

const columns = ["id", "issuer", "client_id", "secret_locked", "trusts_emails", "is_enforced", "proven_at", "updated_at"] as const;
export type ProviderRow = NonNullable<Awaited<ReturnType<typeof findProvider>>>;

export function findProvider(db: Db, workspace: WorkspaceId) {
  return db.selectFrom("sso_providers").select(columns).where("workspace_id", "=", workspace).executeTakeFirst();
}

/** Puts a provider in the place of the one before. Under another id it is another one: log-ins that are under way don't reach it. */
export async function putProvider(
  trx: Trx,
  workspace: WorkspaceId,
  provider: { id: string; issuer: string; client_id: string; secret_locked: Uint8Array; trusts_emails: boolean },
) {
  await trx
    .insertInto("sso_providers")
    .values({ ...provider, workspace_id: workspace })
    .onConflict((conflict) =>
      conflict.column("workspace_id").doUpdateSet({
        ...provider,
        updated_at: sql<string>`now()`,
        proven_at: sql`case when sso_providers.id = ${provider.id} then sso_providers.proven_at end`,
        is_enforced: sql<boolean>`sso_providers.is_enforced and sso_providers.id = ${provider.id}`,
      }),
    )
    .execute();
}

export async function setEnforced(trx: Trx, workspace: WorkspaceId, is_enforced: boolean) {
  await trx
    .updateTable("sso_providers")
    .set({ is_enforced, updated_at: sql<string>`now()` })
    .where("workspace_id", "=", workspace)
    .execute();
}

/** Somebody has logged in by these settings. */
export async function markProven(trx: Trx, workspace: WorkspaceId, id: string) {
  await trx
    .updateTable("sso_providers")
    .set({ proven_at: sql`coalesce(proven_at, now())` })
    .where("workspace_id", "=", workspace)
    .where("id", "=", id)
    .execute();
}

export async function removeProvider(trx: Trx, workspace: WorkspaceId) {
  await trx.deleteFrom("sso_providers").where("workspace_id", "=", workspace).execute();
}

/** Nobody is known at the provider any more: another one, or another client of it, names people otherwise. */
export async function removeIdentities(trx: Trx, workspace: WorkspaceId) {
  await trx.deleteFrom("sso_identities").where("workspace_id", "=", workspace).execute();
}
