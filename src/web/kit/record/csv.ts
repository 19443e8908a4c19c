import { guarded } from "#contract/text/formula.ts";

export type Cell = string | number | boolean | null | undefined;

/** A cell of a CSV (RFC 4180). Text that a spreadsheet would run as a formula gets an apostrophe in front. */
function csvCell(value: Cell): string {
  if (value === null || value === undefined) return "";
  if (typeof value !== "string") return String(value);
  const safe = guarded(value);
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as CSV with CRLF line ends, as RFC 4180 asks; the mark in front tells spreadsheets that it is UTF-8. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string => `\uFEFF${csvRows(rows)}`;

/** Rows that go on a CSV. */
export const csvRows = (rows: readonly (readonly Cell[])[]): string => rows.map((row) => `${row.map(csvCell).join(",")}\r\n`).join("");

const REVOKED_AFTER_MS = 10_000;

/** Hands a text or bytes to the browser as a file to keep. */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), REVOKED_AFTER_MS);
}
