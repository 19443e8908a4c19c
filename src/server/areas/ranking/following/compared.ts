import type { Weights } from "#contract/account/workspace.ts";
import type { Criterion } from "#contract/job/match.ts";
import { type Meaning, matchCandidate, type ProposedVerdicts } from "#engine/matching/match.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { type Db, isInTransaction } from "#server/parts/database/database.ts";
import { now } from "#server/parts/engine/ahead.ts";
import { nothingIfTooHeavy } from "#server/parts/engine/too-heavy.ts";
import type { Parts } from "#server/parts/parts.ts";
import { judgedBy, proposedForPairs } from "../judged/queries.ts";
import { breather, type ReadyCandidate, type ReadyJob } from "./prepared.ts";

interface ToCompare {
  jobs: ReadonlyMap<string, ReadyJob>;
  candidates: ReadonlyMap<string, ReadyCandidate>;
  points: Weights;
  meaningOf: (job_id: string, candidate_id: string) => Meaning | undefined;
  proposedFor: (job_id: string, candidate_id: string) => ProposedVerdicts | undefined;
  /** Others' turn in between; without it that of a call. */
  breathe?: () => Promise<void>;
}

/** What models proposed for pairs of these. */
export const proposedForReady = (
  db: Db,
  workspace: WorkspaceId,
  jobs: ReadonlyMap<string, ReadyJob>,
  candidates: ReadonlyMap<string, ReadyCandidate>,
) =>
  proposedForPairs(
    db,
    workspace,
    [...jobs.values()].map(({ job }) => job),
    [...candidates.keys()],
  );

export interface ComparedPair {
  job_id: string;
  candidate_id: string;
  criteria: Criterion[];
  /** By which verdicts of language models. */
  judged: string | null;
}

/**
 * Each candidate against each job. Long ones in the engine's threads; within a transaction as they were compared before it. Whoever is too
 * long to be compared in time fits nowhere.
 */
export async function comparedPairs({ engine }: Parts, workspace: WorkspaceId, of: ToCompare, which: "all" | "long" = "all") {
  const { jobs, candidates, points, meaningOf, proposedFor, breathe = breather() } = of;
  const pairs: ComparedPair[] = [];
  const judgeLong = async (some: [string, ReadyJob][], candidate_id: string, { candidate }: ReadyCandidate) => {
    const given = some.map(([job_id, { job }]) => {
      const meaning = meaningOf(job_id, candidate_id);
      const proposed = proposedFor(job_id, candidate_id);
      return { job, ...(meaning && { meaning }), ...(proposed && { proposed }) };
    });
    const found = isInTransaction()
      ? now("criteria", given, points, candidate)
      : await engine.ahead(workspace, "criteria", given, points, candidate).catch(nothingIfTooHeavy);
    for (const [at, [job_id]] of some.entries())
      pairs.push({ job_id, candidate_id, criteria: found?.[at] ?? [], judged: judgedBy(proposedFor(job_id, candidate_id)) });
  };
  for (const [candidate_id, ready] of candidates) {
    const long: [string, ReadyJob][] = [];
    for (const [job_id, job] of jobs) {
      if (!job.prepared || !ready.prepared) long.push([job_id, job]);
      else if (which === "all") {
        const proposed = proposedFor(job_id, candidate_id);
        const { criteria } = matchCandidate(job.prepared, ready.prepared, meaningOf(job_id, candidate_id), proposed);
        pairs.push({ job_id, candidate_id, criteria, judged: judgedBy(proposed) });
        await breathe();
      }
    }
    // One by one: each is within the budget of a call, and known by itself afterwards.
    for (const one of long) await judgeLong([one], candidate_id, ready);
  }
  return pairs;
}
