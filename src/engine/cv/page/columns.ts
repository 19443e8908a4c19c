import { labelOf, studyLabelOf } from "../head/labels.ts";
import { headingKind } from "../heading-words.ts";
import { placeScore } from "../vocabulary.ts";
import type { Word } from "./document.ts";
import { drawnAs, drawnColumns } from "./drawing.ts";
import { bottom, cellsOf, greatest, least, median, rowsOf, top } from "./rows.ts";
import { besideHeadings } from "./side-headings.ts";
import { datePartsOf } from "./wrapped.ts";

interface Band {
  rows: Word[][];
}

/**
 * The columns of one page, in reading order: words grouped so that each group reads top to bottom.
 * A gutter counts when text on both sides keeps clear of it over several rows, and when the narrower side is more than
 * dates, places or labels that belong to the row beside them.
 */
export function columnsOf(words: Word[], depth = 0): Word[][] {
  const beside = depth === 0 ? besideHeadings(words) : null;
  if (beside)
    return [
      beside.over,
      ...beside.sections.flatMap(({ heading, text }) => [heading, ...columnsOf(text, 1)]),
      ...columnsOf(beside.under, 1),
    ].filter(isSome);
  const drawn = depth === 0 ? drawnColumns(words, areCells) : null;
  if (drawn) return drawn.flatMap((column) => columnsOf(column, 1));
  const rows = rowsOf(words);
  if (depth >= 3 || rows.length < 4) return [words];
  const best = findGutter(rows);
  if (!best) return [words];
  const groups: Word[][] = [];
  let plain: Word[][] = [];
  const flush = () => {
    if (plain.length > 0) groups.push(...(plain.length >= 8 ? columnsOf(plain.flat(), depth + 1) : [plain.flat()]));
    plain = [];
  };
  for (const band of best.bands) {
    if (!band.columns) {
      plain.push(...band.rows);
      continue;
    }
    flush();
    for (const strip of stripsOf(band.rows, best.x)) {
      const all = strip.flat();
      // A form: the label and what stands behind it are one line.
      if (isFormRow(strip, best.x)) {
        groups.push(all);
        continue;
      }
      for (const side of [all.filter((word) => word.x + word.width / 2 < best.x), all.filter((word) => word.x + word.width / 2 >= best.x)])
        if (side.length > 0) groups.push(...columnsOf(side, depth + 1));
    }
  }
  flush();
  return groups;
}

/**
 * The rows of a table: where text begins anew on the left it does on the right too, each time on one line. Such rows are read one
 * after the other, columns as one whole.
 */
function stripsOf(rows: Word[][], x: number): Word[][][] {
  const strips: Word[][][] = [];
  let leftEnd = -Infinity;
  let rightEnd = -Infinity;
  for (const row of rows) {
    const left = row.filter((word) => word.x + word.width / 2 < x);
    const right = row.filter((word) => word.x + word.width / 2 >= x);
    const size = greatest(row.map((word) => word.size));
    const begins = (side: Word[], end: number) => side.length > 0 && least(side.map((word) => word.y)) - end > size * 0.7;
    const [newLeft, newRight] = [begins(left, leftEnd), begins(right, rightEnd)];
    if (strips.length === 0 || (newLeft && newRight)) strips.push([row]);
    else if (newLeft) return [rows];
    else strips.at(-1)?.push(row);
    if (left.length > 0) leftEnd = bottom(left);
    if (right.length > 0) rightEnd = bottom(right);
  }
  const isTable = strips.length >= 2 && strips.every(([first]) => headingKind((first ?? []).map((word) => word.text).join(" ")) === null);
  return isTable ? strips : [rows];
}

const isSome = (words: Word[]) => words.length > 0;
const textOf = (words: Word[]) => words.map((word) => word.text).join(" ");

/** One short label on the left, and its value beside it. */
function isFormRow(strip: Word[][], x: number): boolean {
  const left = strip.map((row) => row.filter((word) => word.x + word.width / 2 < x)).filter((row) => row.length > 0);
  const [label] = left;
  if (left.length !== 1 || !label || strip[0]?.[0] !== label[0]) return false;
  return (strip[0]?.length ?? 0) > label.length && (LABEL.test(textOf(label)) || labelOf(textOf(label)) !== undefined);
}

/** A row in which every cell is the label of a column. */
function isTableHead(row: Word[]): boolean {
  const cells = cellsOf(row);
  return cells.length > 2 && cells.every((cell) => labelOf(textOf(cell)) !== undefined);
}

