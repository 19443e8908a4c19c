import type { Device } from "#server/core/caller.ts";
import { newId } from "#server/core/ids.ts";
import { newToken, tokenHash } from "#server/core/link-token.ts";
import type { Trx } from "#server/parts/database/database.ts";
import { moveDevice, putDevice } from "./queries.ts";

/** From now on the person is known on this device: strangers' tries elsewhere don't lock them out here. Gives its id. */
export async function knowDevice(trx: Trx, user_id: string, device: Device): Promise<string> {
  const { token, token_hash } = newToken(256);
  if (device.token) await moveDevice(trx, tokenHash(device.token), token_hash);
  const id = await putDevice(trx, { id: newId(), user_id, token_hash, name: device.name });
  device.keep(token);
  return id;
}
