import { matters as english, frames as englishFrames } from "./en/protected-matters.ts";
import { traits as englishTraits } from "./en/protected-traits.ts";
import { matters as dutch, frames as dutchFrames } from "./nl/protected-matters.ts";
import { traits as dutchTraits } from "./nl/protected-traits.ts";
import { ofWords } from "./protected-wording.ts";

export const matters = [...dutch, ...dutchTraits, ...english, ...englishTraits].flatMap(({ ground, instead, always, asked }) => [
  { ground, instead, needsAsk: false, pattern: ofWords(always, "gu") },
  { ground, instead, needsAsk: true, pattern: ofWords(asked, "gu") },
]);

export const asks = ofWords([...dutchFrames.asks, ...englishFrames.asks]);
export const ofWork = ofWords([...dutchFrames.ofWork, ...englishFrames.ofWork]);
