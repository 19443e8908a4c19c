import { wordsByLanguage } from "#engine/data/read.ts";

/** How well a language is spoken, in the order in which the levels are tried, and what says that one isn't: patterns. */
type LevelWords = Record<"native" | "C2" | "C1" | "B2" | "B1" | "A2" | "A1" | "none" | "without", string>;

export const { en: english, nl: dutch } = wordsByLanguage<LevelWords>("language-levels");
