import { listIn } from "#engine/data/read.ts";
import { peoples } from "#engine/data/tables.ts";

const people = peoples();
const words = (cell: string) => listIn(cell, " ");
/** "Chinees" → "chinese", "Fries" → "Friese"; "autochtoon" → "autochtone". */
const inflected = (adjective: string) => `${adjective.replace(/ee(?=s$)|oo(?=n$)/, (pair) => pair.slice(1))}e`;
/** Words that are another thing in daily language, and can't stand alone for a people. */
const otherThings = new Set([
  "lets",
  "let",
  "turks",
  "poles",
  "kiwi",
  "kiwis",
  "pers",
  "est",
  "ests",
  "fin",
  "noor",
  "zweden",
  "schot",
  "pool",
  "waal",
  "waals",
  "walen",
  "balt",
  "rus",
]);
/** Of these, what a person is called: "ik ben Pool". */
export const ambiguousPerson = "pool|turk|rus|fin|noor|schot|waal|let|est|balt|pole";
const longestFirst = (list: string[]) => [...new Set(list)].filter(Boolean).sort((one, other) => other.length - one.length);

const dutchAdjectives = people.flatMap(({ dutch }) => (dutch ? [dutch, inflected(dutch)] : []));
const englishAdjectives = people.map(({ english }) => english);
const englishPersons = people.flatMap(({ english, english_persons }) => [
  ...words(english_persons),
  ...(english && /(?:an|i|ian|ean|er)$/.test(english) ? [`${english}s`] : []),
]);
const dutchPersons = people.flatMap(({ dutch_persons }) => words(dutch_persons));

/** Patterns in lower case: adjectives ("Romanian", "Roemeense"), and persons of either number ("Roemenen", "Poles"). */
export const originAdjective = longestFirst([...dutchAdjectives, ...englishAdjectives]).join("|");
export const originPerson = longestFirst([...dutchPersons, ...englishPersons])
  .filter((word) => !otherThings.has(word))
  .join("|");
