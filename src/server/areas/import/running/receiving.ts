import { createHash } from "node:crypto";
import type { ImportColumn } from "#contract/import/import.ts";
import { IMPORT_BYTES } from "#contract/import/import-choices.ts";
import { insertFile } from "#server/areas/file/queries.ts";
import { safeFileName } from "#server/areas/file/rules.ts";
import type { StoredBytes } from "#server/areas/file/tasks.ts";
import { insertImportFile } from "#server/areas/import/queries.ts";
import { columnsIn } from "#server/areas/import/rules.ts";
import { refuseOverStorage } from "#server/areas/subscription/tasks.ts";
import type { Caller } from "#server/core/caller.ts";
import { newId } from "#server/core/ids.ts";
import type { Trx } from "#server/parts/database/database.ts";
import type { Parts } from "#server/parts/parts.ts";
import { fromHead } from "../table/head.ts";
import { broken, type Row, type Source } from "../table/source.ts";
import { rowsOf, type Shape, shapeOf } from "../table/table.ts";
import { archiveOf, sentSource, tableWithin } from "./source.ts";

/** Rows by which columns are shown. */
const LOOKED_AT = 100;

/** What somebody sent, stored and looked at: its table, where there is one, and the archive it came in. */
interface Sent {
  shape: Shape;
  columns: ImportColumn[];
  table: StoredBytes | null;
  archive: StoredBytes | null;
}

/** Stores a file that lies on the disk, piece by piece. */
async function store(parts: Parts, { workspace }: Caller, name: string, blob: Blob): Promise<StoredBytes> {
  await parts.database.transaction((trx) => refuseOverStorage(parts, trx, workspace, blob.size));
  const id = newId();
  const hash = createHash("sha256");
  for await (const piece of blob.stream()) hash.update(piece);
  await parts.files.put(`${workspace}/${id}`, blob);
  return { id, name: safeFileName(name), mime: "application/octet-stream", size: blob.size, sha256: hash.digest() };
}

export async function receive(parts: Parts, caller: Caller, file: File): Promise<Sent> {
  const source = sentSource(file);
  const shape = await shapeOf(source, IMPORT_BYTES);
  if (shape.format !== "zip")
    return { shape, columns: await look(source, shape), table: await store(parts, caller, file.name, file), archive: null };
  const within = await tableWithin(source);
  if (!within) {
    const archive = await archiveOf([source]);
    if (archive.paths().length === 0) throw broken("import_no_table");
    const columns = [{ head: "CV", samples: archive.paths().slice(0, 3) }];
    return { shape, columns, table: null, archive: await store(parts, caller, file.name, file) };
  }
  const received = await parts.files.receive(within.read(), AbortSignal.timeout(600_000));
  try {
    const table = new File([received.blob], within.path.split("/").at(-1) ?? within.path);
    const found = await shapeOf(sentSource(table), IMPORT_BYTES);
    const columns = await look(sentSource(table), found);
    return {
      shape: found,
      columns,
      table: await store(parts, caller, table.name, received.blob),
      archive: await store(parts, caller, file.name, file),
    };
  } finally {
    await received.remove();
  }
}

/** A ZIP that comes beside a table, or with further CVs. */
export async function receiveArchive(parts: Parts, caller: Caller, file: File): Promise<StoredBytes> {
  const shape = await shapeOf(sentSource(file), IMPORT_BYTES);
  if (shape.format !== "zip") throw broken("import_zip_broken");
  await archiveOf([sentSource(file)]);
  return store(parts, caller, file.name, file);
}

/** The head of a table and what stands in its columns; fails where there are no rows. */
export async function look(source: Source, shape: Shape): Promise<ImportColumn[]> {
  if (shape.format === "zip") throw broken("import_no_table");
  const rows: Row[] = [];
  for await (const row of fromHead(rowsOf(source, shape))) if (rows.push(row) > LOOKED_AT) break;
  const [head, ...below] = rows;
  if (!head || below.length === 0) throw broken("import_no_table");
  return columnsIn(head, below);
}

/** Keeps the row of a file that an import has. */
export async function keepFile(trx: Trx, { workspace }: Caller, import_id: string, file: StoredBytes | null, is_table: boolean) {
  if (!file) return;
  await insertFile(trx, workspace, file);
  await insertImportFile(trx, workspace, { import_id, file_id: file.id, is_table });
}
