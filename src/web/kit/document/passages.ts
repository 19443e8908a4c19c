import type { Box } from "#contract/fields.ts";
import { nth } from "#contract/nth.ts";

/** A stretch of a CV's text, end exclusive, and where it stands on the pages when that is known. */
export interface Passage {
  start: number;
  end: number;
  page?: number | undefined;
  boxes?: readonly Box[] | undefined;
  /** In focus it is scrolled to, and the keyboard stays where it is. */
  quiet?: boolean | undefined;
}

/** A passage that something else speaks of: a field of a profile, a line of a match. */
export interface Highlight extends Passage {
  key: string;
}

export const isSamePassage = (a: Passage | null | undefined, b: Passage | null | undefined): boolean =>
  Boolean(a && b && a.start === b.start && a.end === b.end);

/** A stretch of text between two borders, and the highlights that cover it. */
interface Piece {
  start: number;
  end: number;
  keys: string[];
}

/** Cuts a text at the borders of its passages, so that overlapping ones can be drawn one after the other. */
export function piecesOf(length: number, passages: readonly Highlight[]): Piece[] {
  const within = passages.filter(({ start, end }) => start >= 0 && end > start && end <= length);
  const borders = [...new Set([0, length, ...within.flatMap(({ start, end }) => [start, end])])].sort((a, b) => a - b);
  const pieces: Piece[] = [];
  for (let index = 0; index + 1 < borders.length; index++) {
    const start = nth(borders, index);
    const end = nth(borders, index + 1);
    // The shortest passage first: it says the most about this place.
    const covering = within.filter((each) => each.start <= start && each.end >= end).sort((a, b) => a.end - a.start - (b.end - b.start));
    pieces.push({ start, end, keys: covering.map(({ key }) => key) });
  }
  return pieces;
}

/** A run of text on a page, as a PDF holds it: points, origin at the top left. */
export interface Run {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Letters alone: spaces and hyphens at line ends differ between readings of the same page. */
const bare = (text: string) => text.normalize("NFKC").replace(/[\s\u00ad\u200b-\u200d\ufeff]/g, "");

/** Where a quote stands among the runs of a page, or null when it doesn't. */
export function locate(runs: readonly Run[], quote: string, page: number): Box[] | null {
  const wanted = bare(quote);
  if (wanted === "") return null;
  const texts = runs.map((run) => bare(run.text));
  const at = texts.join("").indexOf(wanted);
  if (at < 0) return null;
  const boxes: Box[] = [];
  let from = 0;
  for (const [index, text] of texts.entries()) {
    const run = nth(runs, index);
    const start = Math.max(at - from, 0);
    const end = Math.min(at + wanted.length - from, text.length);
    if (text.length > 0 && end > start) {
      boxes.push({
        page,
        x: run.x + (run.width * start) / text.length,
        y: run.y,
        width: (run.width * (end - start)) / text.length,
        height: run.height,
      });
    }
    from += text.length;
  }
  return boxes;
}
