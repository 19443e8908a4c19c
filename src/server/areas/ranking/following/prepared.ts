import { setImmediate as nextRound, setTimeout as pause } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { Weights } from "#contract/account/workspace.ts";
import { prepareCandidate } from "#engine/matching/candidate.ts";
import { type PreparedJob, prepareJob } from "#engine/matching/job.ts";
import type { PreparedCandidate } from "#engine/matching/prepared-candidate.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { isAnswering } from "#server/parts/answering.ts";
import type { Db } from "#server/parts/database/database.ts";
import { isLong } from "#server/parts/engine/ahead.ts";
import { type CandidateToMatch, candidatesById, type JobToMatch, jobsById } from "../queries.ts";

/** Someone ready to be compared; `prepared` null where their texts are so long that this is done in a thread apart. */
export interface ReadyCandidate {
  candidate: CandidateToMatch;
  prepared: PreparedCandidate | null;
}
/** The same of a job. */
export interface ReadyJob {
  job: JobToMatch;
  prepared: PreparedJob | null;
}

/** What was prepared last, by what it was made of; the least recently used leave first. Any process can rebuild it. */
const candidates = new LRUCache<string, ReadyCandidate>({ max: 5000 });
const jobs = new LRUCache<string, ReadyJob>({ max: 2000 });

export const readyJob = (job: JobToMatch, points: Weights): ReadyJob => ({ job, prepared: isLong(job) ? null : prepareJob(job, points) });

/** Candidates as of these changes or later, ready to be compared, by id. Who is in the trash isn't among them. */
export async function readyCandidates(
  db: Db,
  workspace: WorkspaceId,
  changes: { id: string; change_seq: number }[],
  breathe: () => Promise<void>,
): Promise<Map<string, ReadyCandidate>> {
  const ready = new Map<string, ReadyCandidate>();
  const missing: string[] = [];
  for (const { id, change_seq } of changes) {
    const known = candidates.get(`${id} ${change_seq}`);
    if (known) ready.set(id, known);
    else missing.push(id);
  }
  for (const candidate of await candidatesById(db, workspace, missing)) {
    const made = { candidate, prepared: isLong(candidate) ? null : prepareCandidate(candidate) };
    // Long texts aren't kept: memory holds thousands of candidates.
    if (made.prepared) candidates.set(`${candidate.id} ${candidate.change_seq}`, made);
    ready.set(candidate.id, made);
    await breathe();
  }
  return ready;
}

/** Jobs in these versions, ready to be compared, by id. One that has another version by now isn't among them. */
export async function readyJobs(
  db: Db,
  workspace: WorkspaceId,
  asked: { id: string; version: number }[],
  points: Weights,
  breathe: () => Promise<void>,
): Promise<Map<string, ReadyJob>> {
  const by = JSON.stringify(points);
  const ready = new Map<string, ReadyJob>();
  const missing = new Map<string, number>();
  for (const { id, version } of asked) {
    const known = jobs.get(`${id} ${version} ${by}`);
    if (known) ready.set(id, known);
    else missing.set(id, version);
  }
  for (const job of await jobsById(db, workspace, [...missing.keys()])) {
    if (job.version !== missing.get(job.id)) continue;
    const made = readyJob(job, points);
    jobs.set(`${job.id} ${job.version} ${by}`, made);
    ready.set(job.id, made);
    await breathe();
  }
  return ready;
}

/** Others have their turn after so long: this process answers calls as well. */
const SLICE_MS = 8;
/** So long work in the background stands back while somebody waits for an answer: a third of the time it goes on all the same. */
const BACK_MS = 16;

/** Lets others have their turn once this has worked for a while; in the background also those who ask meanwhile. */
export function breather(where: "within a call" | "in the background" = "within a call"): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < SLICE_MS) return;
    const until = performance.now() + BACK_MS;
    await nextRound();
    if (where === "in the background") while (isAnswering() && performance.now() < until) await pause(1);
    since = performance.now();
  };
}
