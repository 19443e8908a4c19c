import { wordsByLanguage } from "#engine/data/read.ts";
import type { ToldWords } from "./wording.ts";

const { en: english, nl: dutch } = wordsByLanguage<ToldWords>("told");

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
