import type { DateSpan } from "../fields/dates.ts";
import { BULLET, plainCharacters } from "./characters.ts";
import { columnsOf } from "./columns.ts";
import { inReadingOrder, isFromRight, isMostlyFromRight } from "./direction.ts";
import type { DocumentContent, Word } from "./document.ts";
import type { Run } from "./looks.ts";
import { bottom, greatest, median, rowsOf, top } from "./rows.ts";
import { joinStackedDates, type Stacked } from "./stacked-dates.ts";
import { edgesOf, joinWrappedDates, joinWrappedRuns } from "./wrapped.ts";

/** A run of words without a wide gap: one cell of a line. `start`, `end` are offsets into the CV's text. */
export interface Piece {
  text: string;
  start: number;
  end: number;
  x: number;
  right: number;
  size: number;
  bold: boolean;
}

/** One line as it is read, left to right, inside its column. */
export interface Line {
  text: string;
  start: number;
  end: number;
  page: number;
  x: number;
  right: number;
  y: number;
  height: number;
  size: number;
  bold: boolean;
  /** White space or a new column stands before it. */
  gap: boolean;
  bullet: boolean;
  /** Its paragraph ends with it, where the document knows paragraphs. */
  ends?: boolean;
  /** It runs along the edge of the pages, and belongs to no section. */
  edge?: boolean;
  /** Which column of which page: lines of one region are read together. */
  region: number;
  pieces: Piece[];
  /** Its letters by their looks; none where the document tells none. */
  runs: Run[];
  /** What the labels of a form, in cells over or beside its own, say that these hold: by where each begins. Null: dates and the like. */
  said?: { start: number; label: "title" | "company" | "place" | null }[];
  /** A beginning and an end that a form tells on two lines, or a page below each other, joined on the first. */
  dates?: DateSpan;
}

/** A line before its place in the text is known. */
interface RawLine {
  words: Word[];
  /** Beginnings and ends that stand below each other, by their first word. */
  stacked: Stacked;
  page: number;
  region: number;
  gap: boolean;
}

/** Every page's visible words as lines in reading order. Columns that run on over pages stay together. */
export function rawLines(content: Extract<DocumentContent, { kind: "pages" }>): RawLine[] {
  const visible = content.words
    .filter((word) => !word.hidden)
    .map((word) => ({ ...word, text: plainCharacters(word.text).replace(/\s+/g, " ").trim() }))
    .filter((word) => word.text !== "");
  const lines: RawLine[] = [];
  const isRight = isMostlyFromRight(visible.map(({ text }) => text));
  let region = 0;
  const groups = content.pages.flatMap((_, at) =>
    columnsOf(visible.filter((word) => word.page === at + 1)).map((words) => ({
      page: at + 1,
      ...joinStackedDates(joinWrappedDates(rowsOf(words))),
    })),
  );
  const edgeOf = edgesOf(groups.map(({ rows }) => rows));
  for (const group of groups) {
    const { page, stacked } = group;
    region++;
    let previous: Word[] | null = null;
    const rows = joinWrappedRuns(group.rows, edgeOf(group.rows));
    const pitch = median(rows.slice(1).map((row, index) => top(row) - top(rows[index] ?? row)));
    for (const row of rows) {
      const space = previous ? top(row) - bottom(previous) : Infinity;
      const size = greatest(row.map((word) => word.size));
      const step = previous ? top(row) - top(previous) : Infinity;
      lines.push({ words: asRead(row, isRight), stacked, page, region, gap: space > size * 0.75 || step > pitch * 1.45 + 1 });
      previous = row;
    }
  }
  return lines;
}

/** The words of a row in the order they are read in; `isRight`: the document is written from right to left. */
function asRead(row: Word[], isRight: boolean): Word[] {
  const texts = row.map(({ text }) => text);
  const written = texts.join(" ");
  const [from, to] = written.match(/(?<!\d)(?:19|20)\d{2}(?!\d)/g) ?? [];
  // "2019 - 2016" on a line of its own among such lines is read from the right too.
  if (isRight && from && to && from > to && !/\p{L}/u.test(written)) return row.toReversed();
  if (!texts.some(isFromRight)) return row;
  // Between such letters a page shows "+972" from its other end.
  const words = row.map((word) => ({ ...word, text: word.text.replace(/^(\d{1,3})\+$/, "+$1") }));
  return inReadingOrder(words, isRight || isMostlyFromRight(texts), numbersFromLeft(texts));
}

const isNumber = (text: string) => /^\+?[\d()./-]+\+?$/.test(text);

/** Numbers in parts run from left to right where their beginning shows it: "+972 50 123 4567", "050 123 4567". */
function numbersFromLeft(texts: string[]): (text: string) => boolean {
  const strong = new Set<string>();
  for (let from = 0; from < texts.length; from++) {
    let to = from;
    while (to < texts.length && isNumber(texts[to] ?? "")) to++;
    const [first = "", last = ""] = [texts[from], texts[to - 1]];
    if (to - from > 1 && /^(?:\+\d|\(?0)/.test(first) && !/^\(?0|\+$/.test(last))
      for (const text of texts.slice(from, to)) strong.add(text);
    from = Math.max(from, to);
  }
  return (text) => /\p{L}/u.test(text) || strong.has(text);
}

/** "E X P E R I E N C E" → "EXPERIENCE": letters set apart for looks are one word; wider gaps stay between words. */
export function joinSpacedLetters(words: Word[]): Word[] {
  const single = words.filter((word) => [...word.text].length === 1 && /\p{L}/u.test(word.text)).length;
  // "TA L E N": a pair that is set close looks like one.
  const isCapitals = words.every(({ text }) => /^\p{Lu}{1,2}$/u.test(text));
  if (words.length < 4 || single < words.length * (isCapitals ? 0.6 : 0.8) || words.some(({ text }) => isFromRight(text))) return words;
  const gaps = words.slice(1).map((word, index) => word.x - ((words[index]?.x ?? 0) + (words[index]?.width ?? 0)));
  const usual = median(gaps);
  const joined: Word[] = [];
  for (const [index, word] of words.entries()) {
    const last = joined.at(-1);
    const gap = gaps[index - 1] ?? Infinity;
    if (last && gap < usual * 1.6 + 0.5) {
      last.text += word.text;
      last.width = word.x + word.width - last.x;
    } else joined.push({ ...word });
  }
  return joined;
}

export const isBullet = (text: string) => BULLET.test(text);
