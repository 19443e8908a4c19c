import { english } from "#engine/words/cv/notes.ts";
import { type DateSpan, findDates } from "../fields/dates.ts";
import { labelOf } from "../head/labels.ts";
import { ABBREVIATED, headEnd, isSpoken } from "../head/phrases.ts";
import { headingKind, isLabelInJob } from "../heading-words.ts";
import { BULLET } from "../page/characters.ts";
import type { Line } from "../page/lines.ts";
import { companyScore, isDegree, isNote, isSchool, placeScore, titleScore } from "../vocabulary.ts";

/** A line of a section as a part of an entry: whether it carries the date, and how much its words tell. */
export interface Info {
  line: Line;
  span: DateSpan | null;
  rest: string;
  headed: boolean;
  strong: boolean;
  weight: number;
  /** The date stands in a cell beside a line that describes the work: the head is above. */
  beside: boolean;
}

/** What the lines around a line have in common: their size, their greatest width, and whether all begin with small letters. */
interface Setting {
  body: number;
  width: number;
  isSmall: boolean;
}

/** "Filiaalmedewerker.": a title with a stop behind it. */
const isTitleAlone = (text: string) =>
  /^\p{Lu}[^.;:!?]{2,50}\.?$/u.test(text) && !/[;:,]$/.test(text) && text.split(/\s+/).length <= 5 && titleScore(text) >= 0.7;

