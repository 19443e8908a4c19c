import type { Word } from "./document.ts";
import { greatest, least } from "./rows.ts";

/** Fewer rows with text on both sides show nothing. */
const FEWEST_SHARED = 2;
/** How often drawing changes the side on each of those rows: in columns no more, … */
const IN_COLUMNS = 0.5;
/** … row by row no less. Programs that write documents leave a gap between: the one is .1 to .3, the other 1.5 to 2. */
const IN_ROWS = 1;
/** Drawing that goes up again by so many times the size of its letters begins a column; cells of a table are less high. */
const UP = 5;
/** A page of more columns is a form, or drawn in an order of its own. */
const MOST_BLOCKS = 12;
/** Points by which letters may reach over the edge of their column. */
const OVER = 2;

/**
 * How rows with text on both sides of a gutter were drawn: one side as a whole after the other, as columns are, or row by row. Null: the
 * document doesn't show it.
 */
export function drawnAs(rows: Word[][], x: number): "columns" | "rows" | null {
  const isLeft = (word: Word) => word.x + word.width / 2 < x;
  const shared = rows.filter((row) => row.some(isLeft) && !row.every(isLeft));
  const words = shared.flat();
  if (shared.length < FEWEST_SHARED || !isDrawn(words)) return null;
  const sides = inOrder(words).map(isLeft);
  const changes = sides.filter((side, index) => index > 0 && side !== sides[index - 1]).length / shared.length;
  return changes <= IN_COLUMNS ? "columns" : changes >= IN_ROWS ? "rows" : null;
}

const isDrawn = (words: Word[]) => words.every(({ order }) => order !== undefined);
const inOrder = (words: Word[]) => words.toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0));

interface Block {
  words: Word[];
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const blockOf = (words: Word[]): Block => ({
  words,
  left: least(words.map(({ x }) => x)),
  right: greatest(words.map(({ x, width }) => x + width)),
  top: least(words.map(({ y }) => y)),
  bottom: greatest(words.map(({ y, height }) => y + height)),
});

/**
 * The columns of a page by the order it was drawn in: where drawing goes far up again, a column begins. Only where those columns stand
 * beside each other; `isTable` tells of two that they are the cells of rows. Null: the page has none that its drawing shows.
 */
export function drawnColumns(words: Word[], isTable: (left: Word[], right: Word[]) => boolean): Word[][] | null {
  if (!isDrawn(words)) return null;
  const runs: Word[][] = [];
  let low = -Infinity;
  for (const word of inOrder(words)) {
    const at = word.y + word.height;
    if (runs.length === 0 || at < low - word.size * UP) {
      runs.push([]);
      low = at;
    }
    runs.at(-1)?.push(word);
    low = Math.max(low, at);
  }
  if (runs.length < 2 || runs.length > MOST_BLOCKS) return null;
  const blocks = withWithin(runs.map(blockOf));
  const cuts = blocks.map((): number[] => []);
  for (const [index, one] of blocks.entries()) {
    for (const [next, other] of blocks.entries()) {
      if (next <= index || one.top >= other.bottom || other.top >= one.bottom) continue;
      const [mine, theirs] = [besideOf(one, other), besideOf(other, one)];
      if (mine.length === 0 || theirs.length === 0) continue;
      const [left, right] = [blockOf(mine), blockOf(theirs)].sort((a, b) => a.left - b.left);
      if (!left || !right || left.right > right.left + OVER || isTable(left.words, right.words)) return null;
      cuts[index]?.push(...cutsBy(one, blockOf(theirs)));
      cuts[next]?.push(...cutsBy(other, blockOf(mine)));
    }
  }
  return inReading(blocks.flatMap((block, index) => cutAt(block, cuts[index] ?? [])));
}

/** Blocks, each with what was drawn apart and stands between its own lines, as a heading may. */
function withWithin(blocks: Block[]): Block[] {
  const isWithin = (one: Block, other: Block) =>
    one !== other &&
    one.top >= other.top &&
    one.bottom <= other.bottom &&
    one.left >= other.left - OVER &&
    one.right <= other.right + OVER &&
    besideOf(other, one).length === 0;
  const outer = blocks.filter((one) => !blocks.some((other) => isWithin(one, other)));
  return outer.map((block) => {
    const inner = blocks.filter((one) => isWithin(one, block));
    return inner.length === 0 ? block : blockOf([block, ...inner].flatMap(({ words }) => words));
  });
}

/** A block's words that stand as high as another. */
const besideOf = ({ words }: Block, other: Block) => words.filter(({ y, height }) => y + height > other.top && y < other.bottom);

/** At which heights a block is cut by one beside it: where what stands over or below it reaches over its width. */
function cutsBy({ words }: Block, { left, right, top, bottom }: Block): number[] {
  const isAcross = (some: Word[]) => some.some(({ x, width }) => x < right - OVER && x + width > left + OVER);
  return [
    ...(isAcross(words.filter(({ y, height }) => y + height <= top)) ? [top] : []),
    ...(isAcross(words.filter(({ y }) => y >= bottom)) ? [bottom] : []),
  ];
}

/** What of a block stands over each height and below it. */
function cutAt({ words }: Block, heights: number[]): Word[][] {
  const parts = new Map<number, Word[]>();
  for (const word of words) {
    const part = heights.filter((height) => word.y + word.height / 2 > height).length;
    const known = parts.get(part);
    if (known) known.push(word);
    else parts.set(part, [word]);
  }
  return [...parts].sort(([a], [b]) => a - b).map(([, part]) => part);
}

/** As they were drawn, but for what was drawn after what stands below it. */
function inReading(parts: Word[][]): Word[][] {
  const placed: Block[] = [];
  for (const part of parts.map(blockOf)) {
    const below = placed.findIndex((one) => one.top >= part.bottom - OVER && one.left < part.right && one.right > part.left);
    placed.splice(below < 0 ? placed.length : below, 0, part);
  }
  return placed.map(({ words }) => words);
}
