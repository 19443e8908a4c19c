import { fold, type Tokens, tokensOf } from "../tokens.ts";

// Indexed reads: of words and branches by numbers that were given out when they were made; this goes over every word of every text.

interface Pattern {
  entry: number;
  slots: number;
  /** Number of its first slot among those of all patterns. */
  from: number;
}

/** Words this far apart still belong to one statement. */
const WINDOW = 14;
/** Longest ending that a plain word may take: "invoice", "invoices", "invoiced"; "wond", "wonden". */
const endings = new Set(["", "s", "es", "e", "n", "en", "d", "ed", "t", "te", "ten", "de", "den", "ing", "ings", "er", "ers", "r", "rs"]);
/** Letters by which a word is looked up. */
const KEY = 3;

/** "uitgereikt" is what "uitreiken" did, "gemaakt" what "maken" did. */
const participle = /^(aan|af|bij|binnen|door|in|klaar|los|mee|na|neer|om|op|over|samen|terug|toe|uit|vast|vol|voor|weg|)ge(?=\p{L}{4})/u;

interface Word {
  text: string;
  /** Where it may stand in a token. */
  at: "whole" | "start" | "end" | "inside";
  pattern: number;
  slot: number;
  /** Which of the slot's alternatives it belongs to. */
  way: number;
  /** Words of a side-by-side run: how many come before this one, and how many there are. */
  step: number;
  run: number;
}

/** Where a pattern stands: JavaScript string indices from its first to its last word, end exclusive. */
interface Match {
  entry: number;
  start: number;
  end: number;
}

/**
 * How people write what they did. A pattern is some words that stand near each other in one sentence, in any order:
 *
 *     agenda* behe*|regel*|plan*          both words, each with its alternatives
 *     open_sta*_post*                     words in this order, side by side
 *     *administratie                      a word that ends so, `*agenda*` one that holds it, `agenda*` one that begins so
 *     invoice                             this word, with an ending of its own or without
 *
 * Words are folded: lower case, no accents.
 */
export class Patterns {
  private readonly patterns: Pattern[] = [];
  private readonly words: Word[] = [];
  private readonly byStart = new Map<string, number[]>();
  private readonly byEnd = new Map<string, number[]>();
  private readonly inside = new Map<string, number[]>();
  private readonly known = new Map<string, number[]>();
  private slots = 0;
  private kept: Places | null = null;

  /** Adds a pattern of an entry. Throws where a word is too short to mean anything. */
  add(written: string, entry: number): void {
    const slots = written.trim().split(/\s+/);
    const pattern = this.patterns.length;
    this.patterns.push({ entry, slots: slots.length, from: this.slots });
    this.slots += slots.length;
    this.kept = null;
    slots.forEach((alternatives, slot) => {
      alternatives.split("|").forEach((alternative, way) => {
        const run = alternative.split("_");
        run.forEach((word, step) => {
          this.addWord(word, { pattern, slot, way, step, run: run.length });
        });
      });
    });
  }

  private addWord(written: string, place: Omit<Word, "text" | "at">): void {
    const opens = written.startsWith("*");
    const closes = written.endsWith("*");
    const text = fold(written.replace(/^\*|\*$/g, ""));
    const at = opens && closes ? "inside" : opens ? "end" : closes ? "start" : "whole";
    if (text.length < (at === "whole" ? 1 : KEY)) throw new Error(`Too short to be looked for: ${written}`);
    const index = this.words.push({ text, at, ...place }) - 1;
    const list = at === "end" ? this.byEnd : at === "inside" ? this.inside : this.byStart;
    const key = at === "end" ? text.slice(-KEY) : text.slice(0, KEY);
    const same = list.get(key);
    if (same) same.push(index);
    else list.set(key, [index]);
  }

  /** Which words of patterns a token may be, as it stands and as a participle's verb; remembered, since texts repeat their words. */
  private wordsOf(token: string): number[] {
    const before = this.known.get(token);
    if (before) return before;
    const verb = token.replace(participle, "$1");
    const found = [...new Set([...this.wordsAs(token), ...(verb === token ? [] : this.wordsAs(verb))])];
    if (this.known.size > 50_000) this.known.clear();
    this.known.set(token, found);
    return found;
  }

