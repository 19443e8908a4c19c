import { matters as english, frames as englishFrames } from "./en/protected-matters.ts";
import { matters as dutch, frames as dutchFrames } from "./nl/protected-matters.ts";
import type { Ground } from "./protected-words.ts";

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

/** The letters of both languages alone: a class of all the world's letters, hundreds of times, takes seconds to compile. */
const LETTER = "[a-zß-öø-ÿœ]";

/** Whole words of a lower-case text. */
export const ofWords = (patterns: string[], flags = "u") =>
  new RegExp(`(?<![a-zß-öø-ÿœ0-9])(?:${patterns.join("|").replaceAll("\\p{L}", LETTER)})(?![a-zß-öø-ÿœ0-9])`, flags);

export const matters = [...dutch, ...english].flatMap(({ ground, instead, always, asked }) => [
  { ground, instead, needsAsk: false, pattern: ofWords(always, "gu") },
  { ground, instead, needsAsk: true, pattern: ofWords(asked, "gu") },
]);

export const asks = ofWords([...dutchFrames.asks, ...englishFrames.asks]);
export const ofWork = ofWords([...dutchFrames.ofWork, ...englishFrames.ofWork]);
