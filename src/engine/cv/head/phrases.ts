import { english } from "#engine/words/cv/prose.ts";
import { type DateSpan, findDates } from "../fields/dates.ts";
import { BULLET } from "../page/characters.ts";
import type { Line } from "../page/lines.ts";
import type { Run } from "../page/looks.ts";
import { titleScore } from "../vocabulary.ts";

/** A phrase of an entry's head, still without a role. */
export interface Phrase {
  text: string;
  start: number;
  end: number;
  /** Line within the head, and place within that line. */
  row: number;
  column: number;
  /** How the letters of its line look. */
  runs: readonly Run[];
  /** What stands before it. */
  joint: Joint;
  /** What the head of a table's column says it is. */
  label?: "title" | "company" | "place" | null;
  /** It follows the date that stands under a head: what it says may be of the work. */
  told?: boolean;
  /** On a line below the date's own: what speaks for that line being a part of the head, or against it. */
  below?: readonly string[];
}

export const ABBREVIATED = /\b(inc|ltd|corp|co|llc|b\.v|n\.v|jr|sr|dr|etc|dept|univ|pvt|s\.a)\.$/i;

const SEPARATOR = /\s+[-–—−|•·●◦‣:⋄/*>]+\s+|\s*[|•●⋄]\s*|\s+[–—]|[–—]\s+|\s{3,}|:\s+/gu;

const jointOf = (sign: string): Joint =>
  /^\s*\/\s*$/.test(sign) ? "slash" : /[-–—−]/.test(sign) ? "dash" : /:/.test(sign) ? "colon" : /\S/.test(sign) ? "bar" : "gap";

/** Nor has one more phrases. */
const MOST_PHRASES = 24;

/** No head of an entry is longer; patterns below stay cheap by it. */
const LONGEST_HEAD = 500;

/** A date closed by a stop: what follows tells of the work, however short. */
const DATED = /(?:(?:19|20)\d{2}|heden|nu|present|now|today|current|to date)\)?\.\s+(?=[\p{L}\d])/iu;
/** "Subtitler, Boventoon, since 2025: operas and plays": the same with a colon, where words stand before the date. */
const DATED_COLON = /(?:(?:19|20)\d{2}|heden|nu|present|now|today|current|to date)\)?:\s+(?=\S)/iu;
const SENTENCE_END = /(?<=[\p{Ll}\d)]{3})\.\s+(?=\p{Lu})/gu;
/** "… bij Kuipers BV: onderzoek naar …": what was done, after a colon. */
const TOLD = /(?<=\p{L}{3}\s[^:]{8,100}\p{L}):\s+(?=\p{Ll}\S*\s\S+\s\S+\s\S)/u;

/** The first sentence's end; a date right behind it still belongs to the head ("…, Uppsala. Sept. 2019 – Aug. 2022."). */
function sentenceEnd(text: string): number {
  for (const { index } of text.slice(0, LONGEST_HEAD).matchAll(SENTENCE_END)) {
    const rest = text.slice(index + 1, index + 60);
    if (findDates(rest)[0]?.start !== rest.length - rest.trimStart().length) return index;
  }
  return -1;
}

function toldFrom(text: string): number {
  const at = TOLD.exec(text)?.index ?? -1;
  return at >= 0 && titleScore(text.slice(Math.max(0, at - 100), at)) >= 0.7 ? at : -1;
}

/** "Apothekersassistente. Receptuur, balie.": a short first sentence that is a title. */
function titledEnd(text: string): number {
  const first = /^\p{Lu}[^.!?]{2,50}(?=\.\s+\p{Lu})/u.exec(text)?.[0];
  return first && first.split(/\s+/).length <= 5 && titleScore(first) >= 0.7 ? first.length : -1;
}

