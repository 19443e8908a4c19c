import type { Weights } from "#contract/workspace.ts";
import { prepareCandidate } from "#engine/matching/candidate.ts";
import { type PreparedJob, prepareJob } from "#engine/matching/job.ts";
import type { PreparedCandidate } from "#engine/matching/prepared-candidate.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import type { Db } from "#server/parts/database/database.ts";
import { candidatesById, jobsById } from "../queries.ts";

/** What was prepared last, by what it was made of; the least recently used leave first. Any process can rebuild it. */
class Kept<T> {
  readonly #byKey = new Map<string, T>();
  readonly #most: number;
  constructor(most: number) {
    this.#most = most;
  }
  get(key: string): T | undefined {
    const known = this.#byKey.get(key);
    if (known === undefined) return undefined;
    this.#byKey.delete(key);
    this.#byKey.set(key, known);
    return known;
  }
  put(key: string, value: T): T {
    this.#byKey.set(key, value);
    if (this.#byKey.size > this.#most) this.#byKey.delete(this.#byKey.keys().next().value as string);
    return value;
  }
}

const candidates = new Kept<PreparedCandidate>(5000);
const jobs = new Kept<PreparedJob>(2000);

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
    ready.set(candidate.id, candidates.put(`${candidate.id} ${candidate.change_seq}`, prepareCandidate(candidate)));
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
    ready.set(job.id, jobs.put(`${job.id} ${job.version} ${by}`, prepareJob(job, points)));
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
