import type { Match } from "#contract/job/match.ts";
import { matchesInView, matchOnce } from "#server/areas/ranking/tasks.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import type { Parts } from "#server/parts/parts.ts";
import { findMatch } from "./queries.ts";

/** A pair's match of both as they are now: the stored one where it is, else computed for the moment. None where one of both is gone. */
export async function currentMatch(
  parts: Parts,
  workspace: WorkspaceId,
  pair: { job_id: string; candidate_id: string },
): Promise<Match | undefined> {
  const { db } = parts.database;
  const stored = await findMatch(db, workspace, pair.job_id, pair.candidate_id);
  const isCurrent = stored && (await matchesInView.areCurrent(db, workspace, pair));
  return isCurrent ? stored : matchOnce(parts, workspace, pair.job_id, pair.candidate_id, stored);
}
