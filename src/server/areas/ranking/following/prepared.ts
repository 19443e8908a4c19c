import { LRUCache } from "lru-cache";
import type { Weights } from "#contract/account/workspace.ts";
import { prepareCandidate } from "#engine/matching/candidate.ts";
import { type PreparedJob, prepareJob } from "#engine/matching/job.ts";
import type { PreparedCandidate } from "#engine/matching/prepared-candidate.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import type { Db } from "#server/parts/database/database.ts";
import { candidatesById, jobsById } from "../queries.ts";

/** What was prepared last, by what it was made of; the least recently used leave first. Any process can rebuild it. */
const candidates = new LRUCache<string, PreparedCandidate>({ max: 5000 });
const jobs = new LRUCache<string, PreparedJob>({ max: 2000 });

/** Candidates as of these changes or later, ready to be compared, by id. Who is in the trash isn't among them. */
export async function preparedCandidates(
  db: Db,
  workspace: WorkspaceId,
  changes: { id: string; change_seq: number }[],
  breathe: () => Promise<void>,
): Promise<Map<string, PreparedCandidate>> {
  const ready = new Map<string, PreparedCandidate>();
  const missing: string[] = [];
  for (const { id, change_seq } of changes) {
    const known = candidates.get(`${id} ${change_seq}`);
    if (known) ready.set(id, known);
    else missing.push(id);
  }
  for (const candidate of await candidatesById(db, workspace, missing)) {
    const prepared = prepareCandidate(candidate);
    candidates.set(`${candidate.id} ${candidate.change_seq}`, prepared);
    ready.set(candidate.id, prepared);
    await breathe();
  }
  return ready;
}

/** Jobs in these versions, ready to be compared, by id. One that has another version by now isn't among them. */
export async function preparedJobs(
  db: Db,
  workspace: WorkspaceId,
  asked: { id: string; version: number }[],
  points: Weights,
  breathe: () => Promise<void>,
): Promise<Map<string, PreparedJob>> {
  const by = JSON.stringify(points);
  const ready = new Map<string, PreparedJob>();
  const missing = new Map<string, number>();
  for (const { id, version } of asked) {
    const known = jobs.get(`${id} ${version} ${by}`);
    if (known) ready.set(id, known);
    else missing.set(id, version);
  }
  for (const job of await jobsById(db, workspace, [...missing.keys()])) {
    if (job.version !== missing.get(job.id)) continue;
    const prepared = prepareJob(job, points);
    jobs.set(`${job.id} ${job.version} ${by}`, prepared);
    ready.set(job.id, prepared);
    await breathe();
  }
  return ready;
}

/** Others have their turn after so long: this process answers calls as well. */
const SLICE_MS = 8;

/** Lets others have their turn once this has worked for a while. */
export function breather(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < SLICE_MS) return;
    await new Promise((resolve) => setImmediate(resolve));
    since = performance.now();
  };
}
