import type { protectedGrounds } from "#contract/choices.ts";
import { wordsByLanguage } from "#engine/data/read.ts";

/** What European and Dutch equal-treatment law protects. */
export type Ground = (typeof protectedGrounds)[number];

/** Wordings of one language that ask, or stand for, what the law protects. */
export interface ProtectedWording {
  ground: Ground;
  /** Small patterns of whole words in lower case. */
  patterns: string[];
  /** What may be asked in its place; `{language}` is the language that the sentence names. Null: nothing, it is simply left out. */
  instead: string | null;
}

/** What one language calls the matters of a ground: patterns of whole words in lower case. */
export interface Matter {
  ground: Ground;
  /** What may be asked in its place; see `ProtectedWording`. */
  instead: string | null;
  /** Asks by itself: hardly said but of whoever is wanted. */
  always: string[];
  /** Daily words, which count in a clause that asks or excludes. */
  asked: string[];
}

/** What makes of a clause that it asks of the person, and what makes of it that it speaks of the work, or of what one gets. */
export interface Frames {
  asks: string[];
  ofWork: string[];
}

/** Names of what the law protects, as patterns in lower case: for vacancies and CVs alike. */
type Lexicon = Record<
  | "believer"
  | "faithAdjective"
  | "church"
  | "garment"
  | "diagnosis"
  | "treatment"
  | "scheme"
  | "medicine"
  | "party"
  | "partyYouth"
  | "union"
  | "gay",
  string
>;
export const lexicon = wordsByLanguage<Lexicon>("protected-lexicon");

/** The same as parts of other patterns, with some that are no words of everyday. */
export const lexiconParts = {
  en: {
    ...lexicon.en,
    partyInFull: lexicon.en.party.replace("labour(?: party)?|conservatives?(?: party)?", "labour party|conservative party"),
  },
  nl: { ...lexicon.nl, partyYouthAlone: lexicon.nl.partyYouth.replace("|rood|perspectief", "") },
};

/** The letters of both languages alone: a class of all the world's letters, hundreds of times, takes seconds to compile. */
const LETTER = "[a-zß-öø-ÿœ]";

/** A pattern for a lower-case text, in which any letter (`\p{L}`, `\p{Lu}`) is one of these. */
export const ofLetters = (pattern: string, flags = "u") =>
  new RegExp(pattern.replace(/\[(\^?)\\p\{L\}/g, "[$1a-zß-öø-ÿœ").replace(/\\p\{Lu?\}/g, LETTER), flags);

/** Whole words of a lower-case text. */
export const ofWords = (patterns: string[], flags = "u") =>
  ofLetters(`(?<![a-zß-öø-ÿœ0-9])(?:${patterns.join("|")})(?![a-zß-öø-ÿœ0-9])`, flags);

/** V8 leaves patterns above 20 kB of source unoptimised, three times as slow. */
const LONGEST_PATTERN = 16_000;

/** As many patterns as keep each below `LONGEST_PATTERN`: one of them holds where the whole list would. */
export function inParts(patterns: readonly string[], before: string, after = ""): RegExp[] {
  const parts: RegExp[] = [];
  let list: string[] = [];
  for (const [at, pattern] of patterns.entries()) {
    list.push(pattern);
    const next = patterns[at + 1];
    const grown = next === undefined ? null : ofLetters(`${before}(?:${[...list, next].join("|")})${after}`);
    if (grown && grown.source.length <= LONGEST_PATTERN) continue;
    parts.push(ofLetters(`${before}(?:${list.join("|")})${after}`));
    list = [];
  }
  return parts;
}
