import { HOLE } from "#engine/cv/page/characters.ts";
import { inReadingOrder, isFromRight, isJoined } from "#engine/cv/page/direction.ts";
import type { Word } from "#engine/cv/page/document.ts";
import { median } from "#engine/cv/page/rows.ts";
import type { Pdfium } from "../pdfium.ts";
import { fillHoles, type Glyph, type Style, withoutSigns } from "./holes.ts";

/** PDFium's page space → points from the top left as seen. */
export type Place = (x: number, y: number) => [x: number, y: number];

const ICON_FONT = /awesome|icon|material|marvosym|typicon|feather|glyph|webfont|fontello/i;
const BULLET_FONT = /wingding|webding|dingbat|symbol/i;
const ITALIC_FONT = /ital|obliq|slant|CMTI|CMSL|SFTI|CMBXTI|LMRomanSlant|-It(?![a-z])/i;
const BOLD_FONT = /bold|black|heavy|demi|semibold|extrabold|medi(um)?(?![a-z])|CMBX|SFBX|CMSSBX|CMCSCB|-Bd|_Bd|\.b$/i;

function readStyle(pdfium: Pdfium, object: number, scratch: number): Style {
  const font = object ? pdfium._FPDFTextObj_GetFont(object) : 0;
  let name = "";
  if (font) {
    const length = Math.min(pdfium._FPDFFont_GetBaseFontName(font, scratch, 256), 256);
    name = new TextDecoder("latin1").decode(pdfium.HEAPU8.slice(scratch, scratch + Math.max(0, length - 1)));
  }
  const isSlanted = font !== 0 && pdfium._FPDFFont_GetItalicAngle(font, scratch) === 1 && pdfium.HEAP32[scratch >> 2] !== 0;
  const weight = font ? pdfium._FPDFFont_GetWeight(font) : 0;
  const mode = object ? pdfium._FPDFTextObj_GetTextRenderMode(object) : 0;
  const outlined = mode === 1 || mode === 5;
  const read = outlined ? pdfium._FPDFPageObj_GetStrokeColor : pdfium._FPDFPageObj_GetFillColor;
  const found = object ? read(object, scratch, scratch + 4, scratch + 8, scratch + 12) : 0;
  const at = scratch >> 2;
  const { HEAP32 } = pdfium;
  return {
    font: name,
    icons: ICON_FONT.test(name),
    bullets: BULLET_FONT.test(name),
    bold: BOLD_FONT.test(name) || weight >= 600,
    italic: isSlanted || ITALIC_FONT.test(name),
    mode,
    colour: found ? [HEAP32[at] ?? 0, HEAP32[at + 1] ?? 0, HEAP32[at + 2] ?? 0, HEAP32[at + 3] ?? 255] : [0, 0, 0, 255],
  };
}

/** A word and how it is painted. */
export interface StyledWord {
  word: Word;
  style: Style;
}

/** The words of one page, at most `limit` letters. */
export function readWords(pdfium: Pdfium, page: number, number: number, place: Place, scratch: number, limit: number): StyledWord[] {
  const text = pdfium._FPDFText_LoadPage(page);
  if (!text) return [];
  const styles = new Map<number, Style>();
  /** Null: PDFium found the end of a word here. */
  const glyphs: (Glyph | null)[] = [];
  /** Where it found only a gap between letters, and no space. */
  const guessed = new Set<number>();
  /** Fonts in which words are parted. */
  const parted = new Set<string>();
  try {
    const count = Math.min(pdfium._FPDFText_CountChars(text), limit);
    for (let index = 0; index < count; index++) {
      const character = characterAt(pdfium, text, index);
      const last = glyphs.at(-1);
      if (character === " " && last) parted.add(last.style.font);
      if (/\s/.test(character)) {
        if (character === " " && pdfium._FPDFText_IsGenerated(text, index) === 1) guessed.add(glyphs.length);
        glyphs.push(null);
        continue;
      }
      const glyph = readGlyph(pdfium, text, index, character, place, styles, scratch);
      if (glyph) glyphs.push(glyph);
    }
  } finally {
    pdfium._FPDFText_ClosePage(text);
  }
  const widest = widestInWords(glyphs, guessed);
  const isWithin = (index: number) => {
    const [last, next] = [glyphs[index - 1], glyphs[index + 1]];
    return guessed.has(index) && last && next && shareOf(last, next) <= (widest.get(next) ?? -Infinity);
  };
  const written = glyphs.filter((_, index) => !isWithin(index));
  return joinWords(fillHoles(written, parted), number, widest);
}

