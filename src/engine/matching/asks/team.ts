import { numberOf, smallNumber } from "#engine/facts/number-words.ts";

const team = new RegExp(
  `(?<!\\p{L})(?:groep|team|ploeg|afdeling|group|crew|department)s?\\s+(?:van|of|with|met)\\s+(?:(?:circa|ca\\.?|ongeveer|about|some|minimaal|minstens|at least)\\s+)?(\\d{1,3}|${smallNumber})`,
  "iu",
);

/** "Een groep van 15 tot 20 medewerkers": how many people it is asked to lead, at least; null without. */
export function peopleAsked(text: string): number | null {
  const written = team.exec(text)?.[1];
  return written ? numberOf(written) : null;
}
