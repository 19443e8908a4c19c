import { sql } from "kysely";
import type { WorkspaceId } from "#server/core/caller.ts";
import type { Db, Trx } from "#server/parts/database/database.ts";
import { acrossWorkspaces } from "#server/parts/database/tenancy.ts";

export type DomainRow = Awaited<ReturnType<typeof domainsOf>>[number];

/** The domains that a workspace named, with whether each is verified as its own. With `id`, that one alone. */
export function domainsOf(db: Db, workspace: WorkspaceId, id?: string) {
  return db
    .selectFrom("sso_domains")
    .leftJoin("verified_domains", (join) =>
      join
        .onRef("verified_domains.domain", "=", "sso_domains.domain")
        .onRef("verified_domains.workspace_id", "=", "sso_domains.workspace_id"),
    )
    .select([
      "sso_domains.id",
      "sso_domains.domain",
      "sso_domains.record_value",
      "verified_domains.verified_at",
      "verified_domains.verified_by",
    ])
    .where("sso_domains.workspace_id", "=", workspace)
    .$if(id !== undefined, (query) => query.where("sso_domains.id", "=", id as string)) // asked just before
    .orderBy("sso_domains.domain")
    .execute();
}

/** Which workspace has a domain; undefined: none. */
export function whoHas(db: Db, domain: string) {
  return db.selectFrom("verified_domains").select("workspace_id").where("domain", "=", domain).executeTakeFirst();
}

/** Every domain that a workspace has, with whose it is. */
export function verifiedDomains(db: Db) {
  return db
    .selectFrom("verified_domains")
    .innerJoin("workspaces", "workspaces.id", "verified_domains.workspace_id")
    .select(["domain", "verified_by", "verified_at", "workspace_id", "workspaces.name"])
    .orderBy("domain")
    .modifyEnd(acrossWorkspaces("sweep"))
    .execute();
}

/** Takes a domain from a workspace, with what its DNS record had to say; sessions that its provider opened for people of that domain end. */
export async function takeDomain(trx: Trx, workspace: WorkspaceId, domain: string): Promise<void> {
  await trx.deleteFrom("verified_domains").where("domain", "=", domain).where("workspace_id", "=", workspace).execute();
  await trx.deleteFrom("sso_domains").where("workspace_id", "=", workspace).where("domain", "=", domain).execute();
  await trx
    .updateTable("sessions")
    .set({ revoked_at: sql`now()` })
    .where("sso_workspace_id", "=", workspace)
    .where("revoked_at", "is", null)
    .where((eb) =>
      eb("user_id", "in", eb.selectFrom("users").select("users.id").where(sql<string>`split_part(users.email, '@', 2)`, "=", domain)),
    )
    .execute();
}

/** False where the workspace named it already. */
export async function insertDomain(
  db: Db,
  workspace: WorkspaceId,
  domain: { id: string; domain: string; record_value: string },
): Promise<boolean> {
  const added = await db
    .insertInto("sso_domains")
    .values({ ...domain, workspace_id: workspace })
    .onConflict((conflict) => conflict.columns(["workspace_id", "domain"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return added !== undefined;
}

/** Of two workspaces that show at once that a domain is theirs, one has it: false for the other. */
export async function verifyDomain(trx: Trx, workspace: WorkspaceId, domain: string, verified_by: "dns" | "letter"): Promise<boolean> {
  const taken = await trx
    .insertInto("verified_domains")
    .values({ domain, workspace_id: workspace, verified_by })
    .onConflict((conflict) =>
      conflict
        .column("domain")
        .doUpdateSet({ verified_by, verified_at: sql<string>`now()` })
        .where("verified_domains.workspace_id", "=", workspace),
    )
    .returning("domain")
    .executeTakeFirst();
  return taken !== undefined;
}

export async function removeDomain(trx: Trx, workspace: WorkspaceId, { id, domain }: { id: string; domain: string }) {
  await trx.deleteFrom("verified_domains").where("domain", "=", domain).where("workspace_id", "=", workspace).execute();
  await trx.deleteFrom("sso_domains").where("workspace_id", "=", workspace).where("id", "=", id).execute();
}
