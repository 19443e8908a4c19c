import { wordsByLanguage } from "#engine/data/read.ts";
import type { OthersWords } from "./cv-others-wording.ts";

const { en: english, nl: dutch } = wordsByLanguage<OthersWords>("other-people");

/** A pattern of both languages, where any of the words may stand. */
export const ofEither = (pick: (words: OthersWords) => string): string => `(?:${pick(dutch)}|${pick(english)})`;
