import { wordsByLanguage } from "#engine/data/read.ts";
import { lexiconParts } from "../protected-wording.ts";
import type { OwnMatters } from "./own-matters-wording.ts";

/** What in somebody's own mouth says what no employer may weigh. */
const { en: english, nl: dutch } = wordsByLanguage<OwnMatters>("private-matters", lexiconParts);

/** A pattern of both languages, where any of the words may stand. */
export const eitherOf = (pick: (words: OwnMatters) => string): string => `(?:${pick(dutch)}|${pick(english)})`;
export const kindsOfMatter = Object.keys(dutch.matters) as (keyof OwnMatters["matters"])[]; // the keys of a record that is written out
