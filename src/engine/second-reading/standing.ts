import { isInstruction } from "#engine/words/orders-to-machines.ts";

export interface Stretch {
  start: number;
  end: number;
}

const SHORTEST = 2;
const LONGEST = 2000;

/** Where a quote stands in a text, letter for letter; null where it doesn't, or says nothing. The first place counts. */
export function placeOfQuote(text: string, quote: string): Stretch | null {
  const words = quote.trim();
  if (words.length < SHORTEST || words.length > LONGEST) return null;
  const start = text.indexOf(words);
  return start < 0 ? null : { start, end: start + words.length };
}

const MOST_PLACES = 20;

/** Where a quote stands letter for letter as whole words, whatever white space is between them, at most twenty places, in reading order. */
export function wholeWordPlaces(text: string, quote: string): Stretch[] {
  const words = quote.trim();
  if (words.length < SHORTEST || words.length > LONGEST) return [];
  const written = words.split(/\s+/).map(RegExp.escape).join("\\s+");
  const [before, behind] = [
    /^[\p{L}\p{N}]/u.test(words) ? "(?<![\\p{L}\\p{N}])" : "",
    /[\p{L}\p{N}]$/u.test(words) ? "(?![\\p{L}\\p{N}])" : "",
  ];
  const places = text.matchAll(new RegExp(`${before}${written}${behind}`, "gu")).take(MOST_PLACES);
  return [...places].map(({ index, 0: found }) => ({ start: index, end: index + found.length }));
}

/** Where a value stands within a stretch of a text, as whole words, in whatever letters and spaces: what a quote bears it says. */
export function placeOfValue(text: string, { start, end }: Stretch, value: string): Stretch | null {
  const words = value.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0 || value.length > 300) return null;
  const written = new RegExp(`(?<![\\p{L}\\p{N}])${words.map(RegExp.escape).join("\\s+")}(?![\\p{L}\\p{N}])`, "iu");
  const found = written.exec(text.slice(start, end));
  return found ? { start: start + found.index, end: start + found.index + found[0].length } : null;
}

/** The whole lines that a stretch lies in. */
export function linesAround(text: string, { start, end }: Stretch): string {
  const to = text.indexOf("\n", end);
  return text.slice(text.lastIndexOf("\n", start - 1) + 1, to < 0 ? text.length : to);
}

/** Text that speaks to a machine bears nothing, wherever it stands in its line. */
export const isTellingMachines = (text: string, stretch: Stretch) => isInstruction(linesAround(text, stretch));

export const overlaps = (one: Stretch, other: Stretch) => one.start < other.end && other.start < one.end;
