import { createHash } from "node:crypto";

/**
 * Which half of an evaluation set a document is in: `read` may be looked at while rules are written, `unread` may not.
 * By the hash of its id, so that the split is the same on every machine and no one chose it.
 */
export function halfOf(id: string): "read" | "unread" {
  const hash = createHash("sha256").update(`cvs:${id}`).digest();
  return (hash[0] ?? 0) % 2 === 0 ? "read" : "unread";
}
