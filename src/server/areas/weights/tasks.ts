import type { Weights } from "#contract/account/workspace.ts";
import type { WeightChange, WeightMove, WeightsState } from "#contract/job/weights.ts";
import { prepareJob } from "#engine/matching/job.ts";
import { movesIn } from "#engine/weights/moves.ts";
import { candidatesNamed } from "#server/areas/candidate/queries.ts";
import { jobsById } from "#server/areas/ranking/queries.ts";
import { weightsOf } from "#server/areas/ranking/rules.ts";
import { compareAgain } from "#server/areas/ranking/tasks.ts";
import { recruiterNameOf, updateSettings, workspaceOf } from "#server/areas/workspace/queries.ts";
import type { Caller, WorkspaceId } from "#server/core/caller.ts";
import type { Db, Trx } from "#server/parts/database/database.ts";
import type { Parts } from "#server/parts/parts.ts";
import { changesOfWeights, decisionsToLearn, jobsToPreview, lockWeights, putChange, topOfList } from "./queries.ts";
import { isSame, originOf, stateOf } from "./rules.ts";

/** The weights, where they came from, and what the workspace's decisions suggest; computed from what is stored, the same each time. */
export async function weightsNow(db: Db, workspace: WorkspaceId): Promise<WeightsState> {
  const { settings } = await workspaceOf(db, workspace);
  return stateOf(await decisionsToLearn(db, workspace), await changesOfWeights(db, workspace), weightsOf(settings));
}

/** The weights with the change that made them, for the dossier. */
export async function weightsWithOrigin(db: Db, workspace: WorkspaceId): Promise<{ weights: Weights; from: WeightChange | null }> {
  const now = weightsOf((await workspaceOf(db, workspace)).settings);
  return { weights: now, from: originOf(await changesOfWeights(db, workspace), now) };
}

/** Sets a workspace's weights, keeps who did it and why, and lets every job be compared anew. The same weights change nothing. */
export async function changeWeights(
  parts: Parts,
  trx: Trx,
  { workspace, recruiter_id }: Pick<Caller, "workspace" | "recruiter_id">,
  change: Pick<WeightChange, "after" | "grounds"> & { kind: "set" | "learned" },
): Promise<void> {
  await lockWeights(trx, workspace);
  const before = weightsOf((await workspaceOf(trx, workspace)).settings);
  if (isSame(before, change.after)) return;
  await putChange(trx, workspace, { id: recruiter_id, name: await recruiterNameOf(trx, workspace, recruiter_id) }, { ...change, before });
  await applyWeights(parts, trx, workspace, change.after);
}

export async function applyWeights(parts: Parts, trx: Trx, workspace: WorkspaceId, weights: Weights): Promise<void> {
  await updateSettings(trx, workspace, { weights });
  await compareAgain(parts, trx, workspace);
}

const JOBS = 20;
const PEOPLE = 50;
const NAMED = 3;

/** Who would move with these weights, by job, the most moved first. Verdicts are those that are stored: nothing is judged anew. */
export async function movesWith(db: Db, workspace: WorkspaceId, weights: Weights) {
  const ids = await jobsToPreview(db, workspace, JOBS);
  const jobs = await jobsById(db, workspace, ids);
  const found = [];
  for (const job of jobs) {
    const list = await topOfList(db, workspace, job.id, PEOPLE);
    const moves = movesIn(list, prepareJob(job, weights));
    if (moves.length > 0) found.push({ job, people: list.length, moves });
  }
  const shown = found.map(({ job, people, moves }) => {
    const up = moves.filter(({ from, to }) => to.place < from.place).slice(0, NAMED);
    const down = moves.filter(({ from, to }) => to.place > from.place).slice(0, NAMED);
    return { job_id: job.id, title: job.title, people, moved: moves.length, up, down };
  });
  const names = await candidatesNamed(
    db,
    workspace,
    shown.flatMap(({ up, down }) => [...up, ...down].map(({ candidate_id }) => candidate_id)),
  );
  const named = (move: Omit<WeightMove, "name">): WeightMove => ({ ...move, name: names.get(move.candidate_id) ?? "" });
  return {
    jobs: shown
      .sort((one, other) => other.moved - one.moved || (one.job_id < other.job_id ? 1 : -1))
      .map((job) => ({ ...job, up: job.up.map(named), down: job.down.map(named) })),
    looked_at: ids.length,
  };
}
