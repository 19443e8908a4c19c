import { removeLoose } from "#server/areas/file/queries.ts";
import { letGo } from "#server/areas/file/tasks.ts";
import type { Parts } from "#server/parts/parts.ts";
import { forgetOldReadings, removeOverdueCandidates, removeOverdueRecords } from "./trash/queries.ts";

const AT_ONCE = 200;

/** Empties the trash after 30 days, and lets go of readings that nobody took over and of files that nothing names. */
export async function tidyCandidates(parts: Parts): Promise<void> {
  const { database } = parts;
  await removeOverdueRecords(database.db);
  await forgetOldReadings(database.db);
  for (let removed = AT_ONCE; removed === AT_ONCE; )
    removed = await database.transaction(async (trx) => {
      const gone = await removeOverdueCandidates(trx, AT_ONCE);
      await letGo(parts, trx, gone.files);
      return gone.removed;
    });
  await database.transaction(async (trx) => letGo(parts, trx, await removeLoose(trx)));
}
