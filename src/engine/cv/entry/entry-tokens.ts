import { nth } from "#contract/nth.ts";
import { type DateSpan, findDates } from "../fields/dates.ts";
import type { SectionKind } from "../heading-words.ts";
import type { Line } from "../page/lines.ts";
import type { Section } from "../sections.ts";
import {
  companyScore,
  isDegree,
  isKindOfEmployer,
  isKindWithName,
  isNote,
  isOwnWork,
  isSameEmployer,
  isSchool,
  placeScore,
  titleScore,
} from "../vocabulary.ts";
import { addLooks, bodyLooks } from "./entry-looks.ts";

/** A word, a sign, a wide gap or a date of a line, with what can be said about it without knowing what the words around it are. */
export interface Token {
  kind: "word" | "sign" | "gap" | "date";
  text: string;
  /** Offsets in the line's text. */
  start: number;
  end: number;
  line: number;
  span: DateSpan | null;
  /** The clause it stands in, counted in the line. */
  part: number;
  /** What the rules took it for, and in which of their jobs. */
  ruled: { job: number; role: "T" | "E" | "D"; begins: boolean; sure: boolean; whole: string } | null;
  /** What speaks of it, as the learned weights name it. */
  features: string[];
  /** How its letters look, and where its cell begins, on a page. */
  looks?: string;
  x?: number;
}

/** A job that the rules read, by offsets in the CV's text. */
export interface RuledJob {
  title: Ruled | null;
  company: Ruled | null;
  date: Ruled | null;
}
interface Ruled {
  start: number;
  end: number;
  sure: boolean;
}

/** What a token's line has in common with others, for those who read on from it. */
interface TokenLine {
  line: Line;
  section: number;
  kind: SectionKind;
  /** White space stands before it. */
  gap: boolean;
  x: number;
}

export interface Tokens {
  tokens: Token[];
  lines: TokenLine[];
}

/** Nobody tells their work in more: what a hostile text costs stays small. */
const MOST_TOKENS = 2400;
const LONGEST_LINE = 3000;
/** In characters: a longer one tells of the work. */
const LONGEST_CLAUSE = 140;
/** In words: of a longer one nobody asks what stands around each word. */
const MOST_WORDS = 14;

