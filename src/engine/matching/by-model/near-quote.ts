import type { Stretch } from "#engine/second-reading/standing.ts";

/** A quote may differ from the text by so many characters, white space aside. */
const MOST_DIFFERENT = 2;
/** Shorter ones have to stand as they are: two characters make another word of them. */
const SHORTEST_REPAIRED = 16;
const LONGEST = 600;

interface Plain {
  /** The text without white space. */
  letters: string;
  /** Of each of them its place in the text. */
  places: number[];
}

/** Looks for quotes in one text: what it needs for that is made once. */
export function quoteFinder(text: string): (quote: string) => Stretch | null {
  let plain: Plain | null = null;
  return (quote) => {
    plain ??= withoutSpace(text);
    return placeIn(plain, quote);
  };
}

/**
 * Where a quote stands, white space aside; the first place counts. What differs by two characters or less is led to the passage that stands
 * there, but never where figures differ: three years aren't five. Null where it stands nowhere.
 */
function placeIn({ letters, places }: Plain, quote: string): Stretch | null {
  const wanted = withoutSpace(quote).letters;
  if (wanted.length < 2 || wanted.length > LONGEST) return null;
  const at = letters.indexOf(wanted);
  const found = at >= 0 ? { from: at, to: at + wanted.length } : nearest(letters, wanted);
  if (!found) return null;
  return { start: places[found.from] ?? 0, end: (places[found.to - 1] ?? 0) + 1 };
}

function withoutSpace(text: string): Plain {
  let letters = "";
  const places: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at);
    if (/\s/.test(letter)) continue;
    letters += letter;
    places.push(at);
  }
  return { letters, places };
}

const figuresOf = (text: string) => text.replace(/\D/g, "");

/**
 * The stretch of a text that needs the fewest changes to be the words that are looked for: one row of the table of edits for each of their
 * letters, with where each stretch begins. Source: P. H. Sellers, "The theory and computation of evolutionary distances", 1980.
 */
function nearest(letters: string, wanted: string): { from: number; to: number } | null {
  if (wanted.length < SHORTEST_REPAIRED) return null;
  const width = letters.length + 1;
  let costs = new Uint16Array(width);
  let begins = Uint32Array.from({ length: width }, (_, at) => at);
  for (let row = 1; row <= wanted.length; row++) {
    const nextCosts = new Uint16Array(width).fill(row, 0, 1);
    const nextBegins = new Uint32Array(width);
    const letter = wanted.charCodeAt(row - 1);
    let least = row;
    for (let at = 1; at < width; at++) {
      const kept = (costs[at - 1] ?? 0) + (letters.charCodeAt(at - 1) === letter ? 0 : 1);
      const left = (nextCosts[at - 1] ?? 0) + 1;
      const above = (costs[at] ?? 0) + 1;
      const cost = Math.min(kept, left, above);
      nextCosts[at] = cost;
      nextBegins[at] = (cost === kept ? begins[at - 1] : cost === above ? begins[at] : nextBegins[at - 1]) ?? 0;
      if (cost < least) least = cost;
    }
    if (least > MOST_DIFFERENT) return null;
    costs = nextCosts;
    begins = nextBegins;
  }
  const cost = costs.reduce((least, one) => Math.min(least, one), wanted.length);
  if (cost > MOST_DIFFERENT) return null;
  const to = costs.indexOf(cost);
  const from = begins[to] ?? 0;
  return to > from && figuresOf(letters.slice(from, to)) === figuresOf(wanted) ? { from, to } : null;
}
