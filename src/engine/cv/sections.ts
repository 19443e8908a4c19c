import { nth } from "#contract/nth.ts";
import { canonicalSkill } from "#engine/skills/lexicon.ts";
import { findDates } from "./fields/dates.ts";
import { headingKind, type SectionKind } from "./heading-words.ts";
import { findHeadings } from "./headings.ts";
import type { Layout } from "./page/document.ts";
import type { Line } from "./page/lines.ts";
import type { CvText } from "./page/text.ts";
import { isDegree } from "./vocabulary.ts";

export interface Section {
  kind: SectionKind;
  /** The heading's own line; null for what stands before the first heading. */
  heading: Line | null;
  lines: Line[];
}

/** A CV's lines under their headings. What stands before the first heading is the head of the CV: kind `contact`. */
export function sectionsOf(all: Line[], layout: Layout | null): Section[] {
  const lines = all.filter(({ edge }) => !edge);
  const headings = new Map(findHeadings(lines).map((heading) => [heading.line, heading]));
  const sections: Section[] = [{ kind: "contact", heading: null, lines: [] }];
  /** The section that each column ended in, by the column's left edge. */
  const lanes: { x: number; page: number; section: Section }[] = [];
  let last: Line | null = null;
  let current = nth(sections, 0);
  const foot = footAt(lines);
  const edges = new Map<number, number>();
  for (const line of lines) edges.set(line.region, Math.min(edges.get(line.region) ?? Infinity, line.x));
  const told: Told[] = [];
  for (const [index, line] of lines.entries()) {
    const heading = headings.get(index);
    const x = edges.get(line.region) ?? line.x;
    if (last && layout && last.region !== line.region) {
      const from = edges.get(last.region) ?? last.x;
      lanes.unshift({ x: from, page: last.page, section: current });
      const up = line.page > last.page || line.y < last.y - last.height;
      const over = heading || !up ? null : sectionOver(told, line);
      if (over) current = over;
      else if (!heading && up && Math.abs(x - from) > 30) {
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
    if (index === foot) {
      current = { kind: "links", heading: null, lines: [] };
      sections.push(current);
    }
    const tells: Told = { line, section: current, isHeading: heading !== undefined };
    told.push(tells);
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
    tells.section = current;
  }
  return sections.map((section) => ({ ...section, kind: kindByContent(section) ?? section.kind }));
}

/** So many known skills among half of what stands there make a list of skills. */
const LEAST_SKILLS = 3;

/** Under a heading in somebody's own words ("Back to school", "In my bag"): what stands there tells; null where it doesn't. */
function kindByContent({ kind, heading, lines }: Section): SectionKind | null {
  if (kind !== "other" || !heading || headingKind(heading.text) !== null) return null;
  const dated = lines.flatMap((line, index) => (findDates(line.text).some(({ single }) => !single) ? [lines.slice(index, index + 2)] : []));
  // A school alone may be where somebody was a member.
  if (dated.length > 0) return dated.every((some) => some.some(({ text }) => isDegree(text))) ? "education" : null;
  const items = lines.flatMap(({ pieces }) => pieces.flatMap(({ text }) => text.split(/[,;|•·]/))).map((item) => item.trim());
  const known = items.filter((item) => canonicalSkill(item) !== null).length;
  return known >= LEAST_SKILLS && known * 2 >= items.length ? "skills" : null;
}

const ADDRESS = /^(?:https?:\/\/|www\.)\S+$|^\S+@\S+\.\S+$|^(?:[\p{L}\d-]{1,63}\.){1,4}\p{L}{2,12}(?:[/?#]\S*)?$/u;
/** What stands between addresses, and numbers. */
const BESIDE_ADDRESS = /^[\P{L}]+$|^(?:web(?:site)?|site|tel|e-?mail|linkedin|[tmew])[.:]$/iu;
const COPYRIGHT = /^\s*(?:©|copyright\s)/i;
const LONGEST_FOOT = 200;
const NUMBER = /^(?:tel\.?|telefoon|phone|mobiel|mobile|gsm|[tm])?[\s.:]*(?:\+|\(?0)\d[\d ()./-]{6,18}$/iu;
const NAME = /^\p{Lu}[\p{L}\p{M}'’.-]*(?:\s+(?:\p{Ll}{1,3}|\p{Lu}[\p{L}\p{M}'’.-]*)){1,4}$/u;

/** Where the foot of a CV begins: after white space, nothing but addresses, whose the document is, or a name and how it is reached; -1 without one. */
function footAt(lines: Line[]): number {
  const isFoot = ({ text }: Line) => {
    const words = text.length > LONGEST_FOOT ? [] : text.split(/\s+/).filter((word) => word !== "");
    const isAddress = (word: string) => ADDRESS.test(word.replace(/[,;)]+$/, ""));
    return (
      COPYRIGHT.test(text) ||
      NUMBER.test(text) ||
      (words.some(isAddress) && words.every((word) => isAddress(word) || BESIDE_ADDRESS.test(word)))
    );
  };
  const last = lines.findLastIndex((line) => !isFoot(line));
  const above = lines[last];
  if (above?.gap && last > 0 && lines[last + 1]?.gap === false && NAME.test(above.text)) return last;
  const from = lines.findIndex((line, index) => index > last && line.gap);
  return last < 0 ? -1 : from;
}

/** A line, and the section that it is in or opens. */
interface Told {
  line: Line;
  section: Section;
  isHeading: boolean;
}

/** Of a column that opens without a heading: the section whose heading stands over it and over the column beside it. */
function sectionOver(told: Told[], { page, y }: Line): Section | null {
  const at = told.findLastIndex(({ line }) => line.page === page && line.y + line.height <= y + 2);
  const [over, beside] = [told[at], told[at + 1]];
  if (!over?.section.heading || !beside || beside.isHeading || beside.line.page !== page) return null;
  return over.isHeading || over.line.region !== beside.line.region ? over.section : null;
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

/**
 * Lines of one part as the stretches of the text that hold them: what stands along the edge of a page, or on another page beside them,
 * parts two; what else stands between ends the last.
 */
export function stretchesOf(lines: Line[], cv: CvText): { start: number; end: number }[] {
  const stretches: { start: number; end: number }[] = [];
  let last: Line | null = null;
  for (const line of lines) {
    const stretch = stretches.at(-1);
    if (stretch && last && cv.text.slice(last.end, line.start).trim() === "") stretch.end = line.end;
    else if (!last || line.page > last.page || isEdge(last.end, line.start, cv)) stretches.push({ start: line.start, end: line.end });
    else break;
    last = line;
  }
  return stretches;
}

/** Does nothing stand between two places but what runs along the edges of pages? */
function isEdge(from: number, to: number, cv: CvText): boolean {
  const between = cv.lines.filter(({ start }) => start >= from && start < to);
  return from <= to && between.every(({ edge }) => edge);
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
