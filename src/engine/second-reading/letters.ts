import { isInstruction } from "#engine/words/orders-to-machines.ts";
import { linesAround, type Stretch } from "./standing.ts";

/** What a break of a line, a hyphen at its end or a sign before an item makes of the same words. */
const BETWEEN = /[\s\p{Pd}\u00ad•▪◦●·‣]/u;
const ALIKE: Record<string, string> = { "‹": "<", "›": ">", "’": "'", "‘": "'", "“": '"', "”": '"' };
const WORD = /[\p{L}\p{N}]/u;
const SHORTEST = 1;
const LONGEST = 2000;
const MOST_PLACES = 60;

/** Finds words in a text, letter by letter, whatever breaks of lines and hyphens stand between the letters. */
export class Letters {
  private readonly text: string;
  private readonly plain: string;
  /** Where in the text each letter of `plain` stands. */
  private readonly at: number[];

  constructor(text: string) {
    this.text = text;
    ({ plain: this.plain, at: this.at } = lettersOf(text));
  }

  /** Everywhere that the words stand as whole words within a stretch, in the text's order; what speaks to a machine is no place. */
  places(words: string, within: Stretch = { start: 0, end: this.text.length }): Stretch[] {
    const { plain } = lettersOf(words.slice(0, LONGEST + 1));
    const places: Stretch[] = [];
    if (plain.length < SHORTEST || words.length > LONGEST) return places;
    for (let from = this.plain.indexOf(plain); from >= 0 && places.length < MOST_PLACES; from = this.plain.indexOf(plain, from + 1)) {
      const start = this.at[from] ?? 0;
      const end = (this.at[from + plain.length - 1] ?? 0) + 1;
      if (start < within.start || end > within.end || !this.isWhole(start, end)) continue;
      if (!isInstruction(linesAround(this.text, { start, end }))) places.push({ start, end });
    }
    return places;
  }

  private isWhole(start: number, end: number): boolean {
    const isWord = (at: number) => WORD.test(this.text[at] ?? "");
    return !(isWord(start) && isWord(start - 1)) && !(isWord(end - 1) && isWord(end));
  }
}

function lettersOf(text: string): { plain: string; at: number[] } {
  const at: number[] = [];
  let plain = "";
  for (let index = 0; index < text.length; index++) {
    const letter = text[index] ?? "";
    if (BETWEEN.test(letter)) continue;
    const low = letter.toLowerCase();
    plain += ALIKE[letter] ?? (low.length === 1 ? low : letter);
    at.push(index);
  }
  return { plain, at };
}

export const nearest = (places: readonly Stretch[], to: Stretch): Stretch | undefined =>
  places.reduce<Stretch | undefined>((best, one) => (best && distance(best, to) <= distance(one, to) ? best : one), undefined);

const distance = (one: Stretch, other: Stretch) => Math.max(0, one.start - other.end, other.start - one.end);
