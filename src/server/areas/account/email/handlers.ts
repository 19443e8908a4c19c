import type { accountCalls } from "#contract/account/account-calls.ts";
import { refuseTooSoon, refuseWrongCode, sendVerification } from "#server/areas/account/code/tasks.ts";
import { removeDevicesOf } from "#server/areas/account/device/queries.ts";
import { knowDevice } from "#server/areas/account/device/tasks.ts";
import { dropFactors } from "#server/areas/account/factor/tasks.ts";
import { emailChangedLetter, emailTakenLetter } from "#server/areas/account/mails.ts";
import { findUser, markVerified, moveSession, revokeSessionsOf, type UserRow } from "#server/areas/account/queries.ts";
import { addresseeOf } from "#server/areas/account/rules.ts";
import { refuseWrongPassword, userIn } from "#server/areas/account/tasks.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import { queueLetter } from "#server/areas/letter/tasks.ts";
import { joinAsInvited } from "#server/areas/membership/tasks.ts";
import type { Caller, Device } from "#server/core/caller.ts";
import { conflict, invalidField } from "#server/core/failures.ts";
import type { Trx } from "#server/parts/database/database.ts";
import type { Parts } from "#server/parts/parts.ts";
import { isEmailOfOther, putPendingEmail, updateEmail } from "./queries.ts";

export const emailHandlers: Handlers<Pick<typeof accountCalls, "resendEmail" | "verifyEmail" | "changeEmail">> = {
  resendEmail: async ({ caller, parts }) => {
    if (caller.email_verified) throw conflict("already_verified");
    const user = await findUser(parts.database.db, caller.user_id);
    await parts.database.transaction(async (trx) => {
      await refuseTooSoon(trx, "email", user.email);
      await sendVerification(parts, trx, "email", addresseeOf(user));
    });
    return {};
  },

  verifyEmail: async ({ body, caller, parts, device }) => {
    const isNew = body.email !== caller.email;
    if (isNew) await refuseOtherEmail(parts, caller, body.email);
    // Outside the transaction: a wrong try stays counted.
    await refuseWrongCode(parts, isNew ? "new_email" : "email", body, device);
    const moved = await parts.database.transaction(async (trx) => {
      const user = await findUser(trx, caller.user_id);
      if (isNew) await takeNewEmail(parts, trx, user, body.email);
      else await markVerified(trx, user.id);
      if (!user.email_verified_at) await startAfresh(parts, trx, { ...user, email: body.email }, caller.session_id, device);
      const joined = await joinAsInvited(parts, trx, user.id);
      return joined ? { team_id: joined, two_factor_owed: await moveSession(trx, caller.session_id, user.id, joined) } : null;
    });
    return { user: await userIn(parts, caller.user_id, moved?.team_id ?? caller.workspace, moved ?? caller) };
  },

  changeEmail: async ({ body, caller, parts }) => {
    const { email } = body;
    await refuseWrongPassword(parts, caller.user_id, body.current_password);
    if (email === caller.email) throw invalidField("email", "email_same");
    const user = await findUser(parts.database.db, caller.user_id);
    await parts.database.transaction(async (trx) => {
      if (await isEmailOfOther(trx, user.id, email)) throw conflict("email_of_other");
      await refuseTooSoon(trx, "new_email", email);
      await putPendingEmail(trx, user.id, email);
      await sendVerification(parts, trx, "new_email", { ...addresseeOf(user), email });
    });
    return { data: { pending_email: email } };
  },
};

async function refuseOtherEmail(parts: Parts, caller: Caller, email: string) {
  const { pending_email } = await findUser(parts.database.db, caller.user_id);
  if (email !== pending_email) throw invalidField("email", "other_email");
}

/** Whose account it is stands from here on: what was set up before, and every other session, goes. */
async function startAfresh(parts: Parts, trx: Trx, user: UserRow, session_id: string, device: Device) {
  await dropFactors(parts, trx, user);
  await revokeSessionsOf(trx, user.id, { but: session_id });
  await removeDevicesOf(trx, user.id);
  await knowDevice(trx, user.id, device);
}

/** The code of the letter to a new address makes it the person's own; both addresses are told. */
async function takeNewEmail(parts: Parts, trx: Trx, user: UserRow, email: string) {
  if (await isEmailOfOther(trx, user.id, email)) throw conflict("email_of_other");
  await updateEmail(trx, user.id, email);
  await queueLetter(parts, trx, emailChangedLetter(addresseeOf(user), email));
  await queueLetter(parts, trx, emailTakenLetter({ ...addresseeOf(user), email }, user.email, parts.config.app_url));
}
