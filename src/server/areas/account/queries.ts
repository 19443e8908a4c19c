import { sql } from "kysely";
import type { Db, Trx } from "#server/parts/database/database.ts";

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
      "recruiters.status",
      sql<boolean>`sessions.revoked_at is not null`.as("revoked"),
      sql<boolean>`least(sessions.expires_at, sessions.ends_at) <= now()`.as("ended"),
      sql<boolean>`users.email_verified_at is not null`.as("email_verified"),
    ])
    .where("sessions.token_hash", "=", token_hash)
    .executeTakeFirst();
}

export async function insertSession(db: Db, session: { id: string; token_hash: Uint8Array; user_id: string; workspace_id: string }) {
  await db
    .insertInto("sessions")
    .values({ ...session, expires_at: idle, ends_at: sql<string>`now() + interval '12 hours'` })
    .execute();
}

export async function slideSession(db: Db, id: string) {
  await db
    .updateTable("sessions")
    .set({ expires_at: sql`least(${idle}, ends_at)` })
    .where("id", "=", id)
    .execute();
}

export async function revokeSession(db: Db, id: string) {
  await db.updateTable("sessions").set({ revoked_at: sql`now()` }).where("id", "=", id).execute();
}

export async function removeEndedSessions(db: Db) {
  await db
    .deleteFrom("sessions")
    .where(sql<boolean>`coalesce(revoked_at, least(expires_at, ends_at)) < now() - interval '24 hours'`)
    .execute();
}

export function findUserByEmail(db: Db, email: string) {
  return db.selectFrom("users").select(["id", "email", "password_hash", "email_verified_at"]).where("email", "=", email).executeTakeFirst();
}

/** The person of a session with the workspace and role that the session is in. */
export function findUserIn(db: Db, user_id: string, workspace_id: string) {
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
      "users.created_at",
      "recruiters.role",
      "workspaces.id as workspace_id",
      "workspaces.name as workspace_name",
      "workspaces.kind",
      "workspaces.brand_color",
    ])
    .where("users.id", "=", user_id)
    .where("workspaces.id", "=", workspace_id)
    .executeTakeFirstOrThrow();
}

/** The workspace used last, where the person isn't suspended. */
export function findWorkspaceToEnter(db: Db, user_id: string) {
  return db
    .selectFrom("recruiters")
    .innerJoin("workspaces", "workspaces.id", "recruiters.workspace_id")
    .select("workspaces.id")
    .where("recruiters.user_id", "=", user_id)
    .where("recruiters.status", "=", 1)
    .orderBy("recruiters.last_active_at", (order) => order.desc().nullsLast())
    .orderBy(sql`workspaces.kind = 'personal'`, "desc")
    .executeTakeFirst();
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
      locale: "en" | "nl";
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
  await trx
    .insertInto("workspaces")
    .values({ ...workspace, kind: "personal", brand_color: null })
    .execute();
  await trx
    .insertInto("recruiters")
    .values({
      id: person.recruiter_id,
      workspace_id: workspace.id,
      user_id: user.id,
      first_name: user.first_name,
      last_name: user.last_name,
      email: user.email,
      role: "owner",
      invited_at: null,
      joined_at: sql<string>`now()`,
      last_active_at: sql<string>`now()`,
    })
    .execute();
  return true;
}

export async function markActive(db: Db, recruiter_id: string) {
  await db.updateTable("recruiters").set({ last_active_at: sql`now()` }).where("id", "=", recruiter_id).execute();
}

export async function markVerified(db: Db, user_id: string) {
  await db
    .updateTable("users")
    .set({ email_verified_at: sql`coalesce(email_verified_at, now())`, updated_at: sql`now()` })
    .where("id", "=", user_id)
    .execute();
}

/** Puts a new code in the place of the one before: the newest alone counts. */
export async function putCode(db: Db, code: { id: string; purpose: "email"; email: string; code_hash: Uint8Array }) {
  const fresh = {
    id: code.id,
    code_hash: code.code_hash,
    tries: 0,
    used_at: null,
    created_at: sql<string>`now()`,
    expires_at: sql<string>`now() + interval '10 minutes'`,
  };
  await db
    .insertInto("codes")
    .values({ ...code, ...fresh })
    .onConflict((conflict) => conflict.columns(["purpose", "email"]).doUpdateSet(fresh))
    .execute();
}

/** Seconds since the last code for this address, or null when there was none. */
export async function secondsSinceCode(db: Db, purpose: "email", email: string): Promise<number | null> {
  const row = await db
    .selectFrom("codes")
    .select(sql<number>`extract(epoch from now() - created_at)`.as("seconds"))
    .where("purpose", "=", purpose)
    .where("email", "=", email)
    .executeTakeFirst();
  return row ? Number(row.seconds) : null;
}

/**
 * Checks a code and counts the try in one statement, so that tries in parallel can't outrun the count.
 * right: used up now · wrong: counted · over: expired, used, or five wrong tries already.
 */
export async function checkCode(db: Db, purpose: "email", email: string, code_hash: Uint8Array): Promise<"right" | "wrong" | "over"> {
  const row = await db
    .updateTable("codes")
    .set({
      tries: sql`case when code_hash = ${code_hash} then tries else tries + 1 end`,
      used_at: sql`case when code_hash = ${code_hash} then now() end`,
    })
    .where("purpose", "=", purpose)
    .where("email", "=", email)
    .where("tries", "<", 5)
    .where("used_at", "is", null)
    .where("expires_at", ">", sql<string>`now()`)
    .returning(sql<boolean>`used_at is not null`.as("right"))
    .executeTakeFirst();
  return row ? (row.right ? "right" : "wrong") : "over";
}
