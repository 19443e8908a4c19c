import type { JobStep } from "#contract/bulk.ts";
import type { Job } from "#contract/job/job.ts";
import { matchesAfter } from "#server/areas/ranking/tasks.ts";
import { refuseOverLimit, refuseReadOnly } from "#server/areas/subscription/tasks.ts";
import { insertActivity, nextChange } from "#server/areas/workspace/queries.ts";
import type { Caller } from "#server/core/caller.ts";
import { newId } from "#server/core/ids.ts";
import type { Trx } from "#server/parts/database/database.ts";
import type { Parts } from "#server/parts/parts.ts";
import { findJobToChange, setJobTrashed, updateJob } from "../queries.ts";

/**
 * Changes many jobs in one transaction. Which is gone, or is so already, is passed over; a limit refuses all. Replies
 * which it changed, and the steps that take exactly that back.
 */
export async function changeJobs(parts: Parts, caller: Caller, steps: JobStep[]) {
  const changed = new Set<string>();
  const undo: JobStep[] = [];
  await parts.database.transaction(async (trx) => {
    // In the order of their ids, so that two who change the same jobs wait for each other instead of both failing.
    for (const step of steps)
      for (const id of [...new Set(step.ids)].sort()) {
        const stored = await findJobToChange(trx, caller.workspace, id);
        const back = stored && (await takeStep(parts, trx, caller, stored, step));
        if (!back) continue;
        changed.add(id);
        const { ids: _, ...what } = back;
        const alike = undo.find(({ ids: __, ...other }) => JSON.stringify(other) === JSON.stringify(what));
        if (alike) alike.ids.push(id);
        else undo.push(back);
      }
    if (changed.size > 0) await matchesAfter.enqueue(parts, trx, caller.workspace);
  });
  return { changed: [...changed], undo };
}

/** Changes one job; replies what takes it back, or nothing where there was nothing to change. */
async function takeStep(parts: Parts, trx: Trx, caller: Caller, stored: Job, step: JobStep): Promise<JobStep | null> {
  const { id } = stored;
  const ids = [id];
  const note = (kind: string) =>
    insertActivity(trx, caller.workspace, { id: newId(), kind, recruiter_id: caller.recruiter_id, job_id: id });
  if (step.do === "trash" || step.do === "restore") {
    const isTrash = step.do === "trash";
    if (isTrash === Boolean(stored.deleted_at)) return null;
    if (!isTrash && stored.status === 1) await refuseOverLimit(parts, trx, caller.workspace, "active_jobs");
    await setJobTrashed(trx, caller.workspace, id, await nextChange(trx, caller.workspace), isTrash);
    await note(isTrash ? "deleted" : "restored");
    return { do: isTrash ? "restore" : "trash", ids };
  }
  if (stored.deleted_at) return null;
  if (step.do === "assign") {
    if (stored.recruiter_id === step.recruiter_id) return null;
    if (stored.status === 1) await refuseReadOnly(parts, trx, caller.workspace, "active_jobs", id);
    await updateJob(trx, caller.workspace, stored, await nextChange(trx, caller.workspace), { recruiter_id: step.recruiter_id });
    await note("updated");
    return { do: "assign", recruiter_id: stored.recruiter_id, ids };
  }
  if (stored.status === step.status) return null;
  if (step.status === 1) await refuseOverLimit(parts, trx, caller.workspace, "active_jobs");
  await updateJob(trx, caller.workspace, stored, await nextChange(trx, caller.workspace), { status: step.status });
  await note("updated");
  return { do: "status", status: stored.status, ids };
}
