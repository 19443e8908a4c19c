import { sql } from "kysely";
import type { Interval } from "#contract/account/plan.ts";
import { personName } from "#contract/text/names/person-name.ts";
import { type WorkspaceId, workspaceIn } from "#server/core/caller.ts";
import { newId } from "#server/core/ids.ts";
import type { Db, Trx } from "#server/parts/database/database.ts";
import { greetedIn, personNameIn } from "#server/parts/database/people.ts";
import { acrossWorkspaces, onOwn } from "#server/parts/database/tenancy.ts";

/** An invitation is good for 14 days from its newest letter. */
export const invitationEnd = () => sql<string>`now() + interval '14 days'`;

/** Locks the row until the transaction ends: whoever changes a team's people, roles or seats takes turns here. */
export function lockWorkspace(trx: Trx, workspace_id: WorkspaceId) {
  return trx
    .selectFrom("workspaces")
    .select(["id", "name", "kind", "entitlement"])
    .where("id", "=", workspace_id)
    .forNoKeyUpdate() // lets rows be added that only name the workspace
    .executeTakeFirst();
}

/** What the workspace's plan allows, and how many take a seat: whoever has joined and isn't suspended. */
export function findSeats(db: Db, workspace_id: WorkspaceId) {
  return db
    .selectFrom("workspaces")
    .select([
      "entitlement",
      sql<number>`(select count(*) from recruiters where recruiters.workspace_id = workspaces.id
        and recruiters.user_id is not null and recruiters.status = 1)`.as("used"),
    ])
    .where("id", "=", workspace_id)
    .executeTakeFirstOrThrow();
}

/** Who has a seat, after members, roles or the plan changed: the owner first, then by the time they joined. */
export async function recountSeats(trx: Trx, workspace_id: WorkspaceId) {
  await sql`
    update recruiters set has_seat = counted.has_seat
    from (
      select member.id,
        coalesce(row_number() over (order by member.role = 'owner' desc, member.joined_at, member.id)
          <= (workspaces.entitlement->>'seats')::int, true) as has_seat
      from recruiters member join workspaces on workspaces.id = member.workspace_id
      where member.workspace_id = ${workspace_id} and member.user_id is not null and member.status = 1
    ) counted
    where recruiters.workspace_id = ${workspace_id} and recruiters.id = counted.id and recruiters.has_seat <> counted.has_seat
  `.execute(trx);
}

/** Invitations with what their letter and their page tell; also those that are over, as long as their record is there. */
const invitations = (db: Db, team_id: string) =>
  db
    .selectFrom("recruiters")
    .innerJoin("workspaces", "workspaces.id", "recruiters.workspace_id")
    .leftJoin("recruiters as inviter", onOwn("inviter.id", "recruiters.invited_by"))
    .leftJoin("recruiters as owner", (join) => join.onRef("owner.workspace_id", "=", "workspaces.id").on("owner.role", "=", "owner"))
    .select([
      "recruiters.id",
      "recruiters.user_id",
      "recruiters.first_name",
      greetedIn("recruiters").as("name"),
      "recruiters.email",
      "recruiters.role",
      "recruiters.status",
      "recruiters.invitation_expires_at as expires_at",
      sql<boolean>`coalesce(recruiters.invitation_expires_at <= now(), true)`.as("is_expired"),
      "workspaces.id as team_id",
      "workspaces.name as team_name",
      "workspaces.logo_id",
      sql<string>`case when inviter.id is null then ${personNameIn("owner")}
        else ${personNameIn("inviter")} end`.as("inviter_name"),
    ])
    .where("recruiters.workspace_id", "=", team_id)
    .where("recruiters.invited_at", "is not", null)
    .modifyEnd(acrossWorkspaces("invitation"));

export function findInvitation(db: Db, team_id: string, id: string) {
  return invitations(db, team_id).where("recruiters.id", "=", id).executeTakeFirst();
}
export type Invitation = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;

/** What a team invites an address with; undefined too for somebody who has joined. */
export function findInvitationTo(db: Db, team_id: string, email: string) {
  return invitations(db, team_id).where("recruiters.email", "=", email).where("recruiters.user_id", "is", null).executeTakeFirst();
}

