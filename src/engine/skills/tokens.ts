/**
 * Text → words with their places. The same rules cut the lexicon's names and the texts they are looked for in,
 * so that "Node.js", "node js" and "NodeJS" need no rules of their own.
 */
export interface Tokens {
  /** The word in lower case without accents; `c++`, `c#` and `.net` keep their signs. */
  keys: string[];
  starts: number[];
  ends: number[];
}

const UNSEEN = 0;
const WORD = 1;
const OTHER = 2;
const kinds = new Uint8Array(65_536);
/** What a document doesn't tell (U+FFFD) is a letter all the same: a word with such a hole is none of its pieces. */
const wordCharacter = /[\p{L}\p{N}\p{M}\ufffd]/u;

export function isWordCode(code: number): boolean {
  if (Number.isNaN(code)) return false;
  let kind = kinds[code];
  if (kind === UNSEEN) {
    kind = code < 0xd800 || code > 0xdfff ? (wordCharacter.test(String.fromCharCode(code)) ? WORD : OTHER) : OTHER;
    kinds[code] = kind;
  }
  return kind === WORD;
}

const marks = /\p{M}+/gu;
const beyondAscii = /[^\0-\x7f]/;

/** Lower case without accents: "Überlingen" → "uberlingen", "één" → "een". */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  return beyondAscii.test(lower)
    ? // Marks go first: to decompose a long run of them takes time squared.
      lower
        .replace(marks, "")
        .normalize("NFD")
        .replace(marks, "")
        .replace(/ß/g, "ss")
        .replace(/ø/g, "o")
        .replace(/æ/g, "ae")
        .replace(/ı/g, "i")
    : lower;
}

const PLUS = 43;
const HASH = 35;
const DOT = 46;

/** Linear in the text's length. */
export function tokensOf(text: string): Tokens {
  const keys: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  const length = text.length;
  let at = 0;
  while (at < length) {
    const code = text.charCodeAt(at);
    if (!isWordCode(code)) {
      if (code === DOT && isDotNet(text, at)) {
        keys.push(".net");
        starts.push(at);
        at += 4;
        ends.push(at);
      } else at += 1;
      continue;
    }
    const start = at;
    while (at < length && isWordCode(text.charCodeAt(at))) at += 1;
    const letters = at - start;
    if (text.charCodeAt(at) === PLUS && text.charCodeAt(at + 1) === PLUS) at += 2;
    else if (letters === 1 && text.charCodeAt(at) === HASH) at += 1;
    keys.push(fold(text.slice(start, at)));
    starts.push(start);
    ends.push(at);
  }
  return { keys, starts, ends };
}

function isDotNet(text: string, at: number): boolean {
  return (
    (text.charCodeAt(at + 1) | 32) === 110 &&
    (text.charCodeAt(at + 2) | 32) === 101 &&
    (text.charCodeAt(at + 3) | 32) === 116 &&
    !isWordCode(text.charCodeAt(at + 4))
  );
}
