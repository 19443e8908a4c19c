import { fold, type Tokens, tokensOf } from "../tokens.ts";

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
export interface Pattern {
  entry: number;
  slots: number;
}

/** Words this far apart still belong to one statement. */
const WINDOW = 14;
/** Longest ending that a plain word may take: "invoice", "invoices", "invoiced"; "wond", "wonden". */
const endings = new Set(["", "s", "es", "e", "n", "en", "d", "ed", "t", "te", "ten", "de", "den", "ing", "ings", "er", "ers", "r", "rs"]);
/** Letters by which a word is looked up. */
const KEY = 3;

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
export interface Match {
  entry: number;
  start: number;
  end: number;
}

export class Patterns {
  private readonly patterns: Pattern[] = [];
  private readonly words: Word[] = [];
  private readonly byStart = new Map<string, number[]>();
  private readonly byEnd = new Map<string, number[]>();
  private readonly inside = new Map<string, number[]>();
  private readonly known = new Map<string, number[]>();

  /** Adds a pattern of an entry. Throws where a word is too short to mean anything. */
  add(written: string, entry: number): void {
    const slots = written.trim().split(/\s+/);
    const pattern = this.patterns.length;
    this.patterns.push({ entry, slots: slots.length });
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
    list.set(key, [...(list.get(key) ?? []), index]);
  }

  /** Which words of patterns a token may be; remembered, since texts repeat their words. */
  private wordsOf(token: string): number[] {
    const before = this.known.get(token);
    if (before) return before;
    const found: number[] = [];
    for (const index of this.byStart.get(token.slice(0, KEY)) ?? []) {
      const { text, at } = this.words[index] as Word;
      if (token.startsWith(text) && (at === "start" || endings.has(token.slice(text.length)))) found.push(index);
    }
    for (const index of this.byEnd.get(token.slice(-KEY)) ?? []) if (token.endsWith((this.words[index] as Word).text)) found.push(index);
    for (let at = 0; at + KEY <= token.length; at += 1)
      for (const index of this.inside.get(token.slice(at, at + KEY)) ?? [])
        if (token.startsWith((this.words[index] as Word).text, at) && !found.includes(index)) found.push(index);
    if (this.known.size > 50_000) this.known.clear();
    this.known.set(token, found);
    return found;
  }

  /** Every pattern that stands in a text, in the order of their last words. Linear in the text's length. */
  find(text: string, tokens: Tokens = tokensOf(text)): Match[] {
    const found: Match[] = [];
    /** Where each slot of a pattern was met last: numbers of tokens. */
    const met = new Map<number, { first: number; last: number }[]>();
    const runs = new Map<string, number>();
    let sentence = 0;
    tokens.keys.forEach((token, at) => {
      if (at > 0 && /[.!?;]\s|\n\s*\n/.test(text.slice(tokens.ends[at - 1], (tokens.starts[at] as number) + 1))) sentence = at;
      for (const index of this.wordsOf(token)) {
        const word = this.words[index] as Word;
        let first = at;
        if (word.run > 1) {
          const key = `${word.pattern} ${word.slot} ${word.way}`;
          if (word.step > 0 && runs.get(`${key} ${word.step - 1}`) !== at - 1) continue;
          if (word.step < word.run - 1) {
            runs.set(`${key} ${word.step}`, at);
            continue;
          }
          first = at - word.run + 1;
        }
        const { slots, entry } = this.patterns[word.pattern] as Pattern;
        if (slots === 1) {
          found.push({ entry, start: tokens.starts[first] as number, end: tokens.ends[at] as number });
          continue;
        }
        const places = met.get(word.pattern) ?? [];
        places[word.slot] = { first, last: at };
        met.set(word.pattern, places);
        let from = first;
        let count = 0;
        const used = new Set<number>();
        for (let slot = 0; slot < slots; slot += 1) {
          const place = places[slot];
          if (!place || place.first < sentence || at - place.first > WINDOW || used.has(place.last)) break;
          used.add(place.last);
          from = Math.min(from, place.first);
          count += 1;
        }
        if (count === slots) {
          found.push({ entry, start: tokens.starts[from] as number, end: tokens.ends[at] as number });
          met.delete(word.pattern);
        }
      }
    });
    return found;
  }
}
