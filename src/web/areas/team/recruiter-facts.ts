import type { User } from "#contract/account/account.ts";
import type { Recruiter } from "#contract/account/team.ts";
import { mayManage } from "#web/kit/session/session.ts";
import { formatNumber, fullName } from "#web/words/format.ts";

export const nameOf = (recruiter: Recruiter): string => fullName(recruiter) ?? recruiter.email;
/** A number for words that have a form for one. */
export const countOf = (count: number) => ({ count, n: formatNumber(count) });
/** Mailed, not in the team yet. */
export const isInvited = ({ joined_at }: Recruiter): boolean => joined_at === null;
export const hasExpired = ({ invitation_expires_at }: Recruiter, now = Date.now()): boolean =>
  invitation_expires_at !== null && Date.parse(invitation_expires_at) <= now;

/** Whom somebody may give a role, suspend or remove: never the owner, and oneself only by leaving. */
export const mayChange = (user: User, recruiter: Recruiter): boolean =>
  mayManage(user) && recruiter.role !== "owner" && recruiter.user_id !== user.id;

/** Where somebody who was invited reads the invitation and joins. */
export const invitationLink = (recruiter: Recruiter, workspace_id: string): string =>
  `${location.origin}/price/${recruiter.id}/${workspace_id}`;
