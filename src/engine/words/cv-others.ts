import type { OthersWords } from "./cv-others-wording.ts";
import { others as english } from "./en/cv-others.ts";
import { others as dutch } from "./nl/cv-others.ts";

/** A pattern of both languages, where any of the words may stand. */
export const ofEither = (pick: (words: OthersWords) => string): string => `(?:${pick(dutch)}|${pick(english)})`;
