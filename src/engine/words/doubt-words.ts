import { wordsByLanguage } from "#engine/data/read.ts";
import type { DoubtWords } from "./doubt-wording.ts";

const { en: english, nl: dutch } = wordsByLanguage<DoubtWords>("doubts");

/** Does a text have one of the words of either language? */
export const hasWord = (of: keyof DoubtWords, text: string): boolean => patterns[of].test(text);

const patterns = Object.fromEntries(
  (Object.keys(english) as (keyof DoubtWords)[]).map((of) => [
    of,
    new RegExp(`(?<!\\p{L})(?:${english[of]}|${dutch[of]})(?!\\p{L})`, "iu"),
  ]),
) as Record<keyof DoubtWords, RegExp>;