/** A gap as a share of the size of the smaller letter: capitals among small ones are larger. */
const shareOf = (last: Glyph, next: Glyph): number => gapOf(last, next) / Math.max(Math.min(last.size, next.size), 1);

/** Letters that are set apart on purpose: by so much of their size at least, … */
const SET_APART = 0.08;
/** … on a line of so many gaps, and no wider: that is another cell. */
const FEWEST_GAPS = 4;
const WIDEST_GAP = 1.5;
/** Between words there is a space as well, which is wider than this. */
const SPACE = 0.2;

/** How wide a gap within a word may be where the letters of a line are set apart: by the line's own gaps, those that were taken for spaces left out. */
function widestInWords(glyphs: (Glyph | null)[], guessed: ReadonlySet<number>): Map<Glyph, number> {
  const widest = new Map<Glyph, number>();
  let line: Glyph[] = [];
  let gaps: number[] = [];
  const finish = () => {
    const apart = median(gaps);
    if (gaps.length >= FEWEST_GAPS && gaps.length * 2 >= line.length && apart >= SET_APART)
      for (const glyph of line) widest.set(glyph, 2 * apart + SPACE);
    [line, gaps] = [[], []];
  };
  for (const [index, glyph] of glyphs.entries()) {
    const last = line.at(-1);
    if (!glyph) {
      if (!guessed.has(index)) finish();
      continue;
    }
    const gap = last ? shareOf(last, glyph) : 0;
    const isNext = last && last.style.font === glyph.style.font && last.bottom > glyph.top && last.top < glyph.bottom;
    if (!isNext || Math.abs(gap) > WIDEST_GAP) finish();
    else if (!guessed.has(index - 1)) gaps.push(gap);
    line.push(glyph);
  }
  finish();
  return widest;
}

/** What a glyph stands for: a character, white space, or a hole where the file doesn't tell. */
function characterAt(pdfium: Pdfium, text: number, index: number): string {
  const code = pdfium._FPDFText_GetUnicode(text, index);
  if (pdfium._FPDFText_IsGenerated(text, index) === 1) return code === 32 ? " " : "\n";
  // PDFium writes U+0002 for a hyphen that ends a line.
  if (code === 2 && pdfium._FPDFText_IsHyphen(text, index) === 1) return "-";
  const character = code > 0x10ffff ? HOLE : String.fromCodePoint(code);
  const isControl = /\p{Cc}/u.test(character);
  // The number of a glyph that the file says nothing of may be that of a tab.
  if (isControl && pdfium._FPDFText_HasUnicodeMapError(text, index) === 1) return HOLE;
  if (/\s/.test(character)) return /[ \u00a0]/.test(character) ? " " : "\n";
  return isControl ? HOLE : character;
}

