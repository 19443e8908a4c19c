import { nth } from "#contract/nth.ts";
import { type DateSpan, findDates } from "../fields/dates.ts";
import { cellsOfRow, labelOf } from "../head/labels.ts";
import { headEnd, type Phrase, phrasesOf } from "../head/phrases.ts";
import type { Line } from "../page/lines.ts";
import { median } from "../page/rows.ts";
import { restOf } from "../sections.ts";
import { isDegree, isSchool, isSubject, placeScore, titleScore } from "../vocabulary.ts";
import { beginsBlock, describe, type EntryKind, type Info, isListedRole, isRemark, opensWithDate, startsWithDate } from "./entry-lines.ts";
import { inReadingOrder, withDatesPaired, withYearsOver } from "./entry-order.ts";
import { filledIn } from "./forms.ts";

/** One job or one study: its date, the phrases of its head, and the lines that describe it. */
export interface Entry {
  span: (DateSpan & { line: Line }) | null;
  phrases: Phrase[];
  /** The row of the line that carries the date: phrases of later rows stand on lines below it. */
  row: number;
  /** Those lines, which may belong to the head or tell of the work; they stand in the description as well. */
  below: Line[];
  description: Line[];
  first: Line;
  /** White space parts it from what stands above it. */
  apart: boolean;
}

/** Splits a section's lines into its jobs or studies. Dates are the anchors; what the entries have in common decides where each begins. */
export function readEntries(all: Line[], kind: EntryKind): Entry[] {
  const filled = withYearsOver(withDatesPaired(filledIn(all, kind)));
  const { lines, columns } = tableOf(kind === "experience" ? inReadingOrder(withoutListMarks(filled)) : filled);
  if (lines.length === 0) return [];
  const body = median(lines.map((line) => line.size));
  const widths = new Map<number, number>();
  for (const line of lines) widths.set(line.region, Math.max(widths.get(line.region) ?? 0, line.right - line.x));
  const isSmall = lines.filter(({ text }) => /^\P{L}*\p{Lu}/u.test(text)).length <= lines.length * 0.2;
  const infos = lines.map((line, index) =>
    describe(line, { before: lines[index - 1], next: lines[index + 1] }, kind, { body, width: widths.get(line.region) ?? 500, isSmall }),
  );
  let anchors = infos.flatMap((info, index) => (info.span ? [index] : []));
  const spans = anchors.filter((index) => infos[index]?.span?.single === false);
  // Where entries carry spans, a lone year elsewhere belongs to a description, unless it stands in the same way.
  if (spans.length >= 2 && kind === "experience") {
    anchors = anchors.filter(
      (index) =>
        !infos[index]?.span?.single ||
        (infos[index]?.line.pieces.length ?? 0) > 1 ||
        (infos[index]?.strong ?? false) ||
        SHORT_WORK.test(infos[index]?.rest ?? "") ||
        /^[\s\p{P}]*$/u.test(infos[index]?.rest ?? "") ||
        (startsWithDate(infos[index]) && (infos[index]?.line.gap ?? false) && (infos[index]?.headed ?? false)) ||
        (beginsBlock(infos, index) && (infos[index]?.headed ?? false) && (infos[index]?.weight ?? 0) >= 0.7),
    );
  }
  anchors = anchors.filter((index) => !isRemark(infos, anchors, index));
  const plainAnchors = anchors.filter(
    (index) => !infos[index]?.line.bullet || infos[index]?.beside || (infos[index]?.line.pieces.length ?? 0) > 1,
  );
  const plain = new Set(plainAnchors);
  if (plain.size > 0)
    anchors = anchors.filter(
      (index) => plain.has(index) || startsWithDate(infos[index]) || (kind === "experience" && isListedRole(infos, plainAnchors, index)),
    );
  if (anchors.length === 0) return entriesWithoutDates(infos, kind);
  const starts = chooseStarts(infos, anchors, kind);
  const entries: Entry[] = [];
  const leading = infos.slice(0, starts[0] ?? 0);
  if (kind === "education" && leading.some((info) => info.headed && info.weight >= 1)) entries.push(...entriesWithoutDates(leading, kind));
  entries.push(
    ...anchors.flatMap((anchor, order) => buildEntry(infos, starts[order] ?? anchor, anchor, starts[order + 1] ?? infos.length, kind)),
  );
  for (const entry of columns.length > 0 ? entries : []) nameColumns(entry, columns);
  return entries;
}