interface Gutter {
  x: number;
  bands: (Band & { columns: boolean })[];
  gain: number;
}

function findGutter(rows: Word[][]): Gutter | null {
  const size = median(rows.flat().map((word) => word.size)) || 10;
  const starts = new Map<number, number>();
  for (const row of rows) {
    for (const [index, word] of row.entries()) {
      const before = row[index - 1];
      if (before && word.x - (before.x + before.width) < size * 0.9) continue;
      const key = Math.round(word.x / 2);
      starts.set(key, (starts.get(key) ?? 0) + 1);
    }
  }
  const left = least(rows.flat().map((word) => word.x));
  const candidates = [...starts]
    .filter(([key]) => key * 2 > left + 40)
    .map(([key, count]) => ({ x: key * 2 - 3, count: count + (starts.get(key + 1) ?? 0) + (starts.get(key - 1) ?? 0) }))
    .filter(({ count }) => count >= 3)
    .sort((a, b) => b.count - a.count)
    .slice(0, 24);
  let best: Gutter | null = null;
  for (const { x } of candidates) {
    const bands = bandsAt(rows, x, size);
    const gain = bands.reduce((sum, band) => sum + (band.columns ? band.rows.length : 0), 0);
    if (gain > 0 && (!best || gain > best.gain)) best = { x, bands, gain };
  }
  return best;
}

function bandsAt(rows: Word[][], x: number, size: number): (Band & { columns: boolean })[] {
  const bands: (Band & { clear: boolean })[] = [];
  for (const row of rows) {
    const clear = isClear(row, x, size);
    const last = bands.at(-1);
    if (last && last.clear === clear) last.rows.push(row);
    else bands.push({ rows: [row], clear });
  }
  return bands
    .flatMap((band, index) => (band.clear ? trimmed(band, x, bands[index + 1] !== undefined) : [band]))
    .map((band) => ({ rows: band.rows, columns: band.clear && areColumns(band.rows, x, size) }));
}

/** Rows with nothing on the right, over and under the columns, are lines of their own: the end of a paragraph, the next heading. */
function trimmed(band: Band & { clear: boolean }, x: number, goesOn: boolean): (Band & { clear: boolean })[] {
  const hasRight = (row: Word[]) => row.some((word) => word.x >= x);
  const first = band.rows.findIndex(hasRight);
  const last = band.rows.findLastIndex(hasRight);
  if (first < 0) return [{ ...band, clear: false }];
  // A column may begin above or end below the other: only headings and the end of a paragraph are trimmed, not its text.
  const isHeading = (row: Word[]) => headingKind(row.map((word) => word.text).join(" ")) !== null;
  const over = band.rows.slice(0, first).findLastIndex(isHeading);
  const from = first <= 3 ? over + 1 : 0;
  const under = band.rows.slice(last + 1).findIndex(isHeading);
  // With nothing across the page below, it is the longer of two columns.
  const to = goesOn && under >= 0 && under <= 2 ? last + 1 + under : band.rows.length;
  return [
    { rows: band.rows.slice(0, from), clear: false },
    { rows: band.rows.slice(from, to), clear: true },
    { rows: band.rows.slice(to), clear: false },
  ].filter((part) => part.rows.length > 0);
}

function isClear(row: Word[], x: number, size: number): boolean {
  let before = -Infinity;
  for (const word of row) {
    const right = word.x + word.width;
    if (word.x < x + 2 && right > x + 2 && right - x >= 3) return false;
    if (word.x >= x) return word.x - before >= Math.min(size * 0.75, 9);
    before = right;
  }
  return true;
}

const DATE_ONLY =
  /^[\s\p{P}\p{S}\p{Co}]*((\p{L}{3,10}\.?|sinds|since|\d{1,2})?[\s/.,-]*['’]?\d{2,4}|\p{L}{3,7}|present|heden|current|ongoing|today|vandaag|to|tot|t\/m)([\s\p{P}\d]|present|heden|now|nu|current|ongoing|today|vandaag|to|tot|\p{L}{3,9}\.? ['’]?\d{2,4})*$/iu;

/** The pattern reads some words two ways: the length keeps that harmless. */
const isDateCell = (text: string) => text.length <= 40 && /\d/.test(text) && DATE_ONLY.test(text.replace(/[→~>]/gu, "-"));

