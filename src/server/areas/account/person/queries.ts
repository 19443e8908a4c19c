import { sql } from "kysely";
import type { Db, Trx } from "#server/parts/database/database.ts";

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
    .execute();
}

/** Locks the workspaces a person owns until the transaction ends. */
export async function lockOwnWorkspaces(trx: Trx, user_id: string) {
  const own = trx.selectFrom("recruiters").select("workspace_id").where("user_id", "=", user_id).where("role", "=", "owner");
  await trx.selectFrom("workspaces").select("id").where("id", "in", own).orderBy("id").forUpdate().execute();
}

/** What a person did, in every workspace, the newest first. */
export function activitiesOf(db: Db, user_id: string) {
  return db
    .selectFrom("activities")
    .innerJoin("recruiters", "recruiters.id", "activities.recruiter_id")
    .select(["activities.workspace_id", "activities.kind", "activities.candidate_id", "activities.job_id", "activities.at"])
    .where("recruiters.user_id", "=", user_id)
    .orderBy("activities.at", "desc")
    .limit(10_000)
    .execute();
}

/** Removes a workspace with all its records; gives the keys of the files that are left to remove. */
export async function removeWorkspace(trx: Trx, id: string): Promise<string[]> {
  const files = await trx.selectFrom("files").select("id").where("workspace_id", "=", id).execute();
  await trx.deleteFrom("workspaces").where("id", "=", id).execute();
  return files.map((file) => `${id}/${file.id}`);
}

/** Removes an account with its sessions and codes. */
export async function removePerson(trx: Trx, user: { id: string; email: string }) {
  await trx.deleteFrom("codes").where("email", "=", user.email).execute();
  await trx.deleteFrom("users").where("id", "=", user.id).execute();
}
