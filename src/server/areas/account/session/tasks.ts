import { findKnownDevice } from "#server/areas/account/device/queries.ts";
import { knowDevice } from "#server/areas/account/device/tasks.ts";
import { newSignInLetter } from "#server/areas/account/mails.ts";
import { endOldestSessions, insertSession, lockSessionsOf, type UserRow } from "#server/areas/account/queries.ts";
import { addresseeOf } from "#server/areas/account/rules.ts";
import { queueLetter } from "#server/areas/letter/tasks.ts";
import { isHeldToSso } from "#server/areas/membership/queries.ts";
import { recordSecurityEvent } from "#server/areas/security/tasks.ts";
import type { Device, WorkspaceId } from "#server/core/caller.ts";
import { ssoRequired } from "#server/core/failures.ts";
import { newId } from "#server/core/ids.ts";
import { newToken, tokenHash } from "#server/core/link-token.ts";
import type { Db, Trx } from "#server/parts/database/database.ts";
import type { Parts } from "#server/parts/parts.ts";

/** A session that was just opened. */
export interface Opened {
  token: string;
  two_factor_owed: boolean;
}

/** How a session comes about: on a device that is known, by the single sign-on of a workspace. */
interface By {
  device_id?: string;
  sso_workspace_id?: string | null;
}

/** A session without further ado; none for who comes into a workspace otherwise than by its single sign-on, where they are held to it. */
export async function openSession(db: Db, user_id: string, workspace_id: WorkspaceId, device: Device, by: By = {}): Promise<Opened> {
  if (by.sso_workspace_id !== workspace_id && (await isHeldToSso(db, user_id, workspace_id))) throw ssoRequired();
  const { token, token_hash } = newToken(256);
  const session = { id: newId(), token_hash, user_id, workspace_id, device: device.name, ...by };
  return { token, two_factor_owed: await insertSession(db, session) };
}

/** Refuses whoever shows who they are otherwise than at the provider that a workspace of theirs holds them to. */
export async function refuseHeldToSso(db: Db, user_id: string): Promise<void> {
  if (await isHeldToSso(db, user_id)) throw ssoRequired();
}

/**
 * The session of somebody who has just shown who they are: a letter, where this device wasn't known to them; it is from now on. One
 * more than an account may have ends the one that was used longest ago.
 */
export async function logIn(
  parts: Parts,
  trx: Trx,
  user: UserRow,
  workspace_id: WorkspaceId,
  device: Device,
  by: By = {},
): Promise<Opened> {
  await lockSessionsOf(trx, user.id);
  const isKnown = device.token && (await findKnownDevice(trx, tokenHash(device.token), user.email));
  if (!isKnown) await queueLetter(parts, trx, newSignInLetter(addresseeOf(user), device.name, new Date(), parts.config.app_url));
  const opened = await openSession(trx, user.id, workspace_id, device, { ...by, device_id: await knowDevice(trx, user.id, device) });
  const times = await endOldestSessions(trx, user.id);
  if (times > 0) await recordSecurityEvent(parts, { kind: "session_displaced", user_id: user.id, times }, trx);
  return opened;
}
