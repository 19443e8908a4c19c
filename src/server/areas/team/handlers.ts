import type { Recruiter, teamCalls } from "#contract/account/team.ts";
import { findUser } from "#server/areas/account/queries.ts";
import { AVATAR_NAME } from "#server/areas/account/rules.ts";
import { refuseWrongPassword } from "#server/areas/account/tasks.ts";
import { fileUrl, logoUrl } from "#server/areas/file/rules.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import {
  endSessionsIn,
  ensureWorkspace,
  findInterval,
  findInvitation,
  findMember,
  findSeats,
  isEndedInvitation,
  lockWorkspace,
  type MemberRow,
  recountSeats,
  removeMember,
  signActivities,
} from "#server/areas/membership/queries.ts";
import {
  hasSeat,
  maskedEmail,
  type OpenInvitation,
  planIn,
  refuseClosed,
  roleHere,
  seatOffer,
  seatsIn,
} from "#server/areas/membership/rules.ts";
import { seatsFree, seatsOf } from "#server/areas/membership/tasks.ts";
import { writeTo } from "#server/areas/subscription/tasks.ts";
import { type Caller, type WorkspaceId, workspaceIn } from "#server/core/caller.ts";
import { conflict, expired, forbidden, notAcceptable, notFound } from "#server/core/failures.ts";
import { newId } from "#server/core/ids.ts";
import { searchNotes } from "#server/core/search.ts";
import type { Trx } from "#server/parts/database/database.ts";
import type { Parts } from "#server/parts/parts.ts";
import { invitationLetter } from "./mails.ts";
import {
  findByEmail,
  findRecruiter,
  insertInvited,
  pageOfMembers,
  pageOfRecruiters,
  type RecruiterRow,
  renewInvitation,
  teamsOf,
  updateRecruiter,
} from "./queries.ts";
import { refuseAgainst, refuseChange, refuseJoined, seatsReached } from "./rules.ts";

export const teamHandlers: Handlers<typeof teamCalls> = {
  users: async ({ body, caller, parts }) => {
    const { users, ...page } = await pageOfMembers(parts.database.db, caller.workspace, body);
    return { data: { users: users.map((one) => ({ ...one, avatar_url: avatarUrl(parts, one) })), ...page } };
  },

  recruiters: async ({ body, caller, parts, language }) => {
    const { rows, ...page } = await pageOfRecruiters(parts.database.db, caller.workspace, body);
    return { data: { recruiters: rows.map((row) => recruiterOf(parts, row)), ...page, search_notes: searchNotes(body.q, language) } };
  },

  create: async ({ body, caller, parts }) => {
    const id = newId();
    await parts.database.transaction(async (trx) => {
      const { entitlement, used } = await findSeats(trx, caller.workspace);
      const seats = seatsIn(parts, entitlement);
      if (seats === 1) throw seatsReached(parts, entitlement, seats, used);
      const invited = { ...body, id, phone: body.phone || null, title: body.title || null, invited_by: caller.recruiter_id };
      if (!(await insertInvited(trx, caller.workspace, invited))) throw await alreadyThere(trx, caller, body.email);
      await sendInvitation(parts, trx, caller, id);
    });
    return oneRecruiter(parts, caller, id);
  },

  update: async ({ body, caller, parts }) => {
    const { id, ...change } = body;
    await parts.database.transaction(async (trx) => {
      refuseChange(caller, await memberToChange(trx, caller, id), change);
      await updateRecruiter(trx, caller.workspace, id, { ...change, ...emptied(change) });
    });
    return oneRecruiter(parts, caller, id);
  },

  updateStatus: async ({ body, caller, parts }) => {
    const { id, status } = body;
    await parts.database.transaction(async (trx) => {
      const member = await memberToChange(trx, caller, id);
      refuseAgainst(caller, member);
      if (member.status === status) return;
      if (status === 1 && member.user_id) await refuseFullTeam(parts, trx, caller);
      await updateRecruiter(trx, caller.workspace, id, { status });
      await recountSeats(trx, caller.workspace);
      if (status === 0 && member.user_id) await letGo(trx, caller, member.user_id);
    });
    return oneRecruiter(parts, caller, id);
  },

  remove: async ({ body, caller, parts }) => {
    const before = await findRecruiter(parts.database.db, caller.workspace, body.id);
    if (!before) throw notFound("recruiter");
    await parts.database.transaction(async (trx) => {
      await signActivities(trx, caller.workspace, body.id);
      const removed = await removeMember(trx, caller.workspace, body.id, (member) => refuseAgainst(caller, member));
      if (!removed) throw notFound("recruiter");
      if (removed.user_id) await ensureWorkspace(trx, removed.user_id);
    });
    return { data: { recruiter: recruiterOf(parts, { ...before, jobs: 0, candidates: 0, proposals: 0 }) } };
  },

  resend: async ({ body, caller, parts }) => {
    await parts.database.transaction(async (trx) => {
      refuseJoined(await memberToChange(trx, caller, body.id));
      await renewInvitation(trx, caller.workspace, body.id, caller.recruiter_id);
      await sendInvitation(parts, trx, caller, body.id);
    });
    return oneRecruiter(parts, caller, body.id);
  },

  transfer: async ({ body, caller, parts }) => {
    await refuseWrongPassword(parts, caller.user_id, body.current_password);
    await parts.database.transaction(async (trx) => {
      const heir = await memberToChange(trx, caller, body.id);
      if ((await memberToChange(trx, caller, caller.recruiter_id)).role !== "owner") throw forbidden(); // passed on meanwhile
      if (heir.id === caller.recruiter_id) throw notAcceptable("not_oneself");
      if (!heir.user_id || heir.status !== 1) throw notAcceptable("new_owner_active");
      await updateRecruiter(trx, caller.workspace, caller.recruiter_id, { role: "admin" });
      await updateRecruiter(trx, caller.workspace, heir.id, { role: "owner" });
      await recountSeats(trx, caller.workspace);
    });
    return oneRecruiter(parts, caller, body.id);
  },

  endSessions: async ({ body, caller, parts }) => {
    const { db } = parts.database;
    const member = body.id === undefined ? null : await findMember(db, caller.workspace, body.id);
    if (body.id !== undefined && !member?.user_id) throw notFound("recruiter");
    const ended = await endSessionsIn(db, caller.workspace, member?.user_id ?? null, { but: caller.session_id });
    return { data: { ended } };
  },

  leave: async ({ caller, parts }) => {
    await parts.database.transaction(async (trx) => {
      await signActivities(trx, caller.workspace, caller.recruiter_id);
      await removeMember(trx, caller.workspace, caller.recruiter_id, ({ role }) => {
        if (role === "owner") throw notAcceptable("owner_leaves");
      });
      await ensureWorkspace(trx, caller.user_id);
    });
    return {};
  },

  teams: async ({ caller, parts }) => {
    const rows = await teamsOf(parts.database.db, caller.user_id);
    const teams = rows.map(({ entitlement, logo_id, ...row }) => ({
      ...row,
      role: roleHere(parts, row),
      logo_url: logoUrl(parts, logo_id),
      plan: planIn(parts, entitlement),
      seats: seatsIn(parts, entitlement),
      members: row.members ?? 0,
      seats_used: row.seats_used ?? 0,
    }));
    return { data: { teams } };
  },

  invitation: async ({ body, parts }) => {
    const { db } = parts.database;
    const { team_id, created_member_id: id } = body;
    const found = await findInvitation(db, team_id, id);
    if (!found) throw (await isEndedInvitation(db, team_id, id)) ? expired("invitation_over") : notFound("invitation");
    refuseClosed(found);
    return { data: { invitation: await asInvited(parts, found, workspaceIn({ workspace_id: found.team_id })) } };
  },
};

