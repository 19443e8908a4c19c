import { type WorkspaceId, workspaceIn } from "#server/core/caller.ts";
import { forbidden, notAcceptable, notFound, unverified } from "#server/core/failures.ts";
import type { Db, Trx } from "#server/parts/database/database.ts";
import type { Parts } from "#server/parts/parts.ts";
import {
  findInterval,
  findInvitation,
  findInvitationTo,
  findMembership,
  findNewcomer,
  findSeats,
  hasInvitations,
  type Invitation,
  isDomainHeldToSso,
  join,
  lockWorkspace,
} from "./queries.ts";
import { isOpen, refuseClosed, seatOffer, seatsIn } from "./rules.ts";

/** Who would join. */
export interface Joiner {
  id: string;
  email: string;
  email_verified_at: string | null;
}

interface Seats {
  /** null: as many as one likes. */
  total: number | null;
  used: number;
}

export async function seatsOf(parts: Parts, db: Db, workspace_id: WorkspaceId): Promise<Seats> {
  const { entitlement, used } = await findSeats(db, workspace_id);
  return { total: seatsIn(parts, entitlement), used };
}

/** How many may still join; null: as many as one likes. */
export async function seatsFree(parts: Parts, db: Db, workspace_id: WorkspaceId): Promise<number | null> {
  const { total, used } = await seatsOf(parts, db, workspace_id);
  return total === null ? null : Math.max(0, total - used);
}

/**
 * The invitation by which somebody may join now. Who wasn't invited learns of a team no more than of one that isn't there,
 * unless it waits for somebody: then they are likely here with the wrong account.
 */
export async function invitationFor(parts: Parts, db: Db, team_id: string, person: Joiner): Promise<Invitation> {
  const invitation = await findInvitationTo(db, team_id, person.email);
  if (!invitation) throw (await hasInvitations(db, team_id)) ? forbidden("invitation_of_other") : notFound("team");
  if (!person.email_verified_at) throw unverified();
  refuseClosed(invitation);
  if ((await seatsFree(parts, db, workspaceIn({ workspace_id: invitation.team_id }))) === 0) throw await noSeatFree(parts, db, invitation);
  return invitation;
}

/** Takes a free seat of the team that invited this person: of two who come for the last one, one. Gives the recruiter's id. */
export async function joinTeam(parts: Parts, trx: Trx, team: WorkspaceId, person: Joiner): Promise<string> {
  await lockWorkspace(trx, team);
  const membership = await findMembership(trx, person.id, team);
  if (membership) return membership.recruiter_id; // joined meanwhile, in another tab
  const { id } = await invitationFor(parts, trx, team, person);
  await join(trx, team, id, person.id);
  return id;
}

/**
 * Whoever registered by an invitation's address joins once their e-mail is verified, if it is the one invited, a seat is
 * free, and the team doesn't hold its domain to single sign-on. Otherwise nothing happens: the invitation stays as it was. Gives the team joined.
 */
export async function joinAsInvited(parts: Parts, trx: Trx, user_id: string): Promise<WorkspaceId | null> {
  const newcomer = await findNewcomer(trx, user_id);
  if (!newcomer) return null;
  const { team_id, invitation_id, email } = newcomer;
  const team = workspaceIn({ workspace_id: team_id });
  await lockWorkspace(trx, team);
  const invitation = await findInvitation(trx, team, invitation_id);
  if (!invitation || !isOpen(invitation) || invitation.email !== email) return null;
  if ((await seatsFree(parts, trx, team)) === 0 || (await isDomainHeldToSso(trx, team, email))) return null;
  return (await join(trx, team, invitation_id, user_id)) ? team : null;
}

/** 406 with what a seat costs, and what the invitation's page is found by. */
async function noSeatFree(parts: Parts, db: Db, { id, team_id, team_name }: Invitation) {
  const team = workspaceIn({ workspace_id: team_id });
  const { entitlement } = await findSeats(db, team);
  const offer = seatOffer(parts, entitlement, await findInterval(db, team));
  return notAcceptable("no_seat_free", { team: team_name }, { seats_free: 0, ...offer, team_id, created_member_id: id });
}
