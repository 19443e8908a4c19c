import { setTimeout as pause } from "node:timers/promises";
import type { Criterion, Match } from "#contract/job/match.ts";
import { ENGINE_VERSION, mayFit } from "#engine/matching/match.ts";
import { withNearest } from "#engine/matching/meaning/nearest.ts";
import type { MatchableCandidate } from "#engine/matching/prepared-candidate.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import type { Db, Trx } from "#server/parts/database/database.ts";
import type { Override } from "#server/parts/database/tables.ts";
import type { Parts } from "#server/parts/parts.ts";
import { type ComparedPair, comparedPairs, proposedForReady } from "./following/compared.ts";
import { breather, readyCandidates, readyJob, readyJobs } from "./following/prepared.ts";
import { isLacking, type KeptPair, keptPairs, progressOf, workspaceNow } from "./following/queries.ts";
import { follow, lookAtCandidate, lookAtJob } from "./following/tasks.ts";
import { KEPT } from "./indexed/people.ts";
import { changesOf, jobsWithBest } from "./indexed/queries.ts";
import { meaningOfPairs } from "./meaning/meanings.ts";
import { forgetComparisons, jobsById, lockJob, putMatches, removeMatches, unpinMatches } from "./queries.ts";
import { isTouched, settle, weightsOf } from "./rules.ts";

export { rankedBeyond, tidyMatches } from "./indexed/tasks.ts";
export { type Asked, askedOfJob, hashOfCv, judgedOtherwise, putVerdicts } from "./judged/queries.ts";
export { makeMissingVectors, makeVectors } from "./meaning/tasks.ts";
export { noteShown } from "./shown/tasks.ts";

/** Brings the matches of a workspace's open jobs up to date with every change up to now, however long that takes. */
export async function bringUpToDate(parts: Parts, workspace: WorkspaceId): Promise<void> {
  await follow(parts, workspace).ended;
}

/** Whoever saves begins at once: the task is for what a crash cut off, and one does for all saves of these seconds. */
const BEHIND_S = 5;
/** So long one workspace has the turn in the queue of those that are behind. */
const TURN_MS = 5000;

/** The same as work of the queue: after a while it is the next workspace's turn, and this one's comes again. What was begun goes on meanwhile. */
export async function matchInTurn(parts: Parts, workspace: WorkspaceId): Promise<void> {
  const late = new AbortController();
  const isOver = await Promise.race([
    bringUpToDate(parts, workspace).then(() => true),
    pause(TURN_MS, false, { signal: late.signal }).catch(() => true),
  ]).finally(() => late.abort());
  if (!isOver) await parts.tasks.enqueue("match_workspace", { workspace_id: workspace }, { once_per: workspace });
}

/** What follows a saved candidate or job: the task with its transaction, and the beginning of it once that is written. */
export const matchesAfter = {
  enqueue: async (parts: Parts, trx: Trx, workspace: WorkspaceId, after_seconds = BEHIND_S) => {
    await parts.tasks.enqueue("match_workspace", { workspace_id: workspace }, { trx, once_per: workspace, after_seconds });
    if (parts.embeddings) await parts.tasks.enqueue("make_vectors", { workspace_id: workspace }, { trx, once_per: workspace });
  },
  /** Nobody waits for it. The job that was saved goes first. */
  begin: (parts: Parts, workspace: WorkspaceId, job_id?: string): void => {
    const run = follow(parts, workspace);
    if (job_id) void run.first("jobs", job_id);
  },
};

/** For somebody who looks at a record: its matches go first. Holds nobody up: what is there can be read meanwhile. */
export const matchesInView = {
  /** Waits where few are missing; `always` for somebody who asked to match now. At most two seconds. */
  ofJob: lookAtJob,
  ofCandidate: lookAtCandidate,
  /** Whether a job was compared with a candidate as they are now. */
  areCurrent: async (db: Db, workspace: WorkspaceId, pair: { job_id: string; candidate_id: string }): Promise<boolean> =>
    !(await isLacking(db, workspace, ENGINE_VERSION, pair.candidate_id, pair.job_id)),
};

/** After other weights: every job is compared anew, as a task of the same transaction. */
export async function compareAgain(parts: Parts, trx: Trx, workspace: WorkspaceId): Promise<void> {
  await forgetComparisons(trx, workspace);
  await matchesAfter.enqueue(parts, trx, workspace, 0);
}

