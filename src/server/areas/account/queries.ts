import { type Expression, sql } from "kysely";
import type { Language } from "#contract/text/languages.ts";
import { insertPersonalWorkspace } from "#server/areas/membership/queries.ts";
import { asOf, writtenUpTo } from "#server/core/as-of.ts";
import { type WorkspaceId, workspaceIn } from "#server/core/caller.ts";
import type { Db, Trx } from "#server/parts/database/database.ts";
import { greetedIn } from "#server/parts/database/people.ts";
import { acrossWorkspaces } from "#server/parts/database/tenancy.ts";

/** A session lives 20 minutes from its last refresh, 12 hours in all. */
const idle = sql<string>`now() + interval '20 minutes'`;

/** The session of a token with who it is for. Its times are judged in SQL; ended rows stay for a day so that 401 and 498 differ. */
export function findSession(db: Db, token_hash: Uint8Array) {
  return db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .innerJoin("recruiters", (join) =>
      join.onRef("recruiters.user_id", "=", "sessions.user_id").onRef("recruiters.workspace_id", "=", "sessions.workspace_id"),
    )
    .select([
      "sessions.id",
      "sessions.user_id",
      "sessions.workspace_id",
      "users.email",
      "recruiters.id as recruiter_id",
      "recruiters.role",
      "recruiters.has_seat",
      "recruiters.status",
      "sessions.two_factor_owed",
      "sessions.sso_workspace_id",
      sql<boolean>`sessions.revoked_at is not null`.as("revoked"),
      sql<boolean>`least(sessions.expires_at, sessions.ends_at) <= now()`.as("ended"),
      sql<boolean>`users.email_verified_at is not null`.as("email_verified"),
      asOf(sql`sessions.workspace_id`).as("as_of"),
      writtenUpTo.as("written_up_to"),
    ])
    .where("sessions.token_hash", "=", token_hash)
    .modifyEnd(acrossWorkspaces("token"))
    .executeTakeFirst();
}

/** Whether the workspace requires a second factor that the person doesn't have; where its own single sign-on let them in, that is its provider's to ask. */
export const owesTwoFactor = (
  user_id: Expression<string> | string,
  workspace_id: Expression<string> | string,
  sso_workspace_id: Expression<string | null> | string | null,
) => sql<boolean>`exists (
  select from users join workspaces on workspaces.id = ${workspace_id} where users.id = ${user_id} and users.two_factor_at is null
  and workspaces.id is distinct from ${sso_workspace_id}::uuid
  and coalesce((workspaces.settings -> 'security' ->> 'two_factor_required')::boolean, false))`;

/** Whether a workspace, or the person's own account, asks for more than another workspace's single sign-on. */
export async function asksMoreThanSso(db: Db, user_id: string, workspace_id: WorkspaceId): Promise<boolean> {
  const row = await db
    .selectFrom("users")
    .select(sql<boolean>`users.two_factor_at is not null or ${owesTwoFactor(user_id, workspace_id, null)}`.as("more"))
    .where("id", "=", user_id)
    .executeTakeFirstOrThrow();
  return row.more;
}

/** Keeps a session; gives whether it owes a second factor. */
export async function insertSession(
  db: Db,
  session: {
    id: string;
    token_hash: Uint8Array;
    user_id: string;
    workspace_id: WorkspaceId;
    device?: string;
    device_id?: string;
    sso_workspace_id?: string | null;
  },
): Promise<boolean> {
  const { user_id, workspace_id, sso_workspace_id = null } = session;
  const times = { expires_at: idle, ends_at: sql<string>`now() + interval '12 hours'` };
  const { two_factor_owed } = await db
    .insertInto("sessions")
    .values({ ...session, ...times, two_factor_owed: owesTwoFactor(user_id, workspace_id, sso_workspace_id) })
    .returning("two_factor_owed")
    .executeTakeFirstOrThrow();
  return two_factor_owed;
}

export function sessionOwes(db: Db, id: string) {
  return db.selectFrom("sessions").select("two_factor_owed").where("id", "=", id).executeTakeFirstOrThrow();
}

/** What a person's open sessions owe, once a second factor came or went. */
export async function settleOwed(db: Db, user_id: string) {
  await db
    .updateTable("sessions")
    .set({ two_factor_owed: owesTwoFactor(user_id, sql.ref("sessions.workspace_id"), sql.ref("sessions.sso_workspace_id")) })
    .where("user_id", "=", user_id)
    .where("revoked_at", "is", null)
    .modifyEnd(acrossWorkspaces("person"))
    .execute();
}

