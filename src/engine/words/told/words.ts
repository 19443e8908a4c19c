import { deeds as englishDeeds } from "../en/told/deeds.ts";
import { people as englishPeople } from "../en/told/people.ts";
import { said as englishSaid } from "../en/told/said.ts";
import { standing as englishStanding } from "../en/told/standing.ts";
import { deeds as dutchDeeds } from "../nl/told/deeds.ts";
import { people as dutchPeople } from "../nl/told/people.ts";
import { said as dutchSaid } from "../nl/told/said.ts";
import { standing as dutchStanding } from "../nl/told/standing.ts";
import type { ToldWords } from "./wording.ts";

const english: ToldWords = { ...englishPeople, ...englishDeeds, ...englishSaid, ...englishStanding };
const dutch: ToldWords = { ...dutchPeople, ...dutchDeeds, ...dutchSaid, ...dutchStanding };

/** A list with the groups and departments in it that its words stand for. */
const named = (pattern: string, { group, department }: ToldWords): string =>
  pattern.replaceAll("GROUP", group).replaceAll("DEPARTMENT", department);

/** Each list of both languages, where any of the words may stand. */
export const told = Object.fromEntries(
  Object.keys(english).map((key) => {
    const of = (words: ToldWords) => named(words[key as keyof ToldWords], words);
    return [key, `(?:${of(dutch)}|${of(english)})`];
  }),
) as unknown as ToldWords; // the keys of a record that is written out
