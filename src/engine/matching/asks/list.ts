import { findSkills } from "#engine/skills/lexicon.ts";
import { findPractice } from "#engine/skills/patterns/find.ts";
import { type AskedWords, wordsAsked } from "./words.ts";

/** One thing of several that are asked together: "knowledge of the Housing Act, NEN 2580 and NEN 3140". */
export interface AskedPart {
  /** A name with a number stands in the CV letter for letter or doesn't; null for other things. */
  name: string | null;
  skills: string[];
  words: AskedWords;
}

const joint = /,\s+(?:(?:en|and|én|plus)\s+)?|(?<!\s)\s+(?:en|and|én|plus|alsook|evenals)\s+/iu;
const either =
  /(?<!\p{L})(?:of|or|either|zoals|such as|like|bijv|bijvoorbeeld|e\.g|for example|dan wel|and\/or|en\/of)(?!\p{L})|\p{L}\/\p{L}/iu;
/** "Invoer- en uitvoeraangiften": two words that share their end. */
const hyphened = /(?<!\p{L})(\p{L}{2,})-\s+(?:en|and|én)\s+(\p{L}{5,})/u;
/** A name: capitals inside a sentence, or a number behind a word. */
const named = /(?:\p{Lu}[\p{L}\d]*\d|\p{Lu}{2,}|\p{Lu}[\p{L}-]+)(?:[ -](?:\p{Lu}[\p{L}\d-]*|\d+))*/gu;
const MOST = 5;
/** Words of one thing in a list of traits. */
const FEW = 2;

/**
 * The things that an ask lists with "and" where each can be looked for by itself: names, two words with one end, or a bare list of
 * three and more. None where it tells one thing, alternatives, or a sentence: of those nobody says every word.
 */
export function partsAsked(core: string): AskedPart[] {
  if (either.test(core)) return [];
  const [, first, second] = hyphened.exec(core) ?? [];
  // What both words end in shows neither.
  if (first && second) return [first, second].map((word) => ({ name: null, skills: [], words: wordsAsked(word, null) }));
  const parts = namesOf(core) ?? traitsOf(core);
  return parts.length >= 2 && parts.length <= MOST ? parts.map(partOf) : [];
}

const partOf = (text: string): AskedPart => ({
  name: /\d/.test(text) ? text : null,
  skills: [...new Set([...findSkills(text), ...findPractice(text)].map(({ name }) => name))],
  words: wordsAsked(text, null),
});

/** A name of each part, where every part has one. The first word of an ask is capital by itself. */
function namesOf(core: string): string[] | null {
  const names = core.split(joint).map((part, at) => {
    const found = [...part.matchAll(named)].filter(({ index, 0: name }) => at > 0 || index > 0 || /\p{Lu}.*\p{Lu}|\d/u.test(name));
    return found.at(0)?.[0];
  });
  return names.every((name) => name !== undefined) ? names : null;
}

function traitsOf(core: string): string[] {
  const parts = core.split(/,\s+/).map((part) => part.trim());
  return parts.length > 2 && parts.every((part) => part !== "" && part.split(/\s+/).length <= FEW) ? parts : [];
}
