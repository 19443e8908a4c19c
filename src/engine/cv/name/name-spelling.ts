import { isFirstName } from "#engine/words/first-names.ts";

const TITLES_BEFORE =
  /^(?:(?:dipl\.?-?\s?(?:ing|kff?m|inf|psych)\.?(?:\s?\(fh\))?|herr|frau|sig|ir|ing|drs?|prof|mr|mrs|ms|dhr|mevr|mw|bc|mevrouw|meneer|de heer|rector)\.?\s+)+(?=\p{Lu})/iu;
const DEGREES_AFTER =
  /(?:\s*[,|]\s*|\s+)(?:\(?(?:ph\.?d|m\.?sc|b\.?sc|m\.?a|b\.?a|m\.?b\.?a|b\.?eng|m\.?eng|ll\.?m|ll\.?b|b\.?ed|m\.?ed|ir|ing|drs|md|rn|ra|rc|pmp|cpa|acca|cfa|bc|bba|mph|emba|rgn|rmn|rvn|qts|mcipd|mrcvs|frcs|he\/him|she\/her|they\/them)\.?\)?(?:[\s,/]+|$))+$/iu;

const PARTICLE =
  /^(?:van|von|de|den|der|het|'t|’t|ter|ten|te|du|da|do|dos|das|di|del|della|la|le|el|al|bin|ibn|bint|ben|vd|v\.?d\.?|v\/d|af|zu|zum|zur|'s|’s|d'|بن|ابن|بنت)$/i;
/** Words that are a part of a surname only where they are written small. */
const SMALL_PARTICLE = /^(?:op|in|aan|uit|onder|over|bij|voor|tot|y|e|und|san|santa|st\.?)$/;
export const isParticle = (word: string) => PARTICLE.test(word) || SMALL_PARTICLE.test(word);
export const isParticles = (words: string) => words !== "" && words.split(/\s+/).every(isParticle);
/** Scripts in which a family name stands first, and no sign tells where it ends. */
export const FAMILY_FIRST = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}々・ ]+$/u;
/** "Петрова Анна Сергеевна": a patronymic behind the given name tells that the family name stands first. */
const PATRONYMIC = /(?:вна|вич|чна|шна)$/u;

