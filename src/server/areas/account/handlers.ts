import type { accountCalls } from "#contract/account.ts";
import { insertFile, removeFile } from "#server/areas/file/queries.ts";
import { letGo, readPicture, storePicture } from "#server/areas/file/tasks.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import { findMembership, rememberInvitation } from "#server/areas/membership/queries.ts";
import { invitationFor, type Joiner, joinTeam } from "#server/areas/membership/tasks.ts";
import { type Caller, workspaceIn } from "#server/core/caller.ts";
import { conflict, forbidden, invalidField, notFound, wrongCredentials } from "#server/core/failures.ts";
import { newId } from "#server/core/ids.ts";
import type { Parts } from "#server/parts/parts.ts";
import { sendVerification } from "./code/tasks.ts";
import { deviceHandlers } from "./device/handlers.ts";
import { knowDevice } from "./device/tasks.ts";
import { emailHandlers } from "./email/handlers.ts";
import { passwordHandlers } from "./password/handlers.ts";
import { refuseWeakPassword } from "./password/tasks.ts";
import { personHandlers } from "./person/handlers.ts";
import {
  findUser,
  findUserByEmail,
  findWorkspaceToEnter,
  insertPerson,
  markActive,
  openSessionsOf,
  revokeSession,
  revokeSessionsOf,
  slideSession,
  updateProfile,
} from "./queries.ts";
import { AVATAR_NAME } from "./rules.ts";
import { logIn, openSession } from "./session/tasks.ts";
import { signedIn, userIn } from "./tasks.ts";
import { refuseWithoutSecondFactor, twoFactorHandlers } from "./two-factor/handlers.ts";
import { workspaceHandlers } from "./workspace/handlers.ts";

