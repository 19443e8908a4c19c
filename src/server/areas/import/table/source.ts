import type { MessageKey } from "#contract/messages.ts";
import { invalidField } from "#server/core/failures.ts";

/** A file that is read piece by piece, whole or in part: never held in memory. */
export interface Source {
  name: string;
  size: number;
  /** The bytes from `from` up to and without `to`, or all of them. */
  read(from?: number, to?: number): AsyncIterable<Uint8Array>;
}

/** A row of a table: where it stands in its sheet, the head being 1 as a rule, and what its cells say. */
export interface Row {
  row: number;
  cells: string[];
}

/** As many columns as a table may have, and characters a cell. */
export const MOST_COLUMNS = 500;
const MOST_CELL = 200_000;

/** What stands between the quotes of `="0612"`, by which programs keep spreadsheets from reading a number. */
export const unwrapped = (cell: string) => /^="((?:[^"]|"")*)"$/.exec(cell)?.[1]?.replaceAll('""', '"') ?? cell;

/** A row as the rest takes it: without what is beyond all measure, signs that can't be stored, and what `bare` takes off a cell. */
export const tidyRow = (row: number, cells: readonly string[], bare: (cell: string) => string = unwrapped): Row => ({
  row,
  cells: cells.slice(0, MOST_COLUMNS).map((cell) => bare(cell.slice(0, MOST_CELL).replaceAll("\0", "").toWellFormed().trim()).trim()),
});

/** The first bytes of a file. */
export async function headOf(source: Source, bytes: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of source.read(0, Math.min(bytes, source.size))) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** A table that can't be read, with the row at which it ends. */
export const broken = (key: Extract<MessageKey, `import_${string}`>, at = 1) => invalidField("file", key, { row: String(at) });
