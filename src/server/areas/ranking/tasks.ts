import type { Match } from "#contract/match.ts";
import { weights } from "#contract/workspace.ts";
import { type PreparedCandidate, prepareCandidate } from "#engine/matching/candidate.ts";
import { prepareJob } from "#engine/matching/job.ts";
import { ENGINE_VERSION, matchCandidate, mayFit } from "#engine/matching/match.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import type { Trx } from "#server/parts/database/database.ts";
import type { Parts } from "#server/parts/parts.ts";
import {
  type CandidateToMatch,
  type ComputedMatch,
  candidatesById,
  candidatesChangedAfter,
  currentChange,
  findJobToMatch,
  forgetComparisons,
  type JobToMatch,
  jobsBehind,
  type KeptMatch,
  keptMatches,
  markMatched,
  putMatches,
  removeMatches,
  unpinMatches,
} from "./queries.ts";
import { settle } from "./rules.ts";

const CHUNK = 50;
/** How long a call that saved a record waits for its matches; the rest follows as a task. */
const WAIT_MS = 1500;

/** Prepared candidates by id and change, the least recently used leaving first: a cache that any process can rebuild. */
const prepared = new Map<string, PreparedCandidate>();
const MOST_PREPARED = 5000;

/**
 * Brings the matches of a workspace's open jobs (or of one job) up to date with every change up to now. Each step is a
 * short transaction under the job's lock, so that it can stop at any point and be taken up by anybody. Stops after
 * `budget_ms`; replies whether all is up to date.
 */
