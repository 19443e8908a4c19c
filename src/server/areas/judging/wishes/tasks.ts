import { jobAsked } from "#server/areas/judging/asking/tasks.ts";
import { type JobTrouble, type Left, leftToJudge, namedToJudge, recentTrouble } from "#server/areas/judging/queries.ts";
import { withoutAct } from "#server/core/act.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import type { Trx } from "#server/parts/database/database.ts";
import type { Parts } from "#server/parts/parts.ts";
import { type Manner, putWishes, wishedOf } from "./queries.ts";

export interface Pair {
  job_id: string;
  candidate_id?: string;
}

/** Who is looked at goes before what a list's best wait for. */
const IN_VIEW = 1;

/** What waits for later doesn't stand in the way of what is asked for now. */
export const enqueue = (
  parts: Parts,
  workspace: WorkspaceId,
  pair: Partial<Pair>,
  { trx, after_seconds }: { trx?: Trx; after_seconds?: number } = {},
) =>
  parts.tasks.enqueue(
    "judge_matches",
    { workspace_id: workspace, ...pair },
    {
      ...(trx && { trx }),
      ...(after_seconds && { after_seconds }),
      ...(pair.candidate_id && !after_seconds && { priority: IN_VIEW }),
      once_per: [pair.job_id ?? workspace, pair.candidate_id, after_seconds && "later"].filter(Boolean).join(" "),
    },
  );

/** A match follows what was judged whatever the model is in; it is asked where it is in no trouble, and of nobody who rests. */
export const isToDo = (left: readonly Left[], trouble: JobTrouble | null) =>
  left.some(({ missing, isResting }) => missing.size === 0 || (trouble === null && !isResting));

/** What a model is to judge goes on in the background: that it can't be begun is never the trouble of whoever looks or decides. */
export async function quietly<T>(parts: Pick<Parts, "log">, work: () => Promise<T>): Promise<T | null> {
  try {
    return await withoutAct(work);
  } catch (error) {
    parts.log.error(error);
    return null;
  }
}

/** Wishes that these are judged, and the task that does it: both or none. */
export const wish = (parts: Parts, workspace: WorkspaceId, job_id: string, ids: readonly string[], how: Manner = {}) =>
  parts.database.transaction(async (trx) => {
    await putWishes(trx, workspace, job_id, ids, how);
    const [candidate_id] = ids;
    await enqueue(parts, workspace, { job_id, ...(candidate_id && ids.length === 1 && { candidate_id }) }, { trx });
  });

/** What found no place, or no time, tries again after so many seconds. */
const LATER_SECONDS = 2;

/** Leaves these to whoever works in the workspace next: one task for all that found no place in it. */
export const leave = (parts: Parts, workspace: WorkspaceId, job_id: string | undefined, ids: readonly string[]) =>
  parts.database.transaction(async (trx) => {
    if (job_id) await putWishes(trx, workspace, job_id, ids);
    await enqueue(parts, workspace, {}, { trx, after_seconds: LATER_SECONDS });
  });

/** Lets the model judge a candidate at whom somebody looks, where that is left to do; whether it is about to. */
export const judgeInView = async (parts: Parts, workspace: WorkspaceId, pair: Required<Pair>): Promise<boolean> =>
  (await quietly(parts, async () => {
    const before = (await wishedOf(parts.database.db, workspace, pair.job_id)).find((one) => one.candidate_id === pair.candidate_id);
    const isBegun = await begin(parts, workspace, pair.job_id, [pair.candidate_id], "anybody", { viewed: true });
    // Once it was waited for long enough, whoever looks on isn't let wait again.
    return isBegun && (before?.is_waited_for ?? true);
  })) ?? false;

/** The same of whomever somebody compared, moved to a stage or proposed, while they go on; nobody who was turned down. */
export const judgeTouched = (parts: Parts, workspace: WorkspaceId, pairs: readonly Required<Pair>[]) =>
  parts.tasks.background(async () => {
    for (const job_id of new Set(pairs.map((one) => one.job_id))) {
      const ids = pairs.flatMap((one) => (one.job_id === job_id ? [one.candidate_id] : []));
      await quietly(parts, () => begin(parts, workspace, job_id, ids, "but those turned down"));
    }
  });

/** What is wished while the model is in trouble is kept until it answers again. */
async function begin(
  parts: Parts,
  workspace: WorkspaceId,
  job_id: string,
  candidate_ids: readonly string[],
  whom: Parameters<typeof namedToJudge>[3],
  how: Manner = {},
): Promise<boolean> {
  const { db } = parts.database;
  const found = await jobAsked(parts, workspace, job_id);
  if (!found) return false;
  const left = await leftToJudge(db, workspace, await namedToJudge(db, workspace, { job_id, candidate_ids }, whom), found);
  if (left.length === 0) return false;
  const ids = left.map(({ id }) => id);
  if (isToDo(left, await recentTrouble(db, workspace, job_id))) {
    await wish(parts, workspace, job_id, ids, how);
    return true;
  }
  await parts.database.transaction((trx) => putWishes(trx, workspace, job_id, ids, how));
  return false;
}
