import { timingSafeEqual } from "node:crypto";
import { email as emailAddress, type Language } from "#contract/fields.ts";
import { removeDevicesOf } from "#server/areas/account/device/queries.ts";
import { dropFactors } from "#server/areas/account/factor/tasks.ts";
import {
  findNames,
  findUser,
  findUserByEmail,
  markActive,
  markVerified,
  revokeSessionsOf,
  type UserRow,
  updatePassword,
} from "#server/areas/account/queries.ts";
import { addresseeOf } from "#server/areas/account/rules.ts";
import { logIn, type Opened } from "#server/areas/account/session/tasks.ts";
import { linkedLetter } from "#server/areas/account/sso/mails.ts";
import { findProvider, markProven, type ProviderRow } from "#server/areas/account/sso/provider/queries.ts";
import {
  AnswerRefused,
  authorizationUrl,
  type Claims,
  openProvider,
  ProviderFailed,
  whoLoggedIn,
} from "#server/areas/account/sso/provider/tasks.ts";
import { domainOf, nameOf, SECRET } from "#server/areas/account/sso/rules.ts";
import { queueLetter } from "#server/areas/letter/tasks.ts";
import { findMembership, join, lockWorkspace } from "#server/areas/membership/queries.ts";
import { seatsFree } from "#server/areas/membership/tasks.ts";
import { recordSecurityEvent } from "#server/areas/security/tasks.ts";
import { type Device, type WorkspaceId, workspaceIn } from "#server/core/caller.ts";
import { AppFailure, conflict, expired, forbidden, notAcceptable, unavailable } from "#server/core/failures.ts";
import { newId } from "#server/core/ids.ts";
import { newToken, tokenHash } from "#server/core/link-token.ts";
import type { Trx } from "#server/parts/database/database.ts";
import type { Parts } from "#server/parts/parts.ts";
import { whoHas } from "../domain/queries.ts";
import {
  findIdentity,
  findInvited,
  hasVerified,
  insertIdentity,
  insertLogin,
  insertMember,
  insertNewcomer,
  noteIdentityUsed,
  takeLogin,
} from "./queries.ts";

/** A log-in under way: whose, and at which provider. */
interface Login {
  workspace: WorkspaceId;
  provider: ProviderRow;
}

interface Returned {
  state: string;
  binding: string;
  code?: string | undefined;
  iss?: string | undefined;
  error?: string | undefined;
  error_description?: string | undefined;
}

/** The provider of the workspace that has an address's domain. */
export async function providerFor(parts: Parts, email: string): Promise<Login> {
  const { db } = parts.database;
  const whose = await whoHas(db, domainOf(email));
  const workspace = whose && workspaceIn(whose);
  const provider = workspace && (await findProvider(db, workspace));
  if (!provider) throw new AppFailure("not_found", { key: "sso_none" });
  return { workspace, provider };
}

/** What only the browser that began and we can say again: of it hashes alone are kept. */
const secretsOf = (parts: Pick<Parts, "secret">, binding: string) => ({
  nonce: parts.secret.seal("sso_nonce", binding).toString("base64url"),
  verifier: parts.secret.seal("sso_verifier", binding).toString("base64url"),
});

const clientOf = (parts: Pick<Parts, "secret">, { issuer, client_id, secret_locked }: ProviderRow) => ({
  issuer,
  client_id,
  client_secret: parts.secret.unlock(SECRET, secret_locked),
});

/** Where to send a browser that wants to log in, and what it hands in again when it comes back. */
export async function beginLogin(parts: Parts, { workspace, provider }: Login, email: string) {
  const opened = await openProvider(parts, clientOf(parts, provider)).catch(refuseAway);
  const state = newToken(256);
  const binding = newToken(256);
  const ours = { state_hash: state.token_hash, binding_hash: binding.token_hash };
  await insertLogin(parts.database.db, { ...ours, workspace_id: workspace, provider_id: provider.id });
  const url = await authorizationUrl(parts, opened, { state: state.token, ...secretsOf(parts, binding.token) }, email);
  return { url, binding: binding.token };
}

/** The log-in that a browser comes back from. It is used up by this, also by a stranger who only has its state. */
export async function takeLoginOrFail(parts: Parts, { state, binding }: Returned): Promise<Login> {
  const { db } = parts.database;
  const login = await takeLogin(db, tokenHash(state));
  if (!login || !timingSafeEqual(login.binding_hash, tokenHash(binding))) throw expired("sso_over");
  const workspace = workspaceIn(login);
  const provider = await findProvider(db, workspace);
  if (provider?.id !== login.provider_id) throw expired("sso_over");
  return { workspace, provider };
}

/** Who logged in there, as far as what the provider says holds. */
export async function askWho(parts: Parts, { provider }: Login, { binding, ...returned }: Returned): Promise<Claims> {
  const opened = await openProvider(parts, clientOf(parts, provider)).catch(refuseAway);
  try {
    return await whoLoggedIn(parts, opened, returned, secretsOf(parts, binding));
  } catch (error) {
    if (error instanceof ProviderFailed) return refuseAway(error);
    if (error instanceof AnswerRefused) throw new AppFailure("signed_out", { key: error.is_denied ? "sso_denied" : "sso_refused" });
    throw error;
  }
}

function refuseAway(error: unknown): never {
  if (error instanceof ProviderFailed) throw unavailable("sso_provider_away");
  throw error;
}

