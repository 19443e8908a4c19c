import type { SectionKind } from "./heading-words.ts";
import { findHeadings } from "./headings.ts";
import type { Line } from "./lines.ts";

export interface Section {
  kind: SectionKind;
  /** The heading's own line; null for what stands before the first heading. */
  heading: Line | null;
  lines: Line[];
}

/** A CV's lines under their headings. What stands before the first heading is the head of the CV: kind `contact`. */
export function sectionsOf(lines: Line[]): Section[] {
  const headings = new Map(findHeadings(lines).map((heading) => [heading.line, heading]));
  const sections: Section[] = [{ kind: "contact", heading: null, lines: [] }];
  for (const [index, line] of lines.entries()) {
    const heading = headings.get(index);
    if (!heading) {
      sections.at(-1)?.lines.push(line);
      continue;
    }
    const section: Section = { kind: heading.kind, heading: line, lines: [] };
    if (heading.rest !== null) {
      const pieces = line.pieces.slice(heading.rest);
      const first = pieces[0];
      if (first) section.lines.push({ ...line, text: line.text.slice(first.start - line.start), start: first.start, x: first.x, pieces, gap: true, bold: first.bold, size: Math.max(...pieces.map((piece) => piece.size)) });
    }
    sections.push(section);
  }
  return sections;
}
