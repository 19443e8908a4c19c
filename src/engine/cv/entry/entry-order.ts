import { nth } from "#contract/nth.ts";
import { type DateSpan, findDates, monthIndex } from "../fields/dates.ts";
import type { Line } from "../page/lines.ts";
import { restOf } from "../sections.ts";
import { EVEN, isRightBelow, joinedTo } from "./forms.ts";

/**
 * The lines of a section in the order in which heads are read: years first, then what they belong to. Forms tell a beginning and an end
 * on two lines; some CVs close each job with its years; cells of two columns come out of a document one column after the other.
 */
export const inReadingOrder = (lines: Line[]): Line[] =>
  withColumnsPaired(withYearsFirst(withYearsJoined(withoutNumbers(lines).flatMap(oneRowEach).map(withTimeTold))));

const NUMBER = /^\(?(\d{1,2})[.)]\s+(?=\p{L})/u;

/** "1) Staff nurse …", "2) …": the numbers of a list say nothing else. */
function withoutNumbers(lines: Line[]): Line[] {
  const numbers = lines.flatMap((line) => NUMBER.exec(line.text)?.[1] ?? []).map(Number);
  if (numbers.length < 2 || numbers.some((number, index) => number !== (numbers[0] ?? 0) + index)) return lines;
  return lines.map((line) => {
    const mark = NUMBER.exec(line.text)?.[0].length;
    return mark === undefined ? line : restOf(line, mark);
  });
}

const TIME_AT =
  /^(?:(?:ruim|bijna|ca\.?|about|over|nearly) )?\d{1,2}(?:[.,]5)? (?:jaar|years?|yrs|maanden|months)(?: lang)?,? (?=(?:bij|at|with|for|voor|als|as) )/i;

/** "8 jaar bij Loonbedrijf Zwartsluis, chauffeur": how long, where others say when. */
function withTimeTold(line: Line): Line {
  const time = line.dates || findDates(line.text).length > 0 || line.text.length > 120 ? null : TIME_AT.exec(line.text);
  return time ? { ...line, dates: { from: null, to: null, current: false, single: false, start: 0, end: time[0].trimEnd().length } } : line;
}

/** "Project Engineer (2015 – 2018) | Graduate Engineer (2012 – 2015)": a line of its own for each. */
function oneRowEach(line: Line): Line[] {
  if (line.text.length > 300 || !/[|;]|\),\s/.test(line.text)) return [line];
  const spans = findDates(line.text).filter((span) => !span.single);
  if (spans.length < 2) return [line];
  const rows: Line[] = [];
  let from = 0;
  for (const match of [...line.text.matchAll(/\s*[|;]\s*|(?<=\)),\s+(?=\p{L})/gu), null]) {
    const to = match?.index ?? line.text.length;
    // A cell without years of its own belongs to what stands before it.
    const isEnd =
      match === null ||
      spans.some((span) => span.start >= to && span.end <= (line.text.indexOf(match[0], to + match[0].length) + 1 || line.text.length));
    if (!isEnd || !spans.some((span) => span.start >= from && span.end <= to)) continue;
    const start = line.start + from;
    const end = line.start + to;
    const pieces = line.pieces
      .filter((piece) => piece.end > start && piece.start < end)
      .map((piece) => {
        const [first, last] = [Math.max(piece.start, start), Math.min(piece.end, end)];
        return { ...piece, start: first, end: last, text: line.text.slice(first - line.start, last - line.start) };
      });
    rows.push({ ...line, text: line.text.slice(from, to), start, end, pieces, gap: rows.length === 0 && line.gap });
    from = to + (match?.[0].length ?? 0);
  }
  return rows.length > 1 && from >= line.text.length ? rows : [line];
}

const WORDS = (text: string) => /\p{L}/u.test(text);

/** A line of years and nothing else, in brackets or not. */
function isYearsAlone(line: Line): boolean {
  if (line.dates) return line.dates.end - line.dates.start === line.text.length;
  const spans = line.text.length < 60 ? findDates(line.text) : [];
  const span = spans[0];
  return (
    spans.length === 1 && span !== undefined && !span.single && !WORDS(line.text.slice(0, span.start)) && !WORDS(line.text.slice(span.end))
  );
}

const BEGIN =
  /^(?:start(?:ed|datum|[ -]date)?|begin(?:datum)?|from|van|vanaf|date from|datum in dienst|in dienst(?: sinds)?|joined)\s*[:=]\s*(?=\S)/i;
const END =
  /^(?:eind(?:e|datum)?|end(?:ed|[ -]date)?|to|tot(?: en met)?|t\/m|until|date to|datum uit dienst|uit dienst|left)\s*[:=]\s*(?=\S)/i;
const NOW = /^(?:heden|nu|present|now|current|today|lopend|-|n\.?v\.?t\.?)\W*$/i;

