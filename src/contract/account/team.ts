import * as z from "zod";
import { defineCall } from "#contract/call.ts";
import { cents, count, currency, email, id, line, listQuery, page, searchNotes, status, time } from "#contract/fields.ts";
import { isNamed, names, partOfName, role } from "./account.ts";
import { interval, planKey } from "./plan.ts";
import { subscriptionState } from "./subscription.ts";

/** Somebody who has joined the workspace, as colleagues see them. `id` is that of their account. */
export const member = z.object({
  id,
  /** Their place in the workspace: candidates, jobs and proposals name their recruiter by it. */
  recruiter_id: id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  avatar_url: z.string().nullable(),
  role,
  title: z.string().nullable(),
  last_active_at: time.nullable(),
});
export type Member = z.output<typeof member>;

/** A member or an invited member of the workspace. */
export const recruiter = z.object({
  id,
  user_id: id.nullable(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  title: z.string().nullable(),
  avatar_url: z.string().nullable(),
  role,
  /** 1 active, 0 suspended. */
  status: z.union([z.literal(0), z.literal(1)]),
  /** False while the team has fewer seats than members: reads and exports, changes nothing. */
  has_seat: z.boolean(),
  invited_at: time.nullable(),
  /** While invited: when the invitation ends, 14 days after it was sent. */
  invitation_expires_at: time.nullable(),
  joined_at: time.nullable(),
  last_active_at: time.nullable(),
  counts: z.object({ jobs: count, candidates: count, proposals: count }),
});
export type Recruiter = z.output<typeof recruiter>;

/** What an admin may set; the owner's role passes by `transfer` alone. */
const assignableRole = role.exclude(["owner"]);
const fields = {
  phone: line(40).nullish(),
  title: line(100).nullish(),
  role: assignableRole,
};
const oneRecruiter = z.object({ data: z.object({ recruiter }) });

export const team = z.object({
  id,
  name: z.string(),
  logo_url: z.string().nullable(),
  kind: z.enum(["personal", "team"]),
  role,
  plan: planKey,
  /** null: as many as one likes. */
  seats: z.int().nullable(),
  seats_used: count,
  members: count,
  state: subscriptionState.nullable(),
  /** Suspended there: it can't be entered. */
  is_suspended: z.boolean(),
});
export type Team = z.output<typeof team>;

/** What somebody who was invited may know before they join. */
export const invitation = z.object({
  team_name: z.string(),
  logo_url: z.string().nullable(),
  inviter_name: z.string(),
  first_name: z.string(),
  /** Masked: `s••••@p••••.example`. */
  email: z.string(),
  role,
  seats_free: count.nullable(),
  plan: planKey,
  /** What one more seat costs, excluding VAT; null where nothing is for sale. */
  seat_price: z.object({ interval, amount: cents, currency }).nullable(),
  subscription_id: id.nullable(),
  expires_at: time,
});
export type Invitation = z.output<typeof invitation>;

export const teamCalls = {
  users: defineCall({
    method: "GET",
    path: "/v1/users",
    access: "verified",
    touches: null,
    summary: "Who has joined the workspace, by name unless sorted otherwise.",
    body: z.object(listQuery).omit({ trashed: true }),
    reply: z.object({ data: z.object({ users: z.array(member), ...page }) }),
  }),
  recruiters: defineCall({
    method: "GET",
    path: "/api/user/recruiters",
    access: "verified",
    touches: null,
    summary: "Members and invited members of the workspace, the owner first, then by name.",
    body: z.object(listQuery).omit({ trashed: true }),
    reply: z.object({ data: z.object({ recruiters: z.array(recruiter), ...page, search_notes: searchNotes }) }),
  }),
  create: defineCall({
    method: "POST",
    path: "/api/user/recruiter/create",
    access: "admin",
    touches: null,
    security: "member_invited",
    rate_limit: "invitation",
    summary: "Invites somebody and mails them. 409 where they are in the team already, 406 on a plan with one seat.",
    body: z.object({ ...names, ...fields, role: assignableRole.default("recruiter"), email }).refine(isNamed.check, isNamed.told),
    reply: oneRecruiter,
    message: "recruiter_invited",
  }),
  update: defineCall({
    method: "POST",
    path: "/api/user/recruiter/update",
    access: "admin",
    touches: null,
    security: "member_changed",
    summary: "Changes what is given. Names of somebody who has joined are their own to change.",
    body: z.object({ id, first_name: partOfName.optional(), last_name: partOfName.optional(), ...z.object(fields).partial().shape }),
    reply: oneRecruiter,
    message: "recruiter_updated",
  }),
  updateStatus: defineCall({
    method: "POST",
    path: "/api/user/recruiter/status/update",
    access: "admin",
    touches: null,
    security: "member_status_changed",
    summary: "Suspends (0) or reinstates (1). Suspension ends that person's sessions here at once; the owner can't be suspended.",
    body: z.object({ id, status }),
    reply: oneRecruiter,
    message: "recruiter_updated",
  }),
  remove: defineCall({
    method: "POST",
    path: "/api/user/recruiter/delete",
    access: "admin",
    touches: null,
    security: "member_removed",
    summary: "Takes somebody out of the team, or an invitation back. Their records pass to the owner.",
    body: z.object({ id }),
    reply: oneRecruiter,
    message: "recruiter_deleted",
  }),
  resend: defineCall({
    method: "POST",
    path: "/api/user/recruiter/invitation/resend",
    access: "admin",
    touches: null,
    security: "member_invited",
    rate_limit: "invitation",
    summary: "Mails an open or expired invitation again; it is good for 14 days more.",
    body: z.object({ id }),
    reply: oneRecruiter,
    message: "recruiter_invited",
  }),
  transfer: defineCall({
    method: "POST",
    path: "/api/user/team/transfer",
    access: "owner",
    touches: null,
    security: "ownership_transferred",
    rate_limit: "password",
    summary: "Makes another active member the owner; one becomes an admin oneself.",
    body: z.object({ id, current_password: z.string().min(1).max(1000) }),
    reply: oneRecruiter,
    message: "ownership_transferred",
  }),
  endSessions: defineCall({
    method: "POST",
    path: "/api/user/recruiter/sessions/end",
    access: "owner",
    touches: null,
    security: "member_sessions_ended",
    summary:
      "Logs a member out of the workspace everywhere, or without `id` everybody in it; the session that asks stays. They may log in again, and API keys go on.",
    body: z.object({ id: id.optional() }),
    reply: z.object({ data: z.object({ ended: count }) }),
    message: "team_sessions_ended",
  }),
  leave: defineCall({
    method: "POST",
    path: "/api/user/team/leave",
    access: "user",
    touches: null,
    security: "member_left",
    summary: "Leaves the team that one is in; one's records pass to its owner, who can't leave. All one's sessions there end.",
    body: z.object({}),
    reply: z.object({}),
    message: "team_left",
  }),
  teams: defineCall({
    method: "GET",
    path: "/api/user/subscriptions/teams",
    access: "user",
    touches: null,
    summary: "The workspaces one owns or has joined, the one used last first.",
    body: z.object({}),
    reply: z.object({ data: z.object({ teams: z.array(team) }) }),
  }),
  invitation: defineCall({
    method: "GET",
    path: "/v1/teams/invitation",
    access: "public",
    touches: null,
    rate_limit: "invitation_view",
    summary: "What an invitation says. 404 for none, 410 after 14 days, once accepted or withdrawn.",
    body: z.object({ created_member_id: id, team_id: id }),
    reply: z.object({ data: z.object({ invitation }) }),
  }),
};
