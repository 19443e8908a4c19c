import { createHash } from "node:crypto";

/**
 * Which half of an evaluation set a document is in: `read` may be looked at while rules are written, `unread` may not.
 * By the hash of its id, so that the split is the same on every machine and no one chose it. Of documents that templates made, the id is that
 * of the template's family: on other people in a layout that was looked at nothing is measured.
 */
export function halfOf(id: string): "read" | "unread" {
  const hash = createHash("sha256").update(`cvs:${id}`).digest();
  return (hash[0] ?? 0) % 2 === 0 ? "read" : "unread";
}

/** A Word file, and the same printed to PDF, are of one family. */
export const familyOf = (template: string): string => template.replace(/^docxpdf-/, "docx-");
