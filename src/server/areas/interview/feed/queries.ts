import { sql } from "kysely";
import type { Language } from "#contract/text/languages.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import type { Db, Trx } from "#server/parts/database/database.ts";
import { acrossWorkspaces, onOwn } from "#server/parts/database/tenancy.ts";

/** The address of somebody's feed, locked; undefined where there is none. */
export function findFeed(db: Db, workspace: WorkspaceId, recruiter_id: string) {
  return db
    .selectFrom("calendar_feeds")
    .select("token_locked")
    .where("workspace_id", "=", workspace)
    .where("recruiter_id", "=", recruiter_id)
    .executeTakeFirst();
}

export async function insertFeed(
  trx: Trx,
  workspace: WorkspaceId,
  feed: { id: string; recruiter_id: string; token_hash: Uint8Array; token_locked: Uint8Array },
): Promise<void> {
  await trx
    .insertInto("calendar_feeds")
    .values({ ...feed, workspace_id: workspace })
    .execute();
}

/** From now on its address is unknown. */
export async function removeFeed(trx: Trx, workspace: WorkspaceId, recruiter_id: string): Promise<void> {
  await trx.deleteFrom("calendar_feeds").where("workspace_id", "=", workspace).where("recruiter_id", "=", recruiter_id).execute();
}

/** Whose feed a token opens: whoever is in the workspace still. */
export function findFeedOwner(db: Db, token_hash: Uint8Array) {
  return db
    .selectFrom("calendar_feeds")
    .innerJoin("recruiters", onOwn("recruiters.id", "calendar_feeds.recruiter_id"))
    .innerJoin("workspaces", "workspaces.id", "calendar_feeds.workspace_id")
    .leftJoin("users", "users.id", "recruiters.user_id")
    .select(["calendar_feeds.id", "calendar_feeds.workspace_id", "calendar_feeds.recruiter_id", "workspaces.name as workspace_name"])
    .select(sql<Language>`coalesce(users.locale, 'en')`.as("language"))
    .where("calendar_feeds.token_hash", "=", token_hash)
    .where("recruiters.status", "=", 1)
    .where("recruiters.joined_at", "is not", null)
    .modifyEnd(acrossWorkspaces("token"))
    .executeTakeFirst();
}
