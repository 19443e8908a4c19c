import { type Words, wordsFrom } from "./translate.ts";

export type { Words } from "./translate.ts";

export type Locale = "en" | "nl";
export const locales: readonly Locale[] = ["en", "nl"];

/** The language chosen earlier; English where none is. */
export function currentLocale(): Locale {
  return globalThis.localStorage?.getItem("locale") === "nl" ? "nl" : "en";
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

// One language is loaded: the other costs nobody anything. boot.js has its files on the way by now.
const locale = currentLocale();
const { base } = locale === "nl" ? await import("./nl/base.ts") : await import("./en/base.ts");

const loaded: Parameters<typeof wordsFrom>[0][number][] = [base];

/** For what isn't drawn by a component. The page starts afresh in another language, so that these never change under a screen. */
export const t: Words = wordsFrom(loaded);

/** The words besides those that every visit needs: each part comes with the first screen that says something of it. */
const parts = {
  inside: async () => (locale === "nl" ? await import("./nl/inside.ts") : await import("./en/inside.ts")).inside,
  plans: async () => (locale === "nl" ? await import("./nl/plans.ts") : await import("./en/plans.ts")).plans,
  further: async () => (locale === "nl" ? await import("./nl/further.ts") : await import("./en/further.ts")).further,
};
export type WordPart = keyof typeof parts;
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
