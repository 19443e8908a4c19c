import { neutral } from "./neutral.ts";
import { stem } from "./stem.ts";
import { tokensOf } from "./tokens.ts";

const SHORTEST = 3;
const LONGEST = 5;

/** Ranks are told apart by themselves; what the work is stands in the other words. */
const ranks = new Set("senior sr medior junior jr ervaren experienced aankomend allround".split(" "));

/** The words of a title without ranks, and without the gender of who holds it. */
export const titleWords = (title: string): string[] =>
  tokensOf(title)
    .keys.filter((key) => !ranks.has(key))
    .map(neutral);

/**
 * What two titles can share, doubles included: groups of three to five letters of each word with marks at its ends ("kok" and
 * "scheepskok" share "kok$"), and whole words without their endings.
 */
export function titleTerms(title: string): string[] {
  const terms: string[] = [];
  for (const key of titleWords(title)) {
    const word = `^${key}$`;
    for (let size = SHORTEST; size <= LONGEST; size += 1)
      for (let at = 0; at + size <= word.length; at += 1) terms.push(word.slice(at, at + size));
    // A whole word counts twice: its letters alone may stand in others.
    if (key.length >= SHORTEST) terms.push(`=${stem(key)}`, `=${stem(key)}`);
  }
  return terms;
}