const WORDS = /\s{3,}|[\p{L}\p{N}](?:[\p{L}\p{N}'’&+#]|[.\-/](?=[\p{L}\p{N}]))*|\S/gu;
const LEADS =
  /^(?:bij|at|als|as|voor|for|via|in|te|with|met|@|daarna|daarvoor|then|before|eerder|sinds|since|van|from|tot|until|to|werkte|worked|was|ben|am|of|en|and)$/i;
/** Words that part a clause: what follows is of another kind than what stands before. */
const PARTS = /^(?:bij|at|als|as|voor|for|via|in|te|@|sinds|since|from|daarna|daarvoor|then|bei|für)$/i;

interface Part {
  text: string;
  type: string;
  /** What stands before it: a sign, a word that leads on, a date, or the line's own beginning. */
  joint: string;
  from: number;
  to: number;
}

const SHAPES: [RegExp, string][] = [
  [/^\p{Lu}[\p{Ll}'’]+$/u, "Xx"],
  [/^[\p{Lu}\d.&]+$/u, "XX"],
  [/^\p{Ll}/u, "x"],
  [/^\d+$/, "9"],
  [/^\d/, "9x"],
  [/^\p{Lu}/u, "XxX"],
];
const shapeOf = (text: string) => SHAPES.find(([pattern]) => pattern.test(text))?.[1] ?? "?";

/** What a clause looks like as a whole. */
function typeOf(text: string): string {
  if (text === "") return "none";
  if (text.length > LONGEST_CLAUSE) return "long";
  if (isNote(text) && !isOwnWork(text)) return "note";
  if (isOwnWork(text)) return "own";
  if (isSameEmployer(text)) return "same";
  const words = text.split(/\s+/).length;
  if (words > MOST_WORDS) return "long";
  const [title, company] = [titleScore(text), companyScore(text)];
  if (title >= 0.7 && company >= 0.6) return "title+firm";
  if (title >= 0.7) return words > 6 ? "title, long" : "title";
  if (isDegree(text)) return "degree";
  if (isSchool(text)) return "school";
  if (company >= 0.6) return words > 6 ? "firm, long" : "firm";
  if (isKindOfEmployer(text)) return "kind";
  if (isKindWithName(text)) return "kind+name";
  if (placeScore(text) >= 1) return "place";
  if (words > 7) return "words";
  if (/^\p{Lu}\S*(?:\s+(?:\p{Ll}{1,4}\s+)?\p{Lu}\S*)+$/u.test(text)) return "name";
  if (/^\p{Lu}\S*$/u.test(text)) return "Word";
  if (/^\p{Lu}/u.test(text)) return "Capital";
  return words > 3 ? "small words" : /\p{L}/u.test(text) ? "small" : "number";
}

const lengthOf = (count: number) => (count <= 3 ? String(count) : count <= 6 ? "4-6" : count <= 12 ? "7-12" : "13+");

const HEADINGS: [RegExp, string][] = [
  [/stage|intern|placement|praktik|leerwerk/i, "stage"],
  [/bijba|side|vakantie|zomer|student|neben/i, "side"],
  [/freelance|zzp|opdracht|assignment|project/i, "assignment"],
  [/eerder|daarvoor|before|previous|earlier|early|overig|other/i, "earlier"],
];

/** A CV's lines as tokens, each with its features. */
export function tokensOf(all: Line[], sections: Section[], ruled: RuledJob[] = []): Tokens {
  const sectionAt = new Map<number, { index: number; section: Section }>();
  for (const [index, section] of sections.entries()) for (const line of section.lines) sectionAt.set(line.end, { index, section });
  const headings = new Set(sections.flatMap(({ heading }) => (heading ? [heading.end] : [])));
  const lines: TokenLine[] = [];
  const rows: { tokens: Token[]; parts: Part[] }[] = [];
  let count = 0;
  for (const line of all) {
    if (count > MOST_TOKENS) break;
    const at = sectionAt.get(line.end);
    const index = lines.length;
    lines.push({ line, section: at?.index ?? -1, kind: at?.section.kind ?? "other", gap: line.gap, x: line.x });
    const row = rowOf(line, index);
    rows.push(row);
    count += row.tokens.length;
  }
  const dated = rows.map(({ tokens }) => datesIn(tokens));
  const body = bodyLooks(all);
  const ruledRows = new Set<number>();
  const end = lines.at(-1)?.line.end ?? 0;
  for (const [job, { title, company, date }] of ruled.entries()) {
    if (((title ?? company ?? date)?.start ?? 0) > end) break;
    const whole = `${title ? "T" : ""}${company ? "E" : ""}${date ? "D" : ""}`;
    const marks = [
      [title, "T"],
      [company, "E"],
      [date, "D"],
    ] as const;
    for (const [place, role] of marks) {
      const at = place ? lines.findLastIndex(({ line }) => line.start <= place.start) : -1;
      const start = lines[at]?.line.start ?? 0;
      let begins = true;
      for (const token of place ? (rows[at]?.tokens ?? []) : []) {
        if (!place || start + token.end <= place.start || start + token.start >= place.end) continue;
        if ((role === "D") !== (token.kind === "date")) continue;
        token.ruled ??= { job, role, begins, sure: place.sure, whole };
        begins = false;
        ruledRows.add(at);
      }
    }
  }
  for (const [index, row] of rows.entries()) {
    const { line, kind } = nth(lines, index);
    const heading = sectionAt.get(line.end)?.section.heading?.text ?? "";
    const under = HEADINGS.find(([pattern]) => pattern.test(heading))?.[1] ?? "-";
    const own = headings.has(line.end) ? "heading" : kind;
    const words = row.tokens.length;
    // "Bijbaan: …", "Eerder o.a.: …": what the line says of itself.
    const colon = row.tokens.findIndex(({ text }) => text === ":");
    const label = colon > 0 && colon < 4 ? (row.tokens[0]?.text.toLowerCase() ?? "") : "";
    const opening = `${label || "-"} ${words > 1 && row.tokens[0]?.kind === "word" ? row.tokens[0].text.toLowerCase() : "-"}`;
    const first = row.parts[0]?.type ?? "none";
    const above = rows[index - 1]?.parts[0]?.type ?? "none";
    const below = rows[index + 1]?.parts[0]?.type ?? "none";
    const inner =
      index > 0 && line.x > (lines[index - 1]?.x ?? 0) + 4 ? "in" : index > 0 && line.x < (lines[index - 1]?.x ?? 0) - 4 ? "out" : "even";
    const ofLine = [
      `s=${own}`,
      `s=${own} under=${under}`,
      `s=${own} date=${dated[index]}`,
      `date=${dated[index]} gap=${line.gap}`,
      `s=${own} length=${lengthOf(words)}`,
      `label=${label}`,
      `opening=${opening}`,
      `date above=${dated[index - 1] ?? "-"} below=${dated[index + 1] ?? "-"}`,
      `above=${above} below=${below}`,
      `inner=${inner} gap=${line.gap} bullet=${line.bullet}`,
      `parts=${lengthOf(row.parts.length)} date=${dated[index]}`,
      `ruled=${ruledRows.has(index)} s=${own}`,
      `ruled=${ruledRows.has(index)} above=${ruledRows.has(index - 1)} below=${ruledRows.has(index + 1)} date=${dated[index]}`,
    ];
    for (const [place, token] of row.tokens.entries()) featuresOf(token, place, row, ofLine, `${own} ${dated[index]}`, first);
    addLooks(row.tokens, line, body, lines[index - 1]?.line.runs[0]?.looks ?? "");
  }
  return { tokens: rows.flatMap(({ tokens }) => tokens), lines };
}

/** What dates a line has, and where: "-", "start span", "end year" and the like. */
function datesIn(tokens: Token[]): string {
  const at = tokens.findIndex(({ kind }) => kind === "date");
  const span = tokens[at]?.span;
  if (!span) return "-";
  const before = tokens.slice(0, at).filter(({ kind }) => kind === "word").length;
  const after = tokens.slice(at + 1).filter(({ kind }) => kind === "word").length;
  const place = before === 0 ? (after === 0 ? "only" : "start") : after === 0 ? "end" : "mid";
  return `${place} ${span.single ? "year" : "span"}${tokens.filter(({ kind }) => kind === "date").length > 1 ? "s" : ""}`;
}

function rowOf(line: Line, index: number): { tokens: Token[]; parts: Part[] } {
  const text = line.text.slice(0, LONGEST_LINE);
  const tokens: Token[] = [];
  const add = (from: number, to: number) => {
    for (const match of text.slice(from, to).matchAll(WORDS)) {
      const start = from + match.index;
      const kind = /^\s/.test(match[0]) ? "gap" : /^[\p{L}\p{N}]/u.test(match[0]) ? "word" : "sign";
      tokens.push({
        kind,
        text: match[0],
        start,
        end: start + match[0].length,
        line: index,
        span: null,
        part: 0,
        ruled: null,
        features: [],
      });
    }
  };
  let from = 0;
  const stacked = line.dates ? [line.dates] : [];
  for (const span of [...stacked, ...findDates(text)].sort((one, other) => one.start - other.start)) {
    if (span.start < from) continue;
    add(from, span.start);
    tokens.push({ kind: "date", text: "DATE", start: span.start, end: span.end, line: index, span, part: 0, ruled: null, features: [] });
    from = span.end;
  }
  add(from, text.length);
  const parts: Part[] = [];
  let joint = "line";
  let open: Part | null = null;
  for (const [place, token] of tokens.entries()) {
    const next = tokens[place + 1];
    const isShort = /^(?:dr|st|mr|drs|ir|ing|prof|inc|ltd|co|nr|jr|sr)$/i.test(tokens[place - 1]?.text ?? "");
    const isStop = token.text === "." && !isShort && (next?.kind !== "word" || /^\p{Lu}/u.test(next.text));
    const cuts =
      token.kind === "gap" ||
      token.kind === "date" ||
      (token.kind === "sign" && /[,;:|•·()–—\-/>@!?[\]*=→]/.test(token.text)) ||
      isStop ||
      (token.kind === "word" && PARTS.test(token.text) && place > 0);
    if (cuts) {
      open = null;
      joint = token.kind === "gap" ? "gap" : token.kind === "date" ? "date" : token.text.toLowerCase();
      if (/^[–—-]$/.test(joint)) joint = "-";
      token.part = parts.length;
      continue;
    }
    if (!open) {
      open = { text: "", type: "", joint, from: place, to: place };
      parts.push(open);
    }
    open.to = place;
    token.part = parts.length - 1;
  }
  for (const part of parts) {
    part.text = text.slice(tokens[part.from]?.start ?? 0, tokens[part.to]?.end ?? 0);
    part.type = typeOf(part.text);
  }
  return { tokens, parts };
}

function featuresOf(
  token: Token,
  place: number,
  { tokens, parts }: { tokens: Token[]; parts: Part[] },
  ofLine: string[],
  line: string,
  first: string,
): void {
  const word = token.kind === "word" ? token.text.toLowerCase() : token.kind === "gap" ? "␣" : token.text;
  const at = (offset: number) => {
    const other = tokens[place + offset];
    return !other ? "|" : other.kind === "gap" ? "␣" : other.kind === "word" ? other.text.toLowerCase() : other.text;
  };
  const inPart = parts[token.part];
  const isIn = inPart !== undefined && place >= inPart.from && place <= inPart.to;
  const part = isIn ? inPart : undefined;
  const type = part?.type ?? (token.kind === "date" ? "DATE" : "sign");
  const before = parts[token.part - 1];
  const after = isIn ? parts[token.part + 1] : parts[token.part];
  const joint = part?.joint ?? "-";
  const last = token.part === parts.length - 1;
  const behind = part ? at(part.to + 1 - place) : at(1);
  const features = token.features;
  const opens = part?.from === place;
  features.push("bias", `w=${word}`, `kind=${token.kind}`);
  for (const one of ofLine) features.push(one);
  const { ruled } = token;
  if (ruled) {
    const said = `${ruled.role}${ruled.begins ? " first" : ""}`;
    features.push(
      `rule=${said}`,
      `rule=${said} ${ruled.whole} ${ruled.sure}`,
      `rule=${said} ${type} opens=${opens}`,
      `rule=${said} ${line}`,
    );
  } else features.push(`rule=- -1=${tokens[place - 1]?.ruled?.role}`, `rule=- ${type}`);
  if (token.kind === "date" && token.span) {
    const { span } = token;
    const how = span.single ? "year" : span.current ? "open" : span.to ? "span" : "since";
    const only = `${how} ${line}`;
    features.push(
      `d=${how}`,
      `d=${only}`,
      `d=${how} before=${before?.type ?? "none"} after=${after?.type ?? "none"}`,
      `d before=${before?.type ?? "none"} ${line}`,
      `d after=${after?.type ?? "none"} ${line}`,
      `d ${at(-1)} ${at(1)}`,
      `d -1=${at(-1)}`,
      `d +1=${at(1)}`,
      `d first=${first} ${how}`,
    );
    return;
  }
  features.push(
    `-1=${at(-1)}`,
    `+1=${at(1)}`,
    `type=${type} opens=${opens}`,
    `type=${type} joint=${joint} opens=${opens}`,
    `type=${type} ${line} opens=${opens}`,
    `type=${type} before=${before?.type ?? "none"} opens=${opens}`,
    `type=${type} after=${after?.type ?? "none"} opens=${opens}`,
    `type=${type} joint=${joint} before=${before?.type ?? "none"} opens=${opens}`,
    `type=${type} behind=${behind} after=${after?.type ?? "none"} opens=${opens}`,
    `type=${type} part=${Math.min(3, token.part)} last=${last} opens=${opens}`,
    `joint=${joint} opens=${opens}`,
    `joint=${joint} behind=${behind} opens=${opens}`,
    `first=${first} part=${Math.min(3, token.part)}`,
  );
  if (token.kind !== "word") {
    features.push(`sign=${word} in=${type} -1=${shapeOf(at(-1))} +1=${shapeOf(at(1))}`);
    return;
  }
  const shape = shapeOf(token.text);
  const isTitle = titleScore(token.text) > 0;
  const isFirm = companyScore(token.text) > 0;
  const isTown = placeScore(token.text) >= 1;
  const looks = `${isTitle ? "T" : ""}${isFirm ? "F" : ""}${isTown ? "P" : ""}${shape}`;
  const rest = part ? tokens.slice(place + 1, part.to + 1) : [];
  const done = part ? tokens.slice(part.from, place) : [];
  const has = (some: Token[], score: (text: string) => number) => some.some((one) => one.kind === "word" && score(one.text) > 0);
  const isShort = rest.length + done.length < MOST_WORDS;
  const around = !isShort
    ? "long"
    : `${has(done, titleScore) ? "t" : ""}${has(done, companyScore) ? "f" : ""}_${has(rest, titleScore) ? "t" : ""}${has(rest, companyScore) ? "f" : ""}`;
  features.push(
    `looks=${looks} opens=${opens}`,
    `looks=${looks} around=${around}`,
    `looks=${looks} -1=${at(-1)}`,
    `looks=${looks} shape-1=${shapeOf(at(-1))} shape+1=${shapeOf(at(1))}`,
    `looks=${looks} joint=${joint} opens=${opens}`,
    `suffix=${word.slice(-4)}`,
    `suffix=${word.slice(-3)}`,
    `lead=${LEADS.test(at(-1)) ? at(-1) : "-"} looks=${looks}`,
    `size=${lengthOf(rest.length + done.length + 1)} opens=${opens}`,
  );
}
