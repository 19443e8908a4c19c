import type { accountCalls } from "#contract/account.ts";
import { removePicture } from "#server/areas/file/queries.ts";
import { keepPicture, readPicture } from "#server/areas/file/tasks.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import { queueLetter } from "#server/areas/letter/tasks.ts";
import { findMembership, rememberInvitation } from "#server/areas/membership/queries.ts";
import { invitationFor, type Joiner, joinAsInvited, joinTeam } from "#server/areas/membership/tasks.ts";
import type { Caller } from "#server/core/caller.ts";
import { conflict, expired, forbidden, invalidField, notAcceptable, notFound, tooMany, wrongCredentials } from "#server/core/failures.ts";
import { newId } from "#server/core/ids.ts";
import type { Addressee } from "#server/core/letter.ts";
import type { Db, Trx } from "#server/parts/database/database.ts";
import type { CodePurpose } from "#server/parts/database/tables.ts";
import type { Parts } from "#server/parts/parts.ts";
import { checkCode, letterWait, putCode } from "./code/queries.ts";
import { isEmailOfOther, putPendingEmail, updateEmail } from "./email/queries.ts";
import { emailChangedLetter, newSignInLetter, passwordChangedLetter, verificationLetter } from "./mails.ts";
import { personHandlers } from "./person/handlers.ts";
import {
  findUser,
  findUserByEmail,
  findUserIn,
  findWorkspaceToEnter,
  insertPerson,
  insertSession,
  isKnownDevice,
  markActive,
  markVerified,
  moveSession,
  openSessionsOf,
  revokeSession,
  revokeSessionsOf,
  slideSession,
  updatePassword,
  updateProfile,
} from "./queries.ts";
import { AVATAR_NAME, codeHash, newCode, newToken, refuseWeakPassword, userOf } from "./rules.ts";
import { refuseWrongPassword } from "./tasks.ts";
import { refuseWithoutSecondFactor, twoFactorHandlers } from "./two-factor/handlers.ts";
import { workspaceHandlers } from "./workspace/handlers.ts";

