import type { Access } from "#contract/call.ts";
import { findSession } from "#server/areas/account/queries.ts";
import { tokenHash } from "#server/areas/account/rules.ts";
import { roleHere } from "#server/areas/membership/rules.ts";
import { type Caller, workspaceIn } from "#server/core/caller.ts";
import { AppFailure, signedOut, tokenUnknown } from "#server/core/failures.ts";
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
  const token = /^Bearer ([A-Za-z0-9_-]{43})$/i.exec(header)?.[1];
  if (!token) throw tokenUnknown();
  const session = await findSession(parts.database.db, tokenHash(token));
  if (!session || session.revoked || session.status !== 1) throw tokenUnknown();
  if (session.ended) throw signedOut();
  return {
    session_id: session.id,
    user_id: session.user_id,
    recruiter_id: session.recruiter_id,
    workspace: workspaceIn(session),
    role: roleHere(parts, session),
    email: session.email,
    email_verified: session.email_verified,
    two_factor_owed: session.two_factor_owed,
    as_of: session.as_of,
    token,
  };
}
