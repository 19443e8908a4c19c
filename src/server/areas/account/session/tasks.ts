import { findKnownDevice } from "#server/areas/account/device/queries.ts";
import { knowDevice } from "#server/areas/account/device/tasks.ts";
import { newSignInLetter } from "#server/areas/account/mails.ts";
import { insertSession, type UserRow } from "#server/areas/account/queries.ts";
import { addresseeOf } from "#server/areas/account/rules.ts";
import { queueLetter } from "#server/areas/letter/tasks.ts";
import type { Device } from "#server/core/caller.ts";
import { newId } from "#server/core/ids.ts";
import { newToken, tokenHash } from "#server/core/link-token.ts";
import type { Db, Trx } from "#server/parts/database/database.ts";
import type { Parts } from "#server/parts/parts.ts";

/** A session that was just opened. */
export interface Opened {
  token: string;
  two_factor_owed: boolean;
}

/** A session without further ado. */
export async function openSession(db: Db, user_id: string, workspace_id: string, device: Device, device_id?: string): Promise<Opened> {
  const { token, token_hash } = newToken(256);
  const session = { id: newId(), token_hash, user_id, workspace_id, device: device.name, ...(device_id && { device_id }) };
  return { token, two_factor_owed: await insertSession(db, session) };
}

/** The session of somebody who has just shown who they are: a letter, where this device wasn't known to them; it is from now on. */
export async function logIn(parts: Parts, trx: Trx, user: UserRow, workspace_id: string, device: Device): Promise<Opened> {
  const isKnown = device.token && (await findKnownDevice(trx, tokenHash(device.token), user.email));
  if (!isKnown) await queueLetter(parts, trx, newSignInLetter(addresseeOf(user), device.name, new Date(), parts.config.app_url));
  return openSession(trx, user.id, workspace_id, device, await knowDevice(trx, user.id, device));
}
