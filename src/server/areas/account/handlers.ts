import type { accountCalls } from "#contract/account/account-calls.ts";
import type { Body } from "#contract/call.ts";
import type { Language } from "#contract/text/languages.ts";
import { personName } from "#contract/text/names/person-name.ts";
import { deviceHandlers } from "#server/areas/account/device/handlers.ts";
import { knowDevice } from "#server/areas/account/device/tasks.ts";
import { refuseWeakPassword } from "#server/areas/account/password/tasks.ts";
import { insertFile, removeFile } from "#server/areas/file/queries.ts";
import { letGo, readPicture, type StoredBytes, storePicture } from "#server/areas/file/tasks.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import { findMembership, rememberInvitation } from "#server/areas/membership/queries.ts";
import { invitationFor, type Joiner, joinTeam } from "#server/areas/membership/tasks.ts";
import { type Caller, type WorkspaceId, workspaceIn } from "#server/core/caller.ts";
import { conflict, forbidden, invalidField, notFound, wrongCredentials } from "#server/core/failures.ts";
import { newId } from "#server/core/ids.ts";
import type { Trx } from "#server/parts/database/database.ts";
import type { Parts } from "#server/parts/parts.ts";
import { sendVerification } from "./code/tasks.ts";
import { emailHandlers } from "./email/handlers.ts";
import { passwordHandlers } from "./password/handlers.ts";
import { personHandlers } from "./person/handlers.ts";
import {
  asksMoreThanSso,
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
import { logIn, openSession, refuseHeldToSso } from "./session/tasks.ts";
import { signedIn, userIn } from "./tasks.ts";
import { refuseWithoutSecondFactor, twoFactorHandlers } from "./two-factor/handlers.ts";
import { workspaceHandlers } from "./workspace/handlers.ts";

export const accountHandlers: Handlers<typeof accountCalls> = {
  register: async ({ body, parts, language, device }) => {
    await refuseWeakPassword(parts, body.password, [body.first_name, body.last_name, body.email, body.company ?? ""]);
    const newcomer = await newcomerOf(parts, body, body.locale ?? language);
    const { user, workspace } = newcomer;
    const picture = await readPicture(parts, "avatar", body.avatar);
    const own = workspaceIn({ workspace_id: workspace.id });
    const avatar = await storePicture(parts, own, AVATAR_NAME, picture);
    const registered = parts.database.transaction(async (trx) => {
      await addNewcomer(parts, trx, newcomer, body, own, avatar);
      return openSession(trx, user.id, own, device, { device_id: await knowDevice(trx, user.id, device) });
    });
    // The sweep leaves folders of workspaces that aren't there alone: what a refused newcomer sent goes at once.
    const opened = await registered.catch((error) => forgetPicture(parts, own, avatar, error));
    return signedIn(parts, user.id, own, opened);
  },

  login: async ({ body, parts, device }) => {
    const known = await findWhoHas(parts, body);
    await refuseHeldToSso(parts.database.db, known.id);
    await refuseWithoutSecondFactor(parts, known, body.code, device);
    const workspace = await findWorkspaceToEnter(parts.database.db, known.id);
    if (!workspace) throw forbidden("suspended");
    const opened = await parts.database.transaction((trx) => logIn(parts, trx, known, workspace, device));
    return signedIn(parts, known.id, workspace, opened);
  },

  enterTeam: async ({ body, caller, parts, device }) => {
    const { team_id, email, password, code } = body;
    const given = email !== undefined && password !== undefined ? { email, password } : null;
    if (!given && !caller) throw invalidField("email", "required");
    const known = given ? await findWhoHas(parts, given) : await findUser(parts.database.db, (caller as Caller).user_id);
    const sso_workspace_id = given ? null : (caller?.sso_workspace_id ?? null);
    const { team, ...membership } = await membershipToEnter(parts, known, team_id, sso_workspace_id);
    // Last, for a code is good once: a slip in the team's id shouldn't cost one.
    if (given) await refuseWithoutSecondFactor(parts, known, code, device);
    const opened = await parts.database.transaction(async (trx) => {
      const recruiter_id = membership.recruiter_id ?? (await joinTeam(parts, trx, team, known));
      if (caller) await revokeSession(trx, caller.session_id);
      await markActive(trx, team, recruiter_id);
      return given ? logIn(parts, trx, known, team, device) : openSession(trx, known.id, team, device, { sso_workspace_id });
    });
    return signedIn(parts, known.id, team, opened);
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
      const { avatar_id: old, avatar_workspace_id: lies_in } = await findUser(trx, caller.user_id);
      await updateProfile(trx, caller.user_id, change);
      if (!(await findUser(trx, caller.user_id)).name) throw invalidField("first_name", "name_needed");
      if (avatar === undefined) return;
      if (stored) await insertFile(trx, caller.workspace, stored);
      const avatar_id = stored?.id ?? null;
      await updateProfile(trx, caller.user_id, { avatar_id, avatar_workspace_id: avatar_id && caller.workspace });
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

/** What somebody is in the team they want to enter: a recruiter, or nobody yet whom an invitation lets join. Another workspace's single sign-on may not be enough. */
async function membershipToEnter(parts: Parts, known: Joiner, team_id: string, sso_workspace_id: string | null) {
  const { db } = parts.database;
  const membership = await membershipOrInvited(parts, known, team_id);
  if (membership && membership.status !== 1) throw forbidden("suspended");
  const team = workspaceIn({ workspace_id: team_id });
  if (sso_workspace_id && sso_workspace_id !== team && (await asksMoreThanSso(db, known.id, team))) throw forbidden("sso_not_enough");
  return { team, recruiter_id: membership?.recruiter_id };
}

/** Their membership; undefined where they may join. Who is refused may have joined between two looks, in another tab. */
async function membershipOrInvited(parts: Parts, known: Joiner, team_id: string) {
  const { db } = parts.database;
  const membership = await findMembership(db, known.id, team_id);
  if (membership) return membership;
  try {
    await invitationFor(parts, db, team_id, known);
    return undefined;
  } catch (refusal) {
    const meanwhile = await findMembership(db, known.id, team_id);
    if (!meanwhile) throw refusal;
    return meanwhile;
  }
}

type RegisterBody = Body<typeof accountCalls.register>;

/** An account with the workspace that comes with it. */
async function newcomerOf(parts: Parts, body: RegisterBody, locale: Language) {
  const { first_name, last_name, email, phone, company } = body;
  const password_hash = await parts.secret.hashPassword(body.password);
  return {
    user: { id: newId(), first_name, last_name, email, phone: phone || null, company: company || null, locale, password_hash },
    workspace: { id: newId(), name: company || personName(body) },
    recruiter_id: newId(),
  };
}

async function addNewcomer(
  parts: Parts,
  trx: Trx,
  newcomer: Awaited<ReturnType<typeof newcomerOf>>,
  { team_id, created_member_id }: RegisterBody,
  own: WorkspaceId,
  avatar: StoredBytes | null,
): Promise<void> {
  const { id, email, first_name, last_name, locale } = newcomer.user;
  if (!(await insertPerson(trx, newcomer))) throw conflict("email_taken");
  if (team_id && created_member_id) await rememberInvitation(trx, id, team_id, created_member_id);
  if (avatar) await insertFile(trx, own, avatar);
  if (avatar) await updateProfile(trx, id, { avatar_id: avatar.id, avatar_workspace_id: own });
  await sendVerification(parts, trx, "email", { email, name: first_name || last_name, language: locale });
}

async function forgetPicture(parts: Parts, own: WorkspaceId, avatar: StoredBytes | null, error: unknown): Promise<never> {
  if (avatar) await parts.files.remove(`${own}/${avatar.id}`);
  throw error;
}
