import { insertRows, lockImport, removeRows, type StoredImport, updateImport } from "#server/areas/import/queries.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import type { Parts } from "#server/parts/parts.ts";
import { fromHead } from "../table/head.ts";
import type { Row, Source } from "../table/source.ts";
import { rowsOf, type Shape } from "../table/table.ts";
import type { Archive } from "./source.ts";

const AT_ONCE = 500;

/** The rows of an import: those of its table below the head, or each file of its archives as one. */
async function* rowsBelowHead(shape: Shape, table: Source | null, archive: Archive): AsyncGenerator<Row> {
  if (shape.format === "zip") {
    let row = 1;
    for (const path of archive.paths()) yield { row: ++row, cells: [path] };
    return;
  }
  if (!table) throw new Error("The table of an import is gone");
  let isHead = true;
  for await (const row of fromHead(rowsOf(table, shape))) {
    if (!isHead) yield row;
    isHead = false;
  }
}

/** Writes an import's rows down, piece by piece: from then on they are read by number. What an earlier try left goes first. */
export async function stage(
  parts: Parts,
  workspace: WorkspaceId,
  { id, shape }: Pick<StoredImport, "id" | "shape">,
  table: Source | null,
  archive: Archive,
): Promise<void> {
  const { database } = parts;
  await database.transaction((trx) => removeRows(trx, workspace, id));
  let total = 0;
  const put = async (rows: Row[]) => {
    total += rows.length;
    await database.transaction(async (trx) => {
      await insertRows(trx, workspace, id, rows);
      await updateImport(trx, workspace, id, { total });
    });
  };
  let ready: Row[] = [];
  for await (const row of rowsBelowHead(shape, table, archive)) {
    ready.push(row);
    if (ready.length < AT_ONCE) continue;
    await put(ready);
    ready = [];
  }
  await put(ready);
  await database.transaction(async (trx) => {
    const stored = await lockImport(trx, workspace, id);
    // Read anew meanwhile, in another encoding: those rows are not these.
    if (stored && JSON.stringify(stored.shape) === JSON.stringify(shape))
      await updateImport(trx, workspace, id, { is_staged: true, position: 0, done: 0 });
  });
}
