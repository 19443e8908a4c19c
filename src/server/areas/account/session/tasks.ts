import { knowDevice } from "#server/areas/account/device/tasks.ts";
import { newSignInLetter } from "#server/areas/account/mails.ts";
import { insertSession, isKnownDevice, type UserRow } from "#server/areas/account/queries.ts";
import { addresseeOf } from "#server/areas/account/rules.ts";
import { queueLetter } from "#server/areas/letter/tasks.ts";
import type { Device } from "#server/core/caller.ts";
import { newId } from "#server/core/ids.ts";
import { newToken } from "#server/core/link-token.ts";
import type { Db, Trx } from "#server/parts/database/database.ts";
import type { Parts } from "#server/parts/parts.ts";

/** A session without further ado; gives its token. */
export async function openSession(db: Db, user_id: string, workspace_id: string, device: Device): Promise<string> {
  const { token, token_hash } = newToken(256);
  await insertSession(db, { id: newId(), token_hash, user_id, workspace_id, device: device.name });
  return token;
}

/** The session of somebody who has just shown who they are: a letter, where they hadn't been on this device, which is known from now on. */
export async function logIn(parts: Parts, trx: Trx, user: UserRow, workspace_id: string, device: Device): Promise<string> {
  if (!(await isKnownDevice(trx, user.id, device.name))) {
    const told = newSignInLetter(addresseeOf(user), device.name, new Date(), parts.config.app_url);
    await queueLetter(parts, trx, told);
  }
  await knowDevice(trx, user.id, device);
  return openSession(trx, user.id, workspace_id, device);
}
