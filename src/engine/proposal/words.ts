import type { Language } from "#contract/fields.ts";
import { languageName as nameIn } from "#contract/text/language-name.ts";
import { inEach, inLanguage } from "#contract/text/languages.ts";
import { isBroadSkill, isSoftSkill } from "#engine/skills/breadth.ts";
import { findSkills, tradeOf } from "#engine/skills/lexicon.ts";
import { countryIn, findPlaces } from "#engine/skills/places/places.ts";
import { fold } from "#engine/skills/tokens.ts";
import { numberIn } from "./numbers.ts";
import { titlePairs } from "./writing/title-pairs.ts";

/** "a", "a and b", "a, b and c". */
export function listed(language: Language, items: readonly string[], word = inLanguage(language, { en: "and", nl: "en" })): string {
  return items.length < 2 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")} ${word} ${items.at(-1)}`;
}

/** The first letter as a sentence begins: "tien jaar" → "Tien jaar"; "één" → "Eén", "ijs" → "IJs". */
export function opened(text: string): string {
  if (text.startsWith("één")) return `Eén${text.slice(3)}`;
  if (text.startsWith("ij")) return `IJ${text.slice(2)}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Words made of a country's or a people's name keep their capital anywhere. */
const ofPlace =
  /^(?:Europ|Nederlan|Duits|Belgi|Vlaam|Frans|Engels|Brits|Amerik|Italia|Spaan|Pools|Turks|Dutch|German|French|English|British|American|Italian|Spanish|Polish|Irish|Scottish|Welsh)\p{Ll}*(?!\p{L})/u;

/** The first letter as inside a sentence, unless the word is a name or an abbreviation. */
export function inside(text: string): string {
  const first = /^[\p{L}\p{N}'’&.+#-]+/u.exec(text)?.[0] ?? "";
  return /\p{Lu}.*\p{Lu}|[\d.+#]/u.test(first) || first.length === 1 || ofPlace.test(first)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);
}

const months = inEach({
  en: ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"],
  nl: ["januari", "februari", "maart", "april", "mei", "juni", "juli", "augustus", "september", "oktober", "november", "december"],
});

/** "2016", "March 2021", "1 januari 2027", as exact as the date is. */
export function dateIn(language: Language, date: string): string {
  const [year, month, day] = date.slice(0, 10).split("-").map(Number);
  return [day, month && months[language][month - 1], year].filter(Boolean).join(" ");
}

/** "ten years", "anderhalf jaar", "one year": whole years, rounded down, halves only below two. */
export function yearsIn(language: Language, years: number): string {
  const whole = years >= 2 ? Math.floor(years) : Math.max(1, Math.floor(years * 2) / 2);
  return inLanguage(language, {
    en: whole === 1.5 ? "a year and a half" : whole === 1 ? "a year" : `${numberIn("en", whole, true)} years`,
    nl: `${whole === 1 ? "een" : numberIn("nl", whole, true)} jaar`,
  });
}

/** "Dutch", "Nederlands". */
export const languageName = (language: Language, code: string) => nameIn(code, language);
export const levelIn = (language: Language, level: string | null | undefined): string =>
  level === "native" ? inLanguage(language, { en: "native", nl: "moedertaal" }) : (level ?? "");

const toEnglish = new Map(titlePairs.map(([nl, en]) => [fold(nl), en]));
const toDutch = new Map(titlePairs.map(([nl, en]) => [fold(en), nl]));

/** A job title in the language of the proposal where it has a usual name there, written as inside a sentence. */
export function titleIn(language: Language, title: string): string {
  const written = title.trim().replace(/\s+/g, " ");
  const key = fold(written);
  const known = inLanguage(language, { en: toEnglish.get(key), nl: toDutch.get(key) });
  if (known) return known;
  // A title all in capitals is shouted, not abbreviated.
  const isShouted = written.replace(/[^\p{L}]/gu, "").length > 6 && !/\p{Ll}/u.test(written);
  // Where only some words have a capital, each has a reason: "Dental assistant (dentist in Bulgaria)".
  const isTitleCase = !/(?<=\s)\p{Ll}{4}/u.test(written);
  const names = [
    ...findSkills(written).filter(
      ({ name, start, end }) =>
        (name.length <= 4 && name === written.slice(start, end)) ||
        (tradeOf(name) === "it" && !isBroadSkill(name) && fold(name) === fold(written.slice(start, end))),
    ),
    ...findPlaces(written),
  ];
  return written.replace(/[\p{L}\p{N}'’&.+#]+/gu, (word, at: number) =>
    // "Python developer" and "sales manager Benelux" keep the capitals of what they name.
    names.some(({ start, end }) => start <= at && at + word.length <= end)
      ? word
      : isShouted || (/^\p{Lu}\p{Ll}+$/u.test(word) && (at === 0 || isTitleCase) && countryIn(word) === null)
        ? word.toLowerCase()
        : word,
  );
}

/** Products with one capital in trades whose other skills are common words. */
const products =
  /^(?:Salesforce|Excel|Revit|Twinfield|Medicom|Nedap|Exact|Afas|Kluwer|Teams|Word|Outlook|Tableau|Canva|Photoshop|Primavera|Autocad|Ibis|Cashweb)(?!\p{L})/u;

/** A product by its name, which has a capital whatever else the word means. */
export const isProduct = (word: string) => products.test(word);

/** A thing with a name of its own, which is there or isn't: a product, a method, a paper. */
export const isNamed = (skill: string) =>
  !isBroadSkill(skill) &&
  (tradeOf(skill) === "it" || tradeOf(skill) === "certificate" || isProduct(skill) || /\p{Lu}.*\p{Lu}|\d/u.test(skill));

/**
 * A skill as running text has it: "Python" and "SAP EWM" keep their capitals, "wound care" has none. `written` is how the
 * sources write it, wanted where the lexicon's own name is in another language.
 */
export function skillIn(language: Language, name: string, written?: string): string {
  // People say "Kafka", not "Apache Kafka".
  const shorter = written && /^\p{Lu}/u.test(written) && fold(name).endsWith(` ${fold(written)}`);
  const plain = name.replace(/(?<!\s)\s*\([^)]*\)$/, "");
  const word = written && (shorter || (language === "nl" && !isSameName(name, written))) ? written : plain;
  const software = tradeOf(name) === "it" && !isBroadSkill(name) && !isSoftSkill(name);
  const capitalised = word.charAt(0).toUpperCase() + word.slice(1);
  if (isProduct(capitalised) || ofPlace.test(capitalised)) return capitalised;
  // A single capital is a class ("driving licence B"), more of them are a name.
  if (products.test(word) || /\p{Lu}.*\p{Lu}|\d|[.+#]/u.test(word.replace(/(?<=\s)\p{Lu}(?!\p{L})/gu, ""))) return word;
  if (software && !/\s\p{Ll}/u.test(word)) return word.charAt(0).toUpperCase() + word.slice(1);
  return tradeOf(name) === null ? word : word.charAt(0).toLowerCase() + word.slice(1);
}
const isSameName = (one: string, other: string) => fold(one) === fold(other);

const an = /^(?:[aeio]|u(?!ni|se|ti)|hon|[AEFHILMNORSX](?:[A-Z\d&]|\b))/;
/** "a" or "an" before this word. */
export const article = (word: string) => (an.test(word) ? "an" : "a");
