import { sql } from "kysely";
import type { ApiScope } from "#contract/choices.ts";
import { owesTwoFactor } from "#server/areas/account/queries.ts";
import { asOf, writtenUpTo } from "#server/core/as-of.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { type Db, json } from "#server/parts/database/database.ts";
import { acrossWorkspaces, onOwn } from "#server/parts/database/tenancy.ts";

/** The key of a hash with whom it calls for, and what they may. */
export function findApiKey(db: Db, key_hash: Uint8Array) {
  return db
    .selectFrom("api_keys")
    .innerJoin("recruiters", onOwn("recruiters.id", "api_keys.recruiter_id"))
    .innerJoin("users", "users.id", "recruiters.user_id")
    .select([
      "api_keys.id",
      "api_keys.workspace_id",
      "api_keys.scopes",
      "users.id as user_id",
      "users.email",
      "recruiters.id as recruiter_id",
      "recruiters.role",
      "recruiters.has_seat",
      "recruiters.status",
      sql<boolean>`api_keys.expires_at <= now()`.as("ended"),
      sql<boolean>`coalesce(api_keys.last_used_at < now() - interval '1 minute', true)`.as("use_is_to_be_noted"),
      sql<boolean>`users.email_verified_at is not null`.as("email_verified"),
      owesTwoFactor(sql.ref("users.id"), sql.ref("api_keys.workspace_id"), null).as("two_factor_owed"),
      asOf(sql`api_keys.workspace_id`).as("as_of"),
      writtenUpTo.as("written_up_to"),
    ])
    .where("api_keys.key_hash", "=", key_hash)
    .modifyEnd(acrossWorkspaces("token"))
    .executeTakeFirst();
}

export async function noteUse(db: Db, workspace: WorkspaceId, id: string) {
  await db
    .updateTable("api_keys")
    .set({ last_used_at: sql<string>`now()` })
    .where("workspace_id", "=", workspace)
    .where("id", "=", id)
    .execute();
}

interface Which {
  /** The recruiter who made them; undefined: anybody's. */
  of?: string | undefined;
  id?: string;
}

/** Keys of a workspace, the newest first. */
export function apiKeysOf(db: Db, workspace: WorkspaceId, { of, id }: Which = {}) {
  return db
    .selectFrom("api_keys")
    .innerJoin("recruiters", onOwn("recruiters.id", "api_keys.recruiter_id"))
    .select(["api_keys.id", "api_keys.name", "api_keys.beginning", "api_keys.scopes", "api_keys.recruiter_id", "api_keys.created_at"])
    .select(["api_keys.last_used_at", "api_keys.expires_at"])
    .select(sql<string>`trim(recruiters.first_name || ' ' || recruiters.last_name)`.as("maker_name"))
    .where("api_keys.workspace_id", "=", workspace)
    .$if(of !== undefined, (query) => query.where("api_keys.recruiter_id", "=", of as string))
    .$if(id !== undefined, (query) => query.where("api_keys.id", "=", id as string))
    .orderBy("api_keys.created_at", "desc")
    .orderBy("api_keys.id", "desc")
    .execute();
}

interface NewApiKey {
  id: string;
  recruiter_id: string;
  name: string;
  beginning: string;
  key_hash: Uint8Array;
  scopes: ApiScope[];
  expires_in_days: number;
}

export async function insertApiKey(db: Db, workspace: WorkspaceId, { scopes, expires_in_days, ...key }: NewApiKey) {
  const expires_at = sql<string>`now() + make_interval(days => ${expires_in_days})`;
  await db
    .insertInto("api_keys")
    .values({ ...key, workspace_id: workspace, scopes: json(scopes), last_used_at: null, expires_at })
    .execute();
}

export async function removeApiKey(db: Db, workspace: WorkspaceId, id: string) {
  await db.deleteFrom("api_keys").where("workspace_id", "=", workspace).where("id", "=", id).execute();
}

/** A person's keys in every workspace, for what they take along. */
export function apiKeysOfPerson(db: Db, user_id: string) {
  return db
    .selectFrom("api_keys")
    .innerJoin("recruiters", onOwn("recruiters.id", "api_keys.recruiter_id"))
    .select(["api_keys.workspace_id", "api_keys.name", "api_keys.scopes", "api_keys.created_at", "api_keys.last_used_at"])
    .select("api_keys.expires_at")
    .where("recruiters.user_id", "=", user_id)
    .orderBy("api_keys.id")
    .modifyEnd(acrossWorkspaces("person"))
    .execute();
}

/** Ends a person's keys in every workspace, and tells their names. */
export async function removeApiKeysOf(db: Db, user_id: string): Promise<string[]> {
  const removed = await db
    .deleteFrom("api_keys")
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("recruiters")
          .select("recruiters.id")
          .whereRef("recruiters.workspace_id", "=", "api_keys.workspace_id")
          .whereRef("recruiters.id", "=", "api_keys.recruiter_id")
          .where("recruiters.user_id", "=", user_id),
      ),
    )
    .returning("name")
    .modifyEnd(acrossWorkspaces("person"))
    .execute();
  return removed.map(({ name }) => name);
}

/** A key that ended long ago says nothing to anybody. */
export async function removeEndedApiKeys(db: Db) {
  await db
    .deleteFrom("api_keys")
    .where(sql<boolean>`expires_at < now() - interval '30 days'`)
    .modifyEnd(acrossWorkspaces("sweep"))
    .execute();
}
