import type { HiddenText, TextFormat } from "#contract/candidate/candidate.ts";
import { TEXT_LENGTH } from "#contract/fields.ts";
import type { DateSpan } from "../fields/dates.ts";
import { plainCharacters, withPlainMark } from "./characters.ts";
import { isFromRight, isJoined } from "./direction.ts";
import type { DocumentContent, Layout, Word } from "./document.ts";
import { markEdges } from "./edges.ts";
import { formatsOf, keptFormats, stretchesOf } from "./formatting.ts";
import { isBullet, joinSpacedLetters, type Line, type Piece, rawLines } from "./lines.ts";
import { looksOf, runsOf } from "./looks.ts";
import { greatest, isWideGap, least } from "./rows.ts";
import { LETTER_WIDTH, LINE_HEIGHT, withoutColumns } from "./text-columns.ts";

export interface CvText {
  text: string;
  lines: Line[];
  layout: Layout | null;
  formatting: TextFormat[];
  hidden: HiddenText[];
  /** Where the document's links lead, and the offsets of the words they cover (null: no words). */
  links: { url: string; start: number | null; end: number | null }[];
}

const GAP = "   ";
const HIDDEN_LENGTH = 2000;
const HIDDEN_COUNT = 100;

/** What a person sees of a document, as lines with their offsets; at most 200,000 characters. */
export function cvText(content: DocumentContent): CvText {
  const cv = content.kind === "pages" ? textOfPages(content) : textOfText(content);
  markEdges(cv.lines, cv.layout);
  return cv;
}

function textOfPages(content: Extract<DocumentContent, { kind: "pages" }>): CvText {
  const layout: Layout = { pages: content.pages, words: [] };
  const lines: Line[] = [];
  let text = "";
  for (const raw of rawLines(content)) {
    if (text.length > TEXT_LENGTH - 4000) break;
    const words = withMark(joinSpacedLetters(raw.words));
    const first = words[0];
    if (!first) continue;
    if (text !== "") text += raw.gap ? "\n\n" : "\n";
    const start = text.length;
    const pieces: Piece[] = [];
    const placed: Parameters<typeof runsOf>[0][number][] = [];
    let last: (typeof words)[number] | null = null;
    let dates: DateSpan | null = null;
    let closing: Word | null = null;
    const seen = placesFromLeft(words);
    for (const word of words) {
      if (text.length - start > 3000) break;
      const size = Math.max(word.size, 1);
      const gap = last ? gapBetween(last, word, seen, size) : 0;
      const wide = last !== null && isWideGap(gap, last, word);
      if (last) text += wide ? GAP : gap < size * 0.06 && gap > -size * 0.5 ? "" : " ";
      const at = text.length;
      text += word.text;
      layout.words.push([at, text.length, raw.page, word.x, word.y, word.width, word.height]);
      const stack = raw.stacked.get(word);
      if (stack) dates ??= { ...stack.span, single: false, start: at - start, end: at - start + 1 };
      closing = stack?.last ?? closing;
      if (dates && word === closing) dates.end = text.length - start;
      placed.push({ start: at, end: text.length, text: word.text, looks: looksOf(word) });
      const piece = pieces.at(-1);
      if (piece && !wide) {
        piece.end = text.length;
        piece.x = Math.min(piece.x, word.x);
        piece.right = Math.max(piece.right, word.x + word.width);
        piece.bold = piece.bold && word.bold;
        piece.size = Math.max(piece.size, word.size);
      } else {
        pieces.push({ text: "", start: at, end: text.length, x: word.x, right: word.x + word.width, size: word.size, bold: word.bold });
      }
      last = word;
    }
    for (const piece of pieces) piece.text = text.slice(piece.start, piece.end);
    const line = text.slice(start);
    lines.push({
      text: line,
      start,
      end: text.length,
      page: raw.page,
      x: least(pieces.map((piece) => piece.x)),
      right: greatest(pieces.map((piece) => piece.right)),
      y: least(words.map((word) => word.y)),
      height: greatest(words.map((word) => word.height)),
      size: greatest(words.map((word) => word.size)),
      bold: words.filter((word) => word.bold).length * 2 > words.length,
      gap: raw.gap,
      bullet: isBullet(line),
      region: raw.region,
      pieces,
      runs: runsOf(placed),
      ...(dates && { dates }),
    });
  }
  const links = content.links.map((link) => {
    const covered = layout.words.filter(
      ([, , page, x, y, width, height]) =>
        page === link.page &&
        x + width / 2 >= link.x - 1 &&
        x + width / 2 <= link.x + link.width + 1 &&
        y + height / 2 >= link.y - 1 &&
        y + height / 2 <= link.y + link.height + 1,
    );
    const starts = covered.map(([start]) => start);
    return {
      url: link.url,
      start: covered.length > 0 ? least(starts) : null,
      end: covered.length > 0 ? greatest(covered.map(([, end]) => end)) : null,
    };
  });
  return { text, lines, layout, formatting: [], hidden: hiddenOf(content), links };
}

const isWide = (last: Word, word: Word) => isWideGap(word.x - (last.x + last.width), last, word);

