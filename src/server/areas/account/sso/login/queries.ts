import { sql } from "kysely";
import type { Language } from "#contract/fields.ts";
import { recountSeats } from "#server/areas/membership/queries.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { newId } from "#server/core/ids.ts";
import type { Db, Trx } from "#server/parts/database/database.ts";
import { onOwn } from "#server/parts/database/tenancy.ts";

export async function insertLogin(
  db: Db,
  login: { state_hash: Uint8Array; workspace_id: WorkspaceId; provider_id: string; binding_hash: Uint8Array },
) {
  await db
    .insertInto("sso_logins")
    .values({ ...login, expires_at: sql<string>`now() + interval '10 minutes'` })
    .execute();
}

/** Uses a log-in up, whoever hands it in; undefined where there is none, or it is over. */
export function takeLogin(db: Db, state_hash: Uint8Array) {
  return db
    .deleteFrom("sso_logins")
    .where("state_hash", "=", state_hash)
    .where("expires_at", ">", sql<string>`now()`)
    .returning(["workspace_id", "provider_id", "binding_hash"])
    .executeTakeFirst();
}

export async function removeOldLogins(db: Db) {
  await db.deleteFrom("sso_logins").where("expires_at", "<", sql<string>`now()`).execute();
}

/** The member whom the provider names. */
export function findIdentity(db: Db, workspace: WorkspaceId, { issuer, subject }: { issuer: string; subject: string }) {
  return db
    .selectFrom("sso_identities")
    .innerJoin("recruiters", onOwn("recruiters.id", "sso_identities.recruiter_id"))
    .select(["sso_identities.id", "recruiter_id", "user_id", "status"])
    .where("sso_identities.workspace_id", "=", workspace)
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .executeTakeFirst();
}

/** False where the member is somebody at the provider already. */
export async function insertIdentity(
  trx: Trx,
  workspace: WorkspaceId,
  identity: { recruiter_id: string; issuer: string; subject: string },
): Promise<boolean> {
  const added = await trx
    .insertInto("sso_identities")
    .values({ ...identity, id: newId(), workspace_id: workspace })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return added !== undefined;
}

export async function noteIdentityUsed(trx: Trx, workspace: WorkspaceId, id: string) {
  await trx
    .updateTable("sso_identities")
    .set({ last_used_at: sql<string>`now()` })
    .where("workspace_id", "=", workspace)
    .where("id", "=", id)
    .execute();
}

/** Whether the workspace has verified a domain. */
export async function hasVerified(db: Db, workspace: WorkspaceId, domain: string): Promise<boolean> {
  const found = await db
    .selectFrom("verified_domains")
    .select("domain")
    .where("domain", "=", domain)
    .where("workspace_id", "=", workspace)
    .executeTakeFirst();
  return found !== undefined;
}

interface Newcomer {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  locale: Language;
  password_hash: string;
}

/** An account whose address its provider has verified, without a workspace of its own. False where it was registered meanwhile. */
export async function insertNewcomer(trx: Trx, newcomer: Newcomer): Promise<boolean> {
  const added = await trx
    .insertInto("users")
    .values({ ...newcomer, phone: null, company: null, email_verified_at: sql<string>`now()` })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("id")
    .executeTakeFirst();
  return added !== undefined;
}

/** Who waits in the workspace to come in with an address: the invitation, however old. */
export function findInvited(trx: Trx, workspace: WorkspaceId, email: string) {
  return trx
    .selectFrom("recruiters")
    .select(["id", "status"])
    .where("workspace_id", "=", workspace)
    .where("email", "=", email)
    .where("user_id", "is", null)
    .executeTakeFirst();
}

/** A recruiter who wasn't invited. Whether there is a seat is for the caller to know, who holds the workspace's lock. */
export async function insertMember(
  trx: Trx,
  workspace: WorkspaceId,
  person: { user_id: string; first_name: string; last_name: string; email: string },
): Promise<string> {
  const now = sql<string>`now()`;
  const { id } = await trx
    .insertInto("recruiters")
    .values({ ...person, id: newId(), workspace_id: workspace, role: "recruiter", invited_at: null, joined_at: now, last_active_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  await trx.updateTable("workspaces").set({ kind: "team" }).where("id", "=", workspace).execute();
  await recountSeats(trx, workspace);
  return id;
}
