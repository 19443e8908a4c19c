/** Characters as documents hold them → characters as a person reads them. */

const LIGATURES: Record<string, string> = {
  "\ufb00": "ff",
  "\ufb01": "fi",
  "\ufb02": "fl",
  "\ufb03": "ffi",
  "\ufb04": "ffl",
  "\ufb05": "st",
  "\ufb06": "st",
};

/** Accents that some typesetting programs write as a mark of their own, before the letter or behind it. */
const LOOSE_ACCENTS: Record<string, string> = {
  "´": "\u0301",
  "`": "\u0300",
  "¨": "\u0308",
  ˆ: "\u0302",
  "˜": "\u0303",
  "¸": "\u0327",
  "˛": "\u0328",
  "˚": "\u030a",
  ˇ: "\u030c",
  "˘": "\u0306",
  "˙": "\u0307",
  "˝": "\u030b",
  "¯": "\u0304",
};
const LOOSE_ACCENT = new RegExp(`(\\p{L}?)([${Object.keys(LOOSE_ACCENTS).join("")}])(\\p{L}?)`, "gu");
/** Under an accent these stand without their dots. */
const DOTLESS: Record<string, string> = { ı: "i", ȷ: "j" };

/** "foto´s", "it`s": signs of accents that stand for an apostrophe. */
const APOSTROPHE = /[´`](?=s(?![\p{L}´`¨]))/gu;

/** The accent on the letter behind it, else on the one before it: whichever can bear it. */
function joined(all: string, before: string, sign: string, behind: string): string {
  const accent = LOOSE_ACCENTS[sign] ?? "";
  const on = (letter: string) => {
    const whole = `${DOTLESS[letter] ?? letter}${accent}`.normalize("NFC");
    return letter !== "" && [...whole].length === 1 ? whole : null;
  };
  const [next, last] = [on(behind), on(before)];
  return next ? before + next : last ? last + behind : all;
}

/** Stands where a document has a glyph and doesn't say which letters it shows. */
export const HOLE = "\ufffd";

/** Controls or glyphs of a font's own inside a word: letters that the document doesn't tell. */
const INSIDE_WORD = /(?<=[\p{L}\ufffd])(?:(?!\s)\p{Control}|\p{Private_Use})+(?=[\p{L}\ufffd])/gu;
/** Signs by which Word marks where a word may be parted. */
const PARTS_WORD = new Set(["\u001e", "\u001f"]);

/**
 * Ligatures spelled out, spaces and hyphens plain, accents composed; controls, zero-width marks, private-use (icon) glyphs and lone surrogates gone, and a
 * mark where they stand for letters of a word. Letters that were shaped for a page (Arabic, Hebrew) are those of the alphabet.
 * Newlines stay; a tab stays. The result is well-formed Unicode and holds no NUL.
 */
export function plainCharacters(text: string): string {
  return (
    text
      .replace(/\r\n?|[\u2028\u2029\u0085\v\f]/g, "\n")
      .replace(INSIDE_WORD, (signs) => (PARTS_WORD.has(signs) ? "" : HOLE))
      .replace(/[\ufb1d-\ufdef\ufe70-\ufefc]/g, (shaped) => shaped.normalize("NFKC"))
      .replace(/[\ufb00-\ufb06]/g, (ligature) => LIGATURES[ligature] ?? "")
      .replace(/[\u2010\u2011]/g, "-")
      .replace(/[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g, " ")
      .replace(
        /\p{Surrogate}|\p{Private_Use}|(?![\n\t])\p{Control}|[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffc]/gu,
        "",
      )
      .replace(APOSTROPHE, "'")
      .replace(LOOSE_ACCENT, joined)
      // Composing sorts the marks on a letter, in time squared; no writing puts this many on one.
      .replace(/(\p{M}{16})\p{M}+/gu, "$1")
      .normalize("NFC")
  );
}

/** What stands before an item of a list. */
export const BULLET = /^\s*(?:[•●○◦▪▫■□▸▹►▶▷‣⁃∙⋅·◆◇❖➢➤➔→✓✔✗★☆»›*¢]+|[-–—>~]+(?=\s)|\+(?=\s+\p{L})|o(?=\s+\p{L}))\s*/u;

/** Marks of Word's lists as they come out of it without the font that draws them, before a wide gap. */
const LETTER_FOR_MARK = /^(?:[o§Øüqvnl](?= {3,}\p{L})|o(?= {1,2}\p{Lu}))/u;
export const withPlainMark = (line: string) => line.replace(LETTER_FOR_MARK, "•");

/** Letters compared without accents or case. */
export const fold = (text: string) =>
  text
    .replace(/\p{M}+/gu, "")
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .replaceAll("ı", "i")
    .toLowerCase();

/** "Contain- ment", "HR- adviseur": a word that a line's end broke. "In- en verkoop" was none. */
const BROKEN = /(?<=\p{L})- (?!(?:en|of|and|or|und|et)\s)(?=\p{Ll})|(?<=\p{Lu})- (?=\p{Lu}{2})/gu;

/** Words that a line's end broke, whole again; behind an abbreviation its hyphen stays. */
export const unbroken = (text: string): string =>
  text.replace(BROKEN, (_, at: number) => (/(?<!\p{L})\p{Lu}+$/u.test(text.slice(0, at)) && /^- \p{Ll}/u.test(text.slice(at)) ? "-" : ""));
