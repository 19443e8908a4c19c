/**
 * The languages that the product speaks. One more word here, and what each of them has to have doesn't compile without it; what is
 * `Said` is said in English until somebody writes it ([how to](../../docs/how-to/add-a-language.md)).
 */
export const languages = ["en", "nl"] as const;
export type Language = (typeof languages)[number];

/** What each is called by those who speak it. */
export const nameOfLanguage: Record<Language, string> = { en: "English", nl: "Nederlands" };
/** The tag by which `Intl` writes dates and numbers in each. */
export const tagOf: Record<Language, string> = { en: "en-GB", nl: "nl-NL" };
/** The second language of a proposal that is written in each. */
export const otherLanguageOf: Record<Language, Language> = { en: "nl", nl: "en" };

export const isLanguage = (code: unknown): code is Language => languages.some((one) => one === code);
/** A language by its code; English for whatever isn't spoken here. */
export const spokenLanguage = (code: unknown): Language => (isLanguage(code) ? code : "en");

/** What is said in English, and in the others as far as it is written: what isn't is said in English. */
export type Said<T> = { en: T } & { [L in Language]?: T };
// What a language says may be undefined too, so that its being there is asked.
export const inLanguage = <T>(language: Language, said: Said<T>): T => (Object.hasOwn(said, language) ? (said[language] as T) : said.en);
export const saidIn =
  (language: Language) =>
  <T>(said: Said<T>): T =>
    inLanguage(language, said);
export const inEach = <T>(said: Said<T>): Record<Language, T> =>
  Object.fromEntries(languages.map((language) => [language, inLanguage(language, said)])) as Record<Language, T>;
