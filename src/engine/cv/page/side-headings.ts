import { nth } from "#contract/nth.ts";
import { headingKind, type SectionKind } from "../heading-words.ts";
import type { Word } from "./document.ts";
import { looksOf } from "./looks.ts";
import { bottom, cellsOf, greatest, least, rowsOf, top } from "./rows.ts";

/** Fewer known headings in the left margin are no layout. */
const FEWEST = 2;
/** So many of them stand beside text, … */
const MOSTLY = 0.6;
/** … and one of them is of what every CV has. */
const GREAT = new Set<SectionKind>(["experience", "education"]);
/** Points by which headings may begin apart, and text may begin left of what is beside them. */
const EVEN = 6;
/** In sizes of its letters: so far over a heading its section may begin, as cells of a table are seldom on one line, … */
const BEGINS_OVER = 2.2;
/** … and so far below. */
const BEGINS_BELOW = 0.7;
/** White space over a row speaks for it, by so much of what a place that is its own size off speaks against it. */
const SPACE_COUNTS = 0.15;
/** In heights of a line: a heading that goes on over rows has no more space between them. */
const LINE_SPACE = 0.7;

const textOf = (words: Word[]) => words.map(({ text }) => text).join(" ");
const rightOf = (words: Word[]) => greatest(words.map(({ x, width }) => x + width));

/** A page with headings beside their sections: what stands over them, each heading with its section, and what stands below them all. */
interface Beside {
  over: Word[];
  sections: { heading: Word[]; text: Word[] }[];
  under: Word[];
}

/**
 * The parts of a page whose headings stand in a column of their own, each beside its section. Rows would mix the two, as a heading seldom
 * stands on the line of its section's first words. Null: the page isn't written so.
 */
export function besideHeadings(words: Word[]): Beside | null {
  const all = rowsOf(words);
  const known = all.flatMap((row, at) => {
    const [first = [], ...others] = cellsOf(row);
    const kind = headingKind(textOf(first));
    // What a form calls somebody's details is no section.
    return kind !== null && kind !== "contact" ? [{ at, kind, first, isAlone: others.length === 0 }] : [];
  });
  const edge = least(known.map(({ first }) => nth(first, 0).x));
  const headings = known.filter(({ first }) => nth(first, 0).x - edge < EVEN);
  if (headings.length < FEWEST) return null;
  const looks = new Set(headings.map(({ first }) => looksOf(nth(first, 0))));
  const gutter = greatest(headings.map(({ first }) => rightOf(first)));
  const isInMargin = (word: Word) => word.x < gutter && looks.has(looksOf(word));
  const isAcross = (row: Word[]) => row.some((word) => word.x < gutter - EVEN && !isInMargin(word));
  const firstAt = nth(headings, 0).at;
  const from = all.slice(0, firstAt).findLastIndex(isAcross) + 1;
  const next = all.slice(from).findIndex(isAcross);
  const to = next < 0 ? all.length : from + next;
  const within = all.slice(from, to).flat();
  const margin = within.filter(isInMargin);
  const rows = rowsOf(within.filter((word) => !isInMargin(word)));
  const blocks = blocksOf(rowsOf(margin));
  const held = headings.filter(({ at }) => at < to);
  const beside = held.filter(({ isAlone, at }) => !isAlone || !isApart(all, at));
  if (
    held.length < FEWEST ||
    beside.length < held.length * MOSTLY ||
    !held.some(({ kind }) => GREAT.has(kind)) ||
    rows.length < blocks.length
  )
    return null;
  const begins = beginsOf(rows, blocks);
  if (begins.slice(1).some((begin, at) => begin <= nth(begins, at))) return null;
  return {
    over: [...all.slice(0, from).flat(), ...rows.slice(0, begins[0]).flat()],
    sections: blocks.map((heading, at) => ({ heading, text: rows.slice(nth(begins, at), begins[at + 1] ?? rows.length).flat() })),
    under: all.slice(to).flat(),
  };
}

/** Does a row keep clear of those over and below it, as a heading on a line of its own does? */
function isApart(rows: Word[][], at: number): boolean {
  const [row, before, after] = [nth(rows, at), rows[at - 1], rows[at + 1]];
  return (!before || bottom(before) <= top(row)) && (!after || bottom(row) <= top(after));
}

/** The rows of a column as headings: what goes on in the next row stands close below. */
function blocksOf(rows: Word[][]): Word[][] {
  const blocks: Word[][] = [];
  for (const row of rows) {
    const last = blocks.at(-1);
    if (last && top(row) - bottom(last) < nth(row, 0).height * LINE_SPACE) last.push(...row);
    else blocks.push([...row]);
  }
  return blocks;
}

/**
 * The rows that the headings' sections begin with: each stands as far above or below its heading as the others do, since one hand set them.
 * Where several do equally well, those behind the widest spaces.
 */
function beginsOf(rows: Word[][], headings: Word[][]): number[] {
  const spaceOver = (index: number) => (index === 0 ? Infinity : top(nth(rows, index)) - bottom(nth(rows, index - 1)));
  const near = headings.map((heading) => {
    const { size } = nth(heading, 0);
    return rows.flatMap((row, index) => {
      const off = (top(row) - top(heading)) / size;
      return off > -BEGINS_OVER && off < BEGINS_BELOW ? [{ index, off, space: Math.min(spaceOver(index) / size, 2) }] : [];
    });
  });
  const costOf = (off: number, one: { off: number; space: number }) => Math.abs(one.off - off) - one.space * SPACE_COUNTS;
  const bestAt = (off: number) => near.map((some) => some.toSorted((one, other) => costOf(off, one) - costOf(off, other))[0]);
  const sumAt = (off: number) => bestAt(off).reduce((sum, one) => sum + (one ? costOf(off, one) : 0), 0);
  const [off = 0] = near
    .flat()
    .map((one) => one.off)
    .sort((one, other) => sumAt(one) - sumAt(other));
  return bestAt(off).map((one, at) => {
    if (one) return one.index;
    const next = rows.findIndex((row) => top(row) >= top(nth(headings, at)));
    return next < 0 ? rows.length : next;
  });
}
