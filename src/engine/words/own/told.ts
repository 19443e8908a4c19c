import { told as english } from "../en/own/told.ts";
import { told as dutch } from "../nl/own/told.ts";
import type { ToldWords } from "./told-wording.ts";

export const languagesTold: readonly ToldWords[] = [dutch, english];
export const kindsTold = Object.keys(dutch.strong) as (keyof ToldWords["strong"])[]; // the keys of a record that is written out
export const kindsAsked = Object.keys(dutch.labels) as (keyof ToldWords["labels"])[]; // the same
export const toldByEither = (pick: (words: ToldWords) => string): string => `(?:${pick(dutch)}|${pick(english)})`;
