import { frames as englishFrames, matters as english } from "./en/protected-matters.ts";
import { frames as dutchFrames, matters as dutch } from "./nl/protected-matters.ts";
import type { Ground } from "./protected-words.ts";
import { wording } from "./vacancy-words.ts";

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

export const matters = [...dutch, ...english].flatMap(({ ground, instead, always, asked }) => [
  { ground, instead, needsAsk: false, pattern: wording(always.join("|"), "gu") },
  { ground, instead, needsAsk: true, pattern: wording(asked.join("|"), "gu") },
]);

export const asks = wording([...dutchFrames.asks, ...englishFrames.asks].join("|"));
export const ofWork = wording([...dutchFrames.ofWork, ...englishFrames.ofWork].join("|"));
