import type { accountCalls } from "#contract/account/account-calls.ts";
import { messageText } from "#contract/messages.ts";
import { refuseWrongCode, useCode } from "#server/areas/account/code/tasks.ts";
import { removeDevicesOf } from "#server/areas/account/device/queries.ts";
import { knowDevice } from "#server/areas/account/device/tasks.ts";
import { dropFactors } from "#server/areas/account/factor/tasks.ts";
import { passwordChangedLetter } from "#server/areas/account/mails.ts";
import { findUser, findUserByEmail, markVerified, revokeSessionsOf, type UserRow, updatePassword } from "#server/areas/account/queries.ts";
import { addresseeOf } from "#server/areas/account/rules.ts";
import { openSession } from "#server/areas/account/session/tasks.ts";
import { refuseWrongPassword, signedIn } from "#server/areas/account/tasks.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import { queueLetter } from "#server/areas/letter/tasks.ts";
import { joinAsInvited } from "#server/areas/membership/tasks.ts";
import type { Device } from "#server/core/caller.ts";
import { expired } from "#server/core/failures.ts";
import type { Trx } from "#server/parts/database/database.ts";
import type { Parts } from "#server/parts/parts.ts";
import { knownAbout, refuseWeakPassword } from "./tasks.ts";

type PasswordCalls = Pick<typeof accountCalls, "checkPassword" | "forgotPassword" | "checkResetCode" | "resetPassword" | "changePassword">;

export const passwordHandlers: Handlers<PasswordCalls> = {
  checkPassword: async ({ body, caller, parts, language }) => {
    const known = [...body.known, ...(caller ? await knownAbout(parts, caller.email) : [])];
    const judged = await parts.passwords.strengthOf(body.password, known);
    return { data: { ...judged, told: messageText(language, `strength_${judged.strength}`) } };
  },

  // Nothing here depends on whether somebody has the address: the task finds out.
  forgotPassword: async ({ body, parts }) => {
    await parts.tasks.enqueue("send_reset", { email: body.email });
    return {};
  },

  checkResetCode: async ({ body, parts, device }) => {
    await refuseWrongCode(parts, "password", body, device, { keep: true });
    return {};
  },

  resetPassword: async ({ body, parts, device }) => {
    // First whether the code is right: only then is the hash worth its time, and whose account it is may be known.
    await refuseWrongCode(parts, "password", body, device, { keep: true });
    await refuseWeakPassword(parts, body.password, await knownAbout(parts, body.email));
    const password_hash = await parts.secret.hashPassword(body.password);
    await parts.database.transaction(async (trx) => {
      await useCode(parts, trx, "password", body);
      const user = await findUserByEmail(trx, body.email);
      if (!user) throw expired("code_expired");
      await setPassword(parts, trx, user, password_hash, device);
      await dropFactors(parts, trx, user);
      await markVerified(trx, user.id);
      await joinAsInvited(parts, trx, user.id);
    });
    return {};
  },

  changePassword: async ({ body, caller, parts, device }) => {
    await refuseWrongPassword(parts, caller.user_id, body.current_password);
    const user = await findUser(parts.database.db, caller.user_id);
    await refuseWeakPassword(parts, body.password, await knownAbout(parts, user.email));
    const password_hash = await parts.secret.hashPassword(body.password);
    const opened = await parts.database.transaction(async (trx) => {
      const device_id = await setPassword(parts, trx, user, password_hash, device);
      return openSession(trx, user.id, caller.workspace, device, { device_id, sso_workspace_id: caller.sso_workspace_id });
    });
    return signedIn(parts, user.id, caller.workspace, opened);
  },
};

/** Another password: every session ends, no device but this one is known any more, and a letter tells its owner. */
async function setPassword(parts: Parts, trx: Trx, user: UserRow, password_hash: string, device: Device): Promise<string> {
  await updatePassword(trx, user.id, password_hash);
  await revokeSessionsOf(trx, user.id);
  await removeDevicesOf(trx, user.id);
  await queueLetter(parts, trx, passwordChangedLetter(addresseeOf(user), parts.config.app_url));
  return knowDevice(trx, user.id, device);
}
