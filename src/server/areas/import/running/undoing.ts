import { archiveUntouched } from "#server/areas/custom-field/tasks.ts";
import { lockImport, nextRows, putUndone, updateImport } from "#server/areas/import/queries.ts";
import { plannedFields } from "../fields/new-fields.ts";
import type { KindOfRecord, Run } from "../records/kind.ts";
import { problemOf } from "../rows/prepare.ts";
import { addCounts, settle, writingOf } from "./batch.ts";

const AT_ONCE = 25;

/** Takes rows back, from the last on, in one transaction with the position before them; true where none is left. */
export async function takeBack(run: Run, kind: KindOfRecord): Promise<boolean> {
  const { parts, workspace } = run;
  return parts.database.transaction(async (trx) => {
    const now = await lockImport(trx, workspace, run.import.id);
    if (now?.state !== "undoing") return true;
    const rows = await nextRows(trx, workspace, now.id, { before: now.position, limit: AT_ONCE });
    const writing = writingOf({ ...run, import: now }, trx);
    const outcomes: { outcome: "removed" | "restored" | "kept" }[] = [];
    for (const row of rows) {
      const end = await kind.takeBack(writing, row);
      const outcome = end === "removed" || end === "restored" ? end : "kept";
      await putUndone(trx, workspace, now.id, row.row, outcome, end === outcome ? [] : [problemOf(end as "used_since")]);
      outcomes.push({ outcome });
    }
    await settle(writing, "import.undo");
    const isOver = rows.length < AT_ONCE;
    if (isOver) await archiveUntouched(trx, workspace, plannedFields(now));
    await updateImport(trx, workspace, now.id, {
      position: rows.at(-1)?.row ?? now.position,
      done: now.done + rows.length,
      counts: addCounts(now.counts, outcomes),
      ...(isOver && { state: "undone" }),
    });
    return isOver;
  });
}
