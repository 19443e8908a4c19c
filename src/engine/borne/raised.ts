import { wordsByLanguage } from "#engine/data/read.ts";
import type { Span } from "#engine/matching/passages.ts";
import type { RaisedKind, RaisedWords } from "#engine/words/claim-wording.ts";

const { en: english, nl: dutch } = wordsByLanguage<RaisedWords>("raised-claims");

const patternOf = (words: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.filter((one) => one !== "").join("|")})(?![\\p{L}\\p{N}])`, "giu");

const kinds = (Object.keys(english) as RaisedKind[]).map((kind) => ({
  kind,
  told: patternOf([english[kind].told, dutch[kind].told]),
  held: patternOf([english[kind].told, dutch[kind].told, english[kind].held, dutch[kind].held]),
}));

/**
 * What a sentence says of somebody beyond facts, its first place of each kind: that they did it alone, always, better than all, that others
 * say so, what came of what, what they want. Passages bear it with words of the same kind.
 */
export const raisedIn = (sentence: string): (Span & { raised: RaisedKind })[] =>
  kinds.flatMap(({ kind, told }) => {
    const [hit] = sentence.matchAll(told);
    return hit ? [{ raised: kind, start: hit.index, end: hit.index + hit[0].length }] : [];
  });

const MOST_ALIKE = 50;

/** Where a text has words that bear it. */
export const heldPlaces = (kind: RaisedKind, text: string): Span[] =>
  [...text.matchAll(kinds.find((one) => one.kind === kind)?.held ?? /(?!)/g)]
    .slice(0, MOST_ALIKE)
    .map((hit) => ({ start: hit.index, end: hit.index + hit[0].length }));