/** The words of a line whose mark of a list is a letter, with the mark. */
function withMark(words: Word[]): Word[] {
  const [first, second] = words;
  if (!first || !second || [...first.text].length > 1) return words;
  const [mark = ""] = withPlainMark(`${first.text}${isWide(first, second) ? GAP : " "}${second.text}`);
  return mark === first.text ? words : [{ ...first, text: mark }, ...words.slice(1)];
}

/** Which words stand where, counted from the left, in a line that is read from the right in whole or in part. */
const placesFromLeft = (words: Word[]): Map<Word, number> | null =>
  words.some(({ text }) => isFromRight(text))
    ? new Map(words.toSorted((one, other) => one.x - other.x).map((word, place) => [word, place]))
    : null;

/** The space between two words that are read one after the other; others may stand between them where the direction turns. */
function gapBetween(last: Word, word: Word, seen: Map<Word, number> | null, size: number): number {
  if (seen && Math.abs((seen.get(word) ?? 0) - (seen.get(last) ?? 0)) !== 1) return size * 0.3;
  const gap = seen && word.x < last.x ? last.x - (word.x + word.width) : word.x - (last.x + last.width);
  return seen && isJoined(last.text) && isJoined(word.text) ? Math.max(gap, size * 0.3) : gap;
}

function hiddenOf(content: Extract<DocumentContent, { kind: "pages" }>): HiddenText[] {
  const found: HiddenText[] = [];
  for (const word of content.words) {
    const text = word.hidden ? plainCharacters(word.text).trim() : "";
    if (!word.hidden || text === "") continue;
    const last = found.at(-1);
    if (last && last.page === word.page && last.reason === word.hidden && last.text.length < HIDDEN_LENGTH) last.text += ` ${text}`;
    else if (found.length < HIDDEN_COUNT) found.push({ page: word.page, text, reason: word.hidden });
  }
  return found;
}

function textOfText(content: Extract<DocumentContent, { kind: "text" }>): CvText {
  const lines: Line[] = [];
  let text = "";
  let blank = false;
  let row = 0;
  const formatting: TextFormat[] = [];
  // Where the document tells how its lines look, none of them may be lost before their looks are read.
  const styles = content.styles;
  const source = styles
    ? content.text.split("\n").map((line) => plainCharacters(line).replaceAll("\n", " "))
    : withoutColumns(
        plainCharacters(content.text)
          .slice(0, TEXT_LENGTH * 2)
          .split("\n")
          .map((line) => line.replace(/\t/g, GAP)),
      );
  for (const [index, raw] of source.entries()) {
    row++;
    const style = styles?.[index] ?? null;
    // Patterns look at white space from both sides: a run of any length costs no more than a short one.
    const written = raw
      .replace(/\t/g, GAP)
      .replace(/ {40,}/g, " ".repeat(40))
      .trimEnd();
    const indent = written.length - written.trimStart().length;
    const line = withPlainMark(written.trim());
    if (line === "") {
      blank = true;
      continue;
    }
    if (text.length + line.length + 2 > TEXT_LENGTH) break;
    const gap = lines.length === 0 || blank;
    if (text !== "") text += blank ? "\n\n" : "\n";
    blank = false;
    const start = text.length;
    text += line;
    if (style) formatting.push(...formatsOf(line, start, style));
    const pieces: Piece[] = [];
    // The mark of a list is no cell of its own, however far its words stand from it.
    const mark = /^[^\p{L}\d\s]{1,2} {3,}(?=\S)/u.exec(line);
    for (const match of line.matchAll(mark && isBullet(line) ? /(?:^[^\p{L}\d\s]{1,2} {3,})?\S+(?: {1,2}\S+)*/gu : /\S+(?: {1,2}\S+)*/g)) {
      const x = (indent + match.index) * LETTER_WIDTH;
      pieces.push({
        text: match[0],
        start: start + match.index,
        end: start + match.index + match[0].length,
        x,
        right: x + match[0].length * LETTER_WIDTH,
        size: style?.size ?? 10,
        bold: style?.bold ?? false,
      });
    }
    lines.push({
      text: line,
      start,
      end: text.length,
      page: 1,
      x: indent * LETTER_WIDTH,
      right: (indent + line.length) * LETTER_WIDTH,
      y: row * LINE_HEIGHT,
      height: 10,
      // A line that its author marked as a heading counts as a larger one.
      size: (style?.size ?? 10) * (style?.heading ? 1.2 : 1),
      bold: style?.bold ?? false,
      gap: gap || style?.heading === true,
      bullet: isBullet(line),
      ...(style?.ends && { ends: true }),
      region: 1,
      pieces,
      runs: runsOf(stretchesOf(line, start, style)),
    });
  }
  const hidden = content.hidden
    .map((found) => ({ ...found, text: plainCharacters(found.text).slice(0, HIDDEN_LENGTH) }))
    .filter((found) => found.text.trim() !== "");
  return {
    text,
    lines,
    layout: null,
    formatting: keptFormats(formatting),
    hidden: hidden.slice(0, HIDDEN_COUNT),
    links: content.links.map((url) => ({ url, start: null, end: null })),
  };
}
