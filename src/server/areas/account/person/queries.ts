import { type SqlBool, sql } from "kysely";
import type { WorkspaceId } from "#server/core/caller.ts";
import type { Db, Trx } from "#server/parts/database/database.ts";
import { acrossWorkspaces, onOwn } from "#server/parts/database/tenancy.ts";

/** The workspaces a person is in, with the role there. */
export function workspacesOf(db: Db, user_id: string) {
  return db
    .selectFrom("recruiters")
    .innerJoin("workspaces", "workspaces.id", "recruiters.workspace_id")
    .select([
      "workspaces.id",
      "workspaces.name",
      "workspaces.kind",
      "recruiters.role",
      "recruiters.joined_at",
      "recruiters.last_active_at",
      "recruiters.id as recruiter_id",
      sql<boolean>`exists (select 1 from recruiters o where o.workspace_id = workspaces.id and o.user_id is not null and o.user_id <> ${user_id})`.as(
        "has_others",
      ),
    ])
    .where("recruiters.user_id", "=", user_id)
    .orderBy("recruiters.created_at")
    .modifyEnd(acrossWorkspaces("person"))
    .execute();
}

/** Locks the workspaces a person owns until the transaction ends. */
export async function lockOwnWorkspaces(trx: Trx, user_id: string) {
  const own = trx.selectFrom("recruiters").select("workspace_id").where("user_id", "=", user_id).where("role", "=", "owner");
  await trx
    .selectFrom("workspaces")
    .select("id")
    .where("id", "in", own)
    .orderBy("id")
    .forUpdate()
    .modifyEnd(acrossWorkspaces("person"))
    .execute();
}

/** What a person did, in every workspace, the newest first. */
export function activitiesOf(db: Db, user_id: string) {
  return db
    .selectFrom("activities")
    .innerJoin("recruiters", onOwn("recruiters.id", "activities.recruiter_id"))
    .select(["activities.workspace_id", "activities.kind", "activities.candidate_id", "activities.job_id", "activities.at"])
    .where("recruiters.user_id", "=", user_id)
    .orderBy("activities.at", "desc")
    .limit(10_000)
    .modifyEnd(acrossWorkspaces("person"))
    .execute();
}

/** Who a person is at the providers of the workspaces that they are in. */
export function ssoIdentitiesOf(db: Db, user_id: string) {
  return db
    .selectFrom("sso_identities")
    .innerJoin("recruiters", onOwn("recruiters.id", "sso_identities.recruiter_id"))
    .select([
      "sso_identities.workspace_id",
      "sso_identities.issuer",
      "sso_identities.subject",
      "sso_identities.created_at",
      "sso_identities.last_used_at",
    ])
    .where("recruiters.user_id", "=", user_id)
    .modifyEnd(acrossWorkspaces("person"))
    .execute();
}

/** The shortlists a person sent, in every workspace, the newest first. */
export function shortlistsOf(db: Db, user_id: string) {
  return db
    .selectFrom("shortlists")
    .innerJoin("recruiters", onOwn("recruiters.id", "shortlists.recruiter_id"))
    .select([
      "shortlists.id",
      "shortlists.workspace_id",
      "shortlists.job_id",
      "shortlists.title",
      "shortlists.intro",
      "shortlists.created_at",
    ])
    .select(
      sql<
        string[]
      >`(select coalesce(jsonb_agg(i.proposal_id order by i.place), '[]') from shortlist_items i where i.workspace_id = shortlists.workspace_id and i.shortlist_id = shortlists.id)`.as(
        "proposal_ids",
      ),
    )
    .where("recruiters.user_id", "=", user_id)
    .orderBy("shortlists.created_at", "desc")
    .limit(10_000)
    .modifyEnd(acrossWorkspaces("person"))
    .execute();
}

