import { createHash } from "node:crypto";
import { invalidField } from "#server/core/failures.ts";
import { newId } from "#server/core/ids.ts";
import type { Trx } from "#server/parts/database/database.ts";
import type { Parts } from "#server/parts/parts.ts";
import { insertPicture } from "./queries.ts";

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
