import { sql } from "kysely";
import type { Db } from "#server/parts/database/database.ts";
import { acrossWorkspaces } from "#server/parts/database/tenancy.ts";

/** People of the workspace's verified domains, and whoever is known at its provider, whatever their e-mail is now. The owner keeps a way in. */
const members = (db: Db) =>
  db
    .selectFrom("recruiters")
    .innerJoin("users", "users.id", "recruiters.user_id")
    .innerJoin("sso_providers", "sso_providers.workspace_id", "recruiters.workspace_id")
    .where("sso_providers.is_enforced", "=", true)
    .where("recruiters.role", "<>", "owner")
    .where("recruiters.status", "=", 1)
    .where(
      sql<boolean>`(exists (select from verified_domains of where of.workspace_id = recruiters.workspace_id and of.domain = split_part(users.email, '@', 2))
        or exists (select from sso_identities known where known.workspace_id = recruiters.workspace_id and known.recruiter_id = recruiters.id))`,
    );

/** Whether somebody logs in at a provider alone: that of this workspace, or without one that of any. */
export async function isHeldToSso(db: Db, user_id: string, workspace_id?: string): Promise<boolean> {
  const held = await members(db)
    .select("recruiters.id")
    .where("recruiters.user_id", "=", user_id)
    .$if(workspace_id !== undefined, (query) => query.where("recruiters.workspace_id", "=", workspace_id as string)) // asked just before
    .limit(1)
    .modifyEnd(acrossWorkspaces("person"))
    .executeTakeFirst();
  return held !== undefined;
}

/** Whether whoever has this address comes into the workspace by its provider alone. */
export async function isDomainHeldToSso(db: Db, workspace_id: string, email: string): Promise<boolean> {
  const held = await db
    .selectFrom("verified_domains")
    .innerJoin("sso_providers", "sso_providers.workspace_id", "verified_domains.workspace_id")
    .select("domain")
    .where("sso_providers.workspace_id", "=", workspace_id)
    .where("sso_providers.is_enforced", "=", true)
    .where("domain", "=", sql<string>`split_part(${email}, '@', 2)`)
    .executeTakeFirst();
  return held !== undefined;
}

/** Ends the sessions in a workspace of those who are held to its single sign-on and came otherwise. */
export async function endSessionsBesideSso(db: Db, workspace_id: string): Promise<void> {
  const held = members(db).select("recruiters.user_id").where("recruiters.workspace_id", "=", workspace_id);
  await db
    .updateTable("sessions")
    .set({ revoked_at: sql`now()` })
    .where("workspace_id", "=", workspace_id)
    .where("user_id", "in", held)
    .where("revoked_at", "is", null)
    .where(sql<boolean>`sso_workspace_id is distinct from ${workspace_id}::uuid`)
    .execute();
}

/** Ends the sessions that a workspace's single sign-on opened, wherever they went; `but` one. */
export async function endSessionsBySso(db: Db, workspace_id: string, { but }: { but: string }): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ revoked_at: sql`now()` })
    .where("sso_workspace_id", "=", workspace_id)
    .where("revoked_at", "is", null)
    .where("id", "<>", but)
    .execute();
}
