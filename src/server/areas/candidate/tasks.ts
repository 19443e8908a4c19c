import { removeLoose } from "#server/areas/file/queries.ts";
import { letGo } from "#server/areas/file/tasks.ts";
import { eraseCandidate } from "#server/areas/privacy/tasks.ts";
import { type WorkspaceId, workspaceIn } from "#server/core/caller.ts";
import { withOwnReach } from "#server/core/reach.ts";
import type { Parts } from "#server/parts/parts.ts";
import { forgetOldReadings, isOverdue, overdueCandidates, removeOverdueRecords } from "./trash/queries.ts";

export { newFile, type ReadText, takeDocuments } from "./document/tasks.ts";
export { newCandidate } from "./saving/tasks.ts";

const AT_ONCE = 200;

/** Empties the trash after 30 days, and lets go of readings that nobody took over and of files that nothing names. */
export async function tidyCandidates(parts: Parts): Promise<void> {
  const { database } = parts;
  await removeOverdueRecords(database.db);
  await forgetOldReadings(database.db);
  for (let left = AT_ONCE; left === AT_ONCE; ) {
    const overdue = await overdueCandidates(database.db, AT_ONCE);
    for (const one of overdue) await withOwnReach(() => eraseOverdue(parts, workspaceIn(one), one.id));
    left = overdue.length;
  }
  await database.transaction(async (trx) => letGo(parts, trx, await removeLoose(trx)));
}

const eraseOverdue = (parts: Parts, workspace: WorkspaceId, id: string) =>
  eraseCandidate(parts, workspace, id, (trx) => isOverdue(trx, workspace, id));
