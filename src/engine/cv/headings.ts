import { headingKind, type SectionKind } from "./heading-words.ts";
import type { Line } from "./lines.ts";
import { median } from "./lines.ts";

export interface Heading {
  line: number;
  kind: SectionKind;
  /** Words after the heading on the same line belong to the section: their index among the line's pieces. */
  rest: number | null;
}

const isCaps = (text: string) => /\p{Lu}{2}/u.test(text) && text === text.toUpperCase();

/** Style by which one document marks its headings. */
const styleKey = (line: Line) => `${Math.round(line.size * 2)}|${line.pieces[0]?.bold ? "b" : ""}|${isCaps(line.text) ? "c" : ""}`;

/**
 * The headings of a CV by their words, and those by the look that the known ones share.
 * A line of ordinary size whose words are a heading counts too when it stands alone.
 */
export function findHeadings(lines: Line[]): Heading[] {
  const body = median(lines.filter((line) => line.text.length > 30).map((line) => line.size)) || median(lines.map((line) => line.size));
  const headings: Heading[] = [];
  const looks = new Map<string, number>();
  const paged = lines.some((line) => line.size !== lines[0]?.size || line.bold);
  for (const [index, line] of lines.entries()) {
    if (line.text.length > 120) continue;
    const first = line.pieces[0];
    if (!first) continue;
    const whole = line.pieces.length === 1 ? headingKind(line.text) : headingKind(line.pieces.map((piece) => piece.text).join(" "));
    const look = emphasis(line, body);
    if (whole && line.text.length < 60 && !line.bullet) {
      // In running prose ("experience" ending a paragraph) a heading word alone on its line is no heading.
      const alone = line.gap || look > 0 || /:\s*$/.test(line.text) || !paged;
      const sentence = /^\p{Ll}/u.test(line.text) && look === 0;
      if (alone && !sentence && !isLabelOfList(lines, index, look)) {
        headings.push({ line: index, kind: whole, rest: null });
        looks.set(styleKey(line), (looks.get(styleKey(line)) ?? 0) + 1);
      }
      continue;
    }
    if (line.pieces.length > 1 && !line.bullet) {
      const kind = headingKind(first.text);
      if (
        kind &&
        (look > 0 || first.bold || isCaps(first.text) || first.size > body * 1.1) &&
        first.text.length < 40 &&
        (line.gap || first.bold || first.size > body * 1.1)
      ) {
        headings.push({ line: index, kind, rest: 1 });
      }
    }
  }
  const common = [...looks]
    .filter(([key, count]) => count >= 2 || (looks.size === 1 && count >= 1 && !key.endsWith("||")))
    .map(([key]) => key);
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(styleKey(line), (counts.get(styleKey(line)) ?? 0) + 1);
  const distinct = new Set(common.filter((key) => (counts.get(key) ?? 0) <= Math.max(14, lines.length * 0.12)));
  const known = new Set(headings.map((heading) => heading.line));
  for (const [index, line] of lines.entries()) {
    if (known.has(index) || line.bullet || index < 2 || line.text.length > 45 || line.pieces.length > 1) continue;
    if (!distinct.has(styleKey(line)) || emphasis(line, body) === 0 || !line.gap) continue;
    if (/\d{4}|@|[.,;]$/.test(line.text) || !/\p{L}{3}/u.test(line.text) || line.text.split(" ").length > 5) continue;
    headings.push({ line: index, kind: "other", rest: null });
  }
  return headings.sort((a, b) => a.line - b.line);
}

/** How much a line stands out: larger, bold, or in capitals. */
export function emphasis(line: Line, body: number): number {
  const first = line.pieces[0];
  return (line.size > body * 1.08 ? 1 : 0) + (first?.bold ? 1 : 0) + (isCaps(line.text) && line.text.length > 3 ? 1 : 0);
}

/** "Languages" between other labels of a list of skills is a label, not a section. */
function isLabelOfList(lines: Line[], index: number, look: number): boolean {
  if (look > 0) return false;
  const line = lines[index];
  const next = lines[index + 1];
  if (!line || !next) return false;
  return (
    !line.gap &&
    line.size <= (lines[index - 1]?.size ?? 0) &&
    !next.gap &&
    lines[index - 1]?.region === line.region &&
    line.text.length < 15 &&
    next.text.length < 15
  );
}
