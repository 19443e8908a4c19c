import type { Weights } from "#contract/workspace.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import type { Parts } from "#server/parts/parts.ts";
import type { RankerPage, RankerPart } from "#server/parts/ranker/ranker.ts";
import { workspaceNow } from "../following/queries.ts";
import { type JobToMatch, jobsById } from "../queries.ts";
import { weightsOf } from "../rules.ts";
import { isIndexed, KEPT } from "./people.ts";
import { storedOf, trimKept } from "./queries.ts";

/** How long whoever looks at a list waits for an index that is being built. */
const WAIT_MS = 300;

const keyOf = ({ id, version }: JobToMatch, points: Weights) => `${id} ${version} ${JSON.stringify(points)}`;

/** A part of a job's ranking by the index as of now; null where there is none, or no such job. */
export async function rankedBy(
  parts: Parts,
  workspace: WorkspaceId,
  job_id: string,
  part: RankerPart,
): Promise<(RankerPage & { version: number; points: Weights }) | null> {
  const { db } = parts.database;
  const [job] = await jobsById(db, workspace, [job_id]);
  if (!job) return null;
  const points = weightsOf((await workspaceNow(db, workspace)).settings);
  const ranked = await parts.ranker.rank(workspace, { key: keyOf(job, points), job, points }, part);
  return ranked && { ...ranked, version: job.version, points };
}

/** Those whom something speaks for beyond a job's stored matches, by what the judges would nearly say; null without an index. */
export async function rankedBeyond(parts: Parts, workspace: WorkspaceId, job_id: string, part: RankerPart): Promise<RankerPage | null> {
  if (!(await isIndexed(parts, workspace, WAIT_MS))) return null;
  return rankedBy(parts, workspace, job_id, { ...part, except: await storedOf(parts.database.db, workspace, job_id, "all") });
}

/** More than should be stored may be for an hour. */
const SLACK = 50;

/** Lets go of stored matches that better ones have pushed out. */
export const tidyMatches = (parts: Parts): Promise<void> => trimKept(parts.database.db, KEPT, SLACK);