export const accountHandlers: Handlers<typeof accountCalls> = {
  register: async ({ body, parts, language, device }) => {
    await refuseWeakPassword(parts, body.password, [body.first_name, body.last_name, body.email, body.company ?? ""]);
    const locale = body.locale ?? language;
    const password_hash = await parts.secret.hashPassword(body.password);
    const { first_name, last_name, email } = body;
    const phone = body.phone || null;
    const company = body.company || null;
    const picture = await readPicture(parts, "avatar", body.avatar);
    const user = { id: newId(), first_name, last_name, email, phone, company, locale, password_hash };
    const workspace = { id: newId(), name: company || `${first_name} ${last_name}` };
    const own = workspaceIn({ workspace_id: workspace.id });
    const stored = await storePicture(parts, own, AVATAR_NAME, picture);
    const registered = parts.database.transaction(async (trx) => {
      if (!(await insertPerson(trx, { user, workspace, recruiter_id: newId() }))) throw conflict("email_taken");
      if (body.team_id && body.created_member_id) await rememberInvitation(trx, user.id, body.team_id, body.created_member_id);
      if (stored) await insertFile(trx, own, stored);
      if (stored) await updateProfile(trx, user.id, { avatar_id: stored.id, avatar_workspace_id: own });
      await sendVerification(parts, trx, "email", { email, first_name, language: locale });
      return openSession(trx, user.id, workspace.id, device, await knowDevice(trx, user.id, device));
    });
    // The sweep leaves folders of workspaces that aren't there alone: what a refused newcomer sent goes at once.
    const opened = await registered.catch(async (error) => {
      if (stored) await parts.files.remove(`${own}/${stored.id}`);
      throw error;
    });
    return signedIn(parts, user.id, workspace.id, opened);
  },

  login: async ({ body, parts, device }) => {
    const known = await findWhoHas(parts, body);
    await refuseWithoutSecondFactor(parts, known, body.code, device);
    const workspace = await findWorkspaceToEnter(parts.database.db, known.id);
    if (!workspace) throw forbidden("suspended");
    const opened = await parts.database.transaction((trx) => logIn(parts, trx, known, workspace.id, device));
    return signedIn(parts, known.id, workspace.id, opened);
  },

  enterTeam: async ({ body, caller, parts, device }) => {
    const { db } = parts.database;
    const { team_id, email, password, code } = body;
    const given = email !== undefined && password !== undefined ? { email, password } : null;
    if (!given && !caller) throw invalidField("email", "required");
    const known = given ? await findWhoHas(parts, given) : await findUser(db, (caller as Caller).user_id);
    const membership = await membershipToEnter(parts, known, team_id);
    // Last, for a code is good once: a slip in the team's id shouldn't cost one.
    if (given) await refuseWithoutSecondFactor(parts, known, code, device);
    const opened = await parts.database.transaction(async (trx) => {
      const recruiter_id = membership?.recruiter_id ?? (await joinTeam(parts, trx, team_id, known));
      if (caller) await revokeSession(trx, caller.session_id);
      await markActive(trx, team_id, recruiter_id);
      return given ? logIn(parts, trx, known, team_id, device) : openSession(trx, known.id, team_id, device);
    });
    return signedIn(parts, known.id, team_id, opened);
  },

  validateToken: async ({ caller, parts }) => {
    const { db } = parts.database;
    await slideSession(db, caller.session_id);
    await markActive(db, caller.workspace, caller.recruiter_id);
    return signedIn(parts, caller.user_id, caller.workspace, caller);
  },

  checkVerified: async ({ caller, parts }) => {
    const user = await userIn(parts, caller.user_id, caller.workspace, caller);
    return { user, data: { email_verified: caller.email_verified, subscription_id: user.subscription_id } };
  },

  logout: async ({ caller, parts }) => {
    await revokeSession(parts.database.db, caller.session_id);
    return {};
  },

  editProfile: async ({ body, caller, parts }) => {
    const { avatar, ...change } = body;
    const picture = await readPicture(parts, "avatar", avatar);
    const stored = await storePicture(parts, caller.workspace, AVATAR_NAME, picture);
    await parts.database.transaction(async (trx) => {
      if (avatar === undefined) return void (await updateProfile(trx, caller.user_id, change));
      const { avatar_id: old, avatar_workspace_id: lies_in } = await findUser(trx, caller.user_id);
      if (stored) await insertFile(trx, caller.workspace, stored);
      const avatar_id = stored?.id ?? null;
      await updateProfile(trx, caller.user_id, { ...change, avatar_id, avatar_workspace_id: avatar_id && caller.workspace });
      const gone = old && lies_in ? await removeFile(trx, workspaceIn({ workspace_id: lies_in }), old) : undefined;
      if (gone) await letGo(parts, trx, [gone]);
    });
    return { user: await userIn(parts, caller.user_id, caller.workspace) };
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

  revokeOtherSessions: async ({ caller, parts }) => ({
    data: { ended: await revokeSessionsOf(parts.database.db, caller.user_id, { but: caller.session_id }) },
  }),

  ...deviceHandlers,
  ...emailHandlers,
  ...passwordHandlers,
  ...twoFactorHandlers,
  ...personHandlers,
  ...workspaceHandlers,
};

/** The person whom e-mail and password belong to; for an address that nobody has the refusal takes as long. */
async function findWhoHas(parts: Parts, { email, password }: { email: string; password: string }) {
  const known = await findUserByEmail(parts.database.db, email);
  if (!(await parts.secret.isPassword(password, known?.password_hash)) || !known) throw wrongCredentials();
  return known;
}

/** What somebody is in the team they want to enter; undefined where an invitation lets them join. */
async function membershipToEnter(parts: Parts, known: Joiner, team_id: string) {
  const { db } = parts.database;
  const membership = await findMembership(db, known.id, team_id);
  if (membership && membership.status !== 1) throw forbidden("suspended");
  if (membership) workspaceIn({ workspace_id: team_id });
  else await invitationFor(parts, db, team_id, known);
  return membership;
}
