import { sql } from "kysely";
import type { Db, Trx } from "#server/parts/database/database.ts";

/** As many devices as one person is known on; a device that wasn't used for so long is forgotten. */
const MOST = 20;
const KEPT = sql`interval '180 days'`;

/** The device with this token, if it is known to the account of that address; its id stays when its token changes. */
export async function findKnownDevice(db: Db, token_hash: Uint8Array, email: string): Promise<string | undefined> {
  const device = await db
    .selectFrom("devices")
    .innerJoin("users", "users.id", "devices.user_id")
    .select("devices.id")
    .where("devices.token_hash", "=", token_hash)
    .where("users.email", "=", email)
    .where(sql<boolean>`devices.last_used_at > now() - ${KEPT}`)
    .executeTakeFirst();
  return device?.id;
}

/** A device's next token, for everybody it is known to: who saw the one before, or planted it, has nothing. */
export async function moveDevice(trx: Trx, before: Uint8Array, token_hash: Uint8Array) {
  await trx.updateTable("devices").set({ token_hash }).where("token_hash", "=", before).execute();
}

/** Keeps a device as known to a person, and gives its id. */
export async function putDevice(trx: Trx, device: { id: string; user_id: string; token_hash: Uint8Array; name: string }): Promise<string> {
  const { id } = await trx
    .insertInto("devices")
    .values(device)
    .onConflict((conflict) => conflict.columns(["token_hash", "user_id"]).doUpdateSet({ name: device.name, last_used_at: sql`now()` }))
    .returning("id")
    .executeTakeFirstOrThrow();
  const newest = trx
    .selectFrom("devices")
    .select("id")
    .where("user_id", "=", device.user_id)
    .orderBy("last_used_at", "desc")
    .orderBy("id", "desc")
    .limit(MOST);
  await trx.deleteFrom("devices").where("user_id", "=", device.user_id).where("id", "not in", newest).execute();
  return id;
}

/** The devices a person is known on, the one used last first; `token_hash` is that of the one that asks. With `id`, that one alone. */
export function devicesOf(db: Db, user_id: string, token_hash: Uint8Array | null, id?: string) {
  return db
    .selectFrom("devices")
    .select(["id", "name", "created_at", "last_used_at", sql<boolean>`token_hash is not distinct from ${token_hash}`.as("is_current")])
    .where("user_id", "=", user_id)
    .where(sql<boolean>`last_used_at > now() - ${KEPT}`)
    .$if(id !== undefined, (query) => query.where("id", "=", id as string))
    .orderBy("last_used_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

export async function removeDevice(trx: Trx, user_id: string, id: string) {
  await trx.deleteFrom("devices").where("user_id", "=", user_id).where("id", "=", id).execute();
}

export async function removeDevicesOf(trx: Trx, user_id: string) {
  await trx.deleteFrom("devices").where("user_id", "=", user_id).execute();
}

export async function removeOldDevices(db: Db) {
  await db.deleteFrom("devices").where(sql<boolean>`last_used_at < now() - ${KEPT}`).execute();
}
