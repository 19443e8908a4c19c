import { generateSecret } from "otplib";
import type { accountCalls } from "#contract/account.ts";
import { tellOfFactor } from "#server/areas/account/factor/tasks.ts";
import { findUser } from "#server/areas/account/queries.ts";
import { refuseWrongPassword, userIn } from "#server/areas/account/tasks.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import { AppFailure, conflict, invalidField, notAcceptable } from "#server/core/failures.ts";
import type { Db } from "#server/parts/database/database.ts";
import type { Parts } from "#server/parts/parts.ts";
import { findTwoFactor, putTwoFactorSecret, spendRecoveryCode, takeStep, turnOffTwoFactor, turnOnTwoFactor } from "./queries.ts";
import { appAddress, newRecoveryCodes, recoveryHash, stepOf } from "./rules.ts";

type TwoFactorCalls = Pick<typeof accountCalls, "startTwoFactor" | "confirmTwoFactor" | "disableTwoFactor">;

export const twoFactorHandlers: Handlers<TwoFactorCalls> = {
  startTwoFactor: async ({ body, caller, parts }) => {
    await refuseWrongPassword(parts, caller.user_id, body.current_password);
    const secret = generateSecret();
    const isKept = await putTwoFactorSecret(parts.database.db, caller.user_id, parts.secret.lock("two_factor", secret));
    if (!isKept) throw conflict("two_factor_on");
    return { data: { secret, uri: appAddress(caller.email, secret) } };
  },

  confirmTwoFactor: async ({ body, caller, parts }) => {
    const { db } = parts.database;
    const { locked, since } = await findTwoFactor(db, caller.user_id);
    if (since) throw conflict("two_factor_on");
    if (!locked) throw notAcceptable("two_factor_not_started");
    const step = await stepOf(parts.secret.unlock("two_factor", locked), body.code);
    if (step === null || !(await takeStep(db, caller.user_id, step))) throw invalidField("code", "wrong_code");
    const recovery_codes = newRecoveryCodes();
    const hashes = recovery_codes.map((code) => recoveryHash(parts, caller.user_id, code));
    await parts.database.transaction(async (trx) => {
      await turnOnTwoFactor(trx, caller.user_id, hashes);
      await tellOfFactor(parts, trx, await findUser(trx, caller.user_id), { kind: "two_factor_on" });
    });
    return { user: await userIn(parts, caller.user_id, caller.workspace), data: { recovery_codes } };
  },

  disableTwoFactor: async ({ body, caller, parts }) => {
    await refuseWrongPassword(parts, caller.user_id, body.current_password);
    await parts.database.transaction(async (trx) => {
      const wasOn = await turnOffTwoFactor(trx, caller.user_id);
      if (wasOn) await tellOfFactor(parts, trx, await findUser(trx, caller.user_id), { kind: "two_factor_off" });
    });
    return { user: await userIn(parts, caller.user_id, caller.workspace) };
  },
};

const ask = (key: "two_factor_needed" | "wrong_code") =>
  new AppFailure("invalid", { key: "invalid" }, { fields: { code: [{ key }] }, data: { two_factor: true } });

/** Refuses a log-in without the code that its account asks for: one of the app, or a recovery code, each good once. */
export async function refuseWithoutSecondFactor(parts: Parts, db: Db, user_id: string, code: string | undefined): Promise<void> {
  const { since, locked } = await findTwoFactor(db, user_id);
  if (!since || !locked) return;
  if (!code) throw ask("two_factor_needed");
  const step = await stepOf(parts.secret.unlock("two_factor", locked), code.replace(/\s/g, ""));
  if (step !== null && (await takeStep(db, user_id, step))) return;
  if (await spendRecoveryCode(db, user_id, recoveryHash(parts, user_id, code))) return;
  throw ask("wrong_code");
}
