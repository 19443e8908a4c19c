import { setTimeout as pause } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { ENGINE_VERSION, mayFit } from "#engine/matching/match.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { setAside } from "#server/parts/answering.ts";
import type { Parts } from "#server/parts/parts.ts";
import { isIndexed, KEPT } from "../indexed/people.ts";
import { changesOf, keepOnly, settleKept, storedOf } from "../indexed/queries.ts";
import { foundWithoutIndex, rankedBy } from "../indexed/tasks.ts";
import { meaningOfPairs } from "../meaning/meanings.ts";
import { putMatches, removeMatches } from "../queries.ts";
import { isTouched, settle, weightsOf } from "../rules.ts";
import { comparedPairs, proposedForReady } from "./compared.ts";
import { breather, readyCandidates, readyJobs } from "./prepared.ts";
import {
  type Change,
  changeOf,
  changesAfter,
  holdJobs,
  isLacking,
  type JobBehind,
  jobsBehind,
  keptPairs,
  markMatched,
  progressOf,
  workspaceNow,
} from "./queries.ts";

/** Candidates of a step, and pairs: what is stored in one short transaction. */
const CHUNK = 200;
const MOST_PAIRS = 500;
/** Who looks at a record waits so long for its matches, where few enough are missing to come in that time. */
const WAIT_MS = 2000;
const FEW = 500;
/** The same with a job that nobody was compared with yet: for the first of them, so that there is something to show. */
const FIRST_MS = 300;
/** Somebody else holds all that could be gone on with. */
const HELD_MS = 50;

/** A workspace whose matches are being brought up to date, by this process. */
class Run {
  /** The records that somebody looks at: they go first, and who waits for them is told. */
  readonly jobs = new Map<string, PromiseWithResolvers<void>>();
  readonly candidates = new Map<string, PromiseWithResolvers<void>>();
  /** Jobs of which those that the database finds have been judged, because there is no index yet. */
  readonly found = new Set<string>();
  /** Something may have changed since it was last looked what is behind. */
  isAskedAgain = true;
  ended: Promise<void> = Promise.resolve();

  /** Resolves when the record's matches are as they should be, or the run ends. */
  first(kind: "jobs" | "candidates", id: string): Promise<void> {
    const known = this[kind].get(id);
    if (known) return known.promise;
    const reached = Promise.withResolvers<void>();
    this[kind].set(id, reached);
    return reached.promise;
  }

  /** Tells who waits for a record that it is there. */
  reach(kind: "jobs" | "candidates", id: string): void {
    this[kind].get(id)?.resolve();
    this[kind].delete(id);
  }

  reachAll(): void {
    for (const kind of ["jobs", "candidates"] as const) for (const id of [...this[kind].keys()]) this.reach(kind, id);
  }
}

const runs = new Map<WorkspaceId, Run>();

/**
 * Brings a workspace's open jobs up to date with every change up to now, in the background of this process; one run at a time,
 * which a second caller joins. It can end at any point and be taken up by anybody: the queued task stands behind it, and
 * tries again where it fails.
 */
export function follow(parts: Parts, workspace: WorkspaceId): Run {
  const running = runs.get(workspace);
  if (running) {
    running.isAskedAgain = true;
    return running;
  }
  const run = new Run();
  runs.set(workspace, run);
  parts.tasks.background((signal) => {
    run.ended = catchUp(parts, workspace, run, signal).finally(() => {
      if (runs.get(workspace) === run) runs.delete(workspace);
      run.reachAll();
    });
    return run.ended;
  });
  return run;
}

/** Lets a job's matches go first. Waits for them where few are missing; others come while what there is can be read. */
export async function lookAtJob(parts: Parts, workspace: WorkspaceId, job_id: string, options: { wait?: "always" } = {}): Promise<void> {
  const { isBehind, waiting, compared } = await progressOf(parts.database.db, workspace, ENGINE_VERSION, job_id);
  if (!isBehind) return;
  const reached = follow(parts, workspace).first("jobs", job_id);
  const isRanked = parts.ranker.state(workspace) !== null;
  if (options.wait || waiting <= FEW || isRanked) await atMost(WAIT_MS, reached);
  else if (compared === 0) await atMost(FIRST_MS, reached);
}

/** Lets a candidate's matches go first, before everybody who changed earlier, and waits for them. */
export async function lookAtCandidate(parts: Parts, workspace: WorkspaceId, candidate_id: string): Promise<void> {
  if (await isLacking(parts.database.db, workspace, ENGINE_VERSION, candidate_id))
    await atMost(WAIT_MS, follow(parts, workspace).first("candidates", candidate_id));
}

