import { nth } from "#contract/nth.ts";
import { headingKind } from "#engine/cv/heading-words.ts";
import { isCity, isCountry, isDegree, isNote, isOwnWork, isSchool } from "#engine/cv/vocabulary.ts";
import { canonicalSkill, findSkills, tradeOf } from "#engine/skills/lexicon.ts";
import { studyFieldsIn } from "#engine/skills/study-fields.ts";
import { fold } from "#engine/skills/tokens.ts";
import { followers, infixes, isEverydayWord } from "./common-words.ts";
import { commonAbbreviations, isLanguage, isNameWord, isOrdinaryWord, isTelling } from "./name-words.ts";

const legalForm =
  /(?<![\p{L}\p{N}])(?:b\.?\s?v\.?(?:b\.?a\.?)?|n\.?\s?v\.?|v\.?o\.?f\.?|c\.?v\.?|g\.?m\.?b\.?h\.?|ag|s\.?a\.?s?|s\.?r\.?l\.?|s\.?p\.?a\.?|ltd\.?|limited|inc\.?|incorporated|l\.?l\.?c\.?|l\.?l\.?p\.?|plc\.?|corp\.?|corporation|co\.?|pty|pvt\.?|oy|ab|a\/s|as|aps|se|e\.?v\.?|u\.?a\.?)(?![\p{L}\p{N}])\.?/giu;

/** "Vaartzicht Logistiek B.V." → "Vaartzicht Logistiek". */
export const withoutLegalForm = (name: string): string => {
  const [first = "", ...rest] = name.trim().split(/\s+/);
  return `${first} ${rest.join(" ").replace(legalForm, " ")}`
    .replace(/\s+/g, " ")
    .replace(/(?<![\s,.&-])[\s,.&-]+$/, "")
    .trim();
};

const wordsIn = (text: string): string[] =>
  text.match(/[\p{L}\p{N}\p{M}][\p{L}\p{N}\p{M}'’.]*/gu)?.map((word) => word.replace(/[.'’]+$/, "")) ?? [];
interface NameForm {
  text: string;
  /** Only as written, in capitals: an acronym. */
  acronym: boolean;
}

/**
 * How people write an organisation's name: whole, without its legal form, by the words of it that are only a name, and as an acronym.
 * What stands in the field without naming anything ("bakery", "English", "MBO 4 Logistiek, diploma") has no forms.
 */
export function formsOf({ name, isSchool }: { name: string; isSchool: boolean }): NameForm[] {
  const forms = new Map<string, NameForm>();
  const add = (text: string, acronym = false) => {
    const written = text.trim();
    if (written.length > 1 && !isCity(written) && !isCountry(written)) forms.set(written, { text: written, acronym });
  };
  const parts = name.split(/\s*[()/|,;]\s*|\s+[-–—]\s+|\s+(?:via|through|t\/a|trading as)\s+/iu).filter((part) => part.trim() !== "");
  const naming = parts.filter((part) => !namesNothing(part, isSchool));
  if (naming.length === 0) return [];
  for (const piece of new Set(naming.length === parts.length ? [name, ...parts] : naming)) {
    const whole = withoutLegalForm(piece);
    const words = wordsIn(whole);
    // A piece such as "Consultancy" or "Utrecht" names nothing.
    if (!words.some(isTelling) && (piece !== name || words.length < 2)) {
      if (piece === name && words.length === 1) add(whole);
      continue;
    }
    add(piece);
    add(whole);
    for (const other of inOtherLanguage(whole)) add(other);
    for (const part of partsOfName(words)) add(part);
    const domain = /^([\p{L}\p{N}-]{3,})\.(?:com|nl|be|de|io|eu|net|org|ai|app|co|uk|dev)$/iu.exec(whole);
    if (domain) add(nth(domain, 1));
    if (words.length > 1) for (const acronym of acronymsOf(words, isSchool)) add(acronym, true);
    for (const word of words)
      if (/^\p{Lu}{2,6}$/u.test(word) && isTelling(word) && !commonAbbreviations.has(word.toLowerCase()) && canonicalSkill(word) === null)
        add(word, true);
  }
  return [...forms.values()];
}

