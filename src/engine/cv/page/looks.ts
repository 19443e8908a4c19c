import type { Looks } from "./document.ts";

/** Letters of a line that look alike; `looks` is the same for all that do. */
export interface Run {
  start: number;
  end: number;
  looks: string;
}

/** Two that look alike give the same. */
export const looksOf = ({ font = "", size, bold, italic = false, colour = 0 }: Looks): string =>
  [font, Math.round(size * 2), bold ? "bold" : "", italic ? "italic" : "", colour].join(" ");

/** How the letter at an offset looks; nothing where the document doesn't tell. */
export const looksAt = (runs: readonly Run[], offset: number): string =>
  runs.find(({ start, end }) => offset >= start && offset < end)?.looks ?? "";

/** A line's words as runs of letters that look alike; signs between them go with what stands before. */
export function runsOf(words: readonly { start: number; end: number; text: string; looks: string }[]): Run[] {
  const runs: Run[] = [];
  for (const { start, end, text, looks } of words) {
    const last = runs.at(-1);
    if (last && (last.looks === looks || !/[\p{L}\p{N}]/u.test(text))) last.end = end;
    else runs.push({ start, end, looks });
  }
  return runs;
}
