import { findDates } from "./fields/dates.ts";
import { headingKind, type SectionKind } from "./heading-words.ts";
import type { Line } from "./page/lines.ts";
import { looksAt } from "./page/looks.ts";

export const isCaps = (text: string) => /\p{Lu}{2}/u.test(text) && text === text.toUpperCase();

/** Style by which one document marks its headings, all types of the line's letters included. */
export function styleKey(line: Line): string {
  const types = [...new Set(line.runs.map(({ looks }) => looks))].join("+");
  return `${Math.round(line.size * 2)} ${types}|${line.pieces[0]?.bold ? "b" : ""}|${isCaps(line.text) ? "c" : ""}`;
}

/** How much a line stands out: larger, bold, or in capitals. */
export function emphasis(line: Line, body: number): number {
  const first = line.pieces[0];
  return (line.size > body * 1.08 ? 1 : 0) + (first?.bold ? 1 : 0) + (isCaps(line.text) && line.text.length > 3 ? 1 : 0);
}

export const hasSpan = (line: Line | undefined) =>
  line !== undefined && line.text.length < 200 && findDates(line.text).some((span) => !span.single);

/** So many other lines with years that look alike are the heads of jobs or studies. */
const LEAST_ALIKE = 2;

/** "**Volunteer**   2021 – 2024" among lines of the same types with years of their own is one of them, whatever its word announces. */
export function datedAs(lines: Line[]): (line: Line) => boolean {
  const typesOf = ({ runs }: Line) => runs.map(({ looks }) => looks).join();
  const counts = new Map<string, number>();
  const dated = new Set(lines.filter((line) => line.runs.length > 0 && hasSpan(line)));
  // "Work   Glazier, 2019 – 2022", "Study   BSc Glass, 2015 – 2019": where each section's name stands beside its first line, those are none of them.
  const isNamed = ({ pieces }: Line) => pieces.some(({ text }) => headingKind(text) !== null);
  for (const line of dated) if (!isNamed(line)) counts.set(typesOf(line), (counts.get(typesOf(line)) ?? 0) + 1);
  return (line) => dated.has(line) && (counts.get(typesOf(line)) ?? 0) >= LEAST_ALIKE;
}

/** What a label beside its list opens, where labels stand in a row of their own and no job or study is told. */
const LISTED = new Set<SectionKind>(["skills", "languages", "certifications"]);
const WITH_LABELS = new Set<SectionKind | undefined>(["other", "contact", "summary", ...LISTED, undefined]);
/** No CV has more. */
const MOST_LABELS = 100;
/** Points by which the cells of one column may stand apart. */
const EVEN = 4;

/** "Skills   SAP, Excel" over "Languages   Dutch": labels of lists, by a type of their own or by several in one column. */
export function labelsOfLists(lines: Line[]): (line: Line, within: SectionKind | undefined) => boolean {
  const rows = lines
    .filter(({ pieces: [label, list], bullet }) => {
      const kind = label && list && !bullet ? headingKind(label.text) : null;
      return kind !== null && LISTED.has(kind);
    })
    .slice(0, MOST_LABELS);
  const isOther = ({ pieces: [label, list], runs }: Line) => label && list && looksAt(runs, label.start) !== looksAt(runs, list.start);
  const isEven = (one: Line, other: Line) =>
    one !== other && [0, 1].every((at) => Math.abs((one.pieces[at]?.x ?? 0) - (other.pieces[at]?.x ?? Infinity)) < EVEN);
  const labelled = new Set(rows.filter((line) => line.runs.length > 0 && (isOther(line) || rows.some((other) => isEven(line, other)))));
  return (line, within) => labelled.has(line) && WITH_LABELS.has(within);
}

/** So many headings of one look are those of sections. */
const LEAST_OF_SECTIONS = 3;

/** "Skills", and below it in smaller letters "Core", "Other": the groups of a list are no sections of their own. */
export function withGroups<H extends { line: number; kind: SectionKind; inline?: boolean }>(lines: Line[], headings: H[]): H[] {
  const looksIn = ({ line }: H) => lines[line]?.runs[0]?.looks ?? "";
  const sections = headings.filter(({ inline }) => !inline);
  const main = [...Map.groupBy(sections, looksIn)].sort(([, one], [, other]) => other.length - one.length)[0];
  if (!main || main[1].length < LEAST_OF_SECTIONS || main[0] === "") return headings;
  const isGroup = (heading: H) =>
    sections.every((other) => looksIn(other) !== looksIn(heading) || other.kind === "other" || other.kind === "skills");
  let over: H | null = null;
  return headings.map((heading) => {
    if (heading.inline) return heading;
    if (looksIn(heading) === main[0]) over = heading;
    const [own, above] = [lines[heading.line], over && lines[over.line]];
    const isWithin = over?.kind === "skills" && own && above && own.size < above.size && own.region >= above.region;
    return isWithin && heading.kind === "other" && isGroup(heading) ? { ...heading, kind: "skills" } : heading;
  });
}
