import type { Section } from "#engine/words/vacancy-wording.ts";
import { cues } from "#engine/words/vacancy-words.ts";

/** A row of a table that says by a column what its words are: "Rijbewijs B      eis", "A degree   X", "Kennis van GWW     30". */
interface TableRow {
  /** The words of the row without its other columns. */
  start: number;
  end: number;
  section: Section;
  /** Points of a tender, where the column tells them. */
  points: number | null;
}

const column = / {2,}|\t+| {0,3}\| {0,3}/g;
const tick = /^(?:x|✓|✔|✗|●|•|ja|yes|v)$/i;
const scores = /(?<!\p{L})(?:punten|points|score|weging|weight(?:ing)?|max\.? punten)(?!\p{L})/iu;

interface Cell {
  start: number;
  end: number;
}

/** What a head or cell of a few words calls a requirement; null for anything else. */
function kindOf(cell: string): Section | null {
  if (cell.length > 24) return null;
  if (cues.knockOut.test(cell)) return "knock_out";
  if (/^(?:nice to have|wens(?:en)?|desirable|desired|preferred|pr[eé]|gewenst|optional|optioneel|d|w)$/i.test(cell)) return "nice";
  return /^(?:must(?: have)?|eis(?:en)?|vereist|verplicht|essential|required|mandatory|e)$/i.test(cell) ? "must" : null;
}

/** The rows of tables whose head names kinds of requirements or points, by the start of their line; null for the head. Linear in the text's length. */
export function tableRows(text: string): Map<number, TableRow | null> {
  const rows = new Map<number, TableRow | null>();
  let heads: (Cell & { section: Section })[] = [];
  let hasPoints = false;
  let start = 0;
  let empty = 0;
  /** The line before, where it may be the head of the table: "Requirement | Level". */
  let head: { start: number; cells: number } | null = null;
  while (start < text.length) {
    let end = text.indexOf("\n", start);
    if (end === -1) end = text.length;
    const line = text.slice(start, Math.min(end, start + 400));
    const cells = cellsOf(line);
    empty = cells.length === 0 ? empty + 1 : 0;
    const kinds = cells.flatMap((cell) => {
      const section = kindOf(line.slice(cell.start, cell.end));
      return section ? [{ ...cell, section }] : [];
    });
    const last = cells.at(-1);
    if (kinds.length > 1 && line.length < 120) {
      heads = kinds;
      hasPoints = false;
      rows.set(start, null);
    } else if (cells.length > 1 && last && scores.test(line.slice(last.start, last.end)) && last.end - last.start < 24) {
      hasPoints = true;
      heads = [];
    } else if (empty > 1 || (cells.length === 1 && empty === 0 && (heads.length > 0 || hasPoints))) {
      heads = [];
      hasPoints = false;
    } else if (cells.length > 1) {
      const row = rowOf(line, cells, heads, hasPoints);
      if (row) {
        rows.set(start, { ...row, start: start + row.start, end: start + row.end });
        if (head && head.cells === cells.length && row.points === null) rows.set(head.start, null);
      }
      head = row || line.length > 60 ? null : { start, cells: cells.length };
    } else if (cells.length === 1) head = null;
    start = end + 1;
  }
  return rows;
}

function cellsOf(line: string): Cell[] {
  const cells: Cell[] = [];
  let from = 0;
  const add = (to: number) => {
    if (line.slice(from, to).trim() !== "") cells.push({ start: from, end: to });
  };
  for (const hit of line.matchAll(column)) {
    add(hit.index);
    from = hit.index + hit[0].length;
  }
  add(line.trimEnd().length);
  return cells;
}

function rowOf(line: string, cells: Cell[], heads: (Cell & { section: Section })[], hasPoints: boolean): TableRow | null {
  const words = cells.find(({ start, end }) => /\p{L}{3}/u.test(line.slice(start, end)));
  const last = cells.at(-1) as Cell;
  if (!words || words === last) return null;
  const told = line.slice(last.start, last.end);
  if (hasPoints) {
    const points = /^(\d{1,3}) ?(?:%|p|pt|punten|points)?$/i.exec(told);
    return points ? { ...words, section: "nice", points: Number(points[1]) } : null;
  }
  const own = kindOf(told);
  if (own && told.length > 1) return { ...words, section: own, points: null };
  const mark = heads.length > 0 ? cells.find(({ start, end }) => tick.test(line.slice(start, end))) : undefined;
  if (!mark) return own && heads.length > 0 ? { ...words, section: own, points: null } : null;
  const at = (mark.start + mark.end) / 2;
  const nearest = heads.reduce((best, head) =>
    Math.abs((head.start + head.end) / 2 - at) < Math.abs((best.start + best.end) / 2 - at) ? head : best,
  );
  return { ...words, section: nearest.section, points: null };
}

/** Lines in a row that make two columns of labels and what they tell. */
const FEWEST_LABELLED = 3;
const labelled = /^(\s{0,4}\p{Lu}[\p{L}&/ -]{1,26}?\S?)(?: {2,}|\t+)(?=\S)/u;
const unlabelled = /^(?: {6,}|\t+)(?=\S)/u;

/**
 * Where the second column begins in lines of two columns, the first of which names what the other tells ("Systems      LIMS experience"),
 * by the start of their line. A line without a label goes on with the one above. Linear in the text's length.
 */
export function valuesBesideLabels(text: string): Map<number, { start: number; label: string }> {
  const values = new Map<number, { start: number; label: string }>();
  let open: { line: number; start: number; label: string }[] = [];
  let labels = 0;
  let column = -1;
  const close = () => {
    if (labels >= FEWEST_LABELLED) for (const { line, ...value } of open) values.set(line, value);
    [open, labels, column] = [[], 0, -1];
  };
  for (let start = 0; start < text.length; ) {
    let end = text.indexOf("\n", start);
    if (end === -1) end = text.length;
    const line = text.slice(start, Math.min(end, start + 400));
    const hit = labelled.exec(line) ?? (open.length > 0 ? unlabelled.exec(line) : null);
    const at = hit?.[0].length ?? -1;
    if (column !== -1 && at !== column) close();
    // A third column makes it a table of another kind.
    if (hit && at > 5 && !/\S {3,}\S/.test(line.slice(at))) {
      column = at;
      const label = (hit[1] ?? open.at(-1)?.label ?? "").trim();
      if (hit[1]) labels += 1;
      open.push({ line: start, start: start + at, label });
    } else close();
    start = end + 1;
  }
  close();
  return values;
}
