import type { Role } from "#contract/account/account.ts";
import type { Access, Call } from "#contract/call.ts";
import type { ApiScope } from "#contract/choices.ts";
import type { Language } from "#contract/fields.ts";
import { forbidden, scopeMissing, signedOut, twoFactorOwed, unverified } from "./failures.ts";
import { putInReach } from "./reach.ts";

declare const workspaceBrand: unique symbol;
/** Proof that whoever asks belongs to this workspace, or holds what opens something of it. Made by `workspaceIn` alone. */
export type WorkspaceId = string & { readonly [workspaceBrand]: true };

/**
 * The workspace of a row that proves it: a session's, a link's that was found by its token, an order's that a provider names, or what
 * a task was queued with by somebody who had the proof. Its rows are in reach from then on. Who may call it stands in
 * tests/architecture.test.ts.
 */
export function workspaceIn({ workspace_id }: { workspace_id: string }): WorkspaceId {
  putInReach(workspace_id);
  return workspace_id as WorkspaceId;
}

/** Who calls, and in which workspace, as the session's row says. */
export interface Caller {
  session_id: string;
  user_id: string;
  recruiter_id: string;
  workspace: WorkspaceId;
  role: Role;
  email: string;
  email_verified: boolean;
  /** Its workspace requires a second factor that the person has yet to set up. */
  two_factor_owed: boolean;
  /** By whose single sign-on the session was opened; null: by a factor of the person's own. */
  sso_workspace_id: string | null;
  /** At which change the workspace was when the session was read. */
  as_of: string;
  /** Up to where the database had written its log by then, in bytes: what was committed before stands there. */
  written_up_to: number;
  /** The session's token, for replies that hand it back. */
  token: string;
  /** A program by a key of the person's, and what it may do; null: the person. */
  key: { scopes: readonly ApiScope[] } | null;
}

export type CallerFor<A extends Access> = A extends "public" | "signed" ? null : A extends "optional" ? Caller | null : Caller;

const roles: Partial<Record<Access, readonly Role[]>> = {
  recruiter: ["owner", "admin", "recruiter"],
  admin: ["owner", "admin"],
  owner: ["owner"],
};

/** Refuses a key that hasn't got the scope which a call needs; without one no key makes it. */
export function refuseOutOfScope(scope: ApiScope | null, caller: Caller | null): void {
  if (caller?.key && (!scope || !caller.key.scopes.includes(scope))) throw scopeMissing(scope);
}

/** Refuses a caller that the call doesn't admit: 401 without a session, 403 unverified, by role, or before a second factor is set up. */
export function admit({ access, before_two_factor }: Pick<Call, "access" | "before_two_factor">, caller: Caller | null): void {
  if (caller?.two_factor_owed && !before_two_factor) throw twoFactorOwed();
  if (access === "public" || access === "optional" || access === "signed") return;
  if (!caller) throw signedOut();
  if (access === "user") return;
  if (!caller.email_verified) throw unverified();
  if (roles[access] && !roles[access].includes(caller.role)) throw forbidden();
}

/** What a handler gets beside the caller and the body. */
export interface Circumstances {
  /** The reader's language, for letters. */
  language: Language;
  /** Where the call comes from, for rate limits: IPv4, or IPv6 by /64. */
  address: string;
  device: Device;
  /** What opens a shared page with a password: `X-Share-Key`. */
  share_key: string | null;
  /** Ends when the caller is gone: work outside that is done for the reply alone stops with it. */
  signal: AbortSignal;
  /** Where the caller takes the reply as it comes about. */
  live: Live | null;
}

/** The browser that calls. */
export interface Device {
  /** As it names itself; at most 300 characters. */
  name: string;
  /** What it was given to be known by, when somebody logged in there; null where it was given nothing. */
  token: string | null;
  /** Gives it another token to be known by, with the reply. */
  keep(token: string): void;
}

/** A reply that streams. */
export interface Live {
  /** Opens the stream; from here on nothing can be refused any more. */
  begin(): void;
  /** Sends one of the call's events. */
  tell(event: string, data: unknown): void;
}
