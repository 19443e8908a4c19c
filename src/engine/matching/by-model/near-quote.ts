import type { Stretch } from "#engine/second-reading/standing.ts";

/** A word of a quote may differ from the text's by so many letters. */
const MOST_DIFFERENT = 2;
/** Shorter words have to stand as they are: two letters make another word of them, or another class, level or number. */
const SHORTEST_REPAIRED = 6;
const LONGEST = 600;
/** So many quotes of one answer are looked for word by word, which takes longest. */
const MOST_REPAIRED = 40;

interface Word {
  word: string;
  start: number;
  end: number;
}

const wordsIn = (text: string): Word[] =>
  Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+|[+#%€$]/gu), ({ 0: word, index }) => ({ word, start: index, end: index + word.length }));

/** Looks for quotes in one text: what it needs for that is made once. */
export function quoteFinder(text: string): (quote: string) => Stretch | null {
  const words = wordsIn(text);
  const places = Map.groupBy(words.keys(), (at) => words[at]?.word.toLowerCase() ?? "");
  let repaired = 0;
  return (quote) => {
    if (quote.length > LONGEST) return null;
    const wanted = wordsIn(quote).map(({ word }) => word);
    const [first] = wanted;
    if (first === undefined) return null;
    const found =
      (places.get(first.toLowerCase()) ?? []).find((at) => isAt(words, at, wanted, isSame)) ??
      (repaired++ < MOST_REPAIRED ? words.findIndex((_, at) => isAt(words, at, wanted, isNearly)) : -1);
    const [from, to] = [words[found], words[found + wanted.length - 1]];
    return from && to ? { start: from.start, end: to.end } : null;
  };
}

const isAt = (words: readonly Word[], at: number, wanted: readonly string[], isAlike: (one: string, other: string) => boolean): boolean =>
  wanted.every((word, index) => {
    const other = words[at + index];
    return other !== undefined && isAlike(word, other.word);
  });

const isSame = (one: string, other: string): boolean => one === other || one.toLowerCase() === other.toLowerCase();

/** The same word with a slip in it: it begins alike, has no figures, and is long enough to be known again. */
function isNearly(one: string, other: string): boolean {
  if (isSame(one, other)) return true;
  if (Math.min(one.length, other.length) < SHORTEST_REPAIRED || Math.abs(one.length - other.length) > MOST_DIFFERENT) return false;
  if (/\p{N}/u.test(one + other) || one[0]?.toLowerCase() !== other[0]?.toLowerCase()) return false;
  return distance(one.toLowerCase(), other.toLowerCase()) <= MOST_DIFFERENT;
}

/** Letters to be changed, added or left out to make one word of the other (Levenshtein). */
function distance(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const now = [row];
    for (let at = 1; at <= other.length; at++)
      now[at] = Math.min((now[at - 1] ?? 0) + 1, (before[at] ?? 0) + 1, (before[at - 1] ?? 0) + (one[row - 1] === other[at - 1] ? 0 : 1));
    before = now;
  }
  return before[other.length] ?? 0;
}
