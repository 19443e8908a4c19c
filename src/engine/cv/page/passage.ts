import type { Box } from "#contract/fields.ts";
import type { Layout } from "./document.ts";

/** Where a stretch of the text stands: its page and one box per line. Null when no word of it has a place. */
export function passageBoxes(layout: Layout, start: number, end: number): { page: number; boxes: Box[] } | null {
  const boxes: Box[] = [];
  for (let index = firstWordAfter(layout, start); index < layout.words.length; index++) {
    const word = layout.words[index];
    if (!word || word[0] >= end) break;
    const [, , page, x, y, width, height] = word;
    const last = boxes.at(-1);
    const middle = y + height / 2;
    // Read from right to left, the next word of a line is the one on the left.
    const isBeside = last !== undefined && (x >= last.x || last.x - (x + width) < last.height);
    if (last && last.page === page && middle > last.y && middle < last.y + last.height && isBeside) {
      const right = Math.max(last.x + last.width, x + width);
      last.x = Math.min(last.x, x);
      last.width = right - last.x;
      const bottom = Math.max(last.y + last.height, y + height);
      last.y = Math.min(last.y, y);
      last.height = bottom - last.y;
    } else boxes.push({ page, x, y, width, height });
  }
  const first = boxes[0];
  return first ? { page: first.page, boxes } : null;
}

/** The first word that ends after `start`; words stand in order of their offsets. */
function firstWordAfter(layout: Layout, start: number): number {
  let low = 0;
  let high = layout.words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((layout.words[middle]?.[1] ?? 0) <= start) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A stretch of the CV's text and what was understood from it. Confidence 0…1. */
export interface Read<T = string> {
  value: T;
  start: number;
  end: number;
  confidence: number;
}
