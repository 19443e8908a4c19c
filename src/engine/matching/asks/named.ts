import { nth } from "#contract/nth.ts";
import { type FoundSkill, findSkills, isProperName } from "#engine/skills/lexicon.ts";
import { tokensOf } from "#engine/skills/tokens.ts";

const alternatives =
  /(?<!\p{L})(?:of een ander\p{L}*|of iets|or another|or any other|or (?:a )?similar|or something|or (?:the )?like|of (?:een )?(?:vergelijkbaar|vergelijkbare|soortgelijk|soortgelijke|gelijkwaardig)\p{L}*|or (?:a )?(?:comparable|equivalent)|zoals|bijv|bijvoorbeeld|such as|like|e\.g|for example|denk aan|o\.a)(?!\p{L})/iu;
/** "Animana or another practice program": what it names is one of a kind, any of which is enough. */
export const hasAlternatives = (text: string): boolean => alternatives.test(text);

/** Capitals tell names only where not most words have one, as in a heading. */
const MOST_CAPITALS = 0.5;

/** Is each word with a capital a name? Not in "Strong Communication And Writing Skills". */
export function hasTellingCapitals(text: string): boolean {
  const { starts, ends } = tokensOf(text);
  const words = starts.map((start, at) => text.slice(start, nth(ends, at))).filter((word, at) => at > 0 && word.length > 2);
  return words.filter((word) => /^\p{Lu}/u.test(word)).length <= words.length * MOST_CAPITALS;
}

/** Does a sentence begin here? Its first word has a capital whatever it is. */
const isBeginning = (text: string, start: number): boolean => /(?:^|[.:;!?•–-]\s*)$/u.test(text.slice(0, start).trimStart());

const isCalled = ({ name, start, end }: FoundSkill, text: string, areCapitalsTelling: boolean): boolean =>
  isProperName(name) || (areCapitalsTelling && /^\p{Lu}/u.test(text.slice(start, end)) && !isBeginning(text, start));

/** The skills that an ask calls by a name of their own. */
export function calledIn(text: string): ReadonlySet<string> {
  const areCapitalsTelling = hasTellingCapitals(text);
  return new Set(
    findSkills(text)
      .filter((found) => isCalled(found, text, areCapitalsTelling))
      .map(({ name }) => name),
  );
}
