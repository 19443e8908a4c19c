import { createHash } from "node:crypto";
import { insertFile, removeFile } from "#server/areas/file/queries.ts";
import { letGo } from "#server/areas/file/tasks.ts";
import { type WorkspaceId, workspaceIn } from "#server/core/caller.ts";
import { newId } from "#server/core/ids.ts";
import { withOwnReach } from "#server/core/reach.ts";
import type { Trx } from "#server/parts/database/database.ts";
import type { Received } from "#server/parts/files/files.ts";
import type { Parts } from "#server/parts/parts.ts";
import { type About, ExportFailure } from "./archive/format.ts";
import { verifyArchive } from "./archive/reading.ts";
import { writeArchive } from "./archive/writing.ts";
import { endExport, isMaking, overdueExports, removeExports } from "./queries.ts";

/** So long writing one may take on the slowest disk. */
const MOST_MS = 6 * 3600_000;

/** Makes an archive that was asked for, and reads it back. Who was killed in it begins anew; what is removed meanwhile isn't kept. */
export async function makeExport(parts: Parts, workspace: WorkspaceId, id: string): Promise<void> {
  const { database } = parts;
  if (!(await database.transaction((trx) => isMaking(trx, workspace, id)))) return;
  try {
    const { received, told } = await write(parts, workspace);
    try {
      await verifyArchive(received.blob);
      await keep(parts, workspace, id, received.blob, told);
    } finally {
      await received.remove();
    }
  } catch (failure) {
    if (!(failure instanceof ExportFailure)) throw failure;
    parts.log.error(failure);
    await database.transaction(async (trx) => {
      if (await isMaking(trx, workspace, id)) await endExport(trx, workspace, id, { state: "failed" });
    });
  }
}

/** The archive as it is written, taken in piece by piece. */
async function write(parts: Parts, workspace: WorkspaceId): Promise<{ received: Received; told: About }> {
  let breakOff = (_: unknown) => {};
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>({
    start: (controller) => {
      breakOff = (failure) => controller.error(failure);
    },
  });
  const receiving = parts.files.receive(readable, AbortSignal.timeout(MOST_MS));
  try {
    const told = await writeArchive(parts.database, parts.files, workspace, writable);
    return { received: await receiving, told };
  } catch (failure) {
    breakOff(failure);
    await receiving.then(
      (received) => received.remove(),
      () => {},
    );
    throw failure;
  }
}

async function keep(parts: Parts, workspace: WorkspaceId, id: string, blob: Blob, told: About): Promise<void> {
  const hash = createHash("sha256");
  for await (const piece of blob.stream()) hash.update(piece);
  const file_id = newId();
  await parts.files.put(`${workspace}/${file_id}`, blob);
  const name = `proffer-${told.made_at.slice(0, 10)}.zip`;
  await parts.database.transaction(async (trx) => {
    if (!(await isMaking(trx, workspace, id))) return letGo(parts, trx, [{ workspace_id: workspace, id: file_id }]);
    await insertFile(trx, workspace, { id: file_id, name, mime: "application/zip", size: blob.size, sha256: hash.digest() });
    const rows = told.tables.reduce((sum, table) => sum + table.rows, 0);
    await endExport(trx, workspace, id, { state: "ready", file_id, rows, files: told.files.length });
  });
}

/** Lets archives go, one or all of them, with their bytes; how many there were. */
export async function dropExports(parts: Pick<Parts, "tasks">, trx: Trx, workspace: WorkspaceId, id?: string): Promise<number> {
  const { gone, files } = await removeExports(trx, workspace, id);
  for (const file of files) await removeFile(trx, workspace, file);
  await letGo(
    parts,
    trx,
    files.map((file) => ({ workspace_id: workspace, id: file })),
  );
  return gone;
}

/** Lets go of archives whose day is over. */
export async function tidyExports(parts: Parts): Promise<void> {
  for (const one of await overdueExports(parts.database.db))
    await withOwnReach(() => parts.database.transaction((trx) => dropExports(parts, trx, workspaceIn(one), one.id)));
}
