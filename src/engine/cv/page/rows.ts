import type { Word } from "./document.ts";
import { looksOf } from "./looks.ts";

const baseline = (word: Word) => word.y + word.height * 0.8;

/** Words → rows by baseline, each sorted from left to right. */
export function rowsOf(words: Word[]): Word[][] {
  const sorted = [...words].sort((a, b) => baseline(a) - baseline(b) || a.x - b.x);
  const rows: { at: number; size: number; words: Word[] }[] = [];
  for (const word of sorted) {
    const last = rows.at(-1);
    const size = Math.max(word.size, last?.size ?? 0);
    if (last && baseline(word) - last.at < Math.max(1.5, Math.min(size, 30) * 0.32)) {
      last.words.push(word);
      if (word.size > last.size) last.size = word.size;
    } else rows.push({ at: baseline(word), size: word.size, words: [word] });
  }
  return rows.map((row) => row.words.sort((a, b) => a.x - b.x));
}

// Math.min(...) and Math.max(...) overflow the stack on the hundred thousand words that a hostile page can hold.
export const least = (values: number[]) => values.reduce((a, b) => Math.min(a, b), Infinity);

export const greatest = (values: number[]) => values.reduce((a, b) => Math.max(a, b), -Infinity);

export function median(values: number[]): number {
  if (values.length === 0) return 0;
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** In sizes of its letters: how wide a gap is that parts cells, and one at which the type changes too. */
const WIDE = 1.1;
const WIDE_AT_TURN = 0.7;
/** In points: no narrower gap parts anything. */
const LEAST_WIDE = 6;

/** Does a gap between two words part cells? */
export function isWideGap(gap: number, last: Word, word: Word): boolean {
  const size = Math.max(word.size, 1);
  return gap > Math.max(size * WIDE, LEAST_WIDE) || (gap > Math.max(size * WIDE_AT_TURN, LEAST_WIDE) && looksOf(last) !== looksOf(word));
}

/** A row's words between its wide gaps. */
export function cellsOf(row: Word[]): Word[][] {
  const cells: Word[][] = [];
  for (const word of row) {
    const last = cells.at(-1)?.at(-1);
    if (last && !isWideGap(word.x - (last.x + last.width), last, word)) cells.at(-1)?.push(word);
    else cells.push([word]);
  }
  return cells;
}

export const top = (row: Word[]) => least(row.map((word) => word.y));

export const bottom = (row: Word[]) => greatest(row.map((word) => word.y + word.height));