/** Opens a session for whom the provider names: a member whom it named before, or one who is from now on. */
export async function enter(
  parts: Parts,
  { workspace, provider }: Login,
  claims: Claims,
  { device, language }: { device: Device; language: Language },
): Promise<{ user_id: string; opened: Opened }> {
  const isKnown = await findIdentity(parts.database.db, workspace, claims);
  const password_hash = isKnown ? "" : await parts.secret.hashPassword(newToken(256).token); // one that nobody knows
  return parts.database.transaction(async (trx) => {
    await lockWorkspace(trx, workspace);
    const member =
      (await knownMember(trx, workspace, claims)) ??
      (await newMember(parts, trx, { workspace, provider }, claims, { password_hash, language }));
    const user = await findUser(trx, member.user_id);
    await markProven(trx, workspace, provider.id);
    await markActive(trx, workspace, member.recruiter_id);
    return { user_id: user.id, opened: await logIn(parts, trx, user, workspace, device, { sso_workspace_id: workspace }) };
  });
}

interface Member {
  user_id: string;
  recruiter_id: string;
}

/** By what the provider names them, whatever their e-mail address is by now. */
async function knownMember(trx: Trx, workspace: WorkspaceId, claims: Claims): Promise<Member | null> {
  const known = await findIdentity(trx, workspace, claims);
  if (!known?.user_id) return null;
  if (known.status !== 1) throw forbidden("suspended");
  await noteIdentityUsed(trx, workspace, known.id);
  return { user_id: known.user_id, recruiter_id: known.recruiter_id };
}

interface ForNewcomer {
  password_hash: string;
  language: Language;
}

/** By their e-mail address, this once: it has to be verified, and of a domain that the workspace has. */
async function newMember(parts: Parts, trx: Trx, { workspace, provider }: Login, claims: Claims, more: ForNewcomer): Promise<Member> {
  const email = await ownEmail(trx, workspace, provider, claims);
  const user = await ownAccount(parts, trx, email, claims, more);
  const recruiter_id = await ownPlace(parts, trx, workspace, user);
  const identity = { recruiter_id, issuer: claims.issuer, subject: claims.subject };
  if (!(await insertIdentity(trx, workspace, identity))) throw forbidden("sso_other_person");
  const { name } = await nameOfWorkspace(trx, workspace);
  await queueLetter(parts, trx, linkedLetter(addresseeOf(user), name));
  return { user_id: user.id, recruiter_id };
}

async function ownEmail(trx: Trx, workspace: WorkspaceId, { trusts_emails }: ProviderRow, claims: Claims): Promise<string> {
  const { data: email } = emailAddress.safeParse(claims.email);
  if (!email) throw forbidden("sso_no_email");
  if (!claims.email_verified && !trusts_emails) throw forbidden("sso_email_unverified");
  if (!(await hasVerified(trx, workspace, domainOf(email)))) throw forbidden("sso_other_domain");
  return email;
}

/** The account of an address, made where there is none. One that nobody had verified starts afresh: its password may be a stranger's. */
async function ownAccount(
  parts: Parts,
  trx: Trx,
  email: string,
  claims: Claims,
  { password_hash, language }: ForNewcomer,
): Promise<UserRow> {
  const there = await findUserByEmail(trx, email);
  if (there?.email_verified_at) return there;
  if (there) {
    await markVerified(trx, there.id);
    await updatePassword(trx, there.id, password_hash);
    await dropFactors(parts, trx, there);
    await revokeSessionsOf(trx, there.id);
    await removeDevicesOf(trx, there.id);
    return there;
  }
  const newcomer = { id: newId(), email, ...nameOf({ ...claims, email }), locale: language, password_hash };
  if (!(await insertNewcomer(trx, newcomer))) throw conflict("email_taken");
  return findUser(trx, newcomer.id);
}

/** The person's place in the workspace: the one they have, the one they were invited to, or one of a recruiter, where a seat is free. */
async function ownPlace(parts: Parts, trx: Trx, workspace: WorkspaceId, user: UserRow): Promise<string> {
  const membership = await findMembership(trx, user.id, workspace);
  const invited = membership ? undefined : await findInvited(trx, workspace, user.email);
  if ((membership ?? invited)?.status === 0) throw forbidden("suspended");
  if (membership) return membership.recruiter_id;
  if ((await seatsFree(parts, trx, workspace)) === 0) {
    const { name } = await nameOfWorkspace(trx, workspace);
    throw notAcceptable("sso_no_seat", { team: name });
  }
  const recruiter_id =
    invited?.id ?? (await insertMember(trx, workspace, { user_id: user.id, ...(await namesOf(trx, user.email)), email: user.email }));
  if (invited) await join(trx, workspace, invited.id, user.id);
  await recordSecurityEvent(parts, { kind: "sso_member_added", workspace_id: workspace, user_id: user.id }, trx);
  return recruiter_id;
}

async function namesOf(trx: Trx, email: string) {
  const { first_name = "", last_name = "" } = (await findNames(trx, email)) ?? {};
  return { first_name, last_name };
}

async function nameOfWorkspace(trx: Trx, workspace: WorkspaceId) {
  return { name: (await lockWorkspace(trx, workspace))?.name ?? "" };
}

/** Writes in the workspace's security log why somebody wasn't let in. */
export async function tellingRefusal<T>(parts: Parts, workspace_id: WorkspaceId, address: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (failure) {
    if (failure instanceof AppFailure)
      await recordSecurityEvent(parts, { kind: "sso_refused", workspace_id, address, detail: { why: failure.text.key } });
    throw failure;
  }
}
