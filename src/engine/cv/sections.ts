import { nth } from "#contract/nth.ts";
import type { SectionKind } from "./heading-words.ts";
import { findHeadings } from "./headings.ts";
import type { Layout } from "./page/document.ts";
import type { Line } from "./page/lines.ts";
import type { CvText } from "./page/text.ts";

export interface Section {
  kind: SectionKind;
  /** The heading's own line; null for what stands before the first heading. */
  heading: Line | null;
  lines: Line[];
}

/** A CV's lines under their headings. What stands before the first heading is the head of the CV: kind `contact`. */
export function sectionsOf(all: Line[], layout: Layout | null): Section[] {
  const lines = layout ? withoutFurniture(all, layout) : all;
  const headings = new Map(findHeadings(lines).map((heading) => [heading.line, heading]));
  const sections: Section[] = [{ kind: "contact", heading: null, lines: [] }];
  /** The section that each column ended in, by the column's left edge. */
  const lanes: { x: number; page: number; section: Section }[] = [];
  let last: Line | null = null;
  let current = nth(sections, 0);
  const edges = new Map<number, number>();
  for (const line of lines) edges.set(line.region, Math.min(edges.get(line.region) ?? Infinity, line.x));
  for (const [index, line] of lines.entries()) {
    const heading = headings.get(index);
    const x = edges.get(line.region) ?? line.x;
    if (last && layout && last.region !== line.region) {
      const from = edges.get(last.region) ?? last.x;
      lanes.unshift({ x: from, page: last.page, section: current });
      const up = line.page > last.page || line.y < last.y - last.height;
      if (!heading && up && Math.abs(x - from) > 30) {
        // A column that opens without a heading: on the first page it is the head of the CV, later it goes on where its own column stopped.
        const lane = line.page === 1 ? null : lanes.find((one) => one.page >= line.page - 1 && Math.abs(one.x - x) < 16);
        if (lane) current = lane.section;
        else if (line.page === 1) {
          current = { kind: "contact", heading: null, lines: [] };
          sections.push(current);
        }
      }
    }
    last = line;
    if (!heading) {
      current.lines.push(line);
      continue;
    }
    const section: Section = { kind: heading.kind, heading: line, lines: [] };
    if (heading.rest !== null) section.lines.push(restOf(line, heading.rest));
    sections.push(section);
    if (!heading.inline) current = section;
    // A line of its own kind amid others is left again: what follows goes on where it was, or belongs to nothing above it.
    else if (line.gap) {
      current = { kind: "other", heading: null, lines: [] };
      sections.push(current);
    }
  }
  return sections;
}

/** What stands on a heading's line after it. */
export function restOf(line: Line, from: number): Line {
  const start = line.start + from;
  const pieces = line.pieces
    .filter((piece) => piece.end > start)
    .map((piece) => (piece.start >= start ? piece : { ...piece, start, text: piece.text.slice(start - piece.start) }));
  const first = pieces[0];
  if (!first) return line;
  return {
    ...line,
    text: line.text.slice(from),
    start,
    x: first.x,
    pieces,
    gap: true,
    bold: first.bold,
    size: Math.max(...pieces.map((piece) => piece.size)),
  };
}

const PAGE_NUMBER = /(page|pagina|blz\.?|p\.)\s*\d+|^\s*\d{1,2}\s*(\/|of|van)?\s*\d{0,2}\s*$|\s\d{1,2}\s*$|\d{1,2}\s*\/\s*\d{1,2}\s*$/i;

/** Page numbers, and lines that run on over the edges of several pages, belong to no section. */
function withoutFurniture(all: Line[], layout: Layout): Line[] {
  const atEdge = (line: Line) => {
    const height = layout.pages[line.page - 1]?.height ?? 842;
    return line.text.length <= 100 && (line.y > height * 0.93 || (line.y + line.height < height * 0.06 && line.page > 1));
  };
  const plain = (line: Line) => line.text.replace(/[\d\s]+/g, "");
  const pages = new Map<string, Set<number>>();
  for (const line of all) {
    if (!atEdge(line)) continue;
    const on = pages.get(plain(line)) ?? new Set();
    pages.set(plain(line), on.add(line.page));
  }
  return all.filter((line) => {
    if (!atEdge(line)) return true;
    const running = (pages.get(plain(line))?.size ?? 0) > 1;
    return !running && (line.bullet || !PAGE_NUMBER.test(line.text)) && !/^(last updated|laatst bijgewerkt)/i.test(line.text);
  });
}

/** The first lines that follow each other in the text without another section between. */
export function contiguous(lines: Line[], cv: CvText): Line[] {
  const run: Line[] = [];
  for (const line of lines) {
    const last = run.at(-1);
    if (last && cv.text.slice(last.end, line.start).trim() !== "") break;
    run.push(line);
  }
  return run;
}

/** Does an offset lie in one of the ranges, their ends included? By halving: lines and offsets may both be many. */
export function coverOf(ranges: { start: number; end: number }[]): (offset: number) => boolean {
  const sorted = [...ranges].sort((a, b) => a.start - b.start || a.end - b.end);
  /** The furthest end of all ranges up to each. */
  const reach: number[] = [];
  for (const range of sorted) reach.push(Math.max(range.end, reach.at(-1) ?? range.end));
  return (offset) => {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle]?.start ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    return low > 0 && (reach[low - 1] ?? -1) >= offset;
  };
}

/** Lines of one section that stand together in the text, as one stretch. */
export function blocksOf(lines: Line[]): { start: number; end: number }[] {
  const blocks: { start: number; end: number }[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    if (last && line.start - last.end <= 2) last.end = line.end;
    else blocks.push({ start: line.start, end: line.end });
  }
  return blocks;
}
