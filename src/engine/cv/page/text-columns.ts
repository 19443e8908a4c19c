import { labelOf } from "../head/labels.ts";
import { headingKind } from "../heading-words.ts";
import { columnsOf } from "./columns.ts";
import type { Word } from "./document.ts";
import { least, rowsOf } from "./rows.ts";

/** Each character as wide, each line as high as the lines of a text are taken to be. */
export const LETTER_WIDTH = 5;
export const LINE_HEIGHT = 12;
/** No text in columns is longer; of fewer gaps no column is made. */
const MOST_LINES = 600;
const LEAST_GAPS = 6;
/** How far apart the left edges of two columns are at least. */
const LEAST_APART = 60;

/**
 * Lines of a text that stand in two columns, kept apart by spaces ("Talen      Werkervaring"), as one column after the other; other text
 * as it is. What a column is, is decided as on a page, and each has headings of its own.
 */
export function withoutColumns(lines: string[]): string[] {
  if (lines.length > MOST_LINES || lines.filter((line) => /\S {3,}\S/.test(line)).length < LEAST_GAPS) return lines;
  const words = lines.flatMap((line, row) => wordsOf(line, row));
  const groups = columnsOf(words);
  // A table, or labels beside their values, has its headings on one side: columns have their own.
  const headed = groups.filter((group) => rowsOf(group).some((row) => isHeading(row.map((word) => word.text).join(" "))));
  const edges = headed.map((group) => least(group.map((word) => word.x)));
  if (!edges.some((edge) => edge - Math.min(...edges) > LEAST_APART)) return lines;
  return groups.flatMap((group, index) => {
    const left = least(group.map((word) => word.x));
    let last = -1;
    return rowsOf(group).flatMap((row) => {
      const at = (row[0]?.y ?? 0) / LINE_HEIGHT;
      const isApart = last < 0 ? index > 0 : at > last + 1;
      last = at;
      return isApart ? ["", lineOf(row, left)] : [lineOf(row, left)];
    });
  });
}

const isHeading = (text: string) => headingKind(text) !== null && labelOf(text) === undefined;

const wordsOf = (line: string, row: number): Word[] =>
  [...line.matchAll(/\S+/g)].map((match) => ({
    text: match[0],
    page: 1,
    x: match.index * LETTER_WIDTH,
    y: row * LINE_HEIGHT,
    width: match[0].length * LETTER_WIDTH,
    height: LINE_HEIGHT - 2,
    size: LINE_HEIGHT - 2,
    bold: false,
  }));

/** Words at their places, from the left edge of their column. */
function lineOf(row: Word[], left: number): string {
  let line = "";
  for (const word of row)
    line = line.padEnd(Math.max(line === "" ? 0 : line.length + 1, Math.round((word.x - left) / LETTER_WIDTH))) + word.text;
  return line;
}