/**
 * How many candidates a job was compared with as it is now, up to which change, and how many are waiting. `is_building`: too many to be
 * compared one by one, as those who are found first are. `kept_from`: only matches from this score on are stored; 0: all are.
 */
export async function jobProgress(db: Db, workspace: WorkspaceId, job_id: string) {
  const { isBehind: _, ...progress } = await progressOf(db, workspace, ENGINE_VERSION, job_id);
  return { ...progress, is_building: progress.waiting > KEPT };
}

/** Matches these candidates with a job by a person's choice: they stay, whatever their score. Replies who was not pinned before. */
export async function pinCandidates(parts: Parts, workspace: WorkspaceId, job_id: string, candidate_ids: string[]): Promise<string[]> {
  await computed(parts, parts.database.db, workspace, job_id, candidate_ids, "long");
  return parts.database.transaction(async (trx) => {
    if (!(await lockJob(trx, workspace, job_id))) return candidate_ids;
    const kept = await keptOf(trx, workspace, job_id, candidate_ids);
    await store(trx, workspace, await computed(parts, trx, workspace, job_id, candidate_ids), kept, "manual");
    return candidate_ids.filter((id) => kept.get(id)?.source !== "manual");
  });
}

/** Takes a person's choice back: who fits by themselves stays, as whoever somebody worked on. Replies who was pinned. */
export async function unpinCandidates(parts: Parts, workspace: WorkspaceId, job_id: string, candidate_ids: string[]): Promise<string[]> {
  await computed(parts, parts.database.db, workspace, job_id, candidate_ids, "long");
  return parts.database.transaction(async (trx) => {
    if (!(await lockJob(trx, workspace, job_id))) return [];
    const pinned = await unpinMatches(trx, workspace, job_id, candidate_ids);
    const kept = await keptOf(trx, workspace, job_id, pinned);
    const pairs = await computed(parts, trx, workspace, job_id, pinned);
    const isHopeless = ({ candidate_id, criteria }: ComparedPair) => !mayFit(criteria) && !isTouched(kept.get(candidate_id) as KeptPair);
    await removeMatches(trx, workspace, pairs.filter(isHopeless));
    return pinned;
  });
}

/** One stored pair before its turn, for somebody who is about to change it; a pair that isn't stored stays so. */
export async function recompute(parts: Parts, workspace: WorkspaceId, job_id: string, candidate_id: string): Promise<void> {
  await computed(parts, parts.database.db, workspace, job_id, [candidate_id], "long");
  await parts.database.transaction(async (trx) => {
    if (!(await lockJob(trx, workspace, job_id))) return;
    const kept = await keptOf(trx, workspace, job_id, [candidate_id]);
    await store(trx, workspace, await computed(parts, trx, workspace, job_id, [...kept.keys()]), kept);
  });
}

/** One candidate against one job, computed for the moment and not stored; `people` is what they did to the pair, where they did. */
export async function matchOnce(
  parts: Parts,
  workspace: WorkspaceId,
  job_id: string,
  candidate_id: string,
  people?: Pick<Match, "source" | "stage" | "stage_key" | "stage_reason" | "reason_key" | "reason_side" | "stage_since"> & {
    stored_overrides: Record<string, Override>;
  },
): Promise<Match | undefined> {
  const [pair] = await computed(parts, parts.database.db, workspace, job_id, [candidate_id]);
  return pair && asMatch(pair, people);
}

/** Many candidates against one job, computed for the moment; only those for whom something speaks, unless all are asked for. */
export async function matchesOnce(
  parts: Parts,
  workspace: WorkspaceId,
  job_id: string,
  candidate_ids: string[],
  whom: "fitting" | "all" = "fitting",
): Promise<Match[]> {
  const pairs = await computed(parts, parts.database.db, workspace, job_id, candidate_ids);
  return pairs.filter(({ criteria }) => whom === "all" || mayFit(criteria)).map((pair) => asMatch(pair));
}

