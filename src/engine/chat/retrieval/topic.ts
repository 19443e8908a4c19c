import { nth } from "#contract/nth.ts";
import { findSkills } from "#engine/skills/lexicon.ts";
import { stem } from "#engine/skills/stem.ts";
import { tokensOf } from "#engine/skills/tokens.ts";
import { groupsOf, knownWords, PART, sameInBoth } from "../bilingual.ts";
import { isAskingWord } from "./asking-words.ts";
import { rootsOf } from "./roots.ts";

/** A word that the question is about: any of `keys` stands for it. */
export interface AskedWord {
  word: string;
  stem: string;
  /** What it may be a form of. */
  roots: readonly string[];
  /** Groups of the bilingual table, and skills of the lexicon. */
  keys: ReadonlySet<string>;
  /** 1; less for what is taken over from the question before. */
  weight: number;
}

/** What a text holds, to be held against asked words. */
export interface Held {
  stems: ReadonlySet<string>;
  roots: ReadonlySet<string>;
  keys: ReadonlySet<string>;
}

interface Content {
  stem: string;
  roots: readonly string[];
  keys: string[];
}

const cached = new Map<string, Content>();
const MOST_CACHED = 40_000;

/** Content of one folded word; "" where it has none. */
function read(word: string): Content {
  let known = cached.get(word);
  if (!known) {
    const own = /^\d+$/.test(word) ? word : stem(word);
    const roots = isAskingWord(word) ? [] : rootsOf(word);
    const groups = groupsOf(roots);
    known = { stem: own, roots, keys: groups.length > 0 ? [...new Set([...sameInBoth(own), ...groups])] : sameInBoth(own) };
    if (cached.size >= MOST_CACHED) cached.clear();
    cached.set(word, known);
  }
  return known;
}

/** "24h", "3jr": what the letters behind a number stand for. */
const unitOf: Record<string, string[]> = { h: sameInBoth(stem("hours")), u: sameInBoth(stem("hours")) };

const abbreviation = /^\p{Lu}{2,4}$/u;

/** Stems and groups of a text's words; its skills where they are wanted. Numbers count. */
export function heldIn(text: string, withSkills: boolean): Held {
  const stems = new Set<string>();
  const roots = new Set<string>();
  const keys = new Set<string>();
  const tokens = tokensOf(text);
  tokens.keys.forEach((word, index) => {
    const one = read(word);
    stems.add(one.stem);
    for (const root of one.roots) roots.add(root);
    const measure = /^(\d+)(h|u|x|k|jr|yrs?)$/.exec(word);
    if (measure) {
      stems.add(nth(measure, 1));
      for (const key of [...read(nth(measure, 1)).keys, ...(unitOf[nth(measure, 2)] ?? [])]) keys.add(key);
    }
    // "BIG" and "IT" are no words of a group.
    if (word.length <= 4 && abbreviation.test(text.slice(tokens.starts[index], tokens.ends[index]))) return;
    for (const key of one.keys) keys.add(key);
  });
  if (withSkills) for (const { name } of findSkills(text)) keys.add(`skill:${name}`);
  return { stems, roots, keys };
}

/** No question has more words: the rest are taken as they are written. */
const MOST_MENDED = 100;

/** The words that a question is about, without those that only ask and without `left_out` (folded names). */
export function askedWords(question: string, leftOut: ReadonlySet<string>, vocabulary: ReadonlySet<string>): AskedWord[] {
  const tokens = tokensOf(question);
  const skills = findSkills(question, tokens);
  const isLoud = question === question.toUpperCase();
  const found: AskedWord[] = [];
  const meant = new Map<string, string>();
  const meantBy = (key: string) => {
    const word = meant.get(key) ?? (meant.size < MOST_MENDED ? mended(key, vocabulary) : key);
    if (meant.size < MOST_MENDED) meant.set(key, word);
    return word;
  };
  tokens.keys.forEach((key, index) => {
    const written = question.slice(tokens.starts[index], tokens.ends[index]);
    // "BE", "IT", "C1", "SQL": short, but meant.
    const isCode = (!isLoud && /^(?:\p{Lu}{2,4}\d?|\p{Lu}\d)$/u.test(written)) || /^\d{1,4}$/.test(key);
    if (leftOut.has(key) || (!isCode && (isAskingWord(key) || (key.length < 3 && !vocabulary.has(key))))) return;
    const word = isCode ? key : meantBy(key);
    if (!isCode && isAskingWord(word)) return;
    const { stem: own, roots, keys } = read(word);
    const at = nth(tokens.starts, index);
    const skill = skills.filter(({ start, end }) => start <= at && at < end).map(({ name }) => `skill:${name}`);
    if (found.some((one) => one.stem === own)) return;
    found.push({
      word,
      stem: own,
      roots: isCode ? [] : roots,
      keys: new Set([...keys.filter((one) => one !== own), ...skill]),
      weight:
        /^(?:per|a|an|each|elke|iedere|een)$/.test(tokens.keys[index - 1] ?? "") && timeUnit.test(word)
          ? 0.35
          : weightOf(word, isCode, vocabulary),
    });
  });
  return found;
}

