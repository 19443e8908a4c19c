import { knownHeads } from "../fields/heads.ts";
import type { Row } from "./source.ts";

/** So far down a head is looked for: above it stand titles, notes and what was asked of the report. */
const LOOKED_AT = 30;

/** Where the head stands among a table's first rows: the first with columns that are known, where what stands above is narrower or says none. */
export function headAt(rows: readonly (readonly string[])[]): number {
  const filled = rows.map((cells) => cells.filter((cell) => cell.trim() !== "").length);
  const known = rows.map(knownHeads);
  const [first = 0] = known;
  if (first > 1) return 0;
  const isWider = (at: number) => (filled[at] ?? 0) > (filled[0] ?? 0);
  const at = known.findIndex((count, row) => count > 1 && (first === 0 || isWider(row)));
  if (at >= 0) return at;
  // A table of one column, below its title.
  const single = known.findIndex((count, row) => count === 1 && filled[row] === 1 && filled[0] === 1);
  return first === 0 && single >= 0 ? single : 0;
}

/** A table's rows from its head on. Where the head comes again, as in files that were put one behind the other, it is passed over. */
export async function* fromHead(rows: AsyncIterable<Row>): AsyncGenerator<Row> {
  let head: string | null = null;
  for await (const row of belowTitles(rows)) {
    const said = saidIn(row);
    if (said === head) continue;
    head ??= said;
    yield row;
  }
}

/** What a row says, whichever cells are quoted: behind the mark of a file that begins within another, quotes are part of a cell. */
const saidIn = ({ cells }: Row) => JSON.stringify(cells.map((cell) => cell.replace(/^"(.*)"$/s, "$1"))).replace(/(,"")*]$/, "");

async function* belowTitles(rows: AsyncIterable<Row>): AsyncGenerator<Row> {
  let above: Row[] | null = [];
  const below = (found: Row[]) => found.slice(headAt(found.map(({ cells }) => cells)));
  for await (const row of rows) {
    if (!above) yield row;
    else if (above.push(row) === LOOKED_AT) {
      yield* below(above);
      above = null;
    }
  }
  if (above) yield* below(above);
}