/** What a table of personal details has in its left column. */
const LABEL =
  /^(full |first |last |voor|achter|roep)?(name|naam|namen|functie|position|e-?mail(adres)?|phone|telefoon(nummer)?|mobiel|mobile|tel|gsm|city|address|adres|woonplaats|postcode( en plaats)?|plaats|website|linkedin|github|profile?|profiel|title|geboorte(datum|plaats)|date of birth|birth ?date|nationalit(y|eit)|burgerlijke staat|marital status|rijbewijs|geslacht|gender|languages?|talen|skills|vaardigheden|education|opleiding|location|locatie|beschikbaar(heid)?|availability)\s*:?$/i;
const DURATION = /^\d{1,2}\s*(years?|yrs?|months?|mos?|jaar|maanden|mnd)\b/i;

/** Are the words of two columns the cells of rows that are read one by one? */
function areCells(left: Word[], right: Word[]): boolean {
  const x = least(right.map((word) => word.x));
  const rows = rowsOf([...left, ...right]);
  return rows.some(isTableHead) || areBeside(rows, x);
}

/** Does the narrower side hold the dates, places or labels of the rows beside it? */
function areBeside(rows: Word[][], x: number): boolean {
  const left = rows.map((row) => row.filter((word) => word.x < x)).filter((row) => row.length > 0);
  const right = rows.map((row) => row.filter((word) => word.x >= x)).filter((row) => row.length > 0);
  const [narrow, wide] = extent(left) < extent(right) ? [left, right] : [right, left];
  const texts = narrow.map(textOf);
  const dates = texts.filter(isDateCell).length;
  const told = narrow.filter((_, at) => headingKind(texts[at] ?? "") === null);
  // What goes on over or below all of the other side tells nothing of the rows beside it.
  const [from, to] = [top(wide.flat()), bottom(wide.flat())];
  const beside = told.filter((cell) => bottom(cell) > from && top(cell) < to);
  const areDates = (cells: Word[][]) =>
    cells.filter((cell) => isDateCell(textOf(cell)) || datePartsOf(cell) !== null).length >= cells.length * 0.5;
  if (areDates(told) || areDates(beside)) return true;
  const facts = texts.filter((text) => placeScore(text) >= 2 || DURATION.test(text)).length;
  if (dates >= texts.length * 0.15 && dates + facts >= texts.length * 0.7) return true;
  // Labels and dates, each beside what it is about, with headings in between: the usual Dutch table.
  const shared = new Set(rows.filter((row) => row.some((word) => word.x < x) && row.some((word) => word.x >= x)).flat());
  const isBeside = (cell: Word[]) => cell[0] !== undefined && shared.has(cell[0]);
  const cells = narrow.filter((cell, index) => isBeside(cell) || headingKind(texts[index] ?? "") === null);
  const isLabel = (text: string) => LABEL.test(text) || isDateCell(text) || labelOf(text) !== undefined || studyLabelOf(text) !== undefined;
  const labels = cells.map(textOf).filter(isLabel).length;
  const inRow = cells.filter(isBeside).length;
  return cells.length >= 3 && inRow >= cells.length * 0.9 && labels >= cells.length * 0.7;
}

function areColumns(rows: Word[][], x: number, size: number): boolean {
  const left = rows.map((row) => row.filter((word) => word.x < x)).filter((row) => row.length > 0);
  const right = rows.map((row) => row.filter((word) => word.x >= x)).filter((row) => row.length > 0);
  if (left.length < 3 || right.length < 3 || rows.some(isTableHead) || drawnAs(rows, x) === "rows") return false;
  if (areBeside(rows, x)) return false;
  const shared = left.length + right.length - rows.length;
  const [narrow, wide] = extent(left) < extent(right) ? [left, right] : [right, left];
  const texts = narrow.map((row) => textOf(row));
  const dates = texts.filter(isDateCell).length;
  const short = texts.filter((text) => text.length <= 28).length;
  const aligned = shared / Math.min(left.length, right.length);
  // A column of short cells, each beside a row of the other side: a table or labels, read row by row.
  if (aligned > 0.85 && (short > texts.length * 0.75 || dates > texts.length * 0.25)) {
    const own = narrow.filter((row, index) => {
      const next = narrow[index + 1];
      const here = row[0];
      return next?.[0] && here && next[0].y - here.y < size * 1.9;
    }).length;
    if (own < narrow.length * 0.6 || narrow.length < wide.length * 0.5) return false;
  }
  const height = greatest(rows.flat().map((word) => word.y)) - least(rows.flat().map((word) => word.y));
  return height > size * 4;
}

function extent(rows: Word[][]): number {
  const words = rows.flat();
  return greatest(words.map((word) => word.x + word.width)) - least(words.map((word) => word.x));
}
