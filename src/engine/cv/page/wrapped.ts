import { nth } from "#contract/nth.ts";
import { parseDate } from "../fields/dates.ts";
import type { Word } from "./document.ts";
import { looksOf } from "./looks.ts";
import { bottom, cellsOf, greatest, isWideGap, least, top } from "./rows.ts";

const textOf = (words: Word[]) => words.map((word) => word.text).join(" ");
const leftOf = (cell: Word[]) => cell[0]?.x ?? 0;
const rightOf = (cell: Word[]) => greatest(cell.map(({ x, width }) => x + width));

const NOW = /^(?:present|heden|nu|now|current|today)$/i;
const SINCE = /^(?:sinds|since|vanaf|from)$/i;
const JOIN = /^(?:[-–—/]|t\/m|tot|to|until|en)$/i;
const YEAR = /^(?:(?:19|20)\d{2}|['’]\d{2}|\d{1,2}[./-](?:19|20)\d{2})$/;
/** No date is told in more words. */
const MOST_WORDS = 7;

type DatePart = "year" | "month" | "join" | "since" | "now";

/** The parts that a date or some of it is told in; null for other words. */
function datePartsOf(cell: Word[]): DatePart[] | null {
  if (cell.length > MOST_WORDS) return null;
  const words = textOf(cell).replace(/[-–—]/g, (dash) => ` ${dash} `);
  const parts = (words.match(/\d{1,2}-(?:19|20)\d{2}|\S+/g) ?? []).map((word): DatePart | null => {
    if (YEAR.test(word)) return "year";
    if (JOIN.test(word)) return "join";
    if (SINCE.test(word)) return "since";
    if (NOW.test(word)) return "now";
    return /^\p{L}{3,9}\.?$/u.test(word) && parseDate(`${word} 2020`)?.length === 7 ? "month" : null;
  });
  return parts.includes(null) ? null : (parts as DatePart[]);
}

/** Within so many rows a date that goes on does so. */
const DATE_ROWS = 3;

/** "March 2021 –" over "present" in a narrow cell beside other text: one date, on the first line of the cell. */
export function joinWrappedDates(rows: Word[][]): Word[][] {
  const joined: Word[][] = [];
  for (const row of rows) {
    const rest = cellsOf(row).find((cell) => dateOver(joined, cell) !== null);
    const above = rest ? dateOver(joined, rest) : null;
    if (!rest || !above) {
      joined.push(row);
      continue;
    }
    const { before, cell } = above;
    before.splice(before.indexOf(nth(cell, 0)) + cell.length, 0, ...rest);
    if (row.length > rest.length) joined.push(row.filter((word) => !rest.includes(word)));
  }
  return joined;
}

/** The cell with the beginning of a date that goes on in this one, right below it but for what stands beside them both. */
function dateOver(joined: Word[][], cell: Word[]): { before: Word[]; cell: Word[] } | null {
  const parts = datePartsOf(cell);
  if (!parts) return null;
  const [left, right] = [leftOf(cell), rightOf(cell)];
  for (const before of joined.slice(-DATE_ROWS).reverse()) {
    const cells = cellsOf(before);
    const over = cells.find((one) => least(one.map(({ x }) => x)) < right && rightOf(one) > left);
    if (over) return cells.length > 1 && isOneDate(over, cell, parts) ? { before, cell: over } : null;
  }
  return null;
}

/** Does a date that a cell leaves open go on in the one below it, which begins or ends where it does? */
function isOneDate(above: Word[], below: Word[], rest: DatePart[]): boolean {
  const lowest = above.toSorted((one, other) => other.y - one.y)[0];
  const isNext = lowest !== undefined && top(below) - (lowest.y + lowest.height) < lowest.size;
  const isAligned = Math.abs(leftOf(above) - leftOf(below)) < EVEN || Math.abs(rightOf(above) - rightOf(below)) < EVEN;
  const told = isNext && isAligned ? datePartsOf(above) : null;
  if (!told) return false;
  // Both its ends are told.
  if (told.indexOf("join") > 0 && ["year", "now"].includes(told.at(-1) ?? "")) return false;
  return !told.includes("year") || told.at(-1) !== "year" || rest[0] === "join";
}

/** Points by which words that begin or end together may stand apart. */
const EVEN = 3;

/** A type that more of a column's letters have is no type of names and titles. */
const LARGEST_SHARE = 0.4;
/** No name or title goes over more rows, or is longer. */
const MOST_ROWS = 3;
const LONGEST = 200;
/** Addresses and numbers: how somebody is reached. */
const REACHED = /@|\/\/|www\.|\d{3}[\s.-]?\d{2}/;
/** So far right of what a column holds is its edge, for words that plainly go on: small letters, or behind an open end. */
const NEAR_EDGE = 0.75;
/** "Medewerker kwaliteit en" over "veiligheid": what stands out from its text and was broken for width alone is one line. */
export function joinWrappedRuns(rows: Word[][]): Word[][] {
  const isLoud = loudIn(rows);
  const rights = rows.map(rightOf).sort((one, other) => other - one);
  // The longest row may reach further than its column.
  const edge = rights[1] ?? rights[0] ?? 0;
  const joined: { row: Word[]; count: number }[] = [];
  for (const row of rows) {
    const last = joined.at(-1);
    const above = last && last.count < MOST_ROWS ? goingOnIn(last.row, row, edge, isLoud) : null;
    if (!last || !above) {
      joined.push({ row: [...row], count: 1 });
      continue;
    }
    last.row.splice(last.row.indexOf(nth(above, 0)) + above.length, 0, ...row);
    last.count += 1;
  }
  return joined.map(({ row }) => row);
}

/** Which types stand out: those of few letters. */
function loudIn(rows: Word[][]): (word: Word) => boolean {
  const counts = new Map<string, number>();
  let all = 0;
  for (const word of rows.flat()) {
    const looks = looksOf(word);
    counts.set(looks, (counts.get(looks) ?? 0) + word.text.length);
    all += word.text.length;
  }
  return (word) => (counts.get(looksOf(word)) ?? 0) < all * LARGEST_SHARE;
}

const GOES_ON = /^[\p{Ll}&(]/u;
const OPEN_END = /(?:[&/,(-]|(?<!\p{L})(?:en|and|of|or|van|voor|for|in|de|het|the|met|with))$/iu;

/** The cell of a row that goes on in the row below it, which was only broken because the column ended. */
function goingOnIn(before: Word[], row: Word[], edge: number, isLoud: (word: Word) => boolean): Word[] | null {
  const first = nth(row, 0);
  if (cellsOf(row).length > 1 || !isLoud(first) || top(row) - bottom(before) > first.size * 0.6) return null;
  const cells = cellsOf(before);
  const at = cells.findLastIndex((cell) => Math.abs(leftOf(cell) - first.x) < EVEN);
  const above = cells[at];
  const last = above?.at(-1);
  if (!above || !last || looksOf(last) !== looksOf(first)) return null;
  const whole = textOf([...above, ...row]);
  if (whole.length > LONGEST || REACHED.test(whole)) return null;
  const next = cells[at + 1];
  const limit = next ? leftOf(next) : edge;
  const reached = rightOf(above) + first.size * 0.25 + first.width;
  const isOpen = GOES_ON.test(first.text) || OPEN_END.test(last.text);
  const isFull = isOpen ? reached > first.x + (limit - first.x) * NEAR_EDGE : reached > limit && !isWideGap(limit - reached, last, first);
  return isFull ? above : null;
}
