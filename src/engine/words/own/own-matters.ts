import { ownMatters as english } from "../en/own/own-matters.ts";
import { ownMatters as dutch } from "../nl/own/own-matters.ts";
import type { OwnMatters } from "./own-matters-wording.ts";

/** A pattern of both languages, where any of the words may stand. */
export const eitherOf = (pick: (words: OwnMatters) => string): string => `(?:${pick(dutch)}|${pick(english)})`;
export const kindsOfMatter = Object.keys(dutch.matters) as (keyof OwnMatters["matters"])[]; // the keys of a record that is written out