/** A candidate's matches with open jobs of which only the best are stored, where they aren't among those; computed for the moment. */
export async function matchesBeyond(
  parts: Parts,
  workspace: WorkspaceId,
  candidate_id: string,
): Promise<(Match & { job_title: string; client_name: string | null })[]> {
  const { db } = parts.database;
  const jobs = await jobsWithBest(db, workspace, candidate_id);
  if (jobs.length === 0) return [];
  const breathe = breather();
  const candidates = await readyCandidates(db, workspace, await changesOf(db, workspace, [candidate_id]), breathe);
  if (candidates.size === 0) return [];
  const meaningOf = await meaningOfPairs(
    parts,
    workspace,
    jobs.map(({ id }) => id),
    [candidate_id],
  );
  const told = new Map(jobs.map(({ id, job_title, client_name }) => [id, { job_title, client_name }]));
  const points = weightsOf((await workspaceNow(db, workspace)).settings);
  const ready = await readyJobs(db, workspace, jobs, points, breathe);
  const proposedFor = await proposedForReady(db, workspace, ready, candidates);
  const pairs = await comparedPairs(parts, workspace, { jobs: ready, candidates, points, meaningOf, proposedFor });
  return pairs
    .filter(({ criteria }) => mayFit(criteria))
    .map((pair) => ({ ...asMatch(pair), ...(told.get(pair.job_id) as { job_title: string; client_name: string | null }) }));
}

/** Criteria with what comes nearest to those that weren't found in a candidate's CV. */
export async function withNearestOf(
  parts: Parts,
  workspace: WorkspaceId,
  criteria: Criterion[],
  candidate: MatchableCandidate & { id: string },
) {
  const { db } = parts.database;
  const ready = await readyCandidates(db, workspace, await changesOf(db, workspace, [candidate.id]), breather());
  const prepared = ready.get(candidate.id)?.prepared;
  return prepared ? withNearest(criteria, prepared) : parts.engine.run(workspace, "withNearest", criteria, candidate);
}

function asMatch(pair: ComparedPair, people?: Parameters<typeof matchOnce>[4]): Match {
  const { source = "auto", stage = "suggested", stage_key = stage, stage_reason = null, stored_overrides = {} } = people ?? {};
  const { criteria, score, summary } = settle(pair.criteria, stored_overrides);
  const computed_at = new Date().toISOString();
  return {
    job_id: pair.job_id,
    candidate_id: pair.candidate_id,
    score,
    source,
    stage,
    stage_key,
    stage_reason,
    reason_key: people?.reason_key ?? null,
    reason_side: people?.reason_side ?? null,
    engine_version: ENGINE_VERSION,
    computed_at,
    stage_since: people?.stage_since ?? computed_at,
    ...summary,
    criteria,
  };
}

/** Candidates against a job as both are now; none where the job is gone. `long`: those alone whom a transaction after it can't wait for. */
async function computed(
  parts: Parts,
  db: Db,
  workspace: WorkspaceId,
  job_id: string,
  candidate_ids: string[],
  which: "all" | "long" = "all",
): Promise<ComparedPair[]> {
  const [job] = await jobsById(db, workspace, [job_id]);
  if (!job) return [];
  const points = weightsOf((await workspaceNow(db, workspace)).settings);
  const jobs = new Map([[job_id, readyJob(job, points)]]);
  const breathe = breather();
  const candidates = await readyCandidates(db, workspace, await changesOf(db, workspace, candidate_ids), breathe);
  const meaningOf = await meaningOfPairs(parts, workspace, [job_id], [...candidates.keys()], db);
  const proposedFor = await proposedForReady(db, workspace, jobs, candidates);
  return comparedPairs(parts, workspace, { jobs, candidates, points, meaningOf, proposedFor }, which);
}

async function keptOf(trx: Trx, workspace: WorkspaceId, job_id: string, candidate_ids: string[]): Promise<Map<string, KeptPair>> {
  return new Map((await keptPairs(trx, workspace, [job_id], candidate_ids)).map((one) => [one.candidate_id, one]));
}

async function store(trx: Trx, workspace: WorkspaceId, pairs: ComparedPair[], kept: Map<string, KeptPair>, source?: "manual") {
  const matches = pairs.map(({ criteria, ...pair }) => ({ ...pair, ...settle(criteria, kept.get(pair.candidate_id)?.overrides ?? {}) }));
  await putMatches(trx, workspace, ENGINE_VERSION, matches, source);
}
