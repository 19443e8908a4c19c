import { createHash } from "node:crypto";
import type { accountCalls } from "#contract/account.ts";
import { insertFile } from "#server/areas/file/queries.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import type { Caller } from "#server/core/caller.ts";
import { AppFailure, conflict, expired, invalidField, notAcceptable, notFound, tooMany, wrongCredentials } from "#server/core/failures.ts";
import { newId } from "#server/core/ids.ts";
import type { Db, Trx } from "#server/parts/database/database.ts";
import type { CodePurpose } from "#server/parts/database/tables.ts";
import type { Parts } from "#server/parts/parts.ts";
import { checkCode, letterWait, putCode } from "./code/queries.ts";
import { type Addressee, passwordChangedLetter, verificationLetter } from "./mails.ts";
import {
  findUser,
  findUserByEmail,
  findUserIn,
  findWorkspaceToEnter,
  insertPerson,
  insertSession,
  markActive,
  markVerified,
  openSessionsOf,
  removeAvatar,
  revokeSession,
  revokeSessionsOf,
  slideSession,
  updatePassword,
  updateProfile,
} from "./queries.ts";
import { AVATAR_NAME, codeHash, newCode, newToken, refuseWeakPassword, userOf } from "./rules.ts";
import { refuseWithoutSecondFactor, refuseWrongPassword, twoFactorHandlers } from "./two-factor/handlers.ts";

export const accountHandlers: Handlers<typeof accountCalls> = {
  register: async ({ body, parts, language, device }) => {
    refuseWeakPassword(body.password, body.email);
    const locale = body.locale ?? language;
    const password_hash = await parts.secret.hashPassword(body.password);
    const { first_name, last_name, email, phone = null, company = null } = body;
    const user = { id: newId(), first_name, last_name, email, phone, company, locale, password_hash };
    const workspace = { id: newId(), name: company || `${first_name} ${last_name}` };
    const token = await parts.database.transaction(async (trx) => {
      if (!(await insertPerson(trx, { user, workspace, recruiter_id: newId() }))) throw conflict("email_taken");
      await sendVerification(parts, trx, { email, first_name, language: locale });
      return openSession(trx, user.id, workspace.id, device);
    });
    return { token, user: await userIn(parts, user.id, workspace.id) };
  },

  login: async ({ body, parts, device }) => {
    const { db } = parts.database;
    const known = await findUserByEmail(db, body.email);
    if (!(await parts.secret.isPassword(body.password, known?.password_hash)) || !known) throw wrongCredentials();
    await refuseWithoutSecondFactor(parts, db, known.id, body.code);
    const workspace = await findWorkspaceToEnter(db, known.id);
    if (!workspace) throw new AppFailure("forbidden", { key: "suspended" });
    const token = await openSession(db, known.id, workspace.id, device);
    return { token, user: await userIn(parts, known.id, workspace.id) };
  },

  validateToken: async ({ caller, parts }) => {
    const { db } = parts.database;
    await slideSession(db, caller.session_id);
    await markActive(db, caller.recruiter_id);
    return { token: caller.token, user: await userIn(parts, caller.user_id, caller.workspace) };
  },

  checkVerified: async ({ caller, parts }) => {
    const user = await userIn(parts, caller.user_id, caller.workspace);
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
      const { pause, hour } = await letterWait(trx, "email", user.email);
      if (hour > 0) throw tooMany(hour);
      if (pause > 0) throw notAcceptable("too_soon", { seconds: pause });
      await sendVerification(parts, trx, { email: user.email, first_name: user.first_name, language: user.locale });
    });
    return {};
  },

  verifyEmail: async ({ body, caller, parts }) => {
    const { db } = parts.database;
    if (body.email !== caller.email) throw invalidField("email", "other_email");
    if (!caller.email_verified) {
      await refuseWrongCode(parts, db, "email", body);
      await markVerified(db, caller.user_id);
    }
    return { user: await userIn(parts, caller.user_id, caller.workspace) };
  },

  // Nothing here depends on whether somebody has the address: the task finds out.
  forgotPassword: async ({ body, parts }) => {
    await parts.tasks.enqueue("send_reset", { email: body.email });
    return {};
  },

  checkResetCode: async ({ body, parts }) => {
    await refuseWrongCode(parts, parts.database.db, "password", body, { keep: true });
    return {};
  },

  resetPassword: async ({ body, parts }) => {
    refuseWeakPassword(body.password, body.email);
    // First whether the code is right: only then is the hash worth its time.
    await refuseWrongCode(parts, parts.database.db, "password", body, { keep: true });
    const password_hash = await parts.secret.hashPassword(body.password);
    await parts.database.transaction(async (trx) => {
      await refuseWrongCode(parts, trx, "password", body);
      const user = await findUserByEmail(trx, body.email);
      if (!user) throw expired("code_expired");
      await setPassword(parts, trx, user, password_hash);
      await markVerified(trx, user.id);
    });
    return {};
  },

  editProfile: async ({ body, caller, parts }) => {
    const { avatar, ...change } = body;
    const picture = avatar && (await parts.images.avatar(new Uint8Array(await avatar.arrayBuffer())));
    if (picture === null && avatar) throw invalidField("avatar", "picture_unreadable");
    const avatar_id = picture ? newId() : null;
    if (picture && avatar_id) await parts.files.put(`${caller.workspace}/${avatar_id}`, picture);
    const before = await parts.database.transaction(async (trx) => {
      const { avatar_id: old } = await findUser(trx, caller.user_id);
      if (picture && avatar_id) await keepPicture(trx, caller, avatar_id, picture);
      await updateProfile(trx, caller.user_id, { ...change, ...(avatar !== undefined && { avatar_id }) });
      return avatar === undefined ? null : old && (await removeAvatar(trx, old));
    });
    if (before) await parts.files.remove(`${before.workspace_id}/${before.id}`);
    return { user: await userIn(parts, caller.user_id, caller.workspace) };
  },

  changePassword: async ({ body, caller, parts, device }) => {
    await refuseWrongPassword(parts, caller.user_id, body.current_password);
    const user = await findUser(parts.database.db, caller.user_id);
    refuseWeakPassword(body.password, user.email);
    const password_hash = await parts.secret.hashPassword(body.password);
    const token = await parts.database.transaction(async (trx) => {
      await setPassword(parts, trx, user, password_hash);
      return openSession(trx, user.id, caller.workspace, device);
    });
    return { token, user: await userIn(parts, caller.user_id, caller.workspace) };
  },

  sessions: async ({ caller, parts }) => {
    const sessions = await openSessionsOf(parts.database.db, caller.user_id);
    return { data: { sessions: sessions.map((session) => ({ ...session, is_current: session.id === caller.session_id })) } };
  },

  revokeSession: async ({ body, caller, parts }) => {
    const { db } = parts.database;
    const [session] = await openSessionsOf(db, caller.user_id, body.id);
    if (!session) throw notFound("session");
    await revokeSession(db, session.id);
    return { data: { session: { ...session, is_current: session.id === caller.session_id } } };
  },

  ...twoFactorHandlers,
};