/** Where a head ends that its description follows on the same line: after its first sentence. */
export function headEnd(text: string): number {
  // "Januari 2021 tot nu. Lasser bij Metaalwerk Eefde. Ik …": a date that opens the line, and the head in the sentence behind it.
  const opening = findDates(text.slice(0, LONGEST_HEAD))[0];
  if (opening?.start === 0 && text[opening.end] === ".") {
    const rest = text.slice(opening.end + 1);
    const end = /(?<=[\p{L}\d)]{2})\.\s+(?=\p{Lu})/u.exec(rest)?.index;
    return opening.end + 1 + Math.min(end ?? rest.length, LONGEST_HEAD);
  }
  const dated = DATED.exec(text);
  const colon = DATED_COLON.exec(text);
  const isTitled = colon !== null && titleScore(text.slice(0, findDates(text)[0]?.start ?? 0)) >= 0.7;
  const ends = [
    isTitled ? colon.index + colon[0].trimEnd().length - 1 : -1,
    dated ? dated.index + dated[0].trimEnd().length - 1 : -1,
    ...(text.length < 90 ? [titledEnd(text)] : [sentenceEnd(text), toldFrom(text)]),
  ].filter((end) => end >= 0 && !ABBREVIATED.test(text.slice(0, end + 1)));
  return Math.min(text.length, ...ends);
}

/** "…, van" before "augustus 2003 tot nu". */
const LEADS_TO_DATE = /(?:[\s,;(]+|^)(?:van|from|between|tussen|periode|period)$/iu;

/** A head line → its phrases, dates taken out. */
export function phrasesOf(line: Line, row: number, taken: DateSpan | null): Phrase[] {
  const limit = headEnd(line.text);
  if (limit > LONGEST_HEAD) return [];
  const bullet = BULLET.exec(line.text)?.[0].length ?? 0;
  const cuts: [start: number, end: number, joint: Joint][] = [];
  for (const span of taken ? findDates(line.text) : findDates(line.text).filter((one) => !one.single))
    cuts.push([span.start, span.end, "date"]);
  for (const match of line.text.slice(0, limit).matchAll(SEPARATOR))
    cuts.push([match.index, match.index + match[0].length, jointOf(match[0])]);
  cuts.sort((a, b) => a[0] - b[0]);
  const dates = new Set(cuts.flatMap(([start, , joint]) => (joint === "date" ? [start] : [])));
  const phrases: Phrase[] = [];
  let from = bullet;
  let column = 0;
  let joint: Joint = "row";
  const add = (start: number, end: number) => {
    if (phrases.length >= MOST_PHRASES) return;
    let text = line.text.slice(start, end);
    const lead = /^[\s,;:()[\]|•·–—\-/.*>#_]+/u.exec(text)?.[0].length ?? 0;
    text = text.slice(lead).replace(/(?<![\s,;:|•·–—\-/([*_])[\s,;:|•·–—\-/([*_]+$/u, "");
    if (end < line.text.length && text.endsWith(".") && !ABBREVIATED.test(text)) text = text.slice(0, -1);
    if (dates.has(end)) text = text.replace(LEADS_TO_DATE, "");
    if (text.startsWith("(") && text.endsWith(")")) text = text.slice(1, -1);
    if (text.endsWith(")") && !text.includes("(")) text = text.slice(0, -1);
    if (!/\p{L}{2}|\p{Lu}/u.test(text)) return;
    const at = line.start + start + lead + Math.max(0, line.text.slice(start + lead, end).indexOf(text));
    const said = line.said?.findLast((one) => one.start <= at);
    if (said?.label === null) return;
    phrases.push({
      text,
      start: at,
      end: at + text.length,
      row,
      column: column++,
      runs: line.runs,
      joint,
      ...(said && { label: said.label }),
    });
  };
  for (const [start, end, next] of cuts) {
    if (start >= limit) break;
    if (start > from) add(from, start);
    if (phrases.length > 0) joint = next;
    from = Math.max(from, end);
  }
  add(from, limit);
  return phrases;
}

/**
 * What stands between two parts of an entry's head. `row`, `gap`, `dash`, `bar`, `colon` and `date` part strongly;
 * `comma`, `slash`, `bracket`, `case` and `type` (other letters: bold, grey, larger) may also stand inside one title or one name.
 */
export type Joint =
  | "row"
  | "gap"
  | "dash"
  | "bar"
  | "colon"
  | "date"
  | "comma"
  | "slash"
  | "bracket"
  | "case"
  | "type"
  | "at"
  | "for"
  | "via"
  | "in";

const SPEAKS = new RegExp(`(?<!\\p{L})(?:(?:[Ii]k|[Ww]ij|[Hh]ij|[Zz]ij|[Hh]e|[Ss]he)(?=\\s)|${english.speaks})(?!\\p{L})`, "u");

/** Does somebody speak of themselves here ("Sinds april 2023 ben ik …")? Then it is a sentence, no head of a job. */
export const isSpoken = (text: string): boolean => SPEAKS.test(text);
