import { sql } from "kysely";
import type { WorkspaceId } from "#server/core/caller.ts";
import type { Trx } from "#server/parts/database/database.ts";
import type { BeforeSending } from "#server/parts/database/tables.ts";

/** The newest link of a proposal, while its sending can be undone; locked. The clock is the wall's: the transaction may have waited. */
export async function findSending(trx: Trx, workspace: WorkspaceId, proposal_id: string, undo_seconds: number) {
  const share = await trx
    .selectFrom("proposal_shares")
    .select(["id", "recipients", "before", "created_at"])
    .select(
      sql<boolean>`revoked_at is null and created_at + make_interval(secs => ${undo_seconds}::int) > clock_timestamp()`.as("is_in_time"),
    )
    .select(
      sql<boolean>`exists (select 1 from proposal_messages m where m.workspace_id = proposal_shares.workspace_id and m.proposal_id = proposal_shares.proposal_id and m.at >= proposal_shares.created_at)`.as(
        "is_talked_about",
      ),
    )
    .where("workspace_id", "=", workspace)
    .where("proposal_id", "=", proposal_id)
    .where("undone_at", "is", null)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  return share?.is_in_time && share.before ? { ...share, before: share.before } : undefined;
}

/** Closes the link of a sending that was undone; nothing tells of it any more. */
export async function markUndone(trx: Trx, workspace: WorkspaceId, share_id: string) {
  await trx
    .updateTable("proposal_shares")
    .set({ revoked_at: sql`now()`, undone_at: sql`now()`, before: null })
    .where("workspace_id", "=", workspace)
    .where("id", "=", share_id)
    .execute();
}

/** Removes an edition that nobody read, and its line on the timeline; the ids of its papers. */
export async function removeEdition(trx: Trx, workspace: WorkspaceId, proposal_id: string, number: number): Promise<string[]> {
  const gone = await trx
    .deleteFrom("proposal_editions")
    .where("workspace_id", "=", workspace)
    .where("proposal_id", "=", proposal_id)
    .where("number", "=", number)
    .returning(["pdf_id", "docx_id", "other_pdf_id", "other_docx_id"])
    .execute();
  await trx
    .deleteFrom("activities")
    .where("workspace_id", "=", workspace)
    .where("proposal_id", "=", proposal_id)
    .where("kind", "=", "proposal_submitted")
    .where(sql<number>`(detail ->> 'edition')::int`, "=", number)
    .execute();
  const papers = gone.flatMap((ids) => Object.values(ids)).filter((id) => id !== null);
  if (papers.length > 0) await trx.deleteFrom("files").where("workspace_id", "=", workspace).where("id", "in", papers).execute();
  return papers;
}

/** Puts a proposal back where it stood before it was sent; what was written in it stays. */
export async function putBack(trx: Trx, workspace: WorkspaceId, proposal_id: string, before: Omit<BeforeSending, "match">) {
  await trx
    .updateTable("proposals")
    .set({ ...before, version: sql`version + 1`, updated_at: sql`now()` })
    .where("workspace_id", "=", workspace)
    .where("id", "=", proposal_id)
    .execute();
}
