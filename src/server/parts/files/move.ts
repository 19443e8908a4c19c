import { createHash } from "node:crypto";
import { ACCOUNTS, type Files } from "./files.ts";

interface Moved {
  /** What was put there now. */
  files: number;
  bytes: number;
  /** What lay there already, the same to the byte. */
  there_already: number;
}

/**
 * Copies all that is stored from one place to another, each held against its hash after it was read back; what lies there already,
 * the same to the byte, stays. Cut off and begun again it goes on where it was. Nothing is removed.
 */
export async function moveFiles(from: Files, to: Files, onFile: (moved: Moved) => void = () => {}): Promise<Moved> {
  const moved: Moved = { files: 0, bytes: 0, there_already: 0 };
  for await (const { workspace_id, ids } of from.erased()) for (const id of ids) await to.noteErased(workspace_id, id);
  for (const id of await from.erasedAccounts()) await to.noteErased(ACCOUNTS, id);
  for await (const { workspace_id, ids } of from.storedBefore(new Date(8.64e15)))
    for (const id of ids) {
      const key = `${workspace_id}/${id}`;
      const bytes = await from.get(key);
      if (!bytes) continue; // it was removed meanwhile
      if (isSame(bytes, await to.get(key))) moved.there_already++;
      else {
        await to.put(key, bytes);
        if (!isSame(bytes, await to.get(key))) throw new Error(`${key} isn't there as it was put`);
        moved.files++;
        moved.bytes += bytes.length;
      }
      onFile(moved);
    }
  return moved;
}

const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest();
const isSame = (one: Uint8Array, other: Uint8Array | null) => other !== null && hashOf(one).equals(hashOf(other));
