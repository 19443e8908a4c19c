import { nth } from "#contract/nth.ts";
import { stemsOf } from "#engine/matching/meaning/stems.ts";
import { wordsOf } from "#engine/proposal/sources.ts";
import type { Entry, Ground } from "./ground.ts";
import { said } from "./said.ts";

/** A part of a sentence that is told in one way: as it is, as missing in the documents, or as a no. */
export interface Clause {
  text: string;
  start: number;
  isAbsent: boolean;
  isDenied: boolean;
}

/** One sentence of an answer, and what it is held to. */
export interface Statement extends Ground {
  sentence: string;
  clauses: readonly Clause[];
  /** Employers and schools that it names. */
  named: readonly Entry[];
  /** Whose dates and deeds these are: those named, else those that the passages lie in. */
  owners: readonly Entry[];
}

const joint = /[;:]\s|\s[–—]\s|(?:,\s*)?(?<!\p{L})(?:but|though|although|while|however|maar|terwijl|hoewel|echter)(?!\p{L})/giu;

export function statementOf(sentence: string, ground: Ground): Statement {
  const named = ground.people.flatMap(({ entries }) => entries).filter((entry) => entry.named?.test(sentence));
  return { ...ground, sentence, clauses: clausesOf(sentence), named, owners: named.length > 0 ? named : ground.entries };
}

function clausesOf(sentence: string): Clause[] {
  const cuts = [0, ...[...sentence.matchAll(joint)].map(({ index }) => index), sentence.length];
  return cuts.slice(1).map((end, index) => {
    const start = nth(cuts, index);
    const text = sentence.slice(start, end);
    const isAbsent = isUntold(text, sentence);
    return { text, start, isAbsent, isDenied: !isAbsent && said.denies.test(text) };
  });
}

/** "The CV says nothing about …", "… is not mentioned". */
export const isUntold = (text: string, around = text): boolean =>
  said.unstated.test(text) || (said.untold.test(text) && said.documents.test(around));

/** Is a place of the sentence told as missing? */
export const isAbsentAt = ({ clauses }: Statement, at: number): boolean => clauses.findLast(({ start }) => start <= at)?.isAbsent ?? false;

/** Nothing but its passages' own words, of somebody and somewhere: the rules see all of it. */
export function isRepetition({ sentence, text, entries, people, named }: Statement): boolean {
  const names = people.flatMap(({ candidate }) => wordsOf(`${candidate.first_name ?? ""} ${candidate.last_name ?? ""}`));
  const held = new Set([...names, ...wordsOf(text), ...stemsOf(text)]);
  const bare = named.reduce((rest, one) => (one.named && entries.includes(one) ? rest.replace(one.named, " ") : rest), sentence);
  return wordsOf(bare).every((word) => {
    const stems = stemsOf(word);
    return held.has(word) || said.filler.test(word) || (stems.length > 0 && stems.every((stem) => held.has(stem)));
  });
}

/** What is wrong with a sentence, in a few words for whoever wrote it. */
export type Kind = (statement: Statement) => string[];