  private wordsAs(token: string): number[] {
    const found: number[] = [];
    for (const index of this.byStart.get(token.slice(0, KEY)) ?? []) {
      const { text, at } = this.words[index] as Word;
      if (token.startsWith(text) && (at === "start" || endings.has(token.slice(text.length)))) found.push(index);
    }
    for (const index of this.byEnd.get(token.slice(-KEY)) ?? []) if (token.endsWith((this.words[index] as Word).text)) found.push(index);
    for (let at = 0; at + KEY <= token.length; at += 1)
      for (const index of this.inside.get(token.slice(at, at + KEY)) ?? [])
        if (token.startsWith((this.words[index] as Word).text, at) && !found.includes(index)) found.push(index);
    return found;
  }

  /** Every pattern that stands in a text, in the order of their last words. Linear in the text's length. */
  find(text: string, tokens: Tokens = tokensOf(text)): Match[] {
    const found: Match[] = [];
    const places = this.emptyPlaces();
    const runs = new Map<number, number>();
    let sentence = 0;
    const { keys, starts, ends } = tokens;
    for (let at = 0; at < keys.length; at += 1) {
      if (at > 0 && ends[at - 1] !== starts[at] && isBreak(text.slice(ends[at - 1], (starts[at] as number) + 1))) sentence = at;
      for (const index of this.wordsOf(keys[at] as string)) {
        const word = this.words[index] as Word;
        let first = at;
        if (word.run > 1) {
          // The run's words before this one stand just before it.
          if (word.step > 0 && runs.get(index - 1) !== at - 1) continue;
          runs.set(index, at);
          if (word.step < word.run - 1) continue;
          first = at - word.run + 1;
        }
        const { slots, entry, from } = this.patterns[word.pattern] as Pattern;
        const start = slots === 1 ? first : places.put(from, slots, word.slot, first, at, Math.max(sentence, at - WINDOW));
        if (start !== -1) found.push({ entry, start: starts[start] as number, end: ends[at] as number });
      }
    }
    return found;
  }

  private emptyPlaces(): Places {
    this.kept ??= new Places(this.slots);
    this.kept.clear();
    return this.kept;
  }
}

/** A sentence ends; a line that goes on in lower case is only wrapped. */
const isBreak = (between: string) =>
  /[.!?;]\s/.test(between) || (between.includes("\n") && (/\n\s*\n/.test(between) || !/^[\p{Ll}(]$/u.test(between.at(-1) ?? "")));

/** Where each slot of each pattern was met last, and before that: one word may fit two slots. */
class Places {
  /** Two places a slot, the latest first: numbers of its first and last token. */
  private readonly firsts: Int32Array;
  private readonly lasts: Int32Array;
  constructor(slots: number) {
    this.firsts = new Int32Array(slots * 2);
    this.lasts = new Int32Array(slots * 2);
  }

  clear(): void {
    this.firsts.fill(-1);
    this.lasts.fill(-1);
  }

  /** Notes a slot; the first token of the pattern where all of it now stands at or behind `earliest`, else -1. */
  put(from: number, slots: number, slot: number, first: number, last: number, earliest: number): number {
    const own = (from + slot) * 2;
    if (this.lasts[own] !== last) {
      this.firsts[own + 1] = this.firsts[own] as number;
      this.lasts[own + 1] = this.lasts[own] as number;
    }
    this.firsts[own] = first;
    this.lasts[own] = last;
    let start = first;
    let used = -1;
    for (let other = 0; other < slots; other += 1) {
      const at = (from + other) * 2;
      // The place of this moment is this slot's alone.
      const place = other !== slot && (this.lasts[at] === last || this.lasts[at] === used) ? at + 1 : at;
      const begins = this.firsts[place] as number;
      if (begins < earliest || begins === -1) return -1;
      used = this.lasts[place] as number;
      if (begins < start) start = begins;
    }
    for (let other = 0; other < slots * 2; other += 1) this.firsts[from * 2 + other] = this.lasts[from * 2 + other] = -1;
    return start;
  }
}
