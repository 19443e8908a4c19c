import { numberWords } from "./number-words.ts";

const words = Object.keys(numberWords).join("|");
const pattern = new RegExp(
  `(?<![\\p{L}\\d.,])(\\d{1,2}|${words})\\s{0,4}(?:\\+|plus|à|-|–|tot|to)?\\s{0,4}(?:(\\d{1,2}|${words})\\s{0,4}\\+?)?\\s{0,4}(?:\\([^)]{1,6}\\)\\s{0,4})?(?:full |volle |volledige |recente )?(?:years?|yrs?|jaar|jaren|jr)(?!\\p{L})(?!\\s+(?:oud|old|of age|bestaan|geleden|ago|contract|garantie|school))`,
  "giu",
);
/** Before a number of years: a span in which something happened, or how long something lasts. */
const otherwise =
  /(?:afgelopen|laatste|voorbije|past|last|previous|komende|next|voor|for|per|over|binnen|within|elke|iedere|every|tussen de|leeftijd|opleiding van|contract van)\s+(?:de\s+|een\s+|the\s+|a\s+)?$/i;

/** Where a stretch asks years, and how many at least; null where it asks none. "25 jaar" of age and "de afgelopen 8 jaar" ask none. */
export function yearsAt(text: string): { years: number; start: number; end: number } | null {
  for (const hit of text.matchAll(pattern)) {
    if (otherwise.test(text.slice(Math.max(0, hit.index - 24), hit.index))) continue;
    const word = (hit[1] as string).toLowerCase();
    const years = numberWords[word] ?? Number(word);
    // "Minimaal 18 jaar" is an age unless experience is named.
    if (years > 15 && !/ervaring|experience/i.test(text)) continue;
    if (years >= 1 && years <= 20) return { years, start: hit.index, end: hit.index + hit[0].length };
  }
  return null;
}

export const yearsIn = (text: string): number | null => yearsAt(text)?.years ?? null;