const userIn = async (parts: Parts, user_id: string, workspace_id: string) =>
  userOf(parts, await findUserIn(parts.database.db, user_id, workspace_id));

async function openSession(db: Db, user_id: string, workspace_id: string, device: string): Promise<string> {
  const { token, token_hash } = newToken();
  await insertSession(db, { id: newId(), token_hash, user_id, workspace_id, device });
  return token;
}

async function sendVerification(parts: Parts, trx: Trx, to: Addressee) {
  const code = newCode();
  await putCode(trx, { id: newId(), purpose: "email", email: to.email, code_hash: codeHash(parts, "email", to.email, code) });
  await parts.tasks.enqueue("send_letter", verificationLetter(to, code, parts.config.app_url), { trx });
}

/** Counts the try. Wrong: 422; expired, used or tried too often: 410. A right one is used up unless it is to be kept. */
async function refuseWrongCode(
  parts: Parts,
  db: Db,
  purpose: CodePurpose,
  { email, code }: { email: string; code: string },
  options: { keep?: boolean } = {},
) {
  const answer = await checkCode(db, purpose, email, codeHash(parts, purpose, email, code), options);
  if (answer === "over") throw expired("code_expired");
  if (answer === "wrong") throw invalidField("code", "wrong_code");
}

/** Another password: every session ends, and a letter tells its owner. */
async function setPassword(parts: Parts, trx: Trx, user: Awaited<ReturnType<typeof findUser>>, password_hash: string) {
  await updatePassword(trx, user.id, password_hash);
  await revokeSessionsOf(trx, user.id);
  const to = { email: user.email, first_name: user.first_name, language: user.locale };
  await parts.tasks.enqueue("send_letter", passwordChangedLetter(to, parts.config.app_url), { trx });
}

async function keepPicture(trx: Trx, caller: Caller, id: string, bytes: Uint8Array) {
  const sha256 = createHash("sha256").update(bytes).digest();
  await insertFile(trx, caller.workspace, { id, name: AVATAR_NAME, mime: "image/webp", size: bytes.length, sha256 });
}
