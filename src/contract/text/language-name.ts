import { inLanguage, type Said, spokenLanguage } from "./languages.ts";

/** What people here call languages that the Unicode CLDR, and so `Intl`, names otherwise or not at all. */
const OURS: Record<string, Said<string>> = {
  fy: { en: "Frisian", nl: "Fries" },
  ber: { en: "Berber", nl: "Berbers" },
  tl: { en: "Tagalog", nl: "Tagalog" },
  hns: { en: "Sarnami", nl: "Sarnami" },
  gos: { en: "Gronings", nl: "Gronings" },
  nds: { en: "Low Saxon", nl: "Nedersaksisch" },
  srn: { en: "Sranan", nl: "Sranan" },
  cpe: { en: "Pidgin", nl: "Pidgin" },
  cnr: { en: "Montenegrin", nl: "Montenegrijns" },
  sgn: { en: "Sign language", nl: "Gebarentaal" },
};

const displays = new Map<string, Intl.DisplayNames>();

/** "Dutch" for `nl`, in the language of a locale ("en", "nl-NL"), with a capital; the code itself where nobody knows it. */
export function languageName(code: string, locale: string): string {
  const own = OURS[code];
  if (own) return inLanguage(spokenLanguage(locale.slice(0, 2)), own);
  const display = displays.get(locale) ?? new Intl.DisplayNames(locale, { type: "language" });
  displays.set(locale, display);
  try {
    const name = display.of(code) ?? code;
    return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
  } catch {
    // No code that Intl takes: it stays as it is.
    return code;
  }
}
