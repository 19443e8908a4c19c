import type { Layout } from "./document.ts";
import type { SectionKind } from "./heading-words.ts";
import { findHeadings } from "./headings.ts";
import type { Line } from "./lines.ts";
import type { CvText } from "./text.ts";

export interface Section {
  kind: SectionKind;
  /** The heading's own line; null for what stands before the first heading. */
  heading: Line | null;
  lines: Line[];
}

/** A CV's lines under their headings. What stands before the first heading is the head of the CV: kind `contact`. */
export function sectionsOf(all: Line[], layout: Layout | null): Section[] {
  const lines = layout ? all.filter((line) => !isFurniture(line, all, layout.pages[line.page - 1]?.height ?? 842)) : all;
  const headings = new Map(findHeadings(lines).map((heading) => [heading.line, heading]));
  const sections: Section[] = [{ kind: "contact", heading: null, lines: [] }];
  /** The section that each column ended in, by the column's left edge. */
  const lanes: { x: number; page: number; section: Section }[] = [];
  let last: Line | null = null;
  let current = sections[0] as Section;
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
    if (heading.rest !== null) {
      const pieces = line.pieces.slice(heading.rest);
      const first = pieces[0];
      if (first)
        section.lines.push({
          ...line,
          text: line.text.slice(first.start - line.start),
          start: first.start,
          x: first.x,
          pieces,
          gap: true,
          bold: first.bold,
          size: Math.max(...pieces.map((piece) => piece.size)),
        });
    }
    sections.push(section);
    current = section;
  }
  return sections;
}

const PAGE_NUMBER = /(page|pagina|blz\.?|p\.)\s*\d+|^\s*\d{1,2}\s*(\/|of|van)?\s*\d{0,2}\s*$|\s\d{1,2}\s*$|\d{1,2}\s*\/\s*\d{1,2}\s*$/i;

/** Page numbers and running lines at the edge of a page belong to no section. */
function isFurniture(line: Line, all: Line[], height: number): boolean {
  const atBottom = line.y > height * 0.93;
  const atTop = line.y + line.height < height * 0.06 && line.page > 1;
  if (!(atBottom || atTop) || line.text.length > 100) return false;
  const words = line.text.replace(/[\d\s]+/g, "");
  const running = all.some(
    (other) => other.page !== line.page && Math.abs(other.y - line.y) < 4 && other.text.replace(/[\d\s]+/g, "") === words,
  );
  return running || (PAGE_NUMBER.test(line.text) && !line.bullet) || /^(last updated|laatst bijgewerkt)/i.test(line.text);
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
