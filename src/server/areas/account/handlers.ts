import type { accountCalls } from "#contract/account.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import { AppFailure, conflict, expired, invalidField, notAcceptable, wrongCredentials } from "#server/core/failures.ts";
import { newId } from "#server/core/ids.ts";
import type { Db, Trx } from "#server/parts/database/database.ts";
import type { Parts } from "#server/parts/parts.ts";
import { verificationLetter } from "./mails.ts";
import {
  checkCode,
  findUserByEmail,
  findUserIn,
  findWorkspaceToEnter,
  insertPerson,
  insertSession,
  markActive,
  markVerified,
  putCode,
  revokeSession,
  secondsSinceCode,
  slideSession,
} from "./queries.ts";
import { codeHash, newCode, newToken, refuseWeakPassword, userOf } from "./rules.ts";

const LETTER_PAUSE = 60;

export const accountHandlers: Handlers<typeof accountCalls> = {
  register: async ({ body, parts, language }) => {
    refuseWeakPassword(body.password, body.email);
    const locale = body.locale ?? language;
    const password_hash = await parts.secret.hashPassword(body.password);
    const { first_name, last_name, email, phone = null, company = null } = body;
    const user = { id: newId(), first_name, last_name, email, phone, company, locale, password_hash };
    const workspace = { id: newId(), name: company || `${first_name} ${last_name}` };
    const token = await parts.database.transaction(async (trx) => {
      if (!(await insertPerson(trx, { user, workspace, recruiter_id: newId() }))) throw conflict("email_taken");
      await sendVerification(parts, trx, { email, first_name, language: locale });
      return openSession(trx, user.id, workspace.id);
    });
    return { token, user: userOf(await findUserIn(parts.database.db, user.id, workspace.id)) };
  },

  login: async ({ body, parts }) => {
    const { db } = parts.database;
    const known = await findUserByEmail(db, body.email);
    if (!(await parts.secret.isPassword(body.password, known?.password_hash)) || !known) throw wrongCredentials();
    const workspace = await findWorkspaceToEnter(db, known.id);
    if (!workspace) throw new AppFailure("forbidden", { key: "suspended" });
    const token = await openSession(db, known.id, workspace.id);
    return { token, user: userOf(await findUserIn(db, known.id, workspace.id)) };
  },

  validateToken: async ({ caller, parts }) => {
    const { db } = parts.database;
    await slideSession(db, caller.session_id);
    await markActive(db, caller.recruiter_id);
    return { token: caller.token, user: userOf(await findUserIn(db, caller.user_id, caller.workspace)) };
  },

  checkVerified: async ({ caller, parts }) => {
    const user = userOf(await findUserIn(parts.database.db, caller.user_id, caller.workspace));
    return { user, data: { email_verified: caller.email_verified, subscription_id: user.subscription_id } };
  },

  logout: async ({ caller, parts }) => {
    await revokeSession(parts.database.db, caller.session_id);
    return {};
  },

  resendEmail: async ({ caller, parts }) => {
    if (caller.email_verified) throw conflict("already_verified");
    const user = await findUserIn(parts.database.db, caller.user_id, caller.workspace);
    await parts.database.transaction(async (trx) => {
      const since = await secondsSinceCode(trx, "email", user.email);
      if (since !== null && since < LETTER_PAUSE) throw notAcceptable("too_soon", { seconds: Math.ceil(LETTER_PAUSE - since) });
      await sendVerification(parts, trx, { email: user.email, first_name: user.first_name, language: user.locale });
    });
    return {};
  },

  verifyEmail: async ({ body, caller, parts }) => {
    const { db } = parts.database;
    if (body.email !== caller.email) throw invalidField("email", "other_email");
    if (!caller.email_verified) {
      const answer = await checkCode(db, "email", body.email, codeHash(parts, "email", body.email, body.code));
      if (answer === "over") throw expired("code_expired");
      if (answer === "wrong") throw invalidField("code", "wrong_code");
      await markVerified(db, caller.user_id);
    }
    return { user: userOf(await findUserIn(db, caller.user_id, caller.workspace)) };
  },
};

async function openSession(db: Db, user_id: string, workspace_id: string): Promise<string> {
  const { token, token_hash } = newToken();
  await insertSession(db, { id: newId(), token_hash, user_id, workspace_id });
  return token;
}

async function sendVerification(parts: Parts, trx: Trx, to: { email: string; first_name: string; language: "en" | "nl" }) {
  const code = newCode();
  await putCode(trx, { id: newId(), purpose: "email", email: to.email, code_hash: codeHash(parts, "email", to.email, code) });
  await parts.tasks.enqueue("send_letter", verificationLetter(to, code, parts.config.app_url), { trx });
}
