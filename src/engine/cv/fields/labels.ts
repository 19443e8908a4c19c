import { nth } from "#contract/nth.ts";
import { ofEither } from "#engine/words/cv-others.ts";
import { otherScripts } from "#engine/words/other-scripts.ts";
import type { Line, Piece } from "../page/lines.ts";

const KINDS = ["name", "first", "called", "last", "infix", "other"] as const;
type FieldLabel = (typeof KINDS)[number];

const wordsOf = (kind: FieldLabel) => `(?:${ofEither(({ labels }) => labels[kind])}${kind === "name" ? `|${otherScripts.name}` : ""})`;
const WHOLE = KINDS.map((kind) => ({ kind, pattern: new RegExp(`^[\\s\\p{S}\\p{P}]*${wordsOf(kind)}[\\s:：.*–—-]*$`, "iu") }));
const OPENING = KINDS.map((kind) => ({
  kind,
  pattern: new RegExp(
    `^[\\s•·*–—-]*${wordsOf(kind)}\\.?(?:\\s*[:：|]+\\s*|\\s+[-–—]\\s+|\\s${kind === "other" ? "{2,}" : "+"})(?=\\S)`,
    "iu",
  ),
}));
/** A further field on the same line: "Naam: Jan Adres: Dorpsstraat 1". */
const FURTHER = new RegExp(`\\s(?:${KINDS.map(wordsOf).join("|")})\\s*:`, "iu");
/** Longer lines are no forms. */
const LONGEST = 300;
/** So many labels may stand in one column before their values. */
const MOST_STACKED = 12;

/** The field that words are the label of, and nothing else. */
const fieldLabel = (text: string): FieldLabel | null =>
  text.length > 60 ? null : (WHOLE.find(({ pattern }) => pattern.test(text))?.kind ?? null);

/** Do all words stand for fields: "Naam Adres", "E-mail / Telefoon"? */
export const isAllLabels = (text: string): boolean =>
  text.length <= 80 &&
  (fieldLabel(text) !== null || (/\s/.test(text) && text.split(/[\s/,&|]+/).every((word) => word === "" || fieldLabel(word) !== null)));

/** What a form says of one field: the value as written, and where it stands in the text. */
interface Field {
  label: FieldLabel;
  text: string;
  start: number;
  line: Line;
}

/** The fields that lines tell of by their labels: behind them, beside them in a column, or below. */
export function fieldsIn(lines: Line[]): Field[] {
  const found: Field[] = [];
  const add = (label: FieldLabel, piece: Pick<Piece, "text" | "start">, line: Line) => {
    const further = FURTHER.exec(piece.text);
    const text = (further ? piece.text.slice(0, further.index) : piece.text).trimEnd();
    if (text.trim() !== "" && fieldLabel(text) === null) found.push({ label, text, start: piece.start, line });
  };
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index];
    if (!line || line.text.length > LONGEST) continue;
    const below = stackedAt(lines, index);
    if (below) {
      for (const { label, line: value } of below.fields) add(label, value, value);
      index += below.count - 1;
      continue;
    }
    const table = tableAt(line, lines[index + 1]);
    if (table) {
      for (const { label, piece } of table) add(label, piece, lines[index + 1] ?? line);
      continue;
    }
    for (const [at, piece] of line.pieces.entries()) {
      const label = fieldLabel(piece.text);
      const next = line.pieces[at + 1];
      if (label && next && fieldLabel(next.text) === null) {
        // A colon may stand in a cell of its own.
        const value = /^[:|]$/.test(next.text) ? line.pieces[at + 2] : next;
        if (value)
          add(label, { text: value.text.replace(/^:\s*/, ""), start: value.start + (/^:\s*/.exec(value.text)?.[0].length ?? 0) }, line);
      }
      let from = 0;
      let opened = opening(piece.text);
      while (opened) {
        const start = from + opened.length;
        add(opened.kind, { text: piece.text.slice(start), start: piece.start + start }, line);
        const further = FURTHER.exec(piece.text.slice(start));
        from = further ? start + further.index + 1 : piece.text.length;
        opened = further ? opening(piece.text.slice(from)) : null;
      }
    }
  }
  return found;
}

function opening(text: string): { kind: FieldLabel; length: number } | null {
  for (const { kind, pattern } of OPENING) {
    const length = pattern.exec(text)?.[0].length;
    if (length !== undefined) return { kind, length };
  }
  return null;
}

/** Labels on lines of their own, one or a column of them, with as many values below. */
function stackedAt(lines: Line[], from: number): { fields: { label: FieldLabel; line: Line }[]; count: number } | null {
  const labels: FieldLabel[] = [];
  for (const line of lines.slice(from, from + MOST_STACKED)) {
    const label = line.pieces.length === 1 && (labels.length === 0 || !line.gap) ? fieldLabel(line.text) : null;
    if (!label) break;
    labels.push(label);
  }
  const values = lines.slice(from + labels.length, from + labels.length * 2);
  if (labels.length === 0 || values.length < labels.length || values.some(({ text }) => fieldLabel(text) !== null)) return null;
  if (labels.length > 1 && values.slice(1).some(({ gap }) => gap)) return null;
  return { fields: labels.map((label, at) => ({ label, line: nth(values, at) })), count: labels.length * 2 };
}

/** "Voornaam   Achternaam" over "Els   Bakker". */
function tableAt(line: Line, below: Line | undefined): { label: FieldLabel; piece: Piece }[] | null {
  if (line.pieces.length < 2 || !below || below.pieces.length !== line.pieces.length) return null;
  const labels = line.pieces.map(({ text }) => fieldLabel(text));
  if (labels.includes(null) || below.pieces.some(({ text }) => fieldLabel(text) !== null)) return null;
  return labels.flatMap((label, at) => {
    const piece = below.pieces[at];
    return label && piece ? [{ label, piece }] : [];
  });
}
