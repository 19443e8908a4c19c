import { plainText } from "./letters.ts";
import { type SearchNode, soughtOf } from "./search.ts";

/** Words of a text that a search found: pairs of start and end, in order, never overlapping. */
export type Marks = [start: number, end: number][];
export type Finder = (text: string, most?: number) => Marks;

const folds = new Map<string, string>();
/** Lower case without marks, letter for letter, so that places stay what they are. */
function foldedInPlace(text: string): string {
  // The only capital that grows when it is made small.
  const lower = text.replaceAll("İ", "i").toLowerCase();
  return lower.replace(/[\u00c0-\u1eff]/g, (letter) => {
    const known = folds.get(letter);
    if (known !== undefined) return known;
    const plain = plainText(letter);
    const fold = plain.length === 1 ? plain : letter;
    folds.set(letter, fold);
    return fold;
  });
}

const isLetterOrDigit = (letter: string) => /[\p{L}\p{N}]/u.test(letter);
const ascii = Array.from({ length: 128 }, (_, code) => (isLetterOrDigit(String.fromCharCode(code)) ? 1 : 0));
const others = new Map<number, 0 | 1 | 2>();
/** How wide the letter or digit is that stands here; 0 where none does. */
function widthAt(text: string, at: number): number {
  const code = text.codePointAt(at) ?? 32;
  if (code < 128) return ascii[code] ?? 0;
  let width = others.get(code);
  if (width === undefined) {
    width = !isLetterOrDigit(String.fromCodePoint(code)) ? 0 : code > 0xffff ? 2 : 1;
    others.set(code, width);
  }
  return width;
}

interface Word {
  text: string;
  start: number;
  end: number;
}

/** The first word at or after a place; null where none is left. */
function wordFrom(text: string, from: number): Word | null {
  let start = from;
  while (start < text.length && widthAt(text, start) === 0) start++;
  if (start >= text.length) return null;
  let end = start;
  for (let width = widthAt(text, end); width > 0 && end < text.length; width = widthAt(text, end)) end += width;
  return { text: text.slice(start, end), start, end };
}

const signs: Record<string, string> = { cplusplus: "c++", csharp: "c#", fsharp: "f#" };
/** Where a sought word ends that a word of the text is, signs and all; 0 where it is another. */
function endOf(sought: string, text: string, word: Word): number {
  const signed = Object.hasOwn(signs, sought) ? signs[sought] : undefined;
  if (signed === undefined) return word.text === sought ? word.end : 0;
  const end = word.start + signed.length;
  return text.startsWith(signed, word.start) && widthAt(text, end) === 0 ? end : 0;
}

/**
 * Finds in texts what a search looks for; null when it looks for nothing that could be shown. Goes through a text once, word by
 * word: how long it takes follows the text's length, and the words within quotes, of which a search has few.
 */
export function finderOf(node: SearchNode | null): Finder | null {
  const { terms, phrases } = soughtOf(node);
  if (terms.length === 0 && phrases.length === 0) return null;
  const whole = terms.filter((term) => term.length === 1 || Object.hasOwn(signs, term));
  const beginnings = new Set(terms.filter((term) => !whole.includes(term)));
  const lengths = [...new Set([...beginnings].map((term) => term.length))];
  const ends = (text: string, word: Word): number => {
    for (const phrase of phrases) {
      const end = endOfPhrase(text, phrase, word);
      if (end > 0) return end;
    }
    for (const term of whole) {
      const end = endOf(term, text, word);
      if (end > 0) return end;
    }
    for (const length of lengths) if (length <= word.text.length && beginnings.has(word.text.slice(0, length))) return word.end;
    return 0;
  };
  return (original, most = 50) => {
    const text = foldedInPlace(original);
    const marks: Marks = [];
    for (let word = wordFrom(text, 0); word && marks.length < most; ) {
      const end = ends(text, word);
      if (end > 0) marks.push([word.start, end]);
      word = wordFrom(text, Math.max(end, word.end));
    }
    return marks;
  };
}

/** Where a phrase ends that begins with a word of the text; 0 where it doesn't stand there. */
function endOfPhrase(text: string, phrase: string[], first: Word): number {
  let end = 0;
  let word: Word | null = first;
  for (const sought of phrase) {
    if (!word) return 0;
    end = endOf(sought, text, word);
    if (end === 0) return 0;
    word = wordFrom(text, end);
  }
  return end;
}
