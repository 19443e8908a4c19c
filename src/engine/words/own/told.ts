import { wordsByLanguage } from "#engine/data/read.ts";
import type { ToldWords } from "./told-wording.ts";

const { en: english, nl: dutch } = wordsByLanguage<ToldWords>("private-told");

export const languagesTold: readonly ToldWords[] = [dutch, english];
export const kindsTold = Object.keys(dutch.strong) as (keyof ToldWords["strong"])[]; // the keys of a record that is written out
export const kindsAsked = Object.keys(dutch.labels) as (keyof ToldWords["labels"])[]; // the same
export const toldByEither = (pick: (words: ToldWords) => string): string => `(?:${pick(dutch)}|${pick(english)})`;
