import { removeLoose } from "#server/areas/file/queries.ts";
import { letGo } from "#server/areas/file/tasks.ts";
import { workspaceIn } from "#server/core/caller.ts";
import { withOwnReach } from "#server/core/reach.ts";
import { sayingOf } from "#server/core/said.ts";
import type { Trx } from "#server/parts/database/database.ts";
import type { Parts } from "#server/parts/parts.ts";
import { forgetOldReadings, overdueCandidates, removeCandidates, removeOverdueRecords } from "./trash/queries.ts";

const AT_ONCE = 200;

/** Empties the trash after 30 days, and lets go of readings that nobody took over and of files that nothing names. */
export async function tidyCandidates(parts: Parts): Promise<void> {
  const { database } = parts;
  await removeOverdueRecords(database.db);
  await forgetOldReadings(database.db);
  await parts.audit.flush(); // who read them lately stands before that they were erased
  for (let removed = AT_ONCE; removed === AT_ONCE; )
    removed = await database.transaction(async (trx) => {
      const overdue = await overdueCandidates(trx, AT_ONCE);
      await tellErased(parts, trx, overdue);
      await letGo(parts, trx, await removeCandidates(trx, overdue));
      return overdue.length;
    });
  await database.transaction(async (trx) => letGo(parts, trx, await removeLoose(trx)));
}

/** The last that each trail says of them; with their rows the only link goes from its pseudonyms to who they were. */
async function tellErased(parts: Parts, trx: Trx, overdue: { workspace_id: string; id: string }[]): Promise<void> {
  for (const [workspace_id, people] of Map.groupBy(overdue, (one) => one.workspace_id)) {
    const records = new Map([["candidate" as const, new Set(people.map(({ id }) => id))]]);
    const row = sayingOf({ act: "erase", call: "tidy", by: "product" }, null, records);
    await withOwnReach(() => parts.audit.append(trx, workspaceIn({ workspace_id }), row ? [row] : []));
  }
}
