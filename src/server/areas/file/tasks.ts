import { createHash } from "node:crypto";
import type { WorkspaceId } from "#server/core/caller.ts";
import { invalidField } from "#server/core/failures.ts";
import { newId } from "#server/core/ids.ts";
import type { Trx } from "#server/parts/database/database.ts";
import type { Parts } from "#server/parts/parts.ts";
import { idsKept } from "./queries.ts";

/** A picture made anew from what somebody sent in that field; none when none came. */
export async function readPicture(parts: Parts, kind: "avatar" | "logo", file: File | null | undefined): Promise<Uint8Array | null> {
  if (!file) return null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const picture =
    kind === "avatar"
      ? await parts.images.avatar(bytes)
      : await parts.images.logo(bytes, { is_svg: file.type.startsWith("image/svg+xml") });
  if (!picture) throw invalidField(kind, kind === "avatar" ? "picture_unreadable" : "logo_unreadable");
  return picture;
}

/** A file whose bytes are stored, and which waits for its row. */
export interface StoredBytes {
  id: string;
  name: string;
  mime: string;
  size: number;
  sha256: Uint8Array;
}

/** Stores bytes before the transaction that keeps their row: no row ever lacks its bytes, and what gets no row is swept. */
export async function storeBytes(
  parts: Pick<Parts, "files">,
  workspace: WorkspaceId,
  name: string,
  mime: string,
  bytes: Uint8Array,
): Promise<StoredBytes> {
  const id = newId();
  await parts.files.put(`${workspace}/${id}`, bytes);
  return { id, name, mime, size: bytes.length, sha256: createHash("sha256").update(bytes).digest() };
}

/** The same of a picture, where there is one. */
export async function storePicture(
  parts: Parts,
  workspace: WorkspaceId,
  name: string,
  picture: Uint8Array | null,
): Promise<StoredBytes | null> {
  return picture && storeBytes(parts, workspace, name, "image/webp", picture);
}

/** Lets bytes go with the rows that go in this transaction: they stay where it is rolled back, and leave for sure where it isn't. */
export async function letGo(parts: Pick<Parts, "tasks">, trx: Trx, files: readonly { workspace_id: string; id: string }[]): Promise<void> {
  const keys = files.map(({ workspace_id, id }) => `${workspace_id}/${id}`);
  if (keys.length > 0) await parts.tasks.enqueue("remove_files", { keys }, { trx });
}

/** Longer than any upload takes: what is half written then stays so. */
const HALF_MS = 3600_000;
/** Longer than any call between storing bytes and keeping their row. */
const ROWLESS_MS = 24 * 3600_000;

/**
 * Removes what interrupted uploads left: halves after an hour, and after a day bytes that have no row. What has one stays, and
 * so does every folder of a workspace that this database doesn't know: the wrong database must not cost anybody their files.
 */
export async function sweepFiles({ database, files }: Pick<Parts, "database" | "files">, now = Date.now()): Promise<void> {
  await files.removeHalves(new Date(now - HALF_MS));
  for await (const { workspace_id, ids } of files.storedBefore(new Date(now - ROWLESS_MS)))
    for (let from = 0; from < ids.length; from += 1000) {
      const some = ids.slice(from, from + 1000);
      const kept = await idsKept(database.db, workspace_id, some);
      for (const id of some) if (kept && !kept.has(id)) await files.remove(`${workspace_id}/${id}`);
    }
}