async function atMost(wait_ms: number, done: Promise<void>): Promise<void> {
  const late = new AbortController();
  await setAside(Promise.race([done, pause(wait_ms, undefined, { signal: late.signal }).catch(() => {})]));
  late.abort();
}

async function catchUp(parts: Parts, workspace: WorkspaceId, run: Run, signal: AbortSignal): Promise<void> {
  const { db } = parts.database;
  for (let turn = 0; ; turn++) {
    signal.throwIfAborted(); // it isn't done: its task stays for the next process
    run.isAskedAgain = false;
    const inView = new Set(run.jobs.keys());
    const [candidate_id] = run.candidates.keys();
    const behind = await jobsBehind(db, workspace, ENGINE_VERSION, [...inView]);
    const still = new Set(behind.map(({ id }) => id));
    for (const id of inView) if (!still.has(id)) run.reach("jobs", id);
    if (behind.length === 0 && !run.isAskedAgain) {
      runs.delete(workspace); // in the same breath as the decision: who comes later begins anew
      return;
    }
    if (candidate_id) {
      await compareFirst(parts, workspace, candidate_id, behind);
      run.reach("candidates", candidate_id);
    }
    // A job in view takes every second turn, so that it doesn't hold up what a save just now needs.
    const others = behind.find(({ id }) => !inView.has(id));
    const next = turn % 2 === 0 ? behind[0] : (others ?? behind[0]);
    if (next && (await isFarBehind(parts, workspace, next))) {
      if (await compareBest(parts, workspace, next, run)) continue;
      if (inView.has(next.id) && !run.found.has(keyOfJob(next))) await compareFound(parts, workspace, next, run);
    }
    if (next && !(await step(parts, workspace, behind, next))) await pause(HELD_MS);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** The next candidates compared with the jobs that are as far as `next`; false when somebody else held all of them. */
async function step(parts: Parts, workspace: WorkspaceId, behind: JobBehind[], { id, seen }: JobBehind): Promise<boolean> {
  const { db } = parts.database;
  // First the number, then who has one: nobody who changes in between is passed over.
  const { change_seq } = await workspaceNow(db, workspace);
  const changes = await changesAfter(db, workspace, seen, CHUNK);
  const isLast = changes.length < CHUNK;
  const alike = behind.filter((job) => job.seen === seen).sort((a, b) => Number(b.id === id) - Number(a.id === id));
  const jobs = changes.length === 0 ? alike : alike.slice(0, Math.max(1, Math.floor(MOST_PAIRS / changes.length)));
  const seq = isLast ? Math.max(change_seq, changes.at(-1)?.change_seq ?? 0) : (changes.at(-1) as Change).change_seq;
  return compare(parts, workspace, jobs, changes, { seq, is_first: seen === 0, is_last: isLast, more: changes.length });
}

/** So many candidates are compared one by one in less time than it takes to rank all of them. */
const isFarBehind = async (parts: Parts, workspace: WorkspaceId, { seen }: JobBehind): Promise<boolean> =>
  (await changesAfter(parts.database.db, workspace, seen, KEPT + 1)).length > KEPT;

/** Judged before the others, so that there is a first page. */
const FIRST = 200;

/**
 * All candidates at once with one job: the index finds the best, they are judged and stored, with those that a person did something to;
 * nobody else is. False where there is no index yet: then the candidates come in the order of their change.
 */
async function compareBest(parts: Parts, workspace: WorkspaceId, job: JobBehind, run: Run): Promise<boolean> {
  const { db } = parts.database;
  if (!(await isIndexed(parts, workspace))) return false;
  const seq = parts.ranker.state(workspace)?.seq ?? 0;
  const ranked = await rankedBy(parts, workspace, job.id, { most: KEPT });
  if (!ranked || ranked.version !== job.version) return false;
  const best = ranked.page.map(({ id }) => id);
  const touched = await storedOf(db, workspace, job.id, "touched");
  const rest = [...new Set([...best.slice(FIRST), ...touched])];
  const everybody = { seq, is_first: true, is_last: true, more: 0 };
  const isHeld = await compare(
    parts,
    workspace,
    [{ ...job, kept_from: 0 }],
    await changesOf(db, workspace, best.slice(0, FIRST)),
    everybody,
  );
  if (!isHeld) {
    await pause(HELD_MS);
    return true;
  }
  await parts.database.transaction((trx) => keepOnly(trx, workspace, job.id, best));
  run.reach("jobs", job.id);
  const seen = { ...job, seen: seq, kept_from: 0 };
  for (let at = 0; at < rest.length; at += CHUNK)
    await compare(parts, workspace, [seen], await changesOf(db, workspace, rest.slice(at, at + CHUNK)), null);
  await parts.database.transaction((trx) => settleKept(trx, workspace, job.id, ranked.counts.fits, KEPT));
  return true;
}

const keyOfJob = ({ id, version }: JobBehind) => `${id} ${version}`;

/** Those first whom the database finds by the job's skills and professions, while there is no index: their turn still comes. */
async function compareFound(parts: Parts, workspace: WorkspaceId, job: JobBehind, run: Run): Promise<void> {
  run.found.add(keyOfJob(job));
  const found = await foundWithoutIndex(parts, workspace, job.id);
  await compare(parts, workspace, [{ ...job, kept_from: 0 }], await changesOf(parts.database.db, workspace, found), null);
  run.reach("jobs", job.id); // there is a first page: nobody waits for the rest of it
}

/** A candidate before their turn, which still comes: with every job that lacks them. */
async function compareFirst(parts: Parts, workspace: WorkspaceId, candidate_id: string, behind: JobBehind[]): Promise<void> {
  const change = await changeOf(parts.database.db, workspace, candidate_id);
  if (!change) return;
  const lacking = behind.filter(({ seen }) => seen < change.change_seq);
  for (let at = 0; at < lacking.length; at += MOST_PAIRS)
    await compare(parts, workspace, lacking.slice(at, at + MOST_PAIRS), [change], null);
}

/**
 * Compares candidates with jobs and stores what comes of it, together with how far the jobs are where they moved. Computed
 * without any lock; what has changed meanwhile is left for the next turn. False when somebody else held all the jobs.
 */
async function compare(
  parts: Parts,
  workspace: WorkspaceId,
  jobs: JobBehind[],
  changes: Change[],
  moved: Parameters<typeof markMatched>[4] | null,
): Promise<boolean> {
  const { db } = parts.database;
  const breathe = breather("in the background");
  const points = weightsOf((await workspaceNow(db, workspace)).settings);
  const candidates = await readyCandidates(db, workspace, changes, breathe);
  // Who is compared with nobody only moves on: nothing of the jobs is needed.
  const ready = candidates.size > 0 ? await readyJobs(db, workspace, jobs, points, breathe) : null;
  const meaningOf = await meaningOfPairs(parts, workspace, [...(ready?.keys() ?? [])], [...candidates.keys()]);
  const keptFrom = new Map(jobs.map(({ id, kept_from }) => [id, kept_from]));
  const jobsReady = ready ?? new Map();
  const proposedFor = await proposedForReady(db, workspace, jobsReady, candidates);
  const pairs = await comparedPairs(parts, workspace, { jobs: jobsReady, candidates, points, meaningOf, proposedFor, breathe });
  return parts.database.transaction(async (trx) => {
    const held = await holdJobs(
      trx,
      workspace,
      ENGINE_VERSION,
      jobs.filter(({ id }) => !ready || ready.has(id)),
    );
    if (held.size === 0) return false;
    if (!isDeepStrictEqual(weightsOf((await workspaceNow(trx, workspace)).settings), points)) return true;
    const kept = new Map((await keptPairs(trx, workspace, [...held], [...candidates.keys()])).map((one) => [keyOf(one), one]));
    const computed = [];
    const hopeless = [];
    for (const { criteria, ...pair } of pairs) {
      if (!held.has(pair.job_id)) continue;
      const known = kept.get(keyOf(pair));
      const settled = { ...pair, ...settle(criteria, known?.overrides ?? {}) };
      const isAmongBest = mayFit(criteria) && settled.summary.exact_score >= (keptFrom.get(pair.job_id) ?? 0);
      if (isAmongBest || (known && isTouched(known))) computed.push(settled);
      else if (known) hopeless.push(pair);
    }
    await putMatches(trx, workspace, ENGINE_VERSION, computed);
    await removeMatches(trx, workspace, hopeless);
    if (moved) await markMatched(trx, workspace, ENGINE_VERSION, [...held], moved);
    return true;
  });
}

const keyOf = ({ job_id, candidate_id }: { job_id: string; candidate_id: string }) => `${job_id} ${candidate_id}`;
