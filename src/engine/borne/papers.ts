import { wordsOf } from "#engine/proposal/sources.ts";
import { claimPattern } from "#engine/words/claim-words.ts";

/** Do these words name a certificate, by the words that are its own: "F-Gas, 2016" is the F-gas certificate? */
export function holdsPaper(words: ReadonlySet<string>, paper: string): boolean {
  const own = wordsOf(paper.replace(claimPattern.ofAnyPaper, " ")).filter((word) => word.length > 1 && !/^\d+$/.test(word));
  return own.length > 0 && own.every((word) => words.has(word));
}