export async function bringUpToDate(
  parts: Parts,
  workspace: WorkspaceId,
  options: { job_id?: string; budget_ms?: number } = {},
): Promise<boolean> {
  const until = performance.now() + (options.budget_ms ?? Number.POSITIVE_INFINITY);
  for (const { id } of await jobsBehind(parts.database.db, workspace, ENGINE_VERSION, options.job_id)) {
    for (;;) {
      const isDone = await parts.database.transaction((trx) => step(trx, workspace, id));
      if (isDone) break;
      if (performance.now() > until) return false;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  return true;
}

/** Compares the next candidates with a job; true when none is left. */
async function step(trx: Trx, workspace: WorkspaceId, job_id: string): Promise<boolean> {
  const job = await findJobToMatch(trx, workspace, job_id);
  if (!job) return true;
  const isFresh = job.matched_version === job.version && job.matched_engine === ENGINE_VERSION;
  const seen = isFresh ? job.matched_seq : 0;
  const newest = await currentChange(trx, workspace);
  const changed = await candidatesChangedAfter(trx, workspace, seen, CHUNK);
  await compare(trx, workspace, job, changed);
  const isLast = changed.length < CHUNK;
  const matched_seq = isLast ? newest : (changed.at(-1)?.change_seq ?? newest);
  await markMatched(trx, job_id, { matched_seq, matched_version: job.version, matched_engine: ENGINE_VERSION });
  return isLast;
}

async function compare(trx: Trx, workspace: WorkspaceId, job: JobToMatch, candidates: CandidateToMatch[]): Promise<void> {
  if (candidates.length === 0) return;
  const kept = new Map(
    (
      await keptMatches(
        trx,
        job.id,
        candidates.map(({ id }) => id),
      )
    ).map((match) => [match.candidate_id, match]),
  );
  const ready = prepareJob(job, weightsOf(job));
  const computed: ComputedMatch[] = [];
  const hopeless: string[] = [];
  for (const candidate of candidates) {
    const known = kept.get(candidate.id);
    const { criteria } = matchCandidate(ready, preparedOf(candidate));
    if (mayFit(criteria) || (known && isTouched(known)))
      computed.push({ job_id: job.id, candidate_id: candidate.id, ...settle(criteria, known?.overrides ?? {}) });
    else hopeless.push(candidate.id);
  }
  await putMatches(trx, workspace, ENGINE_VERSION, computed);
  await removeMatches(trx, job.id, hopeless);
}

/** Matches these candidates with a job by a person's choice: they stay, whatever their score. Replies who was not pinned before. */
export async function pinCandidates(parts: Parts, workspace: WorkspaceId, job_id: string, candidate_ids: string[]): Promise<string[]> {
  const before = await computeNow(parts, workspace, job_id, candidate_ids, "manual");
  return candidate_ids.filter((id) => before.get(id)?.source !== "manual");
}

/** Takes a person's choice back: who fits by themselves stays, as whoever somebody worked on. Replies who was pinned. */
export function unpinCandidates(parts: Parts, workspace: WorkspaceId, job_id: string, candidate_ids: string[]): Promise<string[]> {
  return parts.database.transaction(async (trx) => {
    const job = await findJobToMatch(trx, workspace, job_id);
    if (!job) return [];
    const pinned = await unpinMatches(trx, job_id, candidate_ids);
    await compare(trx, workspace, job, await candidatesById(trx, workspace, pinned));
    return pinned;
  });
}

/** One pair before its turn, for somebody who looks at it now; a pair that isn't stored stays so. */
export async function recompute(parts: Parts, workspace: WorkspaceId, job_id: string, candidate_id: string): Promise<void> {
  await computeNow(parts, workspace, job_id, [candidate_id]);
}

/** Computes pairs now; replies what was kept of them before. */
async function computeNow(parts: Parts, workspace: WorkspaceId, job_id: string, candidate_ids: string[], source?: "manual") {
  return parts.database.transaction(async (trx) => {
    const job = await findJobToMatch(trx, workspace, job_id);
    if (!job) return new Map<string, KeptMatch>();
    const kept = new Map((await keptMatches(trx, job_id, candidate_ids)).map((match) => [match.candidate_id, match]));
    const candidates = (await candidatesById(trx, workspace, candidate_ids)).filter(({ id }) => source || kept.has(id));
    const ready = prepareJob(job, weightsOf(job));
    const computed = candidates.map((candidate) => ({
      job_id,
      candidate_id: candidate.id,
      ...settle(matchCandidate(ready, preparedOf(candidate)).criteria, kept.get(candidate.id)?.overrides ?? {}),
    }));
    await putMatches(trx, workspace, ENGINE_VERSION, computed, source);
    return kept;
  });
}

/** One candidate against one job, computed for the moment and not stored: for pairs that no list carries. */
export async function matchOnce(parts: Parts, workspace: WorkspaceId, job_id: string, candidate_id: string): Promise<Match | undefined> {
  return parts.database.transaction(async (trx) => {
    const job = await findJobToMatch(trx, workspace, job_id);
    const [candidate] = await candidatesById(trx, workspace, [candidate_id]);
    if (!job || !candidate) return undefined;
    const { criteria, score, summary } = settle(matchCandidate(prepareJob(job, weightsOf(job)), preparedOf(candidate)).criteria, {});
    const fresh = {
      source: "auto",
      stage: "suggested",
      stage_reason: null,
      engine_version: ENGINE_VERSION,
      computed_at: new Date().toISOString(),
      stage_since: new Date().toISOString(),
    } as const;
    return { job_id, candidate_id, score, ...fresh, ...summary, criteria };
  });
}

/** The workspace's points where a requirement names none. */
const weightsOf = (job: JobToMatch) => weights.parse(job.settings.weights ?? {});

/** After other weights: every job is compared anew, as a task of the same transaction. */
export async function compareAgain(parts: Parts, trx: Trx, workspace: WorkspaceId): Promise<void> {
  await forgetComparisons(trx, workspace);
  await matchesAfter.enqueue(parts, trx, workspace);
}

const isTouched = (match: KeptMatch) => match.source === "manual" || match.stage !== "suggested" || Object.keys(match.overrides).length > 0;

function preparedOf(candidate: CandidateToMatch): PreparedCandidate {
  const key = `${candidate.id} ${candidate.change_seq}`;
  const known = prepared.get(key);
  const ready = known ?? prepareCandidate(candidate);
  prepared.delete(key);
  prepared.set(key, ready);
  if (prepared.size > MOST_PREPARED) prepared.delete(prepared.keys().next().value as string);
  return ready;
}

/** What follows a saved candidate or job: the task with its transaction, and as much as fits into the wait at once. */
export const matchesAfter = {
  enqueue: (parts: Parts, trx: Trx, workspace: WorkspaceId) =>
    parts.tasks.enqueue("match_workspace", { workspace_id: workspace }, { trx, once_per: workspace }),
  now: (parts: Parts, workspace: WorkspaceId, job_id?: string) =>
    bringUpToDate(parts, workspace, { budget_ms: WAIT_MS, ...(job_id && { job_id }) }),
};
