import type { Access } from "#contract/call.ts";
import { findApiKey, noteUse } from "#server/areas/account/api-key/queries.ts";
import { findSession } from "#server/areas/account/queries.ts";
import { roleHere } from "#server/areas/membership/rules.ts";
import { type Caller, workspaceIn } from "#server/core/caller.ts";
import { AppFailure, keyEnded, signedOut, tokenUnknown } from "#server/core/failures.ts";
import { tokenHash } from "#server/core/link-token.ts";
import { isFull } from "#server/parts/full.ts";
import type { Parts } from "#server/parts/parts.ts";

/**
 * Whose session the bearer token names. None given: null. Past its end: 401. Unknown or revoked: 498.
 * A public call ignores the token; an optional one takes an unusable token as none.
 */
export async function identify(parts: Parts, request: Request, access: Access): Promise<Caller | null> {
  if (access === "public" || access === "signed") return null;
  const header = request.headers.get("authorization");
  if (!header) return null;
  try {
    return await callerOf(parts, header);
  } catch (error) {
    if (access === "optional" && error instanceof AppFailure) return null;
    throw error;
  }
}

async function callerOf(parts: Parts, header: string): Promise<Caller> {
  const key = /^Bearer (prf_[A-Za-z0-9_-]{43})$/i.exec(header)?.[1];
  if (key) return callerByKey(parts, key);
  const token = /^Bearer ([A-Za-z0-9_-]{43})$/i.exec(header)?.[1];
  if (!token) throw tokenUnknown();
  const session = await findSession(parts.database.db, tokenHash(token));
  if (!session) throw tokenUnknown();
  const refusal = session.revoked || session.status !== 1 ? tokenUnknown() : session.ended ? signedOut() : null;
  if (refusal) throw refusedOf(refusal, session);
  return {
    session_id: session.id,
    user_id: session.user_id,
    recruiter_id: session.recruiter_id,
    workspace: workspaceIn(session),
    role: roleHere(parts, session),
    email: session.email,
    email_verified: session.email_verified,
    two_factor_owed: session.two_factor_owed,
    sso_workspace_id: session.sso_workspace_id,
    as_of: session.as_of,
    written_up_to: session.written_up_to,
    token,
    key: null,
  };
}

function refusedOf(refusal: AppFailure, whose: { workspace_id: string; user_id: string }): AppFailure {
  refusal.of = whose;
  return refusal;
}

/** What isn't worth refusing a reader for where nothing can be written. */
const unlessFull = (error: unknown) => {
  if (!isFull(error)) throw error;
};

/** A program, in the place of who made its key: with what they may do now, as far as its scopes go. */
async function callerByKey(parts: Parts, token: string): Promise<Caller> {
  const found = await findApiKey(parts.database.db, tokenHash(token));
  if (!found) throw tokenUnknown();
  if (found.status !== 1 || found.ended) throw refusedOf(found.status === 1 ? keyEnded() : tokenUnknown(), found);
  const { id, scopes, ended: _, use_is_to_be_noted, status: __, has_seat, role, workspace_id, ...who } = found;
  const workspace = workspaceIn({ workspace_id });
  if (use_is_to_be_noted) await noteUse(parts.database.db, workspace, id).catch(unlessFull);
  return { ...who, sso_workspace_id: null, workspace, session_id: id, role: roleHere(parts, { role, has_seat }), token, key: { scopes } };
}