/** What a person asked candidates, in every workspace, the newest first, each with its newest answer. */
export function consentsAskedBy(db: Db, user_id: string) {
  return db
    .selectFrom("consent_requests")
    .innerJoin("recruiters", onOwn("recruiters.id", "consent_requests.recruiter_id"))
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("consent_answers")
          .select(["answer", "at"])
          .whereRef("consent_answers.workspace_id", "=", "consent_requests.workspace_id")
          .whereRef("consent_answers.request_id", "=", "consent_requests.id")
          .orderBy("at", "desc")
          .orderBy("id", "desc")
          .limit(1)
          .as("newest"),
      (join) => join.onTrue(),
    )
    .select([
      "consent_requests.id",
      "consent_requests.workspace_id",
      "consent_requests.candidate_id",
      "consent_requests.job_id",
      "consent_requests.created_at",
      "newest.answer",
      "newest.at as answered_at",
      sql<string | null>`consent_requests.asked ->> 'message'`.as("message"),
    ])
    .where("recruiters.user_id", "=", user_id)
    .orderBy("consent_requests.created_at", "desc")
    .limit(10_000)
    .modifyEnd(acrossWorkspaces("person"))
    .execute();
}

export const isThere = async (db: Db, user_id: string): Promise<boolean> =>
  (await db.selectFrom("users").select("id").where("id", "=", user_id).executeTakeFirst()) !== undefined;

/** A workspace's owner goes: who has been there longest owns it. */
export async function passOn(trx: Trx, workspace: WorkspaceId, owner_id: string): Promise<void> {
  const of = (id: string, role: "owner" | "admin") =>
    trx.updateTable("recruiters").set({ role }).where("workspace_id", "=", workspace).where("id", "=", id).execute();
  const heir = await trx
    .selectFrom("recruiters")
    .select("id")
    .where("workspace_id", "=", workspace)
    .where("user_id", "is not", null)
    .where("id", "<>", owner_id)
    .orderBy("joined_at")
    .executeTakeFirstOrThrow();
  await of(owner_id, "admin");
  await of(heir.id, "owner");
}

/** Removes a workspace with all its records; gives the keys of the files that are left to remove. */
export async function removeWorkspace(trx: Trx, id: string): Promise<string[]> {
  const files = await trx.selectFrom("files").select("id").where("workspace_id", "=", id).execute();
  await trx.deleteFrom("workspaces").where("id", "=", id).execute();
  return files.map((file) => `${id}/${file.id}`);
}

/** What somebody is called, and how they are reached. */
export function namesOf(db: Db, user_id: string) {
  return db
    .selectFrom("users")
    .select(["first_name", "last_name", "email", "phone", "pending_email"])
    .where("id", "=", user_id)
    .executeTakeFirstOrThrow();
}

/** Whether somebody else in the team, or a candidate there, has the same name. */
export async function isNameShared(db: Db, workspace: WorkspaceId, recruiter_id: string): Promise<boolean> {
  const name = sql`(select lower(first_name || ' ' || last_name) from recruiters where workspace_id = ${workspace} and id = ${recruiter_id})`;
  const bears = sql<SqlBool>`lower(first_name || ' ' || last_name) = ${name}`;
  const colleague = db
    .selectFrom("recruiters")
    .select("id")
    .where("workspace_id", "=", workspace)
    .where("id", "<>", recruiter_id)
    .where(bears);
  const candidate = db.selectFrom("candidates").select("id").where("workspace_id", "=", workspace).where(bears);
  return (await colleague.unionAll(candidate).limit(1).executeTakeFirst()) !== undefined;
}

/** What somebody is called, and how they are reached, in each team. */
export function namesInTeams(db: Db, user_id: string) {
  return db
    .selectFrom("recruiters")
    .select(["first_name", "last_name", "email", "phone"])
    .where("user_id", "=", user_id)
    .modifyEnd(acrossWorkspaces("person"))
    .execute();
}

/** Invitations to these addresses that nobody has taken up. */
export function invitationsTo(db: Db, emails: string[]) {
  return db
    .selectFrom("recruiters")
    .select(["id", "workspace_id"])
    .where("email", "in", emails)
    .where("user_id", "is", null)
    .modifyEnd(acrossWorkspaces("person"))
    .execute();
}

/** Removes an account with its sessions and codes. */
export async function removePerson(trx: Trx, { id, emails }: { id: string; emails: string[] }) {
  await trx.deleteFrom("codes").where("email", "in", emails).execute();
  await trx.deleteFrom("users").where("id", "=", id).execute();
}
