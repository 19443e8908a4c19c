import type { Body } from "#contract/call.ts";
import type { AboutRecord } from "#contract/note/note.ts";
import type { ToDo, toDoCalls } from "#contract/note/to-do.ts";
import { aboutOrFail } from "#server/areas/note/tasks.ts";
import { tell } from "#server/areas/notification/tasks.ts";
import { isRecruiterOf } from "#server/areas/workspace/queries.ts";
import { nameRecord } from "#server/core/act.ts";
import type { Caller, WorkspaceId } from "#server/core/caller.ts";
import { gone, invalidField, notFound, stale } from "#server/core/failures.ts";
import { newId } from "#server/core/ids.ts";
import type { Db, Trx } from "#server/parts/database/database.ts";
import type { Parts } from "#server/parts/parts.ts";
import { findToDo, insertToDo, lockToDo, updateToDo } from "./queries.ts";

export async function wholeToDo(db: Db, workspace: WorkspaceId, id: string): Promise<ToDo> {
  const toDo = await findToDo(db, workspace, id);
  if (!toDo) throw notFound("to_do");
  return toDo;
}

/** A task to change, locked: 404 where there is none, 410 where it was taken away, unless that is what one asks for. */
export async function toDoToChange(trx: Trx, { workspace }: Caller, id: string, isRemoved = false): Promise<ToDo> {
  const toDo = await lockToDo(trx, workspace, id);
  if (!toDo) throw notFound("to_do");
  if (toDo.record) nameRecord(toDo.record, toDo.record_id);
  if (toDo.deleted_at && !isRemoved) throw gone("to_do");
  return toDo;
}

async function refuseForeign(trx: Trx, workspace: WorkspaceId, recruiter_id: string | null | undefined): Promise<void> {
  if (recruiter_id && !(await isRecruiterOf(trx, workspace, recruiter_id))) throw invalidField("recruiter_id", "wrong_id");
}

/** What it is to be about, as far as that is said; null: nothing. */
async function aboutGiven(
  trx: Trx,
  workspace: WorkspaceId,
  { record, record_id }: Pick<Body<typeof toDoCalls.update>, "record" | "record_id">,
): Promise<AboutRecord | null | undefined> {
  if (Boolean(record) !== Boolean(record_id)) throw invalidField(record ? "record_id" : "record", "required");
  if (!record || !record_id) return record === null ? null : undefined;
  await aboutOrFail(trx, workspace, { record, record_id });
  return { record, record_id };
}

/** Adds it, and tells whose it is. */
export async function addToDo(parts: Parts, trx: Trx, caller: Caller, body: Body<typeof toDoCalls.create>): Promise<string> {
  const { text, due_on = null, recruiter_id = caller.recruiter_id } = body;
  const about = await aboutGiven(trx, caller.workspace, body);
  await refuseForeign(trx, caller.workspace, recruiter_id);
  const id = newId();
  await insertToDo(trx, caller.workspace, { id, text, due_on, recruiter_id, about: about ?? null, created_by: caller.recruiter_id });
  if (recruiter_id) await tell(parts, trx, caller, { kind: "assigned", to_do_id: id, recruiter_ids: [recruiter_id] });
  return id;
}

/** Changes what is given of it; whoever it becomes is told. */
export async function changeToDo(parts: Parts, trx: Trx, caller: Caller, body: Body<typeof toDoCalls.update>): Promise<void> {
  const { id, version, text, due_on, recruiter_id } = body;
  const stored = await toDoToChange(trx, caller, id);
  if (version !== undefined && version !== stored.version) throw stale("to_do", { to_do: stored });
  await refuseForeign(trx, caller.workspace, recruiter_id);
  await updateToDo(trx, caller.workspace, id, {
    about: await aboutGiven(trx, caller.workspace, body),
    ...(text !== undefined && { text }),
    ...(due_on !== undefined && { due_on }),
    ...(recruiter_id !== undefined && { recruiter_id }),
  });
  if (recruiter_id && recruiter_id !== stored.recruiter_id)
    await tell(parts, trx, caller, { kind: "assigned", to_do_id: id, recruiter_ids: [recruiter_id] });
}
