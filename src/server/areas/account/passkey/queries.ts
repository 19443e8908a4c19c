import { sql } from "kysely";
import { type Db, json, type Trx } from "#server/parts/database/database.ts";

const columns = ["id", "name", "created_at", "last_used_at"] as const;

export function passkeysOf(db: Db, user_id: string) {
  return db
    .selectFrom("passkeys")
    .select([...columns, "credential_id", "transports"])
    .where("user_id", "=", user_id)
    .orderBy("id")
    .execute();
}

/** Undefined when another account, or this one, has the credential already. */
export function insertPasskey(
  db: Db,
  passkey: {
    id: string;
    user_id: string;
    credential_id: string;
    public_key: Uint8Array;
    counter: number;
    transports: string[];
    name: string;
  },
) {
  return db
    .insertInto("passkeys")
    .values({ ...passkey, transports: json(passkey.transports), last_used_at: null })
    .onConflict((conflict) => conflict.column("credential_id").doNothing())
    .returning(columns)
    .executeTakeFirst();
}

export function removePasskey(db: Db, user_id: string, id: string) {
  return db.deleteFrom("passkeys").where("id", "=", id).where("user_id", "=", user_id).returning(columns).executeTakeFirst();
}

/** Removes every passkey of a person, and what one was being made with; gives the names. */
export async function removePasskeysOf(trx: Trx, user_id: string): Promise<string[]> {
  await trx.deleteFrom("passkey_challenges").where("user_id", "=", user_id).execute();
  const removed = await trx.deleteFrom("passkeys").where("user_id", "=", user_id).returning("name").execute();
  return removed.map(({ name }) => name);
}

export function findCredential(db: Db, credential_id: string) {
  return db
    .selectFrom("passkeys")
    .select(["id", "user_id", "public_key", "counter"])
    .where("credential_id", "=", credential_id)
    .executeTakeFirst();
}

/** Notes a use, where the count rose (or the authenticator keeps none). False when it didn't: of two uses at once one counts. */
export async function countUse(db: Db, id: string, counter: number): Promise<boolean> {
  const row = await db
    .updateTable("passkeys")
    .set({ counter, last_used_at: sql<string>`now()` })
    .where("id", "=", id)
    .where(sql<boolean>`(counter < ${counter} or (counter = 0 and ${counter} = 0))`)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertChallenge(db: Db, challenge: string, user_id: string | null) {
  await db.insertInto("passkey_challenges").values({ challenge, user_id, expires_at: sql<string>`now() + interval '5 minutes'` }).execute();
}

/** Uses a challenge up. False when there is none, it is over, or was made for somebody else. */
export async function takeChallenge(db: Db, challenge: string, user_id: string | null): Promise<boolean> {
  const row = await db
    .deleteFrom("passkey_challenges")
    .where("challenge", "=", challenge)
    .where(sql<boolean>`user_id is not distinct from ${user_id}::uuid`)
    .where("expires_at", ">", sql<string>`now()`)
    .returning("challenge")
    .executeTakeFirst();
  return row !== undefined;
}

export async function removeOldChallenges(db: Db) {
  await db.deleteFrom("passkey_challenges").where(sql<boolean>`expires_at < now()`).execute();
}
