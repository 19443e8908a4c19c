import type { Language } from "#contract/fields.ts";
import type { Translation } from "./translation.ts";
import { pairs } from "./words.ts";

/** Codes (ISO 639-1) of the languages whose names are known; the names are Unicode's (CLDR). */
const languageCodes =
  "af ar az be bg bn bs ca cs cy da de el en es et eu fa fi fr fy ga gl gu he hi hr hu hy id is it ja ka km kn ko ku lb lo lt lv mk ml mn mr ms mt my nb ne nl nn no pa pl ps pt ro ru si sk sl so sq sr sv sw ta te th tl tr uk ur uz vi xh yi zh zu";

/** Names itself so where it answered. */
export const VOCABULARY = "vocabulary";

type Dictionary = Map<string, string>;
const folded = (text: string) => text.toLowerCase().replace(/\s+/g, " ");

/** Of two words with one key the first pair counts. */
function dictionaryOf(all: (readonly [from: string, to: string])[]): Dictionary {
  const dictionary: Dictionary = new Map();
  for (const [from, to] of all) if (!dictionary.has(folded(from))) dictionary.set(folded(from), to);
  return dictionary;
}

function languageNames(): [en: string, nl: string][] {
  const en = new Intl.DisplayNames("en", { type: "language" });
  const nl = new Intl.DisplayNames("nl", { type: "language" });
  return languageCodes.split(" ").flatMap((code) => {
    const names = [en.of(code), nl.of(code)] as const;
    return names[0] && names[1] ? [[names[0], names[1]]] : [];
  });
}

/**
 * The product's own words in both languages: glossary, statuses, verdicts, stages, kinds, contracts, language names, and what
 * stands on most job boards. Translates a text that is such a word, or a list of them; keeps its case, numbers and marks.
 */
export function openVocabulary(): Translation {
  const all = [...pairs, ...languageNames()];
  const dictionaries: Partial<Record<Language, Dictionary>> = {
    nl: dictionaryOf(all),
    en: dictionaryOf(all.map(([en, nl]) => [nl, en] as const)),
  };
  return {
    about: "the product's own words",
    translate: async (texts, { target, source }) => ({
      provider: VOCABULARY,
      translations: texts.map((text) => {
        const found = source === target ? undefined : translateText(dictionaries[target] ?? new Map(), text);
        return { text: found ?? text, translated: found !== undefined };
      }),
    }),
  };
}

/** A word, or a list whose every word is known; undefined otherwise. */
function translateText(dictionary: Dictionary, text: string): string | undefined {
  const whole = translateWord(dictionary, text);
  if (whole !== undefined) return whole;
  const parts = text.split(/(\s*[,;·•|/\n]\s*)/);
  if (parts.length === 1) return undefined;
  const translated = parts.map((part, place) => (place % 2 === 1 || part === "" ? part : translateWord(dictionary, part)));
  const isKnown = translated.every((part) => part !== undefined) && parts.some((part, place) => place % 2 === 0 && part !== "");
  return isKnown ? translated.join("") : undefined;
}

function translateWord(dictionary: Dictionary, text: string): string | undefined {
  const [, before = "", word = "", after = ""] = /^(\s*)(.*?)([\s.:!?…]*)$/s.exec(text) ?? [];
  const numbers = word.match(/\d+/g) ?? [];
  const found = dictionary.get(folded(word).replace(/\d+/g, "#")) ?? dictionary.get(folded(word));
  if (word === "" || found === undefined) return undefined;
  let next = 0;
  return before + inCaseOf(word, found).replace(/#/g, () => numbers[next++] ?? "#") + after;
}

/** ALL CAPS stays so, a capital at the start too; otherwise as the dictionary writes it ("Nederlands" keeps its own). */
function inCaseOf(word: string, found: string): string {
  const letters = word.replace(/\P{L}/gu, "");
  if (letters.length > 1 && letters === letters.toUpperCase() && letters !== letters.toLowerCase()) return found.toUpperCase();
  const first = word.charAt(0);
  return first !== first.toLowerCase() ? found.charAt(0).toUpperCase() + found.slice(1) : found;
}