/** "Startdatum: 01-02-2022" over "Einddatum: heden": one line that knows both. */
function withYearsJoined(lines: Line[]): Line[] {
  if (!lines.some((line) => BEGIN.test(line.text))) return lines;
  const joined: Line[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = nth(lines, index);
    const next = lines[index + 1];
    const label = BEGIN.exec(line.text)?.[0].length;
    const first = label === undefined ? undefined : findDates(line.text.slice(label))[0];
    const rest = next && !next.gap ? END.exec(next.text)?.[0].length : undefined;
    if (label === undefined || !first || !next || rest === undefined) {
      joined.push(line);
      continue;
    }
    const last = findDates(next.text.slice(rest))[0];
    const isNow = !last && NOW.test(next.text.slice(rest));
    const at = { start: label + first.start, end: label + first.end };
    if (last || isNow) joined.push({ ...line, dates: { from: first.from, to: last?.from ?? null, current: isNow, single: false, ...at } });
    else joined.push(line, next);
    index += 1;
  }
  return joined;
}

/** One date, and nothing else on its line. */
function dateAlone(line: Line | undefined): DateSpan | null {
  const [date] = line && line.text.length <= LONGEST_DATE ? findDates(line.text) : [];
  return date?.single && date.end - date.start === line?.text.length ? date : null;
}

const LONGEST_DATE = 20;

/** "2016" right over "2019", as columns of dates have them: where neither more dates stand over nor below the two, they are one span. */
export function withDatesPaired(lines: Line[]): Line[] {
  const paired: Line[] = [];
  for (let at = 0; at < lines.length; at++) {
    const [line, below] = [nth(lines, at), lines[at + 1]];
    const [from, to] = [dateAlone(line), dateAlone(below)];
    const isPair =
      below &&
      from?.from &&
      to?.from &&
      isRightBelow(line, below) &&
      !below.gap &&
      Math.abs(below.x - line.x) < EVEN &&
      monthIndex(from.from, "start") <= monthIndex(to.from, "end") &&
      !dateAlone(lines[at - 1]) &&
      !dateAlone(lines[at + 2]);
    if (!isPair) {
      paired.push(line);
      continue;
    }
    const whole = joinedTo(line, below);
    paired.push({ ...whole, dates: { from: from.from, to: to.to, current: false, single: false, start: 0, end: whole.text.length } });
    at += 1;
  }
  return paired;
}

/** Years that open a section alone, parted by white space from what they belong to as all years there are: that space parts nothing. */
export function withYearsOver(lines: Line[]): Line[] {
  const alone = lines.flatMap((line, at) => (isYearsAlone(line) ? [at] : []));
  const over = alone.filter((at) => nth(lines, at).gap && lines[at + 1]?.gap && !alone.includes(at + 1));
  if (alone[0] !== 0 || over.length < alone.length) return lines;
  const under = new Set(over.map((at) => at + 1));
  return lines.map((line, at) => (under.has(at) ? { ...line, gap: false } : line));
}

/** Where most years close their block, alone on its last line, they are read before it. */
function withYearsFirst(lines: Line[]): Line[] {
  const closing: { from: number; at: number }[] = [];
  let alone = 0;
  let from = 0;
  for (const [index, line] of lines.entries()) {
    if (line.gap) from = index;
    if (!isYearsAlone(line)) continue;
    alone += 1;
    if (index - from >= 2 && (lines[index + 1]?.gap ?? true)) closing.push({ from, at: index });
  }
  // A block that opens with its years is read as it stands: only where all close, the years belong to what is above.
  if (closing.length < 2 || closing.length < alone) return lines;
  const ordered = [...lines];
  for (const { from: first, at } of closing) {
    const years = nth(ordered, at);
    ordered.splice(at, 1);
    ordered.splice(first, 0, { ...years, gap: true });
    ordered[first + 1] = { ...nth(ordered, first + 1), gap: false };
  }
  return ordered;
}

const MOST_ROWS = 30;

/** A run of years, then as many lines of words, once or twice (or words first): each line belongs to the years of its row. */
function withColumnsPaired(lines: Line[]): Line[] {
  const first = lines.findIndex(isYearsAlone);
  if (first < 0) return lines;
  let count = 0;
  while (count < MOST_ROWS && lines[first + count] && isYearsAlone(nth(lines, first + count))) count += 1;
  if (count < 2) return lines;
  const isWords = (some: Line[]) =>
    some.length === count &&
    some.every((line, index) => !line.bullet && line.text.length < 120 && findDates(line.text).length === 0 && (index === 0 || !line.gap));
  const blockAt = (from: number) => lines.slice(Math.max(0, from), Math.max(0, from + count));
  const opens = (from: number) => lines[from]?.gap ?? true;
  const after = [first + count, first + 2 * count].filter(
    (from, index, all) => isWords(blockAt(from)) && opens(from) && (index === 0 || isWords(blockAt(nth(all, 0)))),
  );
  const isClosed = after.length > 0 && opens((after.at(-1) as number) + count);
  const before = isClosed ? [] : [first - 2 * count, first - count].filter((from) => isWords(blockAt(from)) && opens(from + count));
  if (before.length === 2 && !opens(nth(before, 1))) before.shift();
  if (before.length === 1 && before[0] !== first - count) before.pop();
  const blocks = isClosed ? after : before;
  if (blocks.length === 0) return lines;
  const rows = blockAt(first).flatMap((line, index) => [
    { ...line, gap: true },
    ...blocks.map((from) => ({ ...nth(lines, from + index), gap: false })),
  ]);
  const from = Math.min(first, ...blocks);
  return [...lines.slice(0, from), ...rows, ...lines.slice(from + (blocks.length + 1) * count)];
}
