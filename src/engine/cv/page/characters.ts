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

/** Accents that some typesetting programs write as a mark of their own before the letter. */
const LOOSE_ACCENTS: Record<string, string> = { "´": "\u0301", "`": "\u0300", "¨": "\u0308", ˆ: "\u0302", "˜": "\u0303" };

/**
 * Ligatures spelled out, spaces plain, accents composed; controls, zero-width marks, private-use (icon) glyphs and lone surrogates gone.
 * Newlines stay; a tab stays. The result is well-formed Unicode and holds no NUL.
 */
export function plainCharacters(text: string): string {
  return (
    text
      .replace(/\r\n?|[\u2028\u2029\u0085\v\f]/g, "\n")
      .replace(/[\ufb00-\ufb06]/g, (ligature) => LIGATURES[ligature] ?? "")
      .replace(/[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g, " ")
      .replace(
        /\p{Surrogate}|\p{Private_Use}|(?![\n\t])\p{Control}|[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffd]/gu,
        "",
      )
      .replace(/([´`¨ˆ˜])(\p{L})/gu, (_, accent: string, letter: string) => letter + (LOOSE_ACCENTS[accent] ?? ""))
      // Composing sorts the marks on a letter, in time squared; no writing puts this many on one.
      .replace(/(\p{M}{16})\p{M}+/gu, "$1")
      .normalize("NFC")
  );
}

/** What stands before an item of a list. */
export const BULLET = /^\s*(?:[•●○◦▪▫■□▸▹►▶▷‣⁃∙⋅·◆◇❖➢➤➔→✓✔✗★☆»›*¢]+|[-–—>~]+(?=\s)|\+(?=\s+\p{L})|o(?=\s+\p{L}))\s*/u;

/** Letters compared without accents or case. */
export const fold = (text: string) =>
  text
    .replace(/\p{M}+/gu, "")
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .replaceAll("ı", "i")
    .toLowerCase();