/** Work that lasts less than a year, and is told with the year alone: "Intern collections, 2016". */
const SHORT_WORK =
  /^(?:\p{L}*stages?|\p{L}*stagiaire?|interns?(?:hip)?|trainee|bijbaan|vakantiewerk|zomerwerk|summer job|work placement)(?!\p{L})/iu;

const MOST_HEAD_ROWS = 5;

/** A table's own head ("periode | functie | waar") says what each column holds; the rows below it. */
function tableOf(lines: Line[]): { lines: Line[]; columns: Phrase["label"][] } {
  const labels: Phrase["label"][] = [];
  let rows = 0;
  // A head whose cells stand below each other tells the same.
  for (const line of lines.slice(0, MOST_HEAD_ROWS)) {
    const own = cellsOfRow(line.text).map(labelOf);
    const known = own.filter((label) => label !== undefined);
    // "Vessel  Type  GRT  Rank  Company": among many columns some have names of their own.
    const isRow =
      known.length === own.length || (own.length > 3 && known.includes("title") && known.includes("company") && !/\d/.test(line.text));
    if (own.length === 0 || !isRow) break;
    labels.push(...own.map((label) => label ?? null));
    rows += 1;
  }
  return labels.length < 2 ? { lines, columns: [] } : { lines: lines.slice(rows), columns: labels };
}

/** Names the phrases of a row by their columns: by the row's own cells, or where those are as many as there are columns without dates. */
function nameColumns({ phrases, span }: Entry, columns: Phrase["label"][]): void {
  const row = phrases.filter((phrase) => phrase.row === phrases[0]?.row);
  const named = columns.filter((label) => label !== null);
  const cells = span ? cellsOfRow(span.line.text) : [];
  if (row.length === named.length) for (const [index, phrase] of row.entries()) phrase.label = named[index] ?? null;
  else if (cells.length === columns.length) {
    for (const phrase of row) phrase.label = columns[cells.findIndex((cell) => cell.includes(phrase.text))] ?? null;
  }
}

/** Where each job is an item of a list with its text below, the marks of the list open the jobs and say nothing else. */
function withoutListMarks(lines: Line[]): Line[] {
  // A line or two of the writer's own may stand over the list.
  const first = lines.slice(0, 3).find((line) => line.bullet);
  if (!first) return lines;
  const isItem = (line: Line) => line.bullet && Math.abs(line.x - first.x) < 3;
  const items = lines.flatMap((line, index) => (isItem(line) ? [index] : []));
  const dated = items.filter((index) =>
    [lines[index], lines[index + 1]].some(
      (line, below) =>
        line &&
        (below === 0 || (!isItem(line) && opensWithDate(line.text))) &&
        findDates(line.text).some((span) => !span.single || (below === 0 && titleScore(line.text.slice(0, span.start)) >= 0.7)),
    ),
  );
  if (dated.length < items.length * (items.length === lines.length ? 1 : 0.6)) return lines;
  return lines.map((line) => (isItem(line) ? { ...line, bullet: false, gap: true } : line));
}

