import { sql } from "kysely";
import type { ThreadMessage } from "#contract/proposal/proposal.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import type { Db, Trx } from "#server/parts/database/database.ts";
import { onOwn } from "#server/parts/database/tenancy.ts";

const columns = ["id", "proposal_id", "sender as from", "name", "text", "at", "seen_at"] as const;

/** What client and recruiter wrote to each other about proposals, the oldest first. */
export async function threadsOf(
  db: Db,
  workspace: WorkspaceId,
  proposal_ids: string[],
): Promise<(ThreadMessage & { proposal_id: string })[]> {
  if (proposal_ids.length === 0) return [];
  return db
    .selectFrom("proposal_messages")
    .select(columns)
    .where("workspace_id", "=", workspace)
    .where("proposal_id", "in", proposal_ids)
    .orderBy("at")
    .orderBy("id")
    .execute();
}

export const threadOf = (db: Db, workspace: WorkspaceId, proposal_id: string): Promise<ThreadMessage[]> =>
  threadsOf(db, workspace, [proposal_id]);

export async function insertMessage(
  trx: Trx,
  workspace: WorkspaceId,
  message: { id: string; proposal_id: string; share_id: string | null; sender: "client" | "recruiter"; name: string; text: string },
) {
  // The wall's clock, not the transaction's: two who write at once stand in the order in which they were kept.
  await trx
    .insertInto("proposal_messages")
    .values({ ...message, workspace_id: workspace, at: sql<string>`clock_timestamp()` })
    .execute();
}

/** How many messages there are, and how many of the client's have come since the last reply. */
export function countMessages(trx: Trx, workspace: WorkspaceId, proposal_id: string) {
  return trx
    .selectFrom("proposal_messages as m")
    .select(sql<number>`count(*)`.as("all"))
    .select(
      sql<number>`count(*) filter (where m.sender = 'client' and m.at > coalesce(
        (select max(r.at) from proposal_messages r where r.workspace_id = ${workspace} and r.proposal_id = ${proposal_id} and r.sender = 'recruiter'), '-infinity'))`.as(
        "in_a_row",
      ),
    )
    .where("m.workspace_id", "=", workspace)
    .where("m.proposal_id", "=", proposal_id)
    .executeTakeFirstOrThrow();
}

/** What one side wrote has come before the other's eyes. */
export async function markSeen(db: Db, workspace: WorkspaceId, proposal_id: string, sender: "client" | "recruiter") {
  await db
    .updateTable("proposal_messages")
    .set({ seen_at: sql<string>`now()` })
    .where("workspace_id", "=", workspace)
    .where("proposal_id", "=", proposal_id)
    .where("sender", "=", sender)
    .where("seen_at", "is", null)
    .execute();
}

/**
 * Links by which a reply reaches the client: the one that they wrote by, then the newest. Those to shortlists count where the client
 * wrote by them.
 */
export function linksToClient(db: Db, workspace: WorkspaceId, proposal_id: string) {
  const last = sql<string>`(select m.share_id from proposal_messages m where m.workspace_id = ${workspace} and m.proposal_id = ${proposal_id} and m.sender = 'client' order by m.at desc limit 1)`;
  return db
    .selectFrom("proposal_shares as s")
    .leftJoin("shortlist_items as i", (join) => onOwn("i.shortlist_id", "s.shortlist_id")(join).on("i.proposal_id", "=", proposal_id))
    .select(["s.recipients", "s.token_locked", "i.place"])
    .select(sql<boolean>`s.revoked_at is null and s.expires_at > now()`.as("is_open"))
    .where("s.workspace_id", "=", workspace)
    .where((eb) => eb.or([eb("s.proposal_id", "=", proposal_id), eb("s.id", "=", last)]))
    .where("s.undone_at", "is", null)
    .orderBy(sql`s.id is not distinct from ${last}`, "desc")
    .orderBy("s.created_at", "desc")
    .execute();
}
