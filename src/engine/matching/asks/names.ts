import { nth } from "#contract/nth.ts";
import { findEducationLevels } from "#engine/skills/education-level.ts";
import { findSpoken } from "#engine/skills/languages.ts";
import { findSkills } from "#engine/skills/lexicon.ts";
import { findPlaces } from "#engine/skills/places/places.ts";
import { stem } from "#engine/skills/stem.ts";
import { tokensOf } from "#engine/skills/tokens.ts";
import { waysOf } from "../meaning/word-ways.ts";
import { hasAlternatives } from "./named.ts";

/** What an ask calls by names of their own: "Animana", "MIC", "Siemens Gamesa". A CV has such a name or hasn't. */
export interface AskedNames {
  /** As they are written; words that stand together are one name. */
  names: string[];
  /** One of them is enough: alternatives, or examples of a kind. */
  any: boolean;
  /** A paper that is called so: having it or not decides, whatever else the ask says of it. */
  isPaper: boolean;
}

/** Capitals that name no thing of their own. */
const common =
  /^(?:mbo|hbo|wo|havo|vwo|vmbo|nl|eu|it|ict|hr|cv|km|uur|fte|nt2|cao|b\.?v|nv|kvk|pre|must|nice|ok|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|i|je|jij|you|we|wij|ik|u|who|our|your|the|de|het|een)$/;
const capitals = /\p{Lu}.*\p{Lu}|\p{Lu}\d/u;
const paper =
  /(?<!\p{L})(?:certifica(?:at|te|ten|tes|tion)|training|diploma|cursus|course|registrati(?:e|on)|licen[cs]e|bevoegdheid|erkenning|bewijs|keurmerk|geldige?|valid)(?!\p{L})|(?<=\p{L}{3})(?:certificaat|diploma|registratie|training|geregistreerd\p{L}*)(?!\p{L})/iu;
const or = /(?<!\p{L})(?:of|or|en\/of|and\/or)(?!\p{L})|\//iu;

/** Letters between two names of one list. */
const NEXT = 8;

/** The names in an ask that no lexicon knows, or null where it has none. */
export function namesAsked(text: string): AskedNames | null {
  const { keys, starts, ends } = tokensOf(text);
  const taken = [...findPlaces(text), ...findEducationLevels(text), ...findSkills(text)];
  const spoken = findSpoken(text).length > 0;
  const names: { start: number; end: number }[] = [];
  keys.forEach((key, index) => {
    const start = nth(starts, index);
    const end = nth(ends, index);
    const written = text.slice(start, end);
    const isFirst = index === 0 || /[.:!?|•·–—]\s*$/.test(text.slice(nth(ends, index - 1), start));
    const last = names.at(-1);
    const goesOn = last !== undefined && last.end + 1 === start && text[last.end] === " ";
    const isName =
      (goesOn && /^\p{Lu}/u.test(written)) ||
      capitals.test(written) ||
      (!isFirst && /^\p{Lu}/u.test(written) && waysOf(stem(key)).length === 0);
    if (!isName || key.length < 2 || common.test(key) || taken.some((one) => start >= one.start && start < one.end)) return;
    if (spoken && findSpoken(written).length > 0) return;
    if (goesOn) last.end = end;
    else names.push({ start, end });
  });
  const first = names[0];
  const last = names.at(-1);
  if (!first || !last) return null;
  // "Adlib, Axiell or TMS": the last of them may be one that the lexicon knows.
  const next = taken.find(({ start }) => start > last.end && start - last.end < NEXT);
  const between = text.slice(first.end, next?.start ?? last.start);
  // "De GGW-methodiek of Signs of Safety": of two things the one with a name of its own is enough.
  const isOneOfTwo =
    names.length === 1 &&
    (/^[-\p{L}]{0,20}\s(?:of|or)\s\p{L}/u.test(text.slice(last.end)) || /\s(?:of|or)\s$/u.test(text.slice(0, first.start)));
  const any = hasAlternatives(text) || isOneOfTwo || ((names.length > 1 || next !== undefined) && or.test(between));
  return {
    names: names.map(({ start, end }) => text.slice(start, end)),
    any,
    isPaper: paper.test(text) && names.some(({ start, end }) => capitals.test(text.slice(start, end))),
  };
}
