import { generateSecret } from "otplib";
import type { accountCalls } from "#contract/account/account-calls.ts";
import { tellOfFactor } from "#server/areas/account/factor/tasks.ts";
import { findUser, sessionOwes, settleOwed, type UserRow } from "#server/areas/account/queries.ts";
import { refuseWrongPassword, userIn } from "#server/areas/account/tasks.ts";
import { withinTries } from "#server/areas/account/wrong-code/tasks.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import type { Caller, Device } from "#server/core/caller.ts";
import { AppFailure, conflict, invalidField, notAcceptable } from "#server/core/failures.ts";
import type { Parts } from "#server/parts/parts.ts";
import { findTwoFactor, putTwoFactorSecret, spendRecoveryCode, takeStep, turnOffTwoFactor, turnOnTwoFactor } from "./queries.ts";
import { appAddress, earlierRecoveryHashes, newRecoveryCodes, recoveryHash, stepOf } from "./rules.ts";

type TwoFactorCalls = Pick<typeof accountCalls, "startTwoFactor" | "confirmTwoFactor" | "disableTwoFactor">;

export const twoFactorHandlers: Handlers<TwoFactorCalls> = {
  startTwoFactor: async ({ body, caller, parts }) => {
    await refuseWrongPassword(parts, caller.user_id, body.current_password);
    const secret = generateSecret();
    const isKept = await putTwoFactorSecret(parts.database.db, caller.user_id, parts.secret.lock("two_factor", secret));
    if (!isKept) throw conflict("two_factor_on");
    return { data: { secret, uri: appAddress(caller.email, secret) } };
  },

  confirmTwoFactor: async ({ body, caller, parts, device }) => {
    const secret = await withinTries(parts, "two_factor", caller.email, device, () => useFirstCode(parts, caller.user_id, body.code));
    const recovery_codes = newRecoveryCodes();
    const hashes = recovery_codes.map((code) => recoveryHash(secret, caller.user_id, code));
    await parts.database.transaction(async (trx) => {
      await turnOnTwoFactor(trx, caller.user_id, hashes);
      await settleOwed(trx, caller.user_id);
      await tellOfFactor(parts, trx, await findUser(trx, caller.user_id), { kind: "two_factor_on" });
    });
    return { user: await userIn(parts, caller.user_id, caller.workspace), data: { recovery_codes } };
  },

  disableTwoFactor: async ({ body, caller, parts }) => {
    await refuseWrongPassword(parts, caller.user_id, body.current_password);
    await parts.database.transaction(async (trx) => {
      const wasOn = await turnOffTwoFactor(trx, caller.user_id);
      await settleOwed(trx, caller.user_id);
      if (wasOn) await tellOfFactor(parts, trx, await findUser(trx, caller.user_id), { kind: "two_factor_off" });
    });
    return { user: await userNow(parts, caller) };
  },
};

/** The person with what their session owes by now: two-factor may be required where it was just turned off. */
async function userNow(parts: Parts, caller: Caller) {
  const { two_factor_owed } = await sessionOwes(parts.database.db, caller.session_id);
  return userIn(parts, caller.user_id, caller.workspace, { two_factor_owed });
}

/** The first code that an app shows counts too, once. Gives the app's secret. */
async function useFirstCode(parts: Parts, user_id: string, code: string): Promise<string> {
  const { locked, since } = await findTwoFactor(parts.database.db, user_id);
  if (since) throw conflict("two_factor_on");
  if (!locked) throw notAcceptable("two_factor_not_started");
  const secret = parts.secret.unlock("two_factor", locked);
  const step = await stepOf(secret, code);
  if (step === null || !(await takeStep(parts.database.db, user_id, step))) throw invalidField("code", "wrong_code");
  return secret;
}

const ask = (key: "two_factor_needed" | "wrong_code") =>
  new AppFailure("invalid", { key: "invalid" }, { fields: { code: [{ key }] }, data: { two_factor: true } });

/** Refuses a log-in without the code that its account asks for: one of the app, or a recovery code, each good once. */
export async function refuseWithoutSecondFactor(parts: Parts, user: UserRow, code: string | undefined, device: Device): Promise<void> {
  const { since, locked } = await findTwoFactor(parts.database.db, user.id);
  if (!since || !locked) return;
  if (!code) throw ask("two_factor_needed");
  await withinTries(parts, "two_factor", user.email, device, () => useSecondFactor(parts, user, locked, code));
}

async function useSecondFactor(parts: Parts, user: UserRow, locked: Uint8Array, code: string): Promise<void> {
  const { db } = parts.database;
  const secret = parts.secret.unlock("two_factor", locked);
  const step = await stepOf(secret, code.replace(/\s/g, ""));
  if (step !== null && (await takeStep(db, user.id, step))) return;
  const hashes = [recoveryHash(secret, user.id, code), ...earlierRecoveryHashes(parts, user.id, code)];
  const left = await spendRecoveryCode(db, user.id, hashes);
  if (left === undefined) throw ask("wrong_code");
  await parts.database.transaction((trx) => tellOfFactor(parts, trx, user, { kind: "recovery_used", left }));
}
