import type { Weights } from "#contract/account/workspace.ts";
import { ENTRY_VERSION } from "#engine/index/entry.ts";
import type { JobMeaning } from "#engine/matching/meaning/meaning.ts";
import { askedWords } from "#engine/matching/relevance.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import type { Parts } from "#server/parts/parts.ts";
import type { RankerPage, RankerPart } from "#server/parts/ranker/ranker.ts";
import { workspaceNow } from "../following/queries.ts";
import { jobMeanings } from "../meaning/meanings.ts";
import { type JobToMatch, jobsById } from "../queries.ts";
import { weightsOf } from "../rules.ts";
import { isIndexed, KEPT } from "./people.ts";
import { foundByConcepts, storedOf, trimKept } from "./queries.ts";

/** How long whoever looks at a list waits for an index that is being built. */
const WAIT_MS = 300;

const keyOf = ({ id, version }: JobToMatch, points: Weights, meaning: JobMeaning | null) =>
  `${id} ${version} ${JSON.stringify(points)} ${meaning?.vector.join() ?? ""}`;

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
  const meaning = (await jobMeanings(parts, workspace, [job_id])).get(job_id) ?? null;
  const ranked = await parts.ranker.rank(workspace, { key: keyOf(job, points, meaning), job, points, meaning }, part);
  return ranked && { ...ranked, version: job.version, points };
}

/** The first so many of whom PostgreSQL finds by the same concepts are judged while there is no index. */
const FOUND = 100;

/** Who shares most of what a job is about, without an index: best first by what the database can tell. */
export async function foundWithoutIndex(parts: Parts, workspace: WorkspaceId, job_id: string): Promise<string[]> {
  const { db } = parts.database;
  const [job] = await jobsById(db, workspace, [job_id]);
  const asked = job && askedWords(job);
  const concepts = [...(asked?.concepts ?? [])].map(([name, { shown, weight }]) => ({ name, shown, weight }));
  return foundByConcepts(db, workspace, ENTRY_VERSION, concepts, FOUND);
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
