import { BULLET } from "./characters.ts";
import { type DateSpan, findDates } from "./dates.ts";
import type { Line } from "./lines.ts";
import { median } from "./lines.ts";
import { ABBREVIATED, headEnd, type Phrase, phrasesOf } from "./phrases.ts";
import { restOf } from "./sections.ts";
import { companyScore, isDegree, isNote, isSchool, placeScore, titleScore } from "./vocabulary.ts";

export type EntryKind = "experience" | "education";

/** One job or one study: its date, the phrases of its head, and the lines that describe it. */
export interface Entry {
  span: (DateSpan & { line: Line }) | null;
  phrases: Phrase[];
  description: Line[];
  first: Line;
  /** White space parts it from what stands above it. */
  apart: boolean;
}

interface Info {
  line: Line;
  span: DateSpan | null;
  rest: string;
  headed: boolean;
  strong: boolean;
  weight: number;
  /** The date stands in a cell beside a line that describes the work: the head is above. */
  beside: boolean;
}

function describe(line: Line, next: Line | undefined, kind: EntryKind, body: number, width: number): Info {
  const stripped = line.text.replace(BULLET, "");
  const offset = line.text.length - stripped.length;
  const span = anchorOf(line, stripped, offset);
  const first = line.pieces[0];
  const beside =
    span !== null &&
    first !== undefined &&
    line.pieces.length > 1 &&
    line.start + span.start > first.end &&
    (line.bullet ||
      (/^\p{Ll}/u.test(first.text) && first.text.length > 40) ||
      (first.text.length > 75 && !isDegree(first.text) && !isSchool(first.text) && titleScore(first.text) === 0));
  const rest = beside
    ? ""
    : span
      ? `${line.text.slice(offset, span.start)} ${line.text.slice(span.end)}`.replace(/^[\s\p{P}]+|(?<![\s(–—-])[\s(–—-]+$/gu, "")
      : stripped;
  const long =
    line.text.length > 120 ||
    (line.pieces.length === 1 &&
      line.right - line.x > width * 0.93 &&
      line.text.length > 60 &&
      !line.pieces[0]?.bold &&
      // It goes on below: the line is full.
      next !== undefined &&
      !next.gap &&
      !next.bullet &&
      (/^[\p{Ll}&(]/u.test(next.text) || next.text.length > 60));
  const sentence = (/[.;:,]$/.test(stripped) && !ABBREVIATED.test(stripped) && !span) || /^[\p{Ll}&(]/u.test(stripped);
  const item = line.bullet && line.pieces.length < 2 && !span;
  const strong =
    (line.pieces[0]?.bold ?? false) || line.size > body * 1.04 || (/\p{Lu}{4}/u.test(stripped) && stripped === stripped.toUpperCase());
  const headed = !long && !sentence && !item && /\p{L}{2}/u.test(rest) && stripped.split(/\s+/).length <= 16;
  const meaning =
    kind === "experience"
      ? Math.max(titleScore(rest), companyScore(rest) * 0.8, placeScore(rest) * 0.3)
      : (isDegree(rest) ? 1 : 0) + (isSchool(rest) ? 1 : 0);
  return { line, span, rest, headed: headed && !beside, strong: strong && !beside, weight: meaning, beside };
}

/** The date that makes a line the anchor of an entry: at one of its ends, not inside a sentence. */
function anchorOf(line: Line, stripped: string, offset: number): DateSpan | null {
  const spans = findDates(line.text);
  const span = spans.find((one) => !one.single) ?? spans.at(-1);
  if (!span) return null;
  const before = line.text.slice(offset, span.start);
  const after = line.text.slice(span.end);
  const words = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "").length;
  const atStart = words(before) === 0 || (/^\p{L}+[\s:]*$/u.test(before) && before.length < 12);
  const atEnd = words(after) === 0 || isNote(after);
  const cell = line.pieces.some(
    (piece) =>
      line.start + span.start >= piece.start - 1 &&
      line.start + span.end <= piece.end + 1 &&
      piece.text.length < span.end - span.start + 32,
  );
  const sentence = /[.]$/.test(stripped) && stripped.length > 90;
  // "feb 2026 - jun 2026: Kempenland Zorg, ICT. Werkplekken uitgerold …": head and description on one line.
  if (sentence && !(atStart && !span.single)) return null;
  if (span.single) {
    if (line.bullet && !atStart) return null;
    if (stripped.length > 110) return null;
    if (atStart) return span;
    if (!atEnd && !cell) return null;
    return line.pieces.length > 1 || /[,(|•·–—-]\s*\p{L}*\.?\s*$|\s{2,}$/u.test(before) || before.trim() === "" || words(before) <= 8
      ? span
      : null;
  }
  if (line.bullet && line.pieces.length < 2 && !atStart && words(before) > 10) return null;
  if (atStart || atEnd || cell) return span;
  // "2019 - 2021 | Company | Place" or "Title (2019 - 2021), Company".
  return /[(|•·,\s–—-]$/.test(before) && /^\s*[)|•·,–—:-]/.test(after) && stripped.length < 140 ? span : null;
}

/** Splits a section's lines into its jobs or studies. Dates are the anchors; what the entries have in common decides where each begins. */
export function readEntries(lines: Line[], kind: EntryKind): Entry[] {
  if (lines.length === 0) return [];
  const body = median(lines.map((line) => line.size));
  const widths = new Map<number, number>();
  for (const line of lines) widths.set(line.region, Math.max(widths.get(line.region) ?? 0, line.right - line.x));
  const infos = lines.map((line, index) => describe(line, lines[index + 1], kind, body, widths.get(line.region) ?? 500));
  let anchors = infos.flatMap((info, index) => (info.span ? [index] : []));
  const spans = anchors.filter((index) => infos[index]?.span?.single === false);
  // Where entries carry spans, a lone year elsewhere belongs to a description, unless it stands in the same way.
  if (spans.length >= 2 && kind === "experience") {
    anchors = anchors.filter(
      (index) =>
        !infos[index]?.span?.single ||
        (infos[index]?.line.pieces.length ?? 0) > 1 ||
        (infos[index]?.strong ?? false) ||
        /^[\s\p{P}]*$/u.test(infos[index]?.rest ?? "") ||
        (startsWithDate(infos[index]) && (infos[index]?.line.gap ?? false) && (infos[index]?.headed ?? false)) ||
        (beginsBlock(infos, index) && (infos[index]?.headed ?? false) && (infos[index]?.weight ?? 0) >= 0.7),
    );
  }
  const plainAnchors = anchors.filter(
    (index) => !infos[index]?.line.bullet || infos[index]?.beside || (infos[index]?.line.pieces.length ?? 0) > 1,
  );
  const plain = new Set(plainAnchors);
  if (plain.size > 0) anchors = anchors.filter((index) => plain.has(index) || startsWithDate(infos[index]));
  if (anchors.length === 0) return entriesWithoutDates(infos, kind);
  const starts = chooseStarts(infos, anchors);
  const entries: Entry[] = [];
  const leading = infos.slice(0, starts[0] ?? 0);
  if (kind === "education" && leading.some((info) => info.headed && info.weight >= 1)) entries.push(...entriesWithoutDates(leading, kind));
  for (const [order, anchor] of anchors.entries()) {
    const from = starts[order] ?? anchor;
    const to = starts[order + 1] ?? infos.length;
    entries.push(...buildEntry(infos, from, anchor, to, kind));
  }
  return entries;
}

/** White space before it, or the lines above stand further in. */
const beginsBlock = (infos: Info[], index: number) =>
  (infos[index]?.line.gap ?? false) || (infos[index]?.line.x ?? 0) < (infos[index - 1]?.line.x ?? 0) - 4;

const startsWithDate = (info: Info | undefined) =>
  Boolean(info?.span && /^[\s\p{P}]*$/u.test(info.line.text.slice(0, info.span.start).replace(BULLET, "")));

function chooseStarts(infos: Info[], anchors: number[]): number[] {
  const MAX = 3;
  const totals = new Array<number>(MAX + 1).fill(0);
  const table = anchors.map((anchor, order) => {
    const floor = (anchors[order - 1] ?? -1) + 1;
    const scores: number[] = [];
    for (let k = 0; k <= MAX; k++) {
      const from = anchor - k;
      if (from < floor) {
        scores.push(-9);
        continue;
      }
      let score = 0;
      for (let index = from; index < anchor; index++) {
        const info = infos[index];
        if (!info) continue;
        if (infos[anchor]?.beside && !info.headed && index > from) continue;
        score += info.headed
          ? 0.15 + Math.min(1.3, info.weight * 0.8) + (info.strong ? 0.6 : 0) - (info.line.text.length > 80 ? 0.6 : 0)
          : -3;
        if (index > from && info.line.gap) score -= 0.35;
      }
      const first = infos[from];
      if (first?.line.gap || from === floor) score += 0.8;
      // A line after white space with the date right below it opens the entry, whatever its words.
      if (k > 0 && first?.line.gap && !infos[anchor]?.line.gap && infos[anchor - 1]?.headed) score += 0.5;
      // What stands over the first date of all belongs to it: nothing else is there.
      if (order === 0) score -= infos.slice(floor, from).filter((info) => info.headed).length;
      if (k > 0 && infos[anchor]?.line.gap && infos[anchor]?.rest !== "") score -= 0.8;
      // White space before the date, and none before the lines above: those belong to what was before.
      else if (k > 0 && infos[anchor]?.line.gap && !first?.line.gap) score -= 1.4;
      if (k > 0 && infos[anchor]?.strong && (infos[anchor]?.weight ?? 0) > 0.5 && !first?.strong) score -= 1.2;
      scores.push(score);
    }
    for (const [k, score] of scores.entries()) totals[k] = (totals[k] ?? 0) + Math.max(score, -4);
    return scores;
  });
  // All that stands above the first date is the head of the first entry, or less: the others have no more above theirs.
  const first = anchors[0] ?? 0;
  const most = infos.slice(0, first).every((info) => info.headed) ? first : MAX;
  for (const scores of table.slice(1)) for (let k = most + 1; k <= MAX; k++) scores[k] = (scores[k] ?? 0) - 1.5;
  for (let k = most + 1; k <= MAX; k++) totals[k] = (totals[k] ?? 0) - 1.5 * table.length;
  const common = totals.indexOf(Math.max(...totals));
  return anchors.map((anchor, order) => {
    const scores = table[order] ?? [];
    let best = 0;
    let most = -Infinity;
    for (const [k, score] of scores.entries()) {
      const total = score + (k === common ? 1.2 : 0);
      if (total > most) [best, most] = [k, total];
    }
    return anchor - best;
  });
}

function buildEntry(infos: Info[], from: number, anchor: number, to: number, kind: EntryKind): Entry[] {
  const info = infos[anchor];
  if (!info?.span) return [];
  const heads = infos.slice(from, anchor + 1);
  const phrases = heads.flatMap((head, row) => (head.beside ? [] : phrasesOf(head.line, row, head === info ? info.span : null)));
  let next = anchor + 1;
  while (!info.beside && next < to && next - anchor <= 2) {
    const after = infos[next];
    if (!after?.headed || after.line.bullet) break;
    const filled = phrases.filter((phrase) => placeScore(phrase.text) < 2).length;
    const following = infos[next + 1];
    const closes = next + 1 >= to || !following || following.line.bullet || following.line.gap || !following.headed;
    const promising = after.weight >= 0.7 || after.strong || (after.line.pieces.length > 1 && after.line.text.length < 110);
    const wanted =
      filled < 2 ||
      (kind === "education" && missingHalf(phrases) && after.weight > 0) ||
      (kind === "experience" && !phrases.some((phrase) => titleScore(phrase.text) > 0.3) && titleScore(after.rest) > 0.6);
    if (!wanted || after.line.text.length > 110) break;
    if (after.line.gap && !promising && filled > 0) break;
    if (!promising && !closes && filled > 0 && after.line.text.length > 60) break;
    phrases.push(...phrasesOf(after.line, heads.length + next - anchor, null));
    next++;
  }
  const description = infos.slice(info.beside ? anchor : next, to).map((one) => one.line);
  const told = headEnd(info.line.text) + 1;
  if (told < info.line.text.length && !info.beside) description.unshift(restOf(info.line, told));
  const entry: Entry = {
    span: { ...info.span, line: info.line },
    phrases,
    description,
    first: infos[from]?.line ?? info.line,
    apart: infos[from]?.line.gap ?? true,
  };
  const entries = [entry];
  if (kind === "education") {
    // Further studies without a date of their own, after a gap.
    const more = infos.slice(next, to);
    const begin = more.findIndex(
      (one, index) => one.line.gap && index > 0 && one.headed && !one.line.bullet && one.weight >= 1 && one.line.text.length < 110,
    );
    if (begin > 0) {
      entry.description = more.slice(0, begin).map((one) => one.line);
      entries.push(...entriesWithoutDates(more.slice(begin), kind));
    }
  }
  return entries;
}

const missingHalf = (phrases: Phrase[]) =>
  !phrases.some((phrase) => isDegree(phrase.text)) || !phrases.some((phrase) => isSchool(phrase.text));

/** A section without dates: a block's first lines are a head when their words say so. */
function entriesWithoutDates(infos: Info[], kind: EntryKind): Entry[] {
  const entries: Entry[] = [];
  let current: Entry | null = null;
  let rows = 0;
  /** `missingHalf` of the current entry. */
  let missing = false;
  for (const [index, info] of infos.entries()) {
    const telling = info.headed && info.weight >= (kind === "education" ? 1 : 0.7) && info.line.text.length < 110;
    const opens = telling && (info.line.gap || index === 0 || !current || info.strong || (kind === "education" && !missing));
    const completes =
      current !== null &&
      rows < 3 &&
      current.description.length === 0 &&
      info.headed &&
      !info.line.bullet &&
      (kind === "education" ? missing : current.phrases.length < 2) &&
      (!info.line.gap || telling);
    if (
      opens &&
      !(completes && !info.line.gap) &&
      !(kind === "education" && current && rows < 2 && missing && current.description.length === 0 && completes)
    ) {
      current = { span: null, phrases: phrasesOf(info.line, 0, null), description: [], first: info.line, apart: info.line.gap };
      rows = 1;
      missing = missingHalf(current.phrases);
      entries.push(current);
    } else if (current && completes) {
      current.phrases.push(...phrasesOf(info.line, rows, null));
      missing = missingHalf(current.phrases);
      rows++;
    } else current?.description.push(info.line);
  }
  return entries;
}