/** What an invitation shows to whoever holds it: where it leads, and whether a seat is free or must be bought. */
async function asInvited(parts: Parts, found: OpenInvitation, team: WorkspaceId) {
  const { db } = parts.database;
  const { entitlement } = await findSeats(db, team);
  return {
    ...found,
    email: maskedEmail(found.email),
    logo_url: logoUrl(parts, found.logo_id),
    seats_free: await seatsFree(parts, db, team),
    plan: planIn(parts, entitlement),
    ...seatOffer(parts, entitlement, await findInterval(db, team)),
  };
}

const avatarUrl = (parts: Parts, { avatar_id }: { avatar_id: string | null }) =>
  avatar_id && fileUrl(parts, { id: avatar_id, name: AVATAR_NAME });

function recruiterOf(parts: Parts, { jobs, candidates, proposals, ...row }: RecruiterRow): Recruiter {
  return { ...row, avatar_url: avatarUrl(parts, row), has_seat: hasSeat(parts, row), counts: { jobs, candidates, proposals } };
}

async function oneRecruiter(parts: Parts, caller: Caller, id: string) {
  const row = await findRecruiter(parts.database.db, caller.workspace, id);
  if (!row) throw notFound("recruiter");
  return { data: { recruiter: recruiterOf(parts, row) } };
}

/** The member as they are while nobody else changes the team. */
async function memberToChange(trx: Trx, caller: Caller, id: string): Promise<MemberRow> {
  await lockWorkspace(trx, caller.workspace);
  const member = await findMember(trx, caller.workspace, id);
  if (!member) throw notFound("recruiter");
  return member;
}

/** Nothing typed is nothing known. */
const emptied = ({ phone, title }: { phone?: string | null | undefined; title?: string | null | undefined }) => ({
  ...(phone !== undefined && { phone: phone || null }),
  ...(title !== undefined && { title: title || null }),
});

async function alreadyThere(trx: Trx, caller: Caller, email: string) {
  const there = await findByEmail(trx, caller.workspace, email);
  return conflict(there?.user_id ? "already_member" : "already_invited", undefined, { recruiter_id: there?.id ?? null });
}

async function refuseFullTeam(parts: Parts, trx: Trx, caller: Caller) {
  const { total, used } = await seatsOf(parts, trx, caller.workspace);
  if (total === null || used < total) return;
  throw seatsReached(parts, (await findSeats(trx, caller.workspace)).entitlement, total, used);
}

/** Out at the next request, and somewhere to go at the next log-in. */
async function letGo(trx: Trx, caller: Caller, user_id: string) {
  await endSessionsIn(trx, caller.workspace, user_id);
  await ensureWorkspace(trx, user_id);
}

/** In the language of whoever invites. */
async function sendInvitation(parts: Parts, trx: Trx, caller: Caller, id: string) {
  const invitation = await findInvitation(trx, caller.workspace, id);
  if (!invitation?.expires_at) throw notFound("recruiter");
  const { locale: language, email: reply_to } = await findUser(trx, caller.user_id);
  const to = { email: invitation.email, name: invitation.name, language };
  const told = { ...invitation, expires_at: invitation.expires_at };
  const letter = { ...invitationLetter(to, told, parts.config.app_url), from_name: invitation.inviter_name, reply_to };
  await writeTo(parts, trx, caller.workspace, [letter]);
}
