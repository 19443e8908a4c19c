import type { TextFormat } from "#contract/candidate/candidate.ts";
import type { LineStyle } from "./document.ts";
import { looksOf } from "./looks.ts";

/** Points from which on a heading is one of the first rank: a name, a title. */
const FIRST_RANK = 18;
/** So much is kept of one document. */
const MOST = 4000;

/** How a line looks that stands at `start` of the text: what it is as a whole, and its bold words. */
export function formatsOf(line: string, start: number, style: LineStyle): TextFormat[] {
  const end = start + line.length;
  const formats: TextFormat[] = [];
  if (style.heading) formats.push({ kind: style.size >= FIRST_RANK ? "title" : "heading", start, end });
  else if (style.list) formats.push({ kind: "item", start, end });
  else if (style.row) formats.push({ kind: "row", start, end });
  if (style.cell) formats.push({ kind: "cell", start, end });
  if (style.heading) return formats;
  for (const run of stretchesOf(line, start, style)) if (run.bold) formats.push({ kind: "bold", start: run.start, end: run.end });
  return formats;
}

/** The stretches of a line that look alike. White space and characters may have been mended since: they are looked up one after the other. */
export function stretchesOf(line: string, start: number, style: LineStyle | null) {
  let from = 0;
  return (style?.runs ?? []).flatMap(({ text, ...looks }) => {
    const at = line.indexOf(text, from);
    if (at < 0) return [];
    from = at + text.length;
    return [{ start: start + at, end: start + from, text, bold: looks.bold, looks: looksOf(looks) }];
  });
}

export const keptFormats = (formats: TextFormat[]): TextFormat[] => formats.slice(0, MOST);