/** The interval that a team pays by; a month's where it doesn't pay. */
export async function findInterval(db: Db, workspace_id: WorkspaceId): Promise<Interval> {
  const running = await db
    .selectFrom("subscriptions")
    .select("interval")
    .where("workspace_id", "=", workspace_id)
    .where("is_extra_seat", "=", false)
    .where("state", "in", ["active", "past_due", "cancelled"])
    .executeTakeFirst();
  return running?.interval ?? "month";
}

/** Whether a team waits for anybody to join. */
export async function hasInvitations(db: Db, team_id: string): Promise<boolean> {
  return Boolean(await invitations(db, team_id).where("recruiters.user_id", "is", null).limit(1).executeTakeFirst());
}

/** Whether an invitation was withdrawn, or its member has gone. */
export async function isEndedInvitation(db: Db, team_id: string, id: string): Promise<boolean> {
  const ended = await db
    .selectFrom("ended_invitations")
    .select("id")
    .where("id", "=", id)
    .where("workspace_id", "=", team_id)
    .modifyEnd(acrossWorkspaces("invitation"))
    .executeTakeFirst();
  return Boolean(ended);
}

/** Who verifies an address, and the invitation that their account came by. */
export function findNewcomer(db: Db, user_id: string) {
  return db
    .selectFrom("users")
    .innerJoin("recruiters", "recruiters.id", "users.invited_as")
    .select(["users.id", "users.email", "recruiters.id as invitation_id", "recruiters.workspace_id as team_id"])
    .where("users.id", "=", user_id)
    .modifyEnd(acrossWorkspaces("person"))
    .executeTakeFirst();
}

/** Keeps by which invitation an account came; ids of none are forgotten. */
export async function rememberInvitation(trx: Trx, user_id: string, team_id: string, id: string) {
  await trx
    .updateTable("users")
    .from("recruiters")
    .set((eb) => ({ invited_workspace_id: eb.ref("recruiters.workspace_id"), invited_as: eb.ref("recruiters.id") }))
    .where("users.id", "=", user_id)
    .where("recruiters.workspace_id", "=", team_id)
    .where("recruiters.id", "=", id)
    .modifyEnd(acrossWorkspaces("invitation"))
    .execute();
}

/**
 * The invited record becomes this person's own, under their own name. False when somebody has joined by it, or the person is
 * in the team already. Whether there is a seat for them is for the caller to know, who holds the workspace's lock.
 */
export async function join(trx: Trx, workspace_id: WorkspaceId, recruiter_id: string, user_id: string): Promise<boolean> {
  const joined = await trx
    .updateTable("recruiters")
    .from("users")
    .set((eb) => ({
      user_id,
      first_name: eb.ref("users.first_name"),
      last_name: eb.ref("users.last_name"),
      joined_at: sql<string>`now()`,
      last_active_at: sql<string>`now()`,
      invitation_expires_at: null,
    }))
    .where("users.id", "=", user_id)
    .where("recruiters.workspace_id", "=", workspace_id)
    .where("recruiters.id", "=", recruiter_id)
    .where("recruiters.user_id", "is", null)
    .where(
      sql<boolean>`not exists (select from recruiters other where other.workspace_id = recruiters.workspace_id and other.user_id = ${user_id})`,
    )
    .returning("recruiters.id")
    .executeTakeFirst();
  if (!joined) return false;
  await trx.updateTable("workspaces").set({ kind: "team" }).where("id", "=", workspace_id).execute();
  await recountSeats(trx, workspace_id);
  return true;
}

/** What a person is in a workspace that they have joined. */
export function findMembership(db: Db, user_id: string, workspace_id: string) {
  return db
    .selectFrom("recruiters")
    .select(["id as recruiter_id", "status"])
    .where("user_id", "=", user_id)
    .where("workspace_id", "=", workspace_id)
    .where("joined_at", "is not", null)
    .modifyEnd(acrossWorkspaces("person"))
    .executeTakeFirst();
}

/** A member, or somebody invited, as the rules about people look at them. */
export function findMember(db: Db, workspace_id: WorkspaceId, id: string) {
  return db
    .selectFrom("recruiters")
    .select(["id", "user_id", "first_name", "last_name", "email", "role", "status", "invited_at", "joined_at"])
    .where("workspace_id", "=", workspace_id)
    .where("id", "=", id)
    .executeTakeFirst();
}
export type MemberRow = NonNullable<Awaited<ReturnType<typeof findMember>>>;

