import type { Meaning } from "#engine/matching/match.ts";
import type { CandidateMeaning, JobMeaning } from "#engine/matching/meaning/meaning.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import type { Db } from "#server/parts/database/database.ts";
import type { Parts } from "#server/parts/parts.ts";
import { meaningsOfCandidates, meaningsOfJobs } from "./queries.ts";

type Around = Pick<Parts, "embeddings" | "database">;

/** The vectors of jobs by the model that is set up; nothing is read where there is none. */
export const jobMeanings = async (
  { embeddings, database }: Around,
  workspace: WorkspaceId,
  ids: string[],
  db: Db = database.db,
): Promise<Map<string, JobMeaning>> => (embeddings && ids.length > 0 ? meaningsOfJobs(db, workspace, embeddings.model, ids) : new Map());

/** The same of candidates' passages. */
export const candidateMeanings = async (
  { embeddings, database }: Around,
  workspace: WorkspaceId,
  ids: string[],
  db: Db = database.db,
): Promise<Map<string, CandidateMeaning>> =>
  embeddings && ids.length > 0 ? meaningsOfCandidates(db, workspace, embeddings.model, ids) : new Map();

/** What pairs of these are compared with by meaning; nothing where one of both has no vectors. */
export async function meaningOfPairs(
  around: Around,
  workspace: WorkspaceId,
  job_ids: string[],
  candidate_ids: string[],
  db?: Db,
): Promise<(job_id: string, candidate_id: string) => Meaning | undefined> {
  const jobs = await jobMeanings(around, workspace, job_ids, db);
  const candidates = jobs.size > 0 ? await candidateMeanings(around, workspace, candidate_ids, db) : new Map<string, CandidateMeaning>();
  return (job_id, candidate_id) => {
    const [job, candidate] = [jobs.get(job_id), candidates.get(candidate_id)];
    return job && candidate && { job, candidate };
  };
}