/** Words that go on from the line above: after a full one, or one that was left open. */
const goesOnFrom = (before: Line | undefined, line: Line) =>
  before !== undefined &&
  !line.gap &&
  (before.text.length > 50 || before.bullet || /[,&(/–-]$|\s(?:and|en|of|or|van|de|het|the)$/.test(before.text));

/** "Led 32 staff", "Managed two shifts": a sentence of what was done begins with a verb of the past. */
const TOLD = new RegExp(`^(?:${english.pastVerbs})\\s+(?:(?:a|an|the|all|up|out|our|their|new)\\s|\\d|\\p{Ll})`, "u");

/** "Interviews, tests, analyse van klantcontact": what was done, in small letters; no title or name stands so. */
function isListOfTasks(text: string): boolean {
  const parts = text.split(/,\s+|\s+(?:and|en)\s+|\.\s+/);
  if (TOLD.test(text)) return true;
  return (
    parts.length > 2 &&
    parts.slice(1).filter((part) => /^\p{Ll}/u.test(part)).length >= 2 &&
    titleScore(text) < 0.7 &&
    companyScore(text) < 0.6
  );
}

/** No head of an entry holds more words; one that stands out from its text may be longer. */
const MOST_WORDS = 16;
const MOST_WORDS_STRONG = 26;
const LONGEST_STRONG = 220;

export function describe(
  line: Line,
  { before, next }: { before: Line | undefined; next: Line | undefined },
  kind: EntryKind,
  { body, width, isSmall }: Setting,
): Info {
  const head = line.text.slice(0, headEnd(line.text));
  const stripped = head.replace(BULLET, "");
  const offset = head.length - stripped.length;
  // "sinds 2021 werkverantwoordelijke", under a line that ends in a comma: the sentence goes on.
  const isGoingOn =
    before !== undefined && !line.gap && /[,;]$/.test(before.text) && /^(?:sinds|since|vanaf|from|in|tot|until)\s/.test(line.text);
  // "[2017-2019: travelled]": what stands in brackets as a whole is an aside.
  const isBracketed = /^\[[^\]]*\]$/.test(line.text);
  const span =
    line.dates ?? (kind === "experience" && (isGoingOn || isBracketed || isSpoken(head)) ? null : anchorOf(line, stripped, offset));
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
      ? `${head.slice(offset, span.start)} ${head.slice(span.end)}`.replace(/^[\s\p{P}]+|(?<![\s(–—-])[\s(–—-]+$/gu, "")
      : stripped;
  const strong =
    (line.pieces[0]?.bold ?? false) || line.size > body * 1.04 || (/\p{Lu}{4}/u.test(stripped) && stripped === stripped.toUpperCase());
  const long =
    head.length > (strong ? LONGEST_STRONG : span ? 170 : 120) ||
    (line.pieces.length === 1 &&
      line.right - line.x > width * 0.93 &&
      line.text.length > 60 &&
      !line.pieces[0]?.bold &&
      // It goes on below: the line is full.
      next !== undefined &&
      !next.gap &&
      !next.bullet &&
      !opensWithDate(next.text) &&
      (/^[\p{Ll}&(]/u.test(next.text) || next.text.length > 60));
  const sentence =
    (/[.;:,]$/.test(stripped) && !(kind === "experience" && isTitleAlone(stripped)) && !ABBREVIATED.test(stripped) && !span) ||
    (isSmall || !goesOnFrom(before, line) ? /^[&(]/u : /^[\p{Ll}&(]/u).test(stripped) ||
    (kind === "experience" && !span && (isListOfTasks(stripped) || (head.length < line.text.length && titleScore(stripped) < 0.7)));
  // "Diploma's: stuurman, BHV": a label of another section is no head, whatever stands behind it.
  const label = span ? null : /^(\p{L}[\p{L}' ]{2,30}):\s/u.exec(stripped)?.[1];
  const isElsewhere = kind === "experience" && label != null && headingKind(label) !== null && labelOf(label) === undefined;
  const item = line.bullet && line.pieces.length < 2 && !span;
  const isLabel = kind === "experience" && !span && isLabelInJob(stripped);
  const headed =
    !isElsewhere &&
    !isLabel &&
    !long &&
    !sentence &&
    !item &&
    /\p{L}{2}/u.test(rest) &&
    stripped.split(/\s+/).length <= (strong ? MOST_WORDS_STRONG : MOST_WORDS);
  const meaning =
    kind === "experience"
      ? Math.max(titleScore(rest), companyScore(rest) * 0.8, placeScore(rest) * 0.3)
      : (isDegree(rest) ? 1 : 0) + (isSchool(rest) ? 1 : 0);
  return { line, span, rest, headed: headed && !beside, strong: strong && !beside, weight: meaning, beside };
}

/** The date that makes a line the anchor of an entry: at one of the ends of its head, not inside a sentence. */
function anchorOf(line: Line, stripped: string, offset: number): DateSpan | null {
  const head = offset + stripped.length;
  const isCut = head < line.text.length;
  const spans = findDates(line.text.slice(0, head));
  const span = spans.find((one) => !one.single) ?? spans.at(-1);
  if (!span) return null;
  const before = line.text.slice(offset, span.start);
  const after = line.text.slice(span.end, head);
  const words = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "").length;
  const atStart = words(before) === 0 || (/^\p{L}+[\s:]*$/u.test(before) && before.length < 12);
  const atEnd = words(after) === 0 || isNote(after) || TRAILING_NOTE.test(after);
  const cell = line.pieces.some(
    (piece) =>
      line.start + span.start >= piece.start - 1 &&
      line.start + span.end <= piece.end + 1 &&
      piece.text.length < span.end - span.start + 32,
  );
  // Head and description on one line: the head's own date closes it, set apart from its words, or opens it.
  if (isCut && !atStart && (span.single || !atEnd || !/[(|•·,;:.–—-]\s*$|\s{2,}$/u.test(before))) return null;
  // A full sentence with years in it tells of the work; "…, Leeds office. Apr 2018 – now." is a head that its own date closes.
  const closes = !span.single && words(after) === 0 && /[.,;(|]\s*$/.test(before);
  if (/[.]$/.test(stripped) && stripped.length > 90 && !(atStart && !span.single) && !closes) return null;
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
  return /[(|•·,\s–—-]$/.test(before) && /^\s*[)|•·,;–—:-]/.test(after) && stripped.length < 140 ? span : null;
}

/** A short remark in brackets, or after a comma, behind the date: "(28 uur, ma t/m do)". */
const TRAILING_NOTE = /^\s*[)\]]?\s*[([][^()]{1,40}[)\]]?[\s.]*$/u;

const OPENING = /^[\s\p{P}]*$/u;

/** Does a line begin with a date? */
export function opensWithDate(text: string): boolean {
  const first = findDates(text)[0];
  return first !== undefined && OPENING.test(text.slice(0, first.start).replace(BULLET, ""));
}

export const startsWithDate = (info: Info | undefined): boolean =>
  Boolean(info?.span && OPENING.test(info.line.text.slice(0, info.span.start).replace(BULLET, "")));

/** White space before it, or the lines above stand further in. */
export const beginsBlock = (infos: Info[], index: number): boolean =>
  (infos[index]?.line.gap ?? false) ||
  (infos[index]?.line.region === infos[index - 1]?.line.region && (infos[index]?.line.x ?? 0) < (infos[index - 1]?.line.x ?? 0) - 4);

/**
 * "Bouwcoördinator (sinds 2021)", "Mentor (2016 – 2021)" under a head that has a title and years of its own which hold that time: a
 * remark about that job, no other one. Where the head names an employer alone, or the block tells more spans, each is a job there.
 */
export function isRemark(infos: Info[], anchors: number[], index: number): boolean {
  const info = infos[index];
  const span = info?.span;
  if (!info || !span || info.line.gap) return false;
  const at = anchors.indexOf(index);
  const isApart = (from: number, to: number) => infos.slice(from + 1, to + 1).some((one) => one.line.gap);
  const holds = (order: number) => {
    const above = infos[anchors[order] ?? -1];
    return above?.span && !above.span.single && !isApart(anchors[order] ?? 0, index) && isWithin(span, above.span) ? above : null;
  };
  // The block's own years stand at the head of a line; those of a remark behind its words.
  if (!startsWithDate(info)) {
    const dated = anchors.slice(0, at).findLastIndex((one) => startsWithDate(infos[one]));
    const above = dated < 0 ? null : holds(dated);
    const head = infos.slice(anchors[dated] ?? 0, Math.min((anchors[dated] ?? 0) + 3, index));
    if (above && head.some((one) => one.headed && titleScore(one.rest) >= 0.7 && (one.span === null || one === above))) return true;
  }
  if (!span.current || !SINCE.test(info.line.text.slice(span.start))) return false;
  if (!holds(at - 1)) return false;
  const next = anchors[at + 1];
  return !(next !== undefined && !isApart(index, next) && infos[next]?.span?.single === false && !startsWithDate(infos[next]));
}

/** "• Teamcoördinator (2015 – 2020)" under an employer whose own years hold it and whose line tells no title. */
export function isListedRole(infos: Info[], heads: number[], index: number): boolean {
  const { span, rest = "" } = infos[index] ?? {};
  const above = infos[heads.findLast((head) => head < index) ?? -1];
  if (!span || span.single || !above?.span || above.span.single || rest.length > 90) return false;
  return titleScore(rest) >= 0.7 && titleScore(above.rest) < 0.7 && isWithin(span, above.span);
}

const yearOf = (date: string | null | undefined, otherwise: string) => (date ?? otherwise).slice(0, 4);
/** Does a span lie in another? Of "since 2018" only the beginning counts: it may have ended with the job. */
const isWithin = (span: DateSpan, outer: DateSpan) =>
  outer.from !== null &&
  yearOf(outer.from, "") <= yearOf(span.from, "") &&
  yearOf(span.current ? span.from : span.to, "9999") <= yearOf(outer.current ? null : outer.to, "9999");

const SINCE = /^(?:sinds|since|vanaf|from)\s/i;

export type EntryKind = "experience" | "education";
