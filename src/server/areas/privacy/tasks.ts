import type { Language } from "#contract/fields.ts";
import { filesOfCandidate } from "#server/areas/file/queries.ts";
import { withUrl } from "#server/areas/file/rules.ts";
import { letGo } from "#server/areas/file/tasks.ts";
import { openLetter } from "#server/areas/letter/tasks.ts";
import { nextChange } from "#server/areas/workspace/queries.ts";
import { dropExports } from "#server/areas/workspace-export/tasks.ts";
import { currentAct } from "#server/core/act.ts";
import { type WorkspaceId, workspaceIn } from "#server/core/caller.ts";
import { withOwnReach } from "#server/core/reach.ts";
import { sayingOf } from "#server/core/said.ts";
import type { Db, Trx } from "#server/parts/database/database.ts";
import type { Parts } from "#server/parts/parts.ts";
import { whatIsWhat } from "./export/rules.ts";
import type { Person } from "./place/rules.ts";
import {
  closeRequests,
  eraseRows,
  filesOfProposals,
  findPerson,
  lettersOf,
  markErased,
  passagesOn,
  removeFilesOf,
  removeTasksNaming,
  rowsOf,
  whoIsStillThere,
} from "./queries.ts";
import { finderOf } from "./rules.ts";

export { eraseAround, eraseFromWorkspace } from "./account/tasks.ts";

/** Who erases several has them leave the disk together. */
const COMPACT_S = 5;

/**
 * Erases a candidate from every place that `places` declares; null where there is none, or `isDue` says no. Bytes follow by the queue.
 * That they were erased is kept beside the files as well: whoever comes back with an older backup is erased again.
 */
export async function eraseCandidate(
  parts: Parts,
  workspace: WorkspaceId,
  candidate_id: string,
  isDue?: (trx: Trx) => Promise<boolean>,
): Promise<Record<string, number> | null> {
  await parts.audit.flush(); // who read them lately stands before that they were erased
  await parts.ranking_log.flush(); // and where they were shown lately is emptied with the rest
  return parts.database.transaction(async (trx) => {
    const person = await findPerson(trx, workspace, candidate_id, true);
    if (!person || (isDue && !(await isDue(trx)))) return null;
    const change_seq = await nextChange(trx, workspace);
    await tellErased(parts, trx, workspace, candidate_id);
    await closeRequests(trx, workspace, candidate_id, "erasure");
    await removeLettersNaming(parts, trx, workspace, person);
    await removeTasksNaming(trx, person);
    const shown = await filesOfProposals(trx, person);
    const files = await removeFilesOf(trx, person, shown);
    await letGo(parts, trx, files);
    await dropExports(parts, trx, workspace);
    const removed = { ...(await eraseRows(trx, person)), ...(files.length > 0 && { files: files.length }) };
    for (const id of [candidate_id, ...person.merged]) await markErased(trx, workspace, id, change_seq);
    await leaveTheRest(parts, trx, person);
    return removed;
  });
}

/**
 * What isn't in the database: before the transaction ends, so that a process that is killed leaves nothing of somebody who is gone.
 * Where the end fails instead, whoever is noted here is erased at the next start.
 */
async function leaveTheRest(parts: Parts, trx: Trx, { workspace_id, id, pattern, merged }: Person & { merged: string[] }): Promise<void> {
  await parts.tasks.enqueue("compact_database", {}, { trx, once_per: "all", after_seconds: COMPACT_S });
  for (const one of [id, ...merged]) await parts.files.noteErased(workspace_id, one);
  if (pattern) await parts.mail.forget(finderOf(pattern));
}

/** The last that the audit trail says of them: with their row goes what leads from its pseudonym to them. */
async function tellErased(parts: Parts, trx: Trx, workspace: WorkspaceId, candidate_id: string): Promise<void> {
  const act = currentAct();
  if (act) return act.writeFirst(trx);
  const records = new Map([["candidate" as const, new Set([candidate_id])]]);
  const row = sayingOf({ act: "erase", call: "tidy", by: "product" }, null, records);
  if (row) await parts.audit.append(trx, workspace, [row]);
}

/** Letters that wait and name them. */
async function lettersNaming(parts: Parts, db: Db, workspace: WorkspaceId, { pattern }: Person) {
  if (!pattern) return [];
  const named = finderOf(pattern);
  const waiting = (await lettersOf(db, workspace)).map(({ id, content }) => ({ id, letter: openLetter(parts, content) }));
  return waiting.filter(({ letter }) => named.test(JSON.stringify(letter)));
}

async function removeLettersNaming(parts: Parts, trx: Trx, workspace: WorkspaceId, person: Person): Promise<void> {
  const ids = (await lettersNaming(parts, trx, workspace, person)).map(({ id }) => id);
  if (ids.length > 0) await trx.deleteFrom("letters").where("id", "in", ids).execute();
}

const AT_ONCE = 500;

/** Erases again whoever was erased and is there all the same, as after an older backup was put back; how many. */
export async function reapplyErasures(parts: Parts): Promise<number> {
  let again = 0;
  for await (const { workspace_id, ids } of parts.files.erased())
    for (let from = 0; from < ids.length; from += AT_ONCE)
      for (const id of await whoIsStillThere(parts.database.db, workspace_id, ids.slice(from, from + AT_ONCE)))
        await withOwnReach(async () => {
          await eraseCandidate(parts, workspaceIn({ workspace_id }), id);
          again += 1;
        });
  return again;
}

/** Everything that is held of a candidate, for them; null where there is none. */
export async function handOver(parts: Parts, workspace: WorkspaceId, candidate_id: string, language: Language) {
  const { db } = parts.database;
  const person = await findPerson(db, workspace, candidate_id);
  if (!person) return null;
  const letters = (await lettersNaming(parts, db, workspace, person)).map(({ letter: { subject, text } }) => ({ subject, text }));
  const named_in = await passagesOn(db, person);
  const rows = { ...(await rowsOf(db, person)), ...(letters.length > 0 && { letters }), ...(named_in.length > 0 && { named_in }) };
  const files = (await filesOfCandidate(db, workspace, candidate_id)).map((file) => withUrl(parts, file));
  return { name: person.name, made_at: new Date().toISOString(), rows, about: whatIsWhat(language, rows), files };
}
