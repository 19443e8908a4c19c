import { nth } from "#contract/nth.ts";
import { escaped } from "#engine/borne/names.ts";
import type { Span } from "#engine/matching/passages.ts";
import { plainTitles, titleTold } from "../writing/told-titles.ts";
import type { Grounds } from "./grounds.ts";

/** Titles beyond these are looked up by their words. */
const MOST_TITLES = 60;
const patterns = new WeakMap<Grounds, { index: number; pattern: RegExp }[]>();

function titlesOf(grounds: Grounds): { index: number; pattern: RegExp }[] {
  const known = patterns.get(grounds);
  if (known) return known;
  const found = grounds.sources.candidate.experience.slice(0, MOST_TITLES).flatMap(({ title }, index) => {
    const words = new Set(
      plainTitles(title ?? null).flatMap((one) => [one, titleTold("en", one), titleTold("nl", one)].filter((said) => said !== null)),
    );
    return [...words].map((said) => ({ index, pattern: new RegExp(`(?<![\\p{L}\\p{N}])${escaped(said)}(?![\\p{L}\\p{N}])`, "giu") }));
  });
  patterns.set(grounds, found);
  return found;
}

/** Where a sentence names a title that a job of the record has, in either language: "UX writer" claims no skill besides. */
export const heldTitlesIn = (grounds: Grounds, sentence: string): (Span & { index: number })[] =>
  titlesOf(grounds).flatMap(({ index, pattern }) =>
    [...sentence.matchAll(pattern)].map((hit) => ({ index, start: hit.index, end: hit.index + nth(hit, 0).length })),
  );