export const accountHandlers: Handlers<typeof accountCalls> = {
  register: async ({ body, parts, language, device }) => {
    refuseWeakPassword(body.password, body.email);
    const locale = body.locale ?? language;
    const password_hash = await parts.secret.hashPassword(body.password);
    const { first_name, last_name, email } = body;
    const phone = body.phone || null;
    const company = body.company || null;
    const picture = await readPicture(parts, "avatar", body.avatar);
    const user = { id: newId(), first_name, last_name, email, phone, company, locale, password_hash };
    const workspace = { id: newId(), name: company || `${first_name} ${last_name}` };
    const token = await parts.database.transaction(async (trx) => {
      if (!(await insertPerson(trx, { user, workspace, recruiter_id: newId() }))) throw conflict("email_taken");
      if (body.team_id && body.created_member_id) await rememberInvitation(trx, user.id, body.team_id, body.created_member_id);
      if (picture) await updateProfile(trx, user.id, { avatar_id: await keepPicture(parts, trx, workspace.id, AVATAR_NAME, picture) });
      await sendVerification(parts, trx, "email", { email, first_name, language: locale });
      return openSession(trx, user.id, workspace.id, device);
    });
    return { token, user: await userIn(parts, user.id, workspace.id) };
  },

  login: async ({ body, parts, device }) => {
    const { db } = parts.database;
    const known = await findWhoHas(parts, body);
    await refuseWithoutSecondFactor(parts, db, known.id, body.code);
    const workspace = await findWorkspaceToEnter(db, known.id);
    if (!workspace) throw forbidden("suspended");
    const token = await parts.database.transaction(async (trx) => {
      await tellOfNewDevice(parts, trx, known, device);
      return openSession(trx, known.id, workspace.id, device);
    });
    return { token, user: await userIn(parts, known.id, workspace.id) };
  },

  enterTeam: async ({ body, caller, parts, device }) => {
    const { db } = parts.database;
    const { team_id, email, password, code } = body;
    const given = email !== undefined && password !== undefined ? { email, password } : null;
    if (!given && !caller) throw invalidField(email === undefined ? "email" : "password", "required");
    const known = given ? await findWhoHas(parts, given) : await findUser(db, (caller as Caller).user_id);
    const membership = await membershipToEnter(parts, known, team_id);
    // Last, for a code is good once: a slip in the team's id shouldn't cost one.
    if (given) await refuseWithoutSecondFactor(parts, db, known.id, code);
    const token = await parts.database.transaction(async (trx) => {
      const recruiter_id = membership?.recruiter_id ?? (await joinTeam(parts, trx, team_id, known));
      if (given) await tellOfNewDevice(parts, trx, known, device);
      if (caller) await revokeSession(trx, caller.session_id);
      await markActive(trx, recruiter_id);
      return openSession(trx, known.id, team_id, device);
    });
    return { token, user: await userIn(parts, known.id, team_id) };
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
      await refuseTooSoon(trx, "email", user.email);
      await sendVerification(parts, trx, "email", { email: user.email, first_name: user.first_name, language: user.locale });
    });
    return {};
  },

  verifyEmail: async ({ body, caller, parts }) => {
    const isNew = body.email !== caller.email;
    if (isNew) await refuseOtherEmail(parts, caller, body.email);
    // Outside the transaction: a wrong try stays counted.
    await refuseWrongCode(parts, parts.database.db, isNew ? "new_email" : "email", body);
    const team_id = await parts.database.transaction(async (trx) => {
      if (isNew) await takeNewEmail(parts, trx, caller, body.email);
      else await markVerified(trx, caller.user_id);
      const joined = await joinAsInvited(parts, trx, caller.user_id);
      if (joined) await moveSession(trx, caller.session_id, joined);
      return joined;
    });
    return { user: await userIn(parts, caller.user_id, team_id ?? caller.workspace) };
  },

  changeEmail: async ({ body, caller, parts }) => {
    const { email } = body;
    await refuseWrongPassword(parts, caller.user_id, body.current_password);
    if (email === caller.email) throw invalidField("email", "email_same");
    const { first_name, locale } = await findUser(parts.database.db, caller.user_id);
    await parts.database.transaction(async (trx) => {
      if (await isEmailOfOther(trx, caller.user_id, email)) throw conflict("email_of_other");
      await refuseTooSoon(trx, "new_email", email);
      await putPendingEmail(trx, caller.user_id, email);
      await sendVerification(parts, trx, "new_email", { email, first_name, language: locale });
    });
    return { data: { pending_email: email } };
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
      await joinAsInvited(parts, trx, user.id);
    });
    return {};
  },

  editProfile: async ({ body, caller, parts }) => {
    const { avatar, ...change } = body;
    const picture = await readPicture(parts, "avatar", avatar);
    const before = await parts.database.transaction(async (trx) => {
      if (avatar === undefined) return void (await updateProfile(trx, caller.user_id, change));
      const { avatar_id: old } = await findUser(trx, caller.user_id);
      const avatar_id = picture && (await keepPicture(parts, trx, caller.workspace, AVATAR_NAME, picture));
      await updateProfile(trx, caller.user_id, { ...change, avatar_id });
      return old ? removePicture(trx, old) : undefined;
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
  ...personHandlers,
  ...workspaceHandlers,
};

export const userIn = async (parts: Parts, user_id: string, workspace_id: string) =>
  userOf(parts, await findUserIn(parts.database.db, user_id, workspace_id));

/** The person whom e-mail and password belong to; for an address that nobody has the refusal takes as long. */
async function findWhoHas(parts: Parts, { email, password }: { email: string; password: string }) {
  const known = await findUserByEmail(parts.database.db, email);
  if (!(await parts.secret.isPassword(password, known?.password_hash)) || !known) throw wrongCredentials();
  return known;
}

export async function openSession(db: Db, user_id: string, workspace_id: string, device: string): Promise<string> {
  const { token, token_hash } = newToken();
  await insertSession(db, { id: newId(), token_hash, user_id, workspace_id, device });
  return token;
}

/** Before a log-in's session is opened: a letter, where the person hasn't been on this device before. */
export async function tellOfNewDevice(parts: Parts, trx: Trx, user: Awaited<ReturnType<typeof findUser>>, device: string) {
  if (await isKnownDevice(trx, user.id, device)) return;
  const to = { email: user.email, first_name: user.first_name, language: user.locale };
  await queueLetter(parts, trx, newSignInLetter(to, device, new Date(), parts.config.app_url));
}

async function sendVerification(parts: Parts, trx: Trx, purpose: "email" | "new_email", to: Addressee) {
  const code = newCode();
  const code_id = newId();
  await putCode(trx, { id: code_id, purpose, email: to.email, code_hash: codeHash(parts, purpose, to.email, code) });
  await queueLetter(parts, trx, verificationLetter(to, code, parts.config.app_url), { code_id });
}

/** The letter before is less than a minute old: 406. The fifth within an hour: 429. */
async function refuseTooSoon(trx: Trx, purpose: CodePurpose, email: string) {
  const { pause, hour } = await letterWait(trx, purpose, email);
  if (hour > 0) throw tooMany(hour);
  if (pause > 0) throw notAcceptable("too_soon", { seconds: pause });
}

async function refuseOtherEmail(parts: Parts, caller: Caller, email: string) {
  const { pending_email } = await findUser(parts.database.db, caller.user_id);
  if (email !== pending_email) throw invalidField("email", "other_email");
}

/** The code of the letter to a new address makes it the person's own; the old address is told. */
async function takeNewEmail(parts: Parts, trx: Trx, caller: Caller, email: string) {
  const user = await findUser(trx, caller.user_id);
  if (await isEmailOfOther(trx, user.id, email)) throw conflict("email_of_other");
  await updateEmail(trx, user.id, email);
  const to = { email: user.email, first_name: user.first_name, language: user.locale };
  await queueLetter(parts, trx, emailChangedLetter(to, email));
}

/** What somebody is in the team they want to enter; undefined where an invitation lets them join. */
async function membershipToEnter(parts: Parts, known: Joiner, team_id: string) {
  const { db } = parts.database;
  const membership = await findMembership(db, known.id, team_id);
  if (membership && membership.status !== 1) throw forbidden("suspended");
  if (!membership) await invitationFor(parts, db, team_id, known);
  return membership;
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
  await queueLetter(parts, trx, passwordChangedLetter(to, parts.config.app_url));
}
