import type { TextFormat } from "#contract/candidate/candidate.ts";

interface Stretch {
  start: number;
  end: number;
}

/** A line of a text without its line end, and what it is in its document. */
interface TextLine extends Stretch {
  kind: Exclude<TextFormat["kind"], "bold" | "cell"> | "blank" | "plain";
  /** It goes on in the last cell of the row above. */
  isInCell: boolean;
  /** The line itself, or the cells of a table's row. */
  cells: Stretch[];
}

/** The lines of a text with their looks. Offsets stay those of the text: nothing is put in or left out but line ends and the gaps of rows. */
export function linesOf(text: string, formatting: readonly TextFormat[]): TextLine[] {
  const kinds = new Map(formatting.flatMap(({ kind, start }) => (kind === "bold" || kind === "cell" ? [] : [[start, kind] as const])));
  const inCells = new Set(formatting.filter(({ kind }) => kind === "cell").map(({ start }) => start));
  const lines: TextLine[] = [];
  let start = 0;
  for (const line of text.split("\n")) {
    const end = start + line.length;
    const kind = kinds.get(start) ?? (line.trim() === "" ? "blank" : "plain");
    lines.push({ start, end, kind, isInCell: inCells.has(start), cells: kind === "row" ? cellsOf(line, start) : [{ start, end }] });
    start = end + 1;
  }
  return lines;
}

function cellsOf(line: string, start: number): Stretch[] {
  const cells: Stretch[] = [];
  let from = 0;
  for (const gap of line.matchAll(/ {3,}/g)) {
    cells.push({ start: start + from, end: start + gap.index });
    from = gap.index + gap[0].length;
  }
  return [...cells, { start: start + from, end: start + line.length }];
}
