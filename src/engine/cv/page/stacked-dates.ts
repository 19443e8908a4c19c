import { nth } from "#contract/nth.ts";
import { type DateSpan, monthIndex, parseDate } from "../fields/dates.ts";
import type { Word } from "./document.ts";
import { cellsOf, greatest, top } from "./rows.ts";
import { datePartsOf } from "./wrapped.ts";

/** Points by which a beginning and an end may stand apart that are set below each other. */
const EVEN = 3;
/** In heights of a line: no more space is between them. */
const LINE_SPACE = 0.8;
/** Fewer such pairs are no way to write dates: two years below each other may be of two things. */
const FEWEST = 2;

interface Cell {
  row: number;
  words: Word[];
  /** `YYYY` or `YYYY-MM`; null: now. */
  date: string | null;
}

const leftOf = ({ words }: Cell) => nth(words, 0).x;
const rightOf = ({ words }: Cell) => greatest(words.map(({ x, width }) => x + width));
const bottomOf = ({ words }: Cell) => greatest(words.map(({ y, height }) => y + height));
const textOf = (words: Word[]) => words.map(({ text }) => text).join(" ");

/** A cell of one date, or of "now", and nothing else. */
function dateIn(words: Word[], row: number): Cell | null {
  const parts = datePartsOf(words);
  if (!parts) return null;
  if (parts.length === 1 && parts[0] === "now") return { row, words, date: null };
  const isOne = parts.filter((part) => part === "year").length === 1 && parts.every((part) => part === "year" || part === "month");
  const date = isOne ? parseDate(textOf(words)) : null;
  return date === null ? null : { row, words, date };
}

/** The first word of a beginning and an end that stand below each other, with what they are as one span. */
export type Stacked = Map<Word, { last: Word; span: Pick<DateSpan, "from" | "to" | "current"> }>;

/**
 * "2021" right over "2018", or the other way about, in a column beside text: the end and the beginning of one thing, as one cell of the upper
 * row. Only where several stand so, and never three in a row.
 */
export function joinStackedDates(rows: Word[][]): { rows: Word[][]; stacked: Stacked } {
  const cells = rows.map((row) => cellsOf(row));
  const dates = cells.flatMap((some, row) => some.flatMap((words) => dateIn(words, row) ?? []));
  const isBelow = (one: Cell, other: Cell) =>
    other.row > one.row &&
    other.row <= one.row + 2 &&
    top(other.words) - bottomOf(one) < nth(one.words, 0).height * LINE_SPACE &&
    (Math.abs(leftOf(one) - leftOf(other)) < EVEN || Math.abs(rightOf(one) - rightOf(other)) < EVEN);
  const belowOf = (one: Cell) => dates.find((other) => isBelow(one, other));
  const lower = new Set(dates.flatMap((one) => belowOf(one) ?? []));
  const pairs = dates.flatMap((one) => {
    const below = belowOf(one);
    const isPair = below && !lower.has(one) && !belowOf(below) && nth(cells, one.row).length > 1 && (one.date ?? below.date) !== null;
    return isPair && (one.date !== null || below.date !== null) ? [{ one, below }] : [];
  });
  const stacked: Stacked = new Map();
  if (pairs.length < FEWEST) return { rows, stacked };
  const joined = rows.map((row) => [...row]);
  for (const { one, below } of pairs) {
    const row = nth(joined, one.row);
    row.splice(row.indexOf(nth(one.words, 0)) + one.words.length, 0, ...below.words);
    joined[below.row] = nth(joined, below.row).filter((word) => !below.words.includes(word));
    stacked.set(nth(one.words, 0), { last: nth(below.words, below.words.length - 1), span: spanOf(one.date, below.date) });
  }
  return { rows: joined.filter((row) => row.length > 0), stacked };
}

function spanOf(one: string | null, other: string | null): Pick<DateSpan, "from" | "to" | "current"> {
  if (one === null || other === null) return { from: one ?? other, to: null, current: true };
  const isInOrder = monthIndex(one, "start") <= monthIndex(other, "end");
  return isInOrder ? { from: one, to: other, current: false } : { from: other, to: one, current: false };
}
