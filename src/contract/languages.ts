/** The languages that the product speaks. One more word here, and what lacks it doesn't compile ([how to](../../docs/how-to/add-a-language.md)). */
export const languages = ["en", "nl"] as const;
export type Language = (typeof languages)[number];

export const isLanguage = (code: unknown): code is Language => languages.some((one) => one === code);
/** A language by its code; English for whatever isn't spoken here. */
export const spokenLanguage = (code: unknown): Language => (isLanguage(code) ? code : "en");

/** What is said in English, and in the others as far as somebody wrote it: what isn't there is said in English. */
export type Said<T> = { en: T } & { [L in Language]?: T };
export const inLanguage = <T>(language: Language, said: Said<T>): T => (Object.hasOwn(said, language) ? (said[language] as T) : said.en);
export const saidIn =
  (language: Language) =>
  <T>(said: Said<T>): T =>
    inLanguage(language, said);

/** By which tag `Intl` writes dates and numbers in each. */
export const tagOf: Record<Language, string> = { en: "en-GB", nl: "nl-NL" };
