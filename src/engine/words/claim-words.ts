import { wordsByLanguage } from "#engine/data/read.ts";
import type { ClaimWords } from "./claim-wording.ts";

const { en: english, nl: dutch } = wordsByLanguage<ClaimWords>("claims");

type Pattern = Exclude<keyof ClaimWords, "alike">;

/** Where a text claims such a thing, in either language. */
export const claimPattern = Object.fromEntries(
  (Object.keys(english) as (keyof ClaimWords)[])
    .filter((of): of is Pattern => of !== "alike")
    .map((of) => [of, new RegExp(`(?<!\\p{L})(?:${english[of]}|${dutch[of]})(?!\\p{L})`, "giu")]),
) as Record<Pattern, RegExp>;

/** The first place of it; null without one. */
export const claimIn = (of: Pattern, text: string): { start: number; end: number } | null => {
  const [hit] = text.matchAll(claimPattern[of]);
  return hit ? { start: hit.index, end: hit.index + hit[0].length } : null;
};

const pairs = english.alike.map((one, at) => [one, dutch.alike[at] ?? one] as const);

/** What these words are called in the other language; empty for what the list doesn't know. */
export function alikeOf(words: string): string[] {
  const key = words.trim().toLowerCase();
  return pairs.flatMap(([one, other]) => (one === key ? [other] : other === key ? [one] : []));
}