/** Ends a person's sessions in one workspace, or with null everybody's, at the next request of each, `but` one; gives how many were open. */
export async function endSessionsIn(
  db: Db,
  workspace_id: WorkspaceId,
  user_id: string | null,
  { but }: { but?: string } = {},
): Promise<number> {
  const ended = await db
    .updateTable("sessions")
    .set({ revoked_at: sql`now()` })
    .where("workspace_id", "=", workspace_id)
    .$if(user_id !== null, (query) => query.where("user_id", "=", user_id))
    .$if(but !== undefined, (query) => query.where("id", "<>", but as string))
    .where("revoked_at", "is", null)
    .returning(sql<boolean>`least(expires_at, ends_at) > now()`.as("was_open"))
    .execute();
  return ended.filter(({ was_open }) => was_open).length;
}

/** A recruiter's candidates, jobs, proposals and interviews, in the trash or not, and what they had still to do pass to the owner. */
async function handOver(trx: Trx, workspace_id: WorkspaceId, recruiter_id: string) {
  const owner = trx.selectFrom("recruiters").select("id").where("workspace_id", "=", workspace_id).where("role", "=", "owner");
  for (const table of ["candidates", "jobs", "proposals", "interviews"] as const)
    await trx
      .updateTable(table)
      .set({ recruiter_id: owner })
      .where("workspace_id", "=", workspace_id)
      .where("recruiter_id", "=", recruiter_id)
      .execute();
  await trx
    .updateTable("to_dos")
    .set({ recruiter_id: owner })
    .where("workspace_id", "=", workspace_id)
    .where("recruiter_id", "=", recruiter_id)
    .where("done_at", "is", null)
    .execute();
}

/** What somebody did and wrote stays under their name when their record goes. */
export async function signActivities(trx: Trx, workspace_id: WorkspaceId, recruiter_id: string) {
  await trx
    .updateTable("activities")
    .from("recruiters")
    .set({ detail: sql`activities.detail || jsonb_build_object('by', ${personNameIn("recruiters")})` })
    .whereRef("recruiters.id", "=", "activities.recruiter_id")
    .where("activities.workspace_id", "=", workspace_id)
    .where("recruiters.workspace_id", "=", workspace_id)
    .where("recruiters.id", "=", recruiter_id)
    .execute();
  const who = trx
    .selectFrom("recruiters")
    .select(personNameIn("recruiters").as("name"))
    .where("workspace_id", "=", workspace_id)
    .where("id", "=", recruiter_id);
  const inNotes = () => trx.updateTable("notes").where("workspace_id", "=", workspace_id);
  await inNotes().set({ author_name: who }).where("recruiter_id", "=", recruiter_id).execute();
  await inNotes().set({ editor_name: who }).where("edited_by", "=", recruiter_id).execute();
  await trx
    .updateTable("note_versions")
    .set({ author_name: who })
    .where("workspace_id", "=", workspace_id)
    .where("recruiter_id", "=", recruiter_id)
    .execute();
}

/**
 * Takes a member out of a workspace that goes on, or an invitation back: records pass to the owner, sessions there end, the
 * seat is free. `permit` refuses by throwing. Undefined where there is no such member.
 */
export async function removeMember(
  trx: Trx,
  workspace_id: WorkspaceId,
  id: string,
  permit: (member: MemberRow) => void = () => {},
): Promise<MemberRow | undefined> {
  // Before the workspace's lock, for whoever saves a record takes its row first too; those saved meanwhile follow under it.
  await handOver(trx, workspace_id, id);
  await lockWorkspace(trx, workspace_id);
  const member = await findMember(trx, workspace_id, id);
  if (!member) return undefined;
  permit(member);
  await handOver(trx, workspace_id, id);
  if (member.user_id) await endSessionsIn(trx, workspace_id, member.user_id);
  if (member.invited_at) await trx.insertInto("ended_invitations").values({ id, workspace_id }).execute();
  await trx.deleteFrom("recruiters").where("workspace_id", "=", workspace_id).where("id", "=", id).execute();
  // Whose a candidate is has changed: what was counted before counts no more.
  await trx.updateTable("workspaces").set({ change_seq: sql`change_seq + 1` }).where("id", "=", workspace_id).execute();
  await recountSeats(trx, workspace_id);
  return member;
}