/** "BAKKER Els", "VAN DEN BERG Jan": the family name first, told by its capitals. */
const FAMILY_LOUD = /^(\p{Lu}{2,}(?:[\s'’-]\p{Lu}{2,}){0,4})\s+(\p{Lu}\p{Ll}[\p{L}\p{M}'’. -]*)$/u;
const tidyFamily = (loud: string): string =>
  tidyCase(loud)
    .split(" ")
    .map((word) => (isParticle(word) ? word.toLowerCase() : word))
    .join(" ");

/** "van der Berg" stays a family name; given names and initials stay together; "Berg, Jan van der" is Jan van der Berg. */
export function splitName(name: string): { first: string; last: string } {
  const turned = turnedName(name);
  if (turned) return turned;
  if (FAMILY_FIRST.test(name)) return { first: "", last: name };
  const [, loud = "", behind = ""] = FAMILY_LOUD.exec(name) ?? [];
  if (loud !== "" && isFirstName(/^\p{L}+/u.exec(behind)?.[0] ?? "") && !isFirstName(/^\p{L}+/u.exec(loud)?.[0] ?? ""))
    return { first: behind, last: tidyFamily(loud) };
  const parts = name.split(/\s+/).filter((part) => part !== "");
  if (parts.length <= 1) return { first: name, last: "" };
  if (parts.length === 3 && PATRONYMIC.test(parts[2] ?? "")) return { first: parts.slice(1).join(" "), last: parts[0] ?? "" };
  const particle = parts.findIndex((part, index) => index > 0 && index < parts.length - 1 && isParticle(part));
  const at = particle > 0 ? particle : parts.length - 1;
  const first = parts.slice(0, at).join(" ");
  // "Anneke VOS": capitals that only mark the family name.
  const last = parts.slice(at).join(" ");
  return { first, last: /\p{Ll}/u.test(first) ? last.replace(/\p{Lu}{3,}/gu, tidyCase) : last };
}

/** No given name is called so. */
export const CLEAR_PARTICLE = /^(?:van|von|de|der|den|ter|het)$/i;
const GIVEN = /^(?:(?:\p{Lu}\.[ -]?)+|\p{Lu}[\p{L}\p{M}'’-]*)(?:\s+(?:(?:\p{Lu}\.[ -]?)+|\p{Lu}[\p{L}\p{M}'’-]*)){0,3}$/u;
const SURNAME = /^\p{Lu}[\p{L}\p{M}'’.-]*(?:(?:\s*-\s*|\s+)(?:\p{Ll}{1,4}\s+){0,2}\p{Lu}[\p{L}\p{M}'’-]*){0,2}$/u;
const CALL_NAME = /^(?:\p{Lu}\.\s?)+\s*\((\p{Lu}[\p{L}'’-]+)\)$/u;

/** "Bakker, Els", "Berg, Jan van der", "de Vries, Pieter", "Vries, de, Pieter", "Bakker, E.M. (Els)"; null: written in another way. */
export function turnedName(written: string): { first: string; last: string } | null {
  if (!written.includes(",") || written.length > 80) return null;
  const cells = written
    .replace(/\(([^()]{1,12})\)/g, (all, inner: string) => (isParticles(inner) ? inner : all))
    .split(/\s*,\s*/)
    .map((cell) => cell.trim());
  if (cells.length < 2 || cells.length > 3 || cells.includes("")) return null;
  const [family = "", second = "", third] = cells;
  let infix = "";
  let given = second;
  if (third !== undefined) {
    if (isParticles(second)) [infix, given] = [second, third];
    else if (isParticles(third)) infix = third;
    else return null;
  }
  given = given.replace(TITLES_BEFORE, "");
  given = CALL_NAME.exec(given)?.[1] ?? given;
  // "Berg, J.P. van der (Jan)".
  const called = /^(?:\p{Lu}\.\s?)+\s*(.*?)\s*\((\p{Lu}[\p{L}'’-]+)\)$/u.exec(given);
  if (called?.[1] && isParticles(called[1].toLowerCase())) given = `${called[2]} ${called[1]}`;
  const isLoud = written === written.toUpperCase();
  const isInfix = (word: string) =>
    isParticle(isLoud ? word.toLowerCase() : word) && (isLoud || /^[^\p{Lu}]/u.test(word) || CLEAR_PARTICLE.test(word));
  const words = given.split(/\s+/);
  const small = words.findLastIndex((word) => !isInfix(word)) + 1;
  if (small === 0) return null;
  infix = [infix, words.slice(small).join(" ")].filter(Boolean).join(" ");
  given = words.slice(0, small).join(" ");
  // "Berg van der": the part of the surname that stands behind it.
  const names = family.split(/\s+/);
  const own = names.findLastIndex((word) => !isInfix(word)) + 1;
  infix = [infix, names.slice(own).join(" ")].filter(Boolean).join(" ");
  const lead = names.findIndex((word) => !isParticle(word));
  const surname = names.slice(Math.max(0, lead), own).join(" ");
  infix = [names.slice(0, Math.max(0, lead)).join(" "), infix].filter(Boolean).join(" ");
  if (!SURNAME.test(surname) || !GIVEN.test(given)) return null;
  return { first: tidyCase(given), last: [infix.toLowerCase(), tidyCase(surname)].filter(Boolean).join(" ") };
}

const INITIALS = "((?:\\p{Lu}\\.\\s?){1,4})";
const CALLED = new RegExp(
  `^${INITIALS}\\s*\\((\\p{Lu}\\p{L}+)\\)\\s+(\\p{L}[^()]+)$|^${INITIALS}\\s*(\\p{L}[^()]+?)\\s+\\((\\p{Lu}\\p{L}+)\\)$`,
  "u",
);

/** 'Willemijn "Wim" de Haas', "Chukwuemeka (Emeka) Obiora": between a given name and the family name. */
const NICKNAME = /(?<=\p{L}{2})\s+(?:["“”‘'’]\p{Lu}[\p{L} ]{1,20}["“”’']|\(\p{Lu}[\p{L} ]{1,20}\))\s+(?=\p{L})/u;
/** "MCInstCES", "MRICS": letters of a society behind a name, told by their case. */
const POST_NOMINAL = /\s+\p{Lu}{2,}\p{Ll}+\p{Lu}{2,}$/u;

/** "H. (Henk) Brouwershaven", "G.J. Hoogeboom (Gerrit)": the name that somebody is called by, and the family name. */
export function calledName(written: string): string | null {
  if (NICKNAME.test(written)) return written.replace(NICKNAME, " ");
  const [, , first, last, , family, call] = CALLED.exec(written) ?? [];
  return first && last ? `${first} ${last}` : call && family ? `${call} ${family}` : null;
}

const smallParticles = (name: string) => name.replace(/(?<=\s)\p{L}+(?=\s)/gu, (word) => (isParticle(word) ? word.toLowerCase() : word));

export const tidyCase = (name: string) =>
  name === name.toLowerCase()
    ? smallParticles(name.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase()))
    : name === name.toUpperCase() && /\p{Lu}{3}/u.test(name)
      ? smallParticles(name.replace(/\p{L}+/gu, (word) => (word.length > 1 ? word[0] + word.slice(1).toLowerCase() : word)))
      : name;

/** "Els Bakker-de Haan (geboren de Haan)". */
const BORN = /\s*\(?(?<!\p{L})(?:geboren|geb\.|née|born|maiden name:?)\s\p{L}[^()\d]{1,40}\)?$/iu;

/** "Bakker (geb. de Haan), Els". */
const BORN_WITHIN = /\s*\((?:geboren|geb\.|née|born|maiden name:?)\s\p{L}[^()\d]{1,40}\)(?=\s*,)/iu;

/** "Els Bakker (17)". */
const AGED = /\s*\(\d{2}(?: ?(?:jaar|jr\.?|y\/?o|years?(?: old)?))?\)$/iu;

/** A name without the titles before it and the degrees behind it. */
export const plainName = (written: string): string =>
  written
    .trim()
    .replace(/^(?:(?!\ufffd)[\p{S}\p{M}*_\s])+|(?:(?!\ufffd)[\p{S}*_\s]\p{M}*)+$/gu, "")
    .replace(TITLES_BEFORE, "")
    .replace(BORN_WITHIN, "")
    .replace(BORN, "")
    .replace(AGED, "")
    .replace(DEGREES_AFTER, "")
    .replace(POST_NOMINAL, "")
    .replace(/,$/, "")
    .trim();