export async function slideSession(db: Db, id: string) {
  await db
    .updateTable("sessions")
    .set({ expires_at: sql`least(${idle}, ends_at)`, refreshed_at: sql`now()` })
    .where("id", "=", id)
    .execute();
}

export async function revokeSession(db: Db, id: string) {
  await db.updateTable("sessions").set({ revoked_at: sql`now()` }).where("id", "=", id).execute();
}

/** The open sessions of a person, the newest first; with `id`, that one alone. */
export function openSessionsOf(db: Db, user_id: string, id?: string) {
  return db
    .selectFrom("sessions")
    .select(["id", "device", "created_at", "refreshed_at"])
    .where("user_id", "=", user_id)
    .where("revoked_at", "is", null)
    .where(sql<boolean>`least(expires_at, ends_at) > now()`)
    .$if(id !== undefined, (query) => query.where("id", "=", id as string))
    .orderBy("refreshed_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** Moves a session of a person to another workspace of theirs; gives whether it owes a second factor there. */
export async function moveSession(db: Db, id: string, user_id: string, workspace_id: WorkspaceId): Promise<boolean> {
  const { two_factor_owed } = await db
    .updateTable("sessions")
    .set({ workspace_id, two_factor_owed: owesTwoFactor(user_id, workspace_id, sql.ref("sessions.sso_workspace_id")) })
    .where("id", "=", id)
    .returning("two_factor_owed")
    .executeTakeFirstOrThrow();
  return two_factor_owed;
}

/** Ends every open session of a person, at the next request of each, `but` that one; gives how many. */
export async function revokeSessionsOf(db: Db, user_id: string, { but }: { but?: string } = {}): Promise<number> {
  const ended = await db
    .updateTable("sessions")
    .set({ revoked_at: sql`now()` })
    .where("user_id", "=", user_id)
    .where("revoked_at", "is", null)
    .where(sql<boolean>`least(expires_at, ends_at) > now()`)
    .$if(but !== undefined, (query) => query.where("id", "<>", but as string))
    .returning("id")
    .execute();
  return ended.length;
}

/** As many sessions as one account has open at once. */
const MOST_OPEN = 20;

/** From here on the transaction alone opens sessions of this person. */
export async function lockSessionsOf(trx: Trx, user_id: string) {
  await trx.selectFrom("users").select("id").where("id", "=", user_id).forNoKeyUpdate().execute();
}

/** Ends those that a person used longest ago, where more are open than one account may have; gives how many. */
export async function endOldestSessions(trx: Trx, user_id: string): Promise<number> {
  const open = await openSessionsOf(trx, user_id);
  const oldest = open.slice(MOST_OPEN).map(({ id }) => id);
  if (oldest.length > 0) await trx.updateTable("sessions").set({ revoked_at: sql`now()` }).where("id", "in", oldest).execute();
  return oldest.length;
}

/** Ends the sessions that were opened on a device, `but` that one. */
export async function revokeSessionsOn(db: Db, device_id: string, { but }: { but: string }) {
  await db
    .updateTable("sessions")
    .set({ revoked_at: sql`now()` })
    .where("device_id", "=", device_id)
    .where("revoked_at", "is", null)
    .where("id", "<>", but)
    .execute();
}

/** Ended sessions go after a day, so that 401 and 498 differ until then. */
export async function removeEndedSessions(db: Db) {
  const ended = sql`coalesce(sessions.revoked_at, least(sessions.expires_at, sessions.ends_at))`;
  // None ends before it began; by that they are found, for when they end is written with every refresh.
  const began = sql<boolean>`sessions.created_at < now() - interval '24 hours'`;
  await db.deleteFrom("sessions").where(began).where(sql<boolean>`${ended} < now() - interval '24 hours'`).execute();
}

/** What letters and password checks need of a person. */
const credentials = [
  "id",
  "email",
  "email_verified_at",
  "pending_email",
  greetedIn("users").as("name"),
  "locale",
  "password_hash",
  "avatar_workspace_id",
  "avatar_id",
] as const;

export type UserRow = Awaited<ReturnType<typeof findUser>>;

export function findUserByEmail(db: Db, email: string) {
  return db.selectFrom("users").select(credentials).where("email", "=", email).executeTakeFirst();
}

/** What people know about the person of an address. */
export function findNames(db: Db, email: string) {
  return db.selectFrom("users").select(["first_name", "last_name", "company"]).where("email", "=", email).executeTakeFirst();
}

export function findUser(db: Db, id: string) {
  return db.selectFrom("users").select(credentials).where("id", "=", id).executeTakeFirstOrThrow();
}

/** The person of a session with the workspace and role that the session is in. */
export function findUserIn(db: Db, user_id: string, workspace_id: WorkspaceId) {
  return db
    .selectFrom("users")
    .innerJoin("recruiters", "recruiters.user_id", "users.id")
    .innerJoin("workspaces", "workspaces.id", "recruiters.workspace_id")
    .select([
      "users.id",
      "users.first_name",
      "users.last_name",
      "users.email",
      "users.email_verified_at",
      "users.phone",
      "users.company",
      "users.locale",
      "users.avatar_id",
      sql<boolean>`users.two_factor_at is not null`.as("two_factor"),
      "users.created_at",
      "recruiters.role",
      "recruiters.has_seat",
      "workspaces.id as workspace_id",
      "workspaces.name as workspace_name",
      "workspaces.kind",
      "workspaces.brand_color",
      "workspaces.logo_id",
      "workspaces.entitlement",
      "workspaces.settings",
    ])
    .where("users.id", "=", user_id)
    .where("workspaces.id", "=", workspace_id)
    .modifyEnd(acrossWorkspaces("person"))
    .executeTakeFirstOrThrow();
}

/** The workspace used last, where the person isn't suspended. */
export async function findWorkspaceToEnter(db: Db, user_id: string): Promise<WorkspaceId | undefined> {
  const found = await db
    .selectFrom("recruiters")
    .innerJoin("workspaces", "workspaces.id", "recruiters.workspace_id")
    .select("workspaces.id as workspace_id")
    .where("recruiters.user_id", "=", user_id)
    .where("recruiters.status", "=", 1)
    .orderBy("recruiters.last_active_at", (order) => order.desc().nullsLast())
    .orderBy(sql`workspaces.kind = 'personal'`, "desc")
    .modifyEnd(acrossWorkspaces("person"))
    .executeTakeFirst();
  return found && workspaceIn(found);
}

/** Adds a person with a workspace of their own. False when the address is taken. */
export async function insertPerson(
  trx: Trx,
  person: {
    user: {
      id: string;
      first_name: string;
      last_name: string;
      email: string;
      password_hash: string;
      phone: string | null;
      company: string | null;
      locale: Language;
    };
    workspace: { id: string; name: string };
    recruiter_id: string;
  },
): Promise<boolean> {
  const { user, workspace } = person;
  const added = await trx
    .insertInto("users")
    .values({ ...user, email_verified_at: null })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!added) return false;
  await insertPersonalWorkspace(trx, user, { id: workspace.id, recruiter_id: person.recruiter_id, name: workspace.name });
  return true;
}

export async function markActive(db: Db, workspace_id: WorkspaceId, recruiter_id: string) {
  await db
    .updateTable("recruiters")
    .set({ last_active_at: sql`now()` })
    .where("workspace_id", "=", workspace_id)
    .where("id", "=", recruiter_id)
    .execute();
}

export async function markVerified(db: Db, user_id: string) {
  await db
    .updateTable("users")
    .set({ email_verified_at: sql`coalesce(email_verified_at, now())`, updated_at: sql`now()` })
    .where("id", "=", user_id)
    .execute();
}

export async function updatePassword(db: Db, user_id: string, password_hash: string) {
  await db.updateTable("users").set({ password_hash, updated_at: sql`now()` }).where("id", "=", user_id).execute();
}

interface ProfileChange {
  first_name?: string;
  last_name?: string;
  company?: string | null;
  phone?: string | null;
  locale?: Language;
  avatar_workspace_id?: string | null;
  avatar_id?: string | null;
}

/** Changes a person, and the name that colleagues see in every workspace. */
export async function updateProfile(trx: Trx, user_id: string, change: ProfileChange) {
  await trx
    .updateTable("users")
    .set({ ...change, updated_at: sql`now()` })
    .where("id", "=", user_id)
    .execute();
  const { first_name, last_name } = change;
  const name = { ...(first_name !== undefined && { first_name }), ...(last_name !== undefined && { last_name }) };
  if (Object.keys(name).length > 0)
    await trx.updateTable("recruiters").set(name).where("user_id", "=", user_id).modifyEnd(acrossWorkspaces("person")).execute();
}