/** A workspace of one's own, with nothing in it. */
export async function insertPersonalWorkspace(
  trx: Trx,
  person: { id: string; first_name: string; last_name: string; email: string },
  { id, recruiter_id, name }: { id: string; recruiter_id: string; name: string },
) {
  await trx.insertInto("workspaces").values({ id, name, kind: "personal", brand_color: null }).execute();
  const workspace_id = workspaceIn({ workspace_id: id });
  const { id: user_id, first_name, last_name, email } = person;
  await trx
    .insertInto("recruiters")
    .values({
      id: recruiter_id,
      workspace_id,
      user_id,
      first_name,
      last_name,
      email,
      role: "owner",
      invited_at: null,
      joined_at: sql<string>`now()`,
      last_active_at: sql<string>`now()`,
    })
    .execute();
}

/** Nobody is left without a workspace to enter: whoever has none gets a fresh one of their own. */
export async function ensureWorkspace(trx: Trx, user_id: string) {
  const person = await trx
    .selectFrom("users")
    .select(["id", "first_name", "last_name", "email", "company"])
    .where("id", "=", user_id)
    .forUpdate() // two teams that let somebody go at once give one
    .executeTakeFirstOrThrow();
  const enterable = await trx
    .selectFrom("recruiters")
    .select("id")
    .where("user_id", "=", user_id)
    .where("status", "=", 1)
    .modifyEnd(acrossWorkspaces("person"))
    .executeTakeFirst();
  if (enterable) return;
  const name = person.company || personName(person);
  await insertPersonalWorkspace(trx, person, { id: newId(), recruiter_id: newId(), name });
}

/** People of the workspace's verified domains, and whoever is known at its provider, whatever their e-mail is now. The owner keeps a way in. */
const heldToSso = (db: Db) =>
  db
    .selectFrom("recruiters")
    .innerJoin("users", "users.id", "recruiters.user_id")
    .innerJoin("sso_providers", "sso_providers.workspace_id", "recruiters.workspace_id")
    .where("sso_providers.is_enforced", "=", true)
    .where("recruiters.role", "<>", "owner")
    .where("recruiters.status", "=", 1)
    .where(
      sql<boolean>`(exists (select from verified_domains of where of.workspace_id = recruiters.workspace_id and of.domain = split_part(users.email, '@', 2))
        or exists (select from sso_identities known where known.workspace_id = recruiters.workspace_id and known.recruiter_id = recruiters.id))`,
    );

/** Whether somebody logs in at a provider alone: that of this workspace, or without one that of any. */
export async function isHeldToSso(db: Db, user_id: string, workspace_id?: string): Promise<boolean> {
  const held = await heldToSso(db)
    .select("recruiters.id")
    .where("recruiters.user_id", "=", user_id)
    .$if(workspace_id !== undefined, (query) => query.where("recruiters.workspace_id", "=", workspace_id as string)) // asked just before
    .limit(1)
    .modifyEnd(acrossWorkspaces("person"))
    .executeTakeFirst();
  return held !== undefined;
}

/** Whether whoever has this address comes into the workspace by its provider alone. */
export async function isDomainHeldToSso(db: Db, workspace_id: WorkspaceId, email: string): Promise<boolean> {
  const held = await db
    .selectFrom("verified_domains")
    .innerJoin("sso_providers", "sso_providers.workspace_id", "verified_domains.workspace_id")
    .select("domain")
    .where("sso_providers.workspace_id", "=", workspace_id)
    .where("sso_providers.is_enforced", "=", true)
    .where("domain", "=", sql<string>`split_part(${email}, '@', 2)`)
    .executeTakeFirst();
  return held !== undefined;
}

/** Ends the sessions in a workspace of those who are held to its single sign-on and came otherwise. */
export async function endSessionsBesideSso(db: Db, workspace_id: WorkspaceId): Promise<void> {
  const held = heldToSso(db).select("recruiters.user_id").where("recruiters.workspace_id", "=", workspace_id);
  await db
    .updateTable("sessions")
    .set({ revoked_at: sql`now()` })
    .where("workspace_id", "=", workspace_id)
    .where("user_id", "in", held)
    .where("revoked_at", "is", null)
    .where(sql<boolean>`sso_workspace_id is distinct from ${workspace_id}::uuid`)
    .execute();
}

/** Ends the sessions that a workspace's single sign-on opened, wherever they went; `but` one. */
export async function endSessionsBySso(db: Db, workspace_id: WorkspaceId, { but }: { but: string }): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ revoked_at: sql`now()` })
    .where("sso_workspace_id", "=", workspace_id)
    .where("revoked_at", "is", null)
    .where("id", "<>", but)
    .execute();
}
