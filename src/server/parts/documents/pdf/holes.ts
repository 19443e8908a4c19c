import { HOLE } from "#engine/cv/page/characters.ts";
import type { Word } from "#engine/cv/page/document.ts";

/** How a run of letters is painted. */
export interface Style {
  font: string;
  icons: boolean;
  bullets: boolean;
  bold: boolean;
  italic: boolean;
  mode: number;
  /** 0…255 each; alpha 0 cannot be seen. */
  colour: [red: number, green: number, blue: number, alpha: number];
}

export interface Glyph {
  /** What it stands for; `HOLE` where the file doesn't tell. */
  text: string;
  /** The file says nothing of it: its text is the number that it has in its font. */
  isUnmapped: boolean;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Where its pen began: what a ligature was taken apart into shares one place. */
  origin: number;
  size: number;
  style: Style;
}

/** So many holes in a font that parts no words are the spaces between them. */
const FEWEST_SPACES = 3;
/** Words are mostly small letters; numbers of glyphs that only look like letters are not. */
const SMALL_LETTERS = 0.4;
/** A page that tells no more than this of its letters is a picture of them. */
const MOST_UNREAD = 0.5;

const isSaid = ({ text }: Glyph) => text !== HOLE && /[\p{L}\p{N}]/u.test(text);

/** Glyphs of which the file doesn't say what they show become holes, or the spaces that they are; icons beside words become nothing. */
export function fillHoles(glyphs: (Glyph | null)[], parted: ReadonlySet<string>): (Glyph | null)[] {
  const garbled = garbledFonts(glyphs);
  const holes = glyphs.map((glyph) => glyph && isHole(glyph, garbled));
  const said = new Set(glyphs.flatMap((glyph, index) => (glyph && !holes[index] && isSaid(glyph) ? [glyph.style.font] : [])));
  const counts = new Map<string, number>();
  for (const [index, glyph] of glyphs.entries())
    if (glyph && holes[index]) counts.set(glyph.style.font, (counts.get(glyph.style.font) ?? 0) + 1);
  return glyphs.map((glyph, index) => {
    if (!glyph || !holes[index]) return glyph;
    const { font } = glyph.style;
    const isSpace = !parted.has(font) && said.has(font) && (counts.get(font) ?? 0) >= FEWEST_SPACES;
    return isSpace ? null : { ...glyph, text: HOLE };
  });
}

const isHole = ({ text, isUnmapped, style }: Glyph, garbled: ReadonlySet<string>): boolean =>
  !style.icons && !style.bullets && (text === HOLE || /\p{Co}/u.test(text) || (isUnmapped && garbled.has(style.font)));

/** Fonts of which the numbers of their glyphs make no words. */
function garbledFonts(glyphs: readonly (Glyph | null)[]): Set<string> {
  const all = new Map<string, number>();
  const small = new Map<string, number>();
  for (const glyph of glyphs) {
    if (!glyph?.isUnmapped) continue;
    const { font } = glyph.style;
    all.set(font, (all.get(font) ?? 0) + 1);
    if (/\p{Ll}/u.test(glyph.text)) small.set(font, (small.get(font) ?? 0) + 1);
  }
  return new Set([...all].flatMap(([font, count]) => ((small.get(font) ?? 0) < count * SMALL_LETTERS ? [font] : [])));
}

/** A word's glyphs without those holes that are signs beside it: a font of their own, or one alone. */
export function withoutSigns(glyphs: Glyph[]): Glyph[] {
  if (!glyphs.some(({ text }) => text === HOLE)) return glyphs;
  const fonts = new Set(glyphs.filter(isSaid).map(({ style }) => style.font));
  if (fonts.size === 0) return glyphs.length > 1 ? glyphs : [];
  return glyphs.filter(({ text, style }) => text !== HOLE || fonts.has(style.font));
}

/** Does a page tell too few of its letters to be read? */
export function isUnread(words: readonly Word[]): boolean {
  const written = words.map(({ text }) => text).join("");
  const holes = written.split(HOLE).length - 1;
  return holes > written.length * MOST_UNREAD;
}
