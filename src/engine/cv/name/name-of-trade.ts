import { canonicalSkill } from "#engine/skills/lexicon.ts";
import { isWordOfWork, occupationsOf } from "#engine/skills/occupations.ts";
import { roleNamed } from "#engine/skills/titles.ts";
import { isFirstName } from "#engine/words/first-names.ts";
import { isEverydayGivenName, isQualifier, isSurnameOfTrade } from "#engine/words/surnames.ts";
import { fold } from "../page/characters.ts";
import { isCity, isCountry, titleScore } from "../vocabulary.ts";
import { isParticle } from "./name-spelling.ts";

/** A given name that is no town, country or skill as well. */
export const isPersonal = (given: string): boolean =>
  isFirstName(given) && !isCity(given) && !isCountry(given) && canonicalSkill(given) === null;

const INITIAL = /^(?:\p{Lu}\.){1,4}$|^\p{Lu}$/u;

/** May a word before a surname that is a trade be a given name? "Mark", "Sibusiso"; not "Pastry", "Allround". */
function isGivenBeside(family: string, given: string): boolean {
  if (INITIAL.test(given)) return true;
  const word = fold(given);
  if (!isSurnameOfTrade(fold(family))) return isPersonal(given) && titleScore(given) === 0;
  if (isPersonal(given) || isEverydayGivenName(word)) return true;
  return word.length > 2 && titleScore(given) === 0 && !isQualifier(word) && !isWordOfWork(word) && canonicalSkill(given) === null;
}

/** "Jan Bakker", "Jack London", "Dirk de Boer": given names and one surname that is also a trade or a town; "Art Director" is a trade. */
export const isNameOfTrade = (written: string): boolean => {
  const words = written.split(/\s+/).filter((word) => !isParticle(word));
  const family = words.at(-1) ?? "";
  return (
    words.length > 1 &&
    words.length < 4 &&
    words.slice(0, -1).every((given) => isGivenBeside(family, given)) &&
    !isCountry(family) &&
    roleNamed(written) === null &&
    occupationsOf(written).length === 0
  );
};