function readGlyph(
  pdfium: Pdfium,
  text: number,
  index: number,
  character: string,
  place: Place,
  styles: Map<number, Style>,
  scratch: number,
): Glyph | null {
  if (!pdfium._FPDFText_GetLooseCharBox(text, index, scratch)) return null;
  const at = scratch >> 2;
  const { HEAPF32 } = pdfium;
  const [left = 0, top = 0, right = 0, bottom = 0] = [HEAPF32[at], HEAPF32[at + 1], HEAPF32[at + 2], HEAPF32[at + 3]];
  const [x1, y1] = place(left, top);
  const [x2, y2] = place(right, bottom);
  const [origin, baseline] = pdfium._FPDFText_GetCharOrigin(text, index, scratch, scratch + 8)
    ? place(pdfium.HEAPF64[scratch >> 3] ?? 0, pdfium.HEAPF64[(scratch >> 3) + 1] ?? 0)
    : [Math.min(x1, x2), null];
  const object = pdfium._FPDFText_GetTextObject(text, index);
  let style = styles.get(object);
  if (!style) {
    style = readStyle(pdfium, object, scratch);
    styles.set(object, style);
  }
  let size = pdfium._FPDFText_GetFontSize(text, index);
  if (pdfium._FPDFText_GetMatrix(text, index, scratch)) {
    const scale = Math.hypot(pdfium.HEAPF32[at + 2] ?? 0, pdfium.HEAPF32[at + 3] ?? 1);
    if (scale > 0) size *= scale;
  }
  const glyph: Glyph = {
    text: style.bullets && /[^\p{L}\p{N}]|[·§nlqvØüuoO]/u.test(character) ? "•" : character,
    isUnmapped: pdfium._FPDFText_HasUnicodeMapError(text, index) === 1,
    left: Math.min(x1, x2),
    right: Math.max(x1, x2),
    top: Math.min(y1, y2),
    bottom: Math.max(y1, y2),
    origin,
    size,
    style,
  };
  // A font may claim any height for itself; upright text is measured from its baseline instead.
  if (baseline !== null && size > 0 && baseline > glyph.top - size && baseline < glyph.bottom + size && isUpright(pdfium, text, index)) {
    glyph.top = baseline - size * 0.8;
    glyph.bottom = baseline + size * 0.2;
  }
  return glyph;
}

const isUpright = (pdfium: Pdfium, text: number, index: number) => Math.abs(Math.sin(pdfium._FPDFText_GetCharAngle(text, index))) < 0.1;

/** Glyphs → words. What counts as a gap follows from how tightly each font is set: some programs write no spaces and overlap letters. */
function joinWords(glyphs: (Glyph | null)[], page: number, widest: ReadonlyMap<Glyph, number>): StyledWord[] {
  const gaps = new Map<string, number[]>();
  for (const [index, glyph] of glyphs.entries()) {
    const last = glyphs[index - 1];
    if (!glyph || !last || last.style.font !== glyph.style.font) continue;
    const gap = gapOf(last, glyph) / Math.max(glyph.size, 1);
    const known = gaps.get(glyph.style.font);
    if (!known) gaps.set(glyph.style.font, [gap]);
    else if (known.length < 4000) known.push(gap);
  }
  const widths = new Map(
    [...gaps].map(([font, all]) => [font, Math.min(0.25, Math.max(-0.12, all.sort((a, b) => a - b)[all.length >> 1] ?? 0) + 0.15)]),
  );
  const words: StyledWord[] = [];
  let pending: Glyph[] = [];
  const finish = () => {
    const word = joinGlyphs(withoutSigns(pending), page, words.length);
    if (word) words.push(word);
    pending = [];
  };
  for (const glyph of glyphs) {
    const last = reachOf(pending);
    const width = glyph ? Math.max(widths.get(glyph.style.font) ?? 0.25, widest.get(glyph) ?? 0) : 0;
    if (!glyph || (last && breaks(last, glyph, width))) finish();
    if (glyph) pending.push(glyph);
  }
  finish();
  return words;
}

/** Are two letters shown by one glyph? */
const isOfOne = (one: Glyph, other: Glyph): boolean => one.origin === other.origin && one.bottom === other.bottom;

/** The last letter. Those of a ligature that was taken apart ("ffi") all begin where it does: it reaches as far as they do side by side. */
function reachOf(pending: Glyph[]): Glyph | undefined {
  const last = pending.at(-1);
  if (!last) return undefined;
  const parts = pending.slice(pending.findLastIndex((one) => !isOfOne(one, last)) + 1);
  return { ...last, right: last.left + parts.reduce((width, { left, right }) => width + right - left, 0) };
}

const WIDE_IN_JOINED = 0.6;