/** A degree, a skill, a note, a language, or the kind of an employer in small letters. */
function namesNothing(part: string, isSchoolField: boolean): boolean {
  const words = wordsIn(part);
  if (words.length === 0 || isNote(part) || isOwnWork(part)) return true;
  if (words.length < 3 && !isSchool(part) && headingKind(part) !== null) return true;
  if (words.length === 1 && (followers.has(fold(part)) || infixes.has(fold(part)) || isLanguage(part))) return true;
  if (!/\p{Lu}/u.test(part)) return words.every((word) => isOrdinaryWord(word) || word.length < 3) || /^\p{Ll}.* /u.test(part);
  // A firm may be called as its own product: find.ts tells the two apart by where the word stands.
  if (words.some(isNameWord) || isSchool(part) || (words.length === 1 && tradeOf(canonicalSkill(part) ?? "") === "it")) return false;
  return canonicalSkill(part) !== null || isDegree(part) || (isSchoolField && studyFieldsIn(part).length > 0);
}

/** "Vaartzicht" of "Vaartzicht Logistiek", "Blue Horizon" of "Blue Horizon Consulting", "Steenhof" of "Bureau Steenhof", "Van Pelt" of "Drogist Van Pelt". */
function partsOfName(words: string[]): string[] {
  const parts: string[] = [];
  const first = words.findIndex(isTelling);
  if (first < 0) return parts;
  let end = first + 1;
  while (end < words.length && isTelling(nth(words, end))) end += 1;
  const run = words.slice(first, end).join(" ");
  // "Public Health" of "Public Health Scotland" is a subject, "Koekfabriek" of "Koekfabriek Hilleman" a kind of firm.
  if (end - first > 1 && (run.split(" ").some(isNameWord) || (findSkills(run).length === 0 && studyFieldsIn(run).length === 0)))
    parts.push(run);
  const name = words.findIndex(isNameWord);
  const own = words[name];
  if (own && own.length > 2) {
    parts.push(own);
    let from = name;
    while (from > 0 && infixes.has(fold(nth(words, from - 1)))) from -= 1;
    if (from > 0 && from < name) parts.push(words.slice(from, name + 1).join(" "));
  } else if (end - first === 1 && isEverydayWord(nth(words, first)) && nth(words, first).length > 2) parts.push(nth(words, first));
  return parts;
}

function acronymsOf(words: string[], isSchool: boolean): string[] {
  const bare = words.filter((word) => !infixes.has(fold(word)) && !/^(and|of|the)$/i.test(word));
  return [words, bare]
    .map((counted) =>
      counted
        .map((word) => word[0])
        .join("")
        .toUpperCase(),
    )
    .filter(
      (acronym) =>
        acronym.length > (isSchool ? 1 : 2) &&
        acronym.length <= 6 &&
        !commonAbbreviations.has(acronym.toLowerCase()) &&
        canonicalSkill(acronym) === null,
    );
}

/** "Universiteit van Amsterdam" is "University of Amsterdam" in an English letter, "Gemeente Zeist" the "municipality of Zeist". */
function inOtherLanguage(name: string): string[] {
  const [, university] =
    /^(?:universiteit|university)(?: van| of)? (\p{Lu}[\p{L} '-]+)$/iu.exec(name) ??
    /^(\p{Lu}[\p{L} '-]+) universit(?:y|eit)$/iu.exec(name) ??
    [];
  if (university)
    return [`University of ${university}`, `${university} University`, `Universiteit van ${university}`, `Universiteit ${university}`];
  const [, technical] =
    /^(?:tu|technische universiteit) (\p{Lu}\p{L}+)$/iu.exec(name) ?? /^(\p{Lu}\p{L}+) university of technology$/iu.exec(name) ?? [];
  if (technical) return [`TU ${technical}`, `Technische Universiteit ${technical}`, `${technical} University of Technology`];
  const [, applied] =
    /^hogeschool(?: van)? (\p{Lu}[\p{L} '-]+)$/iu.exec(name) ?? /^(\p{Lu}[\p{L} '-]+) university of applied sciences$/iu.exec(name) ?? [];
  if (applied) return [`Hogeschool ${applied}`, `Hogeschool van ${applied}`, `${applied} University of Applied Sciences`];
  const [, town] = /^(?:gemeente|municipality of|city of) (\p{Lu}[\p{L} '-]+)$/iu.exec(name) ?? [];
  return town ? [`Gemeente ${town}`, `Municipality of ${town}`, `City of ${town}`] : [];
}
