import { createHash } from "node:crypto";
import { invalidField } from "#server/core/failures.ts";
import { newId } from "#server/core/ids.ts";
import type { Trx } from "#server/parts/database/database.ts";
import type { Parts } from "#server/parts/parts.ts";
import { idsKept, insertPicture } from "./queries.ts";

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

/** Stores a picture; gives its id. */
export async function keepPicture(parts: Parts, trx: Trx, workspace_id: string, name: string, bytes: Uint8Array): Promise<string> {
  const id = newId();
  const sha256 = createHash("sha256").update(bytes).digest();
  await insertPicture(trx, workspace_id, { id, name, size: bytes.length, sha256 });
  await parts.files.put(`${workspace_id}/${id}`, bytes);
  return id;
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
