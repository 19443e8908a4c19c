import type { CandidateStep } from "#contract/bulk.ts";
import { matchesAfter } from "#server/areas/ranking/tasks.ts";
import { refuseOverLimit, refuseReadOnly } from "#server/areas/subscription/tasks.ts";
import { insertActivity, nextChange } from "#server/areas/workspace/queries.ts";
import type { Caller } from "#server/core/caller.ts";
import { newId } from "#server/core/ids.ts";
import type { Trx } from "#server/parts/database/database.ts";
import type { Parts } from "#server/parts/parts.ts";
import { findCandidateToChange, type StoredCandidate, setCandidateTrashed, updateCandidate } from "../queries.ts";

/**
 * Changes many candidates in one transaction. Who is gone, or is so already, is passed over; a limit refuses all. Replies
 * whom it changed, and the steps that take exactly that back.
 */
export async function changeCandidates(parts: Parts, caller: Caller, steps: CandidateStep[]) {
  const changed = new Set<string>();
  const undo: CandidateStep[] = [];
  await parts.database.transaction(async (trx) => {
    // In the order of their ids, so that two who change the same people wait for each other instead of both failing.
    for (const step of steps)
      for (const id of [...new Set(step.ids)].sort()) {
        const stored = await findCandidateToChange(trx, caller.workspace, id);
        const back = stored && (await takeStep(parts, trx, caller, stored, step));
        if (!back) continue;
        changed.add(id);
        join(undo, back);
      }
    if (changed.size > 0) await matchesAfter.enqueue(parts, trx, caller.workspace);
  });
  return { changed: [...changed], undo };
}

/** Changes one candidate; replies what takes it back, or nothing where there was nothing to change. */
async function takeStep(
  parts: Parts,
  trx: Trx,
  caller: Caller,
  stored: StoredCandidate,
  step: CandidateStep,
): Promise<CandidateStep | null> {
  const { id } = stored;
  const ids = [id];
  if (step.do === "trash" || step.do === "restore") {
    const isTrash = step.do === "trash";
    if (isTrash === Boolean(stored.deleted_at)) return null;
    if (!isTrash) await refuseOverLimit(parts, trx, caller.workspace, "candidates");
    await setCandidateTrashed(trx, caller.workspace, id, await nextChange(trx, caller.workspace), isTrash);
    await note(trx, caller, id, isTrash ? "deleted" : "restored");
    return { do: isTrash ? "restore" : "trash", ids };
  }
  if (stored.deleted_at) return null;
  const change = step.do === "assign" ? assignment(stored, step.recruiter_id) : tagging(stored, step);
  if (!change) return null;
  await refuseReadOnly(parts, trx, caller.workspace, "candidates", id);
  await updateCandidate(trx, caller.workspace, stored, await nextChange(trx, caller.workspace), change.values);
  await note(trx, caller, id, "updated", { fields: Object.keys(change.values) });
  return { ...change.undo, ids };
}

function assignment(stored: StoredCandidate, recruiter_id: string | null) {
  if (stored.recruiter_id === recruiter_id) return null;
  return { values: { recruiter_id }, undo: { do: "assign" as const, recruiter_id: stored.recruiter_id } };
}

const MOST_TAGS = 50;
function tagging(stored: StoredCandidate, step: Extract<CandidateStep, { do: "tag" | "untag" }>) {
  const isTag = step.do === "tag";
  const tags = [...new Set(step.tags)].filter((tag) => stored.tags.includes(tag) !== isTag);
  if (tags.length === 0) return null;
  const after = isTag ? [...stored.tags, ...tags].slice(0, MOST_TAGS) : stored.tags.filter((tag) => !tags.includes(tag));
  return { values: { tags: after }, undo: { do: isTag ? ("untag" as const) : ("tag" as const), tags } };
}

/** Who is taken back alike is taken back in one step. */
function join(undo: CandidateStep[], back: CandidateStep) {
  const { ids, ...what } = back;
  const alike = undo.find(({ ids: _, ...other }) => JSON.stringify(other) === JSON.stringify(what));
  if (alike) alike.ids.push(...ids);
  else undo.push(back);
}

const note = (trx: Trx, caller: Caller, candidate_id: string, kind: string, detail: Record<string, unknown> = {}) =>
  insertActivity(trx, caller.workspace, { id: newId(), kind, recruiter_id: caller.recruiter_id, candidate_id, detail });