/** First and second tell lines apart, and are often said in other words. */
const ordinal = /^(?:first|second|third|last|eerste|tweede|derde|laatste|first-time)$/;
/** Adverbs and forms of verbs: documents say the same with others, or leave them out. */
const manner = /(?:lijk|lijke|ly|matig|end|ende)$/;
const verbal =
  /^(?:(?:mee|in|aan|op|uit|af|over|door|voor|na|om|bij|weg|terug|toe|onder)?ge\p{L}{3,}(?:d|t|en|aan)|(?:be|ver|ont)\p{L}{3,}(?:t|de)|\p{L}{4,}(?:ed|ing))$/u;
/** "Per day", "a week". */
const timeUnit = /^(?:dag|day|week|maand|month|jaar|year|uur|hour)s?$/;
/** What is counted where no kind of it is meant. */
const anybody = /^(?:tijd|time|tijdje|period|periode|while|mensen|people|persons?|personen|man|things?|dingen|stuks|items?)$/;

function weightOf(word: string, isCode: boolean, vocabulary: ReadonlySet<string>): number {
  if (isCode) return word.length < 3 ? 0.7 : 1;
  if (ordinal.test(word) || anybody.test(word)) return 0.35;
  if (vocabulary.has(word) || known.has(word)) return 1;
  return verbal.test(word) || manner.test(word) ? 0.35 : 1;
}

const known = new Set(knownWords);

/** A mistyped word as the word that was meant: one of the documents or of the table, one slip away (two in long ones). */
function mended(word: string, vocabulary: ReadonlySet<string>): string {
  if (word.length < 5 || known.has(word) || vocabulary.has(word) || isAskingWord(word)) return word;
  const own = stem(word);
  let best = word;
  let least = word.length >= 9 ? 3 : 2;
  for (const words of [vocabulary, known])
    for (const other of words) {
      if (Math.abs(other.length - word.length) > 2 || other[0] !== word[0] || other.length < 5) continue;
      if (stem(other) === own) return other;
      const slips = slipsBetween(word, other, least);
      if (slips < least) {
        least = slips;
        best = other;
      }
    }
  return best;
}

/** Letters to add, drop, change or swap to make one word of the other; `most` where it takes as many or more. */
export function slipsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) >= most) return most;
  // By the place in `other`, without those that stand so far apart that they take as many.
  let before = new Map<number, number>();
  let last = new Map(Array.from({ length: Math.min(most, other.length) + 1 }, (_, index) => [index, index]));
  const slipsAt = (row: ReadonlyMap<number, number>, j: number) => row.get(j) ?? most;
  for (let i = 1; i <= one.length; i += 1) {
    const row = new Map<number, number>(i <= most ? [[0, i]] : []);
    let least = Math.min(i, most);
    for (let j = Math.max(1, i - most); j <= Math.min(other.length, i + most); j += 1) {
      const cost = one[i - 1] === other[j - 1] ? 0 : 1;
      let value = Math.min(slipsAt(last, j) + 1, slipsAt(row, j - 1) + 1, slipsAt(last, j - 1) + cost);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) value = Math.min(value, slipsAt(before, j - 2) + 1);
      row.set(j, value);
      least = Math.min(least, value);
    }
    if (least >= most) return most;
    before = last;
    last = row;
  }
  return Math.min(most, slipsAt(last, other.length));
}

/** Another form of the same word. */
const SAME_ROOT = 0.95;
const SHORTEST_PART = 5;
/** What a Dutch compound ends in is what it is. */
const SHORTEST_HEAD = 4;

/** How surely a text speaks of an asked word: 1 by the word itself, less by a word of the same group or one that it is a part of. */
export function holdsWord({ stem: own, roots, keys }: AskedWord, held: Held): number {
  if (held.stems.has(own)) return 1;
  if (roots.some((root) => held.roots.has(root))) return SAME_ROOT;
  let shared = 0;
  let inPart = 0;
  for (const key of keys) {
    if (key.startsWith("skill:") && held.keys.has(key)) return 1;
    const group = key.startsWith(PART) ? key.slice(PART.length) : key;
    if (held.keys.has(group) && key === group) shared += 1;
    else if (held.keys.has(group) || held.keys.has(PART + group)) inPart += 1;
  }
  // Who shares every group of a word means nearly the same.
  if (shared > 0) return 0.72 + (0.18 * shared) / keys.size;
  if (inPart > 0) return 0.55;
  if (own.length < SHORTEST_HEAD) return 0;
  for (const other of held.stems) {
    if (other.length < SHORTEST_PART || other.length === own.length || isAskingWord(other)) continue;
    if (own.length < SHORTEST_PART) {
      // "Kantoorhond" is a dog.
      if (other.length >= own.length + 4 && other.endsWith(own)) return 0.6;
      continue;
    }
    const [long, short] = other.length > own.length ? [other, own] : [own, other];
    if (long.startsWith(short) || long.endsWith(short)) return 0.75;
    // "organiseerde" and "organisatie": the same beginning.
    if (short.length >= 6 && long.startsWith(short.slice(0, Math.max(SHORTEST_PART, Math.ceil(long.length * 0.7))))) return 0.6;
  }
  return 0;
}
