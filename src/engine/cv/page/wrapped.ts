import { nth } from "#contract/nth.ts";
import { parseDate } from "../fields/dates.ts";
import { placeScore } from "../vocabulary.ts";
import type { Word } from "./document.ts";
import { looksOf } from "./looks.ts";
import { bottom, cellsOf, greatest, isWideGap, least, median, top } from "./rows.ts";

const textOf = (words: Word[]) => words.map((word) => word.text).join(" ");
const leftOf = (cell: Word[]) => cell[0]?.x ?? 0;
const rightOf = (cell: Word[]) => greatest(cell.map(({ x, width }) => x + width));

const NOW = /^(?:present|heden|nu|now|current|today|vandaag|ongoing)$/i;
const SINCE = /^(?:sinds|since|vanaf|from)$/i;
const JOIN = /^(?:[-–—/→~]|t\/m|tot|to|until|en)$/i;
const YEAR = /^(?:(?:19|20)\d{2}(?:[./-](?:0[1-9]|1[0-2]))?|['’]\d{2}|\d{1,2}[./-](?:19|20)\d{2})$/;
/** No date is told in more words. */
const MOST_WORDS = 7;

/** "03-" over "2021": a month in figures whose year is on the next row. */
const NUMBER_MONTH = /^(?:0?[1-9]|1[0-2])[./-]$/;

type DatePart = "year" | "month" | "join" | "since" | "now";

/** The parts that a date or some of it is told in; null for other words. */
export function datePartsOf(cell: Word[]): DatePart[] | null {
  if (cell.length > MOST_WORDS) return null;
  // "◷ 2019": what is drawn before a date.
  const words = textOf(cell)
    .replace(/^[\p{S}\p{Co}]+(?=\s)/u, "")
    .replace(/(?<!\d)(?:\d{1,2}-(?:(?:19|20)\d{2}|$)|(?:19|20)\d{2}-(?:0[1-9]|1[0-2])(?!\d))|[-–—→]/g, (written) => ` ${written} `);
  const parts = (words.match(/\S+/g) ?? []).map((word): DatePart | null => {
    if (YEAR.test(word)) return "year";
    if (NUMBER_MONTH.test(word)) return "month";
    if (JOIN.test(word)) return "join";
    if (SINCE.test(word)) return "since";
    if (NOW.test(word)) return "now";
    return /^\p{L}{3,9}\.?$/u.test(word) && parseDate(`${word} 2020`)?.length === 7 ? "month" : null;
  });
  return parts.includes(null) ? null : (parts as DatePart[]);
}

/** Within so many rows a date that goes on does so. */
const DATE_ROWS = 4;
/** In sizes of its letters: no narrower gap parts a date from the text beside it; … */
const LEAST_BESIDE = 0.45;
/** … and it is so many times as wide as the gaps between words. */
const WIDER_THAN_WORDS = 1.5;
/** So many rows of a column begin where the text beside dates does. */
const LEAST_AT_EDGE = 3;

/** "January" / "2019 –" / "March 2021" in a narrow cell beside other text: one date, on the first line of that text. */
export function joinWrappedDates(rows: Word[][]): Word[][] {
  const cellsIn = cellsBesideDates(rows);
  const joined: Word[][] = [];
  for (const row of rows) {
    const rest = cellsIn(row).find((cell) => dateOver(joined, cell, cellsIn) !== null);
    const above = rest ? dateOver(joined, rest, cellsIn) : null;
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

type CellsIn = (row: Word[]) => Word[][];

/** The cells of rows, where a date is one too that only a small gap parts from the text beside it, of which all begins alike. */
function cellsBesideDates(rows: Word[][]): CellsIn {
  const keyOf = ({ x }: Word) => Math.round(x / EVEN);
  const beside = new Set<number>();
  const begins = new Map<number, number>();
  for (const row of rows) {
    const text = besideDate(row);
    if (text) beside.add(keyOf(text));
    for (const key of new Set([nth(row, 0), text ?? nth(row, 0)].map(keyOf))) begins.set(key, (begins.get(key) ?? 0) + 1);
  }
  const near = (key: number) => [key - 1, key, key + 1];
  const isEdge = (word: Word) =>
    near(keyOf(word)).some((key) => beside.has(key)) &&
    near(keyOf(word)).reduce((sum, key) => sum + (begins.get(key) ?? 0), 0) >= LEAST_AT_EDGE;
  return (row) => {
    const [first = [], ...others] = cellsOf(row);
    const at = first.findIndex((word, index) => index > 0 && isEdge(word));
    const date = first.slice(0, at);
    return at > 0 && datePartsOf(date) ? [date, first.slice(at), ...others] : [first, ...others];
  };
}

/** The word behind the date, or some of one, that a row begins with, where the gap between is no gap between words. */
function besideDate(row: Word[]): Word | null {
  const gaps = row.slice(1).map((word, index) => word.x - (nth(row, index).x + nth(row, index).width));
  for (let at = 1; at < row.length && datePartsOf(row.slice(0, at)); at++) {
    const [word, gap] = [nth(row, at), nth(gaps, at - 1)];
    const usual = median(gaps.filter((_, index) => index !== at - 1));
    if (gap > word.size * LEAST_BESIDE && gap > usual * WIDER_THAN_WORDS && !datePartsOf([word])) return word;
  }
  return null;
}

/** The cell with the beginning of a date that goes on in this one, right below it but for what stands beside them both. */
function dateOver(joined: Word[][], cell: Word[], cellsIn: CellsIn): { before: Word[]; cell: Word[] } | null {
  const parts = datePartsOf(cell);
  if (!parts) return null;
  const [left, right] = [leftOf(cell), rightOf(cell)];
  for (const before of joined.slice(-DATE_ROWS).reverse()) {
    const cells = cellsIn(before);
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
  // Nothing goes on from now.
  if (told.at(-1) === "now") return false;
  // Both its ends are told.
  if (told.indexOf("join") > 0 && ["year", "now"].includes(told.at(-1) ?? "")) return false;
  return !told.includes("year") || told.at(-1) !== "year" || rest[0] === "join";
}

/** Points by which words that begin or end together may stand apart. */
const EVEN = 3;

/** A type that more of a column's letters have is no type of names and titles. */
const LARGEST_SHARE = 0.4;
const LEAST_PLAIN = 0.25;
/** No name or title goes over more rows, or is longer. */
const MOST_ROWS = 3;
const LONGEST = 200;
/** Addresses and numbers: how somebody is reached. */
const REACHED = /@|\/\/|www\.|\d{3}[\s.-]?\d{2}/;
/** From this on a place is well known: it stands on a line of its own. */
const KNOWN_PLACE = 1.8;
/** So far right of what a column holds is its edge, for words that plainly go on: small letters, or behind an open end. */
const NEAR_EDGE = 0.75;
/** Points by which the columns of several pages may begin apart and be one. */
const ONE_COLUMN = 12;

/** Where the columns of a document end on the right: of those that begin alike the furthest, by the second of its rows, for one may reach over. */
export function edgesOf(columns: Word[][][]): (rows: Word[][]) => number {
  const all = columns.map((rows) => {
    const rights = rows.map(rightOf).sort((one, other) => other - one);
    return { left: least(rows.map(leftOf)), right: rights[1] ?? rights[0] ?? 0 };
  });
  return (rows) => {
    const left = least(rows.map(leftOf));
    return greatest(all.filter((one) => Math.abs(one.left - left) < ONE_COLUMN).map(({ right }) => right));
  };
}

/** "Medewerker kwaliteit en" over "veiligheid": what stands out from its text and was broken for width alone is one line. */
export function joinWrappedRuns(rows: Word[][], edge: number): Word[][] {
  const isLoud = loudIn(rows);
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

/** Which types stand out: those of few letters, and bold where some letters are not. */
function loudIn(rows: Word[][]): (word: Word) => boolean {
  const counts = new Map<string, number>();
  let [all, plain] = [0, 0];
  for (const word of rows.flat()) {
    const looks = looksOf(word);
    counts.set(looks, (counts.get(looks) ?? 0) + word.text.length);
    all += word.text.length;
    if (!word.bold) plain += word.text.length;
  }
  return (word) => (word.bold && plain > all * LEAST_PLAIN) || (counts.get(looksOf(word)) ?? 0) < all * LARGEST_SHARE;
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
  if (whole.length > LONGEST || REACHED.test(whole) || placeScore(textOf(row)) >= KNOWN_PLACE) return null;
  const next = cells[at + 1];
  const limit = next ? leftOf(next) : edge;
  const reached = rightOf(above) + first.size * 0.25 + first.width;
  const isOpen = GOES_ON.test(first.text) || OPEN_END.test(last.text);
  const isFull = isOpen ? reached > first.x + (limit - first.x) * NEAR_EDGE : reached > limit && !isWideGap(limit - reached, last, first);
  return isFull ? above : null;
}