/** The space between two glyphs; what is written from right to left has its next letter on the left. */
const gapOf = (last: Glyph, next: Glyph): number =>
  (isFromRight(last.text) || isFromRight(next.text)) && next.left < last.left ? last.left - next.right : next.left - last.right;

/** Whether a new word begins: a gap, another line, or a step backwards. */
function breaks(last: Glyph, next: Glyph, width: number): boolean {
  if (isOfOne(last, next)) return false;
  const size = Math.max(last.size, next.size, 1);
  const gap = gapOf(last, next);
  const wide = isJoined(last.text) && isJoined(next.text) ? Math.max(width, WIDE_IN_JOINED) : width;
  if (gap > size * wide || gap < -size * 1.5) return true;
  if (last.style.icons !== next.style.icons) return true;
  if (last.style.colour[3] !== next.style.colour[3] || last.style.mode !== next.style.mode) return true;
  return Math.min(last.bottom, next.bottom) - Math.max(last.top, next.top) < Math.min(last.bottom - last.top, next.bottom - next.top) * 0.3;
}

function joinGlyphs(glyphs: Glyph[], page: number, order: number): StyledWord | null {
  const first = glyphs[0];
  if (!first) return null;
  const left = Math.min(...glyphs.map((glyph) => glyph.left));
  const right = Math.max(...glyphs.map((glyph) => glyph.right));
  const top = Math.min(...glyphs.map((glyph) => glyph.top));
  const bottom = Math.max(...glyphs.map((glyph) => glyph.bottom));
  if (![left, right, top, bottom].every(Number.isFinite)) return null;
  const written = asRead(glyphs)
    .map((glyph) => glyph.text)
    .join("");
  const text = glyphs.every((glyph) => glyph.style.icons) ? accessibleText(written) : written;
  if (text === "") return null;
  const style = commonestStyle(glyphs) ?? first.style;
  const word: Word = {
    text: isFromRight(text) ? text.replace(/^[()]/, "(").replace(/[()](?=[.,;:]*$)/, ")") : text,
    page,
    x: round(left),
    y: round(top),
    width: round(right - left),
    height: round(bottom - top),
    order,
    size: round(Math.max(...glyphs.map((glyph) => glyph.size))),
    bold: glyphs.filter((glyph) => glyph.style.bold).length * 2 > glyphs.length,
    italic: style.italic,
    font: style.font.replace(/^[A-Z]{6}\+/, ""),
    colour: (style.colour[0] << 16) | (style.colour[1] << 8) | style.colour[2],
  };
  return { word, style };
}

/** Lam and alef are one glyph, which PDFium tells from its end. */
function turnLamAlef(glyphs: Glyph[]): Glyph[] {
  return glyphs.map((glyph, index) => {
    const [before, next] = [glyphs[index - 1], glyphs[index + 1]];
    if (next && isLamAlef(glyph, next)) return next;
    return before && isLamAlef(before, glyph) ? before : glyph;
  });
}
const isLamAlef = (one: Glyph, other: Glyph) =>
  /[\u0622\u0623\u0625\u0627]/.test(one.text) && other.text === "\u0644" && one.left === other.left;

/** Letters that run from right to left, in the order they are read in: some files tell them from left to right. */
function asRead(written: Glyph[]): Glyph[] {
  const glyphs = turnLamAlef(written);
  const letters = glyphs.filter(({ text }) => isFromRight(text));
  const [first, last] = [letters[0], letters.at(-1)];
  if (!first || !last || first.left + first.right >= last.left + last.right) return glyphs;
  return inReadingOrder(glyphs, true, (text) => /[\p{L}\p{N}]/u.test(text));
}

/** A glyph of an icon font says nothing, unless the document gives the icon a text of its own, such as the number it dials. */
const accessibleText = (written: string) => (/\d{2}|[@/.:]\w/.test(written) ? written.replace(/^(tel|mailto):/i, "") : "");

function commonestStyle(glyphs: Glyph[]): Style | undefined {
  const counts = new Map<Style, number>();
  for (const { style } of glyphs) counts.set(style, (counts.get(style) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}

export const round = (value: number) => Math.round(value * 100) / 100;
