import { sql } from "kysely";
import type { Db, Trx } from "#server/parts/database/database.ts";

/** The locked secret of somebody's app, since when it counts, and the last time step that was used. */
export function findTwoFactor(db: Db, user_id: string) {
  return db
    .selectFrom("users")
    .select(["two_factor_secret as locked", "two_factor_at as since", "two_factor_step as step"])
    .where("id", "=", user_id)
    .executeTakeFirstOrThrow();
}

/** Keeps a secret that doesn't count yet. False when two-factor is on already. */
export async function putTwoFactorSecret(db: Db, user_id: string, locked: Uint8Array): Promise<boolean> {
  const row = await db
    .updateTable("users")
    .set({ two_factor_secret: locked, two_factor_step: null })
    .where("id", "=", user_id)
    .where("two_factor_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return Boolean(row);
}

/** Takes a time step once: of the same code sent twice, at once or not, one counts. */
export async function takeStep(db: Db, user_id: string, step: number): Promise<boolean> {
  const row = await db
    .updateTable("users")
    .set({ two_factor_step: step })
    .where("id", "=", user_id)
    .where(sql<boolean>`coalesce(two_factor_step, -1) < ${step}`)
    .returning("id")
    .executeTakeFirst();
  return Boolean(row);
}

/** From now on log-in asks for a code; these recovery codes take the place of any before. */
export async function turnOnTwoFactor(trx: Trx, user_id: string, code_hashes: Uint8Array[]) {
  await trx.updateTable("users").set({ two_factor_at: sql<string>`now()` }).where("id", "=", user_id).execute();
  await trx.deleteFrom("recovery_codes").where("user_id", "=", user_id).execute();
  await trx
    .insertInto("recovery_codes")
    .values(code_hashes.map((code_hash) => ({ user_id, code_hash, used_at: null })))
    .execute();
}

/** Forgets the app's secret and the recovery codes. False when it wasn't on. */
export async function turnOffTwoFactor(trx: Trx, user_id: string): Promise<boolean> {
  const { since } = await findTwoFactor(trx, user_id);
  await trx
    .updateTable("users")
    .set({ two_factor_secret: null, two_factor_at: null, two_factor_step: null })
    .where("id", "=", user_id)
    .execute();
  await trx.deleteFrom("recovery_codes").where("user_id", "=", user_id).execute();
  return since !== null;
}

/** Uses a recovery code up and gives how many are left; undefined when it isn't one, or was used. */
export async function spendRecoveryCode(db: Db, user_id: string, code_hashes: Uint8Array[]): Promise<number | undefined> {
  const row = await db
    .updateTable("recovery_codes")
    .set({ used_at: sql<string>`now()` })
    .where("user_id", "=", user_id)
    .where("code_hash", "in", code_hashes)
    .where("used_at", "is", null)
    .returning("user_id")
    .executeTakeFirst();
  if (!row) return undefined;
  const left = await db
    .selectFrom("recovery_codes")
    .select("user_id")
    .where("user_id", "=", user_id)
    .where("used_at", "is", null)
    .execute();
  return left.length;
}
