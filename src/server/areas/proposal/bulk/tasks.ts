import type { ProposalStep } from "#contract/bulk.ts";
import { findProposalToChange, setProposalTrashed } from "#server/areas/proposal/queries.ts";
import { revokeShares } from "#server/areas/proposal/share/queries.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import type { Trx } from "#server/parts/database/database.ts";
import type { Parts } from "#server/parts/parts.ts";

/**
 * Changes many proposals in one transaction. What is gone, or is so already, is passed over. Replies which it changed, and the steps
 * that take exactly that back; links that closed stay closed.
 */
export async function changeProposals(parts: Parts, workspace: WorkspaceId, steps: ProposalStep[]) {
  const changed: string[] = [];
  const undo = { trash: [] as string[], restore: [] as string[] };
  await parts.database.transaction(async (trx) => {
    // In the order of their ids, so that two who change the same ones wait for each other instead of both failing.
    for (const step of steps)
      for (const id of [...new Set(step.ids)].sort()) {
        if (!(await takeStep(trx, workspace, id, step.do))) continue;
        changed.push(id);
        undo[step.do === "trash" ? "restore" : "trash"].push(id);
      }
  });
  return { changed, undo: (["restore", "trash"] as const).flatMap((does) => (undo[does].length > 0 ? { do: does, ids: undo[does] } : [])) };
}

/** Into the trash, with its links closed, or back; false where there was nothing to change. */
async function takeStep(trx: Trx, workspace: WorkspaceId, id: string, does: ProposalStep["do"]): Promise<boolean> {
  const stored = await findProposalToChange(trx, workspace, id);
  if (!stored || Boolean(stored.deleted_at) === (does === "trash")) return false;
  await setProposalTrashed(trx, workspace, id, does === "trash");
  if (does === "trash") await revokeShares(trx, workspace, id);
  return true;
}
