import { type Language, languages, spokenLanguage } from "#contract/text/languages.ts";
import { wordsOf } from "./languages.ts";
import { type Words, wordsFrom } from "./translate.ts";

export type { Words } from "./translate.ts";

export type Locale = Language;
export const locales: readonly Locale[] = languages;

/** The language chosen earlier; English where none is. */
export function currentLocale(): Locale {
  return spokenLanguage(globalThis.localStorage?.getItem("locale"));
}

/** Keeps the choice where the page and a translation script look for it, then starts afresh in that language. */
export function chooseLocale(locale: Locale): void {
  localStorage.setItem("locale", locale);
  sessionStorage.setItem("locale", locale);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
  document.cookie = `googtrans=/en/${locale}; path=/; SameSite=Lax`;
  const here = new URL(location.href);
  // An address that names a language would bring it back.
  if (here.searchParams.has("lang")) {
    here.searchParams.set("lang", locale);
    history.replaceState(history.state, "", here);
  }
  location.reload();
}

// One language is loaded: the others cost nobody anything. boot.js has its files on the way by now.
const locale = currentLocale();
const { base } = await wordsOf[locale].base();

const loaded: Parameters<typeof wordsFrom>[0][number][] = [base];

/** For what isn't drawn by a component. The page starts afresh in another language, so that these never change under a screen. */
export const t: Words = wordsFrom(loaded, locale);

/** The words besides those that every visit needs: each part comes with the first screen that says something of it. */
const parts = {
  inside: async () => (await wordsOf[locale].inside()).inside,
  plans: async () => (await wordsOf[locale].plans()).plans,
  further: async () => (await wordsOf[locale].further()).further,
  ways_in: async () => (await wordsOf[locale].ways_in()).ways_in,
};
type WordPart = keyof typeof parts;
const taken = new Set<WordPart>();

/** Before anything is drawn that says them. */
export async function loadWords(...names: WordPart[]): Promise<void> {
  await Promise.all(
    names.map(async (name) => {
      if (taken.has(name)) return;
      const words = await parts[name]();
      if (!taken.has(name)) loaded.push(words);
      taken.add(name);
    }),
  );
}

/** Before any screen of the dashboard. */
export const loadAllWords = (): Promise<void> => loadWords("inside", "plans", "further");

/** `t("area.key", { … })`: a key that doesn't exist does not compile. */
export const useWords = (): Words => t;