function chooseStarts(infos: Info[], anchors: number[], kind: EntryKind): number[] {
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
        // What stands further in than the date's line describes what is above.
        if (info.line.x > (infos[anchor]?.line.x ?? 0) + 4 && !info.line.gap && !info.strong && order > 0) score -= 2.5;
      }
      const first = infos[from];
      // An employer's line over the roles there stands further out than they do.
      const opens = kind === "experience" ? beginsBlock(infos, from) : first?.line.gap;
      if (kind === "experience" && k > 0 && opens && first?.headed && first.line.x < (infos[anchor]?.line.x ?? 0) - 4) score += 1;
      if (opens || from === floor) score += 0.8;
      // A line after white space with the date right below it opens the entry, whatever its words.
      if (k > 0 && first?.line.gap && !infos[anchor]?.line.gap && infos[anchor - 1]?.headed) score += 0.5;
      // What stands over the first date of all belongs to it: nothing else is there.
      if (order === 0) score -= infos.slice(floor, from).filter((info) => info.headed).length;
      if (k > 0 && infos[anchor]?.line.gap && infos[anchor]?.rest !== "") score -= 0.8;
      // White space before the date, and none before the lines above: those belong to what was before.
      else if (k > 0 && infos[anchor]?.line.gap && !first?.line.gap) score -= 2;
      if (k > 0 && infos[anchor]?.strong && (infos[anchor]?.weight ?? 0) > 0.5 && !first?.strong) score -= 1.2;
      scores.push(score);
    }
    for (const [k, score] of scores.entries()) totals[k] = (totals[k] ?? 0) + Math.max(score, -4);
    return scores;
  });
  // All that stands above the first date is the head of the first entry, or less: the others have no more above theirs.
  const first = anchors[0] ?? 0;
  const most = infos.slice(0, first).every((info) => info.headed) ? first : MAX;
  for (const [order, scores] of table.entries()) {
    if (order === 0) continue;
    for (let k = most + 1; k <= MAX; k++) if (!infos[(anchors[order] ?? 0) - k]?.line.gap) scores[k] = (scores[k] ?? 0) - 1.5;
  }
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
  const above = heads.slice(0, -1).flatMap((head, row) => (head.beside ? [] : phrasesOf(head.line, row, null)));
  const isUnder = above.length > 0 && startsWithDate(info);
  const own = info.beside ? [] : phrasesOf(info.line, heads.length - 1, info.span).map((one) => (isUnder ? { ...one, told: true } : one));
  const entry: Entry = {
    span: { ...info.span, line: info.line },
    phrases: [...above, ...own],
    row: heads.length - 1,
    below: [],
    description: [],
    first: infos[from]?.line ?? info.line,
    apart: infos[from]?.line.gap ?? true,
  };
  const next = kind === "experience" ? takeForm(entry, infos, anchor + 1, to) : takeStudy(entry, infos, anchor + 1, to);
  if (kind === "experience" && next === anchor + 1 && !info.beside) offerBelow(entry, infos, anchor, to);
  entry.description = infos.slice(info.beside ? anchor : next, to).map((one) => one.line);
  const told = headEnd(info.line.text) + 1;
  if (told < info.line.text.length && !info.beside) entry.description.unshift(restOf(info.line, told));
  if (kind === "experience") return [entry];
  // Further studies without a date of their own, after a gap.
  const more = infos.slice(next, to);
  const begin = more.findIndex(
    (one, index) => one.line.gap && index > 0 && one.headed && !one.line.bullet && one.weight >= 1 && one.line.text.length < LONGEST_ROW,
  );
  if (begin <= 0) return [entry];
  entry.description = more.slice(0, begin).map((one) => one.line);
  return [entry, ...entriesWithoutDates(more.slice(begin), kind)];
}

const LONGEST_ROW = 110;
const LONGEST_STRONG = 200;
const MOST_BELOW = 2;
/** Employer, place and title may each have a line below the years. */
const MOST_OFFERED = 3;

