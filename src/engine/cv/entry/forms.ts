import { nth } from "#contract/nth.ts";
import { type Label, labelOf, studyLabelOf } from "../head/labels.ts";
import type { Line, Piece } from "../page/lines.ts";
import { restOf } from "../sections.ts";
import type { EntryKind } from "./entry-lines.ts";

/** Points by which a value may begin apart from the label over it, or from the line that it goes on from. */
export const EVEN = 6;
/** One row of labels is the head of a table; a form has it for each entry. */
const LEAST_ROWS = 2;
/** No value goes over more lines. */
const MOST_LINES = 3;

/** The lines of a form as those of a section without: a value over several lines is one, and what labels in other cells say of it stands beside it. */
export function filledIn(lines: Line[], kind: EntryKind): Line[] {
  const labelIn = ({ text }: Piece): Label | undefined => {
    const bare = text.trim().replace(/\s*:$/, "");
    return kind === "education" ? (studyLabelOf(bare) ?? labelOf(bare)) : labelOf(bare);
  };
  const whole = withWholeValues(lines, labelIn);
  const under = withLabelsOver(whole, labelIn);
  return kind === "education" ? withLabelsBeside(under, labelIn) : under;
}

type LabelIn = (piece: Piece) => Label | undefined;

/** "Functie   Adviseur kwaliteit," over "veiligheid en milieu": a value that goes on below itself. */
function withWholeValues(lines: Line[], labelIn: LabelIn): Line[] {
  const joined: { line: Line; count: number }[] = [];
  for (const [at, line] of lines.entries()) {
    const last = joined.at(-1);
    const [label, value] = last?.line.pieces ?? [];
    const isOn =
      last !== undefined &&
      label !== undefined &&
      value !== undefined &&
      last.line.pieces.length === 2 &&
      last.count < MOST_LINES &&
      Boolean(labelIn(label)) &&
      line.pieces.length === 1 &&
      !line.bullet &&
      isRightBelow(nth(lines, at - 1), line) &&
      Math.abs(line.x - value.x) < EVEN;
    if (isOn) Object.assign(last, { line: joinedTo(last.line, line), count: last.count + 1 });
    else joined.push({ line, count: 1 });
  }
  return joined.map(({ line }) => line);
}

/** In heights of a line, from the top of one to the top of the next. */
const NEXT = 2;

/** Nothing stands between two lines, white space but what parts the lines of a paragraph neither. */
export const isRightBelow = (line: Line, below: Line) =>
  below.page === line.page && below.y > line.y && below.y - line.y < line.height * NEXT && below.start - line.end <= 2;

/** A line and the one below it, which goes on from its last cell; offsets stay true, for spaces stand for breaks. */
export function joinedTo(line: Line, below: Line): Line {
  const last = nth(line.pieces, line.pieces.length - 1);
  const between = " ".repeat(below.start - line.end);
  const value = { ...last, text: last.text + between + below.text, end: below.end, right: Math.max(last.right, below.right) };
  return {
    ...line,
    text: line.text + between + below.text,
    end: below.end,
    right: Math.max(line.right, below.right),
    pieces: [...line.pieces.slice(0, -1), value],
    runs: [...line.runs, ...below.runs],
  };
}

/** "Functie   Werkgever" over "Planner   Busbedrijf De Lijn", again for each job: the labels go, and stand beside the cells below them. */
function withLabelsOver(lines: Line[], labelIn: LabelIn): Line[] {
  const isLabels = (line: Line) => line.pieces.every((piece) => labelIn(piece) !== undefined);
  const labels = lines.map((line, at) => {
    const below = lines[at + 1];
    if (!below || !isLabels(line) || isLabels(below) || below.pieces.length > line.pieces.length) return null;
    const over = below.pieces.map(({ x }) => line.pieces.find((piece) => Math.abs(piece.x - x) < EVEN));
    return over.includes(undefined) ? null : over.map((piece) => labelIn(piece as Piece) ?? null);
  });
  const rows = labels.filter((row) => row !== null);
  if (rows.length < LEAST_ROWS || !rows.flat().some((label) => label === "title" || label === "company")) return lines;
  return lines.flatMap((line, at) => {
    const own = labels[at - 1];
    if (labels[at]) return [];
    if (!own) return [line];
    return [
      { ...line, gap: lines[at - 1]?.gap ?? line.gap, said: own.map((label, cell) => ({ label, start: nth(line.pieces, cell).start })) },
    ];
  });
}

/** "Opleiding   Bouwkunde", "School   De Kreek": what stands beside a study's labels. */
function withLabelsBeside(lines: Line[], labelIn: LabelIn): Line[] {
  const isRow = (line: Line) => line.pieces.length === 2 && labelIn(nth(line.pieces, 0)) !== undefined;
  if (lines.filter(isRow).length < LEAST_ROWS) return lines;
  return lines.map((line) => {
    if (!isRow(line)) return line;
    const [label, value] = [nth(line.pieces, 0), nth(line.pieces, 1)];
    return { ...restOf(line, value.start - line.start), gap: line.gap, said: [{ label: labelIn(label) ?? null, start: value.start }] };
  });
}
