import type { ClientResponse, Recipient } from "#contract/proposal/proposal.ts";
import { removeMove } from "#server/areas/decision/queries.ts";
import { restoreStage } from "#server/areas/matching/queries.ts";
import type { StoredProposal } from "#server/areas/proposal/queries.ts";
import { openShortlistsOf } from "#server/areas/proposal/shortlist/queries.ts";
import { takeBack } from "#server/areas/subscription/tasks.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import type { Trx } from "#server/parts/database/database.ts";
import type { Parts } from "#server/parts/parts.ts";
import { findSending, markUndone, putBack, removeEdition } from "./queries.ts";

/**
 * Takes the last sending of a proposal back, with all that came of it: link, letters, edition with its papers, timeline, the match's
 * stage, its line in the dossier and what was used of the day's letters. False, and nothing changed for good, where it is too late: the seconds are over, a
 * letter has left, the client has written or answered, or it went on by hand or onto a shortlist.
 */
export async function unsend(parts: Parts, trx: Trx, workspace: WorkspaceId, stored: StoredProposal): Promise<boolean> {
  const share = await findSending(trx, workspace, stored.id, parts.config.undo_send_seconds);
  if (!share || share.is_talked_about) return false;
  const { match, ...before } = share.before;
  const response = stored.response as ClientResponse | null;
  if (response && response.at >= share.created_at) return false;
  if (!["submitted", "viewed", before.status].includes(stored.status)) return false;
  if (before.edition === 0 && (await openShortlistsOf(trx, workspace, stored.id)).length > 0) return false;
  if ((await takeBack(trx, workspace, share)) !== (share.recipients as Recipient[]).length) return false;
  await markUndone(trx, workspace, share.id);
  const papers = await removeEdition(trx, workspace, stored.id, stored.edition);
  await parts.tasks.enqueue("remove_files", { keys: papers.map((id) => `${workspace}/${id}`) }, { trx });
  await putBack(trx, workspace, stored.id, before);
  if (match) {
    await restoreStage(trx, workspace, stored, "proposed", match);
    await removeMove(trx, workspace, stored, "proposed", share.created_at);
  }
  return true;
}