/** The lines right below the date that may tell the title or the employer: the head's reading decides. */
function offerBelow(entry: Entry, infos: Info[], anchor: number, to: number): void {
  const own = nth(infos, anchor);
  for (let next = anchor + 1; next < Math.min(to, anchor + 1 + MOST_OFFERED); next++) {
    const { line, headed, strong, weight } = nth(infos, next);
    const following = infos[next + 1];
    const closes = next + 1 >= to || !following || following.line.bullet || following.line.gap || !following.headed;
    // "- assistente": the only thing below an employer, in a few words, is the title.
    const isOnly =
      line.bullet && (next + 1 >= to || following?.line.gap) && line.text.split(/\s+/).length <= 4 && titleScore(line.text) >= 0.7;
    if (!(headed && !line.bullet) && !isOnly) return;
    if (line.text.length > (strong ? LONGEST_STRONG : LONGEST_ROW)) return;
    const shown = [
      line.gap && "behind white space",
      isFurtherIn(line, own.line) && "further in",
      strong && !own.strong && "stands out",
      line.text.length > 60 && !strong && "long",
      line.pieces.length > 1 && "in cells",
      closes && "text follows",
      weight === 0 && "no word that tells",
      startsWithDate(own) && "under the date",
      isOnly && "the mark of a list",
      next > anchor + 1 && "the second",
    ].filter((one) => typeof one === "string");
    entry.below.push(line);
    entry.phrases.push(...phrasesOf(line, entry.row + next - anchor, null).map((one) => ({ ...one, below: shown })));
    if (isOnly) return;
  }
}

/** The lines below a study's date that tell its other half. */
function takeStudy(entry: Entry, infos: Info[], from: number, to: number): number {
  let next = from;
  while (!infos[from - 1]?.beside && next < to && next - from < MOST_BELOW) {
    const after = infos[next];
    if (!after?.headed || after.line.bullet || after.line.text.length > LONGEST_ROW) break;
    const filled = entry.phrases.filter(({ text }, at) => placeScore(text) < 2 && (at === 0 || !isSubject(text))).length;
    const following = infos[next + 1];
    const closes = next + 1 >= to || !following || following.line.bullet || following.line.gap || !following.headed;
    const promising = after.weight >= 0.7 || after.strong || after.line.pieces.length > 1;
    if (filled >= 2 && !(missingHalf(entry.phrases) && after.weight > 0)) break;
    if (after.line.gap && !promising && filled > 0) break;
    if (!promising && !closes && filled > 0 && after.line.text.length > 60) break;
    entry.phrases.push(...phrasesOf(after.line, entry.row + 1 + next - from, null));
    next++;
  }
  return next;
}

/** Where labels say what is what ("Functie   Planner"), the labelled rows below the dates are the head. */
function takeForm(entry: Entry, infos: Info[], from: number, to: number): number {
  if (!entry.phrases.every((phrase) => labelOf(phrase.text) !== undefined)) return from;
  const labelled = labelledRows(infos.slice(from, Math.min(to, from + 8)), entry.row + 1);
  if (!labelled) return from;
  entry.phrases.push(...labelled.phrases);
  entry.row += labelled.rows;
  return from + labelled.rows;
}

/** "Occupation or position held   Nurse": the rows of a form below the dates, up to the last that tells title or employer. */
function labelledRows(infos: Info[], row: number): { phrases: Phrase[]; rows: number } | null {
  const phrases: Phrase[] = [];
  let rows = 0;
  for (const [index, { line }] of infos.entries()) {
    const cells = phrasesOf(line, row + index, null);
    const label = cells.length > 1 ? labelOf(cells[0]?.text ?? "") : undefined;
    if (!label) continue;
    phrases.push(...cells);
    rows = index + 1;
  }
  return phrases.length >= 2 ? { phrases, rows } : null;
}

/** Does a line stand further in than another, and under none of its cells? */
const isFurtherIn = (line: Line, than: Line) =>
  line.x > than.x + 4 && line.region === than.region && !than.pieces.some((piece) => Math.abs(piece.x - line.x) < 7);

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
      current = {
        span: null,
        phrases: phrasesOf(info.line, 0, null),
        row: 0,
        below: [],
        description: [],
        first: info.line,
        apart: info.line.gap,
      };
      rows = 1;
      missing = missingHalf(current.phrases);
      entries.push(current);
    } else if (current && completes) {
      current.phrases.push(...phrasesOf(info.line, rows, null));
      current.row = rows;
      missing = missingHalf(current.phrases);
      rows++;
    } else current?.description.push(info.line);
  }
  return entries;
}
