import { type SqlBool, sql } from "kysely";
import type { WorkspaceId } from "#server/core/caller.ts";
import type { Db, Trx } from "#server/parts/database/database.ts";
import { acrossWorkspaces } from "#server/parts/database/tenancy.ts";

export async function insertLetter(
  trx: Trx,
  letter: {
    id: string;
    workspace_id: WorkspaceId | null;
    code_id: string | null;
    share_id: string | null;
    held_until: string | null;
    content: Uint8Array;
  },
): Promise<void> {
  await trx.insertInto("letters").values(letter).execute();
}

/** How many letters of a workspace wait to be sent. */
export async function countWaiting(db: Db, workspace_id: WorkspaceId): Promise<number> {
  const row = await db
    .selectFrom("letters")
    .select(sql<number>`count(*)`.as("n"))
    .where("workspace_id", "=", workspace_id)
    .executeTakeFirstOrThrow();
  return row.n;
}

/** A letter that waits, and whether what it brings is over: a code that was used, expired or followed by a newer one, a link that was closed. */
export function findLetter(db: Db, id: string) {
  return db
    .selectFrom("letters")
    .select([
      "content",
      sql<boolean>`code_id is not null and not exists
        (select 1 from codes where codes.id = letters.code_id and codes.used_at is null and codes.expires_at > now())
        or exists (select 1 from proposal_shares where proposal_shares.workspace_id = letters.workspace_id and proposal_shares.id = letters.share_id and proposal_shares.revoked_at is not null)`.as(
        "is_over",
      ),
    ])
    .where("id", "=", id)
    .modifyEnd(acrossWorkspaces("sweep"))
    .executeTakeFirst();
}

export async function removeLetter(db: Db, id: string): Promise<void> {
  await db.deleteFrom("letters").where("id", "=", id).execute();
}

/** Whether a letter waits for a day with room. */
export async function findHeld(trx: Trx, workspace: WorkspaceId, id: string): Promise<boolean> {
  const held = await trx
    .selectFrom("letters")
    .select("id")
    .where("workspace_id", "=", workspace)
    .where("id", "=", id)
    .where("held_until", "is not", null)
    .executeTakeFirst();
  return held !== undefined;
}

/** It waits until then. */
export async function holdUntil(trx: Trx, workspace: WorkspaceId, id: string, held_until: string): Promise<void> {
  await trx.updateTable("letters").set({ held_until }).where("workspace_id", "=", workspace).where("id", "=", id).execute();
}

/** It waits no more: the time within which it is tried begins now. */
export async function releaseLetter(trx: Trx, workspace: WorkspaceId, id: string): Promise<void> {
  await trx
    .updateTable("letters")
    .set({ held_until: null, created_at: sql<string>`now()` })
    .where("workspace_id", "=", workspace)
    .where("id", "=", id)
    .execute();
}

/** Takes the letters that bring a link off their way; how many had not left. */
export async function removeLettersOf(trx: Trx, share_id: string): Promise<number> {
  const held = await trx.deleteFrom("letters").where("share_id", "=", share_id).returning("id").execute();
  return held.length;
}

/** Letters that nobody tries to send any more. */
export async function removeGivenUp(db: Db): Promise<void> {
  await db.deleteFrom("letters").where(sql<SqlBool>`created_at < now() - interval '48 hours'`).where("held_until", "is", null).execute();
}
