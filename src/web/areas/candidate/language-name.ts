import { currentLocale } from "#web/words/words.ts";

const names = new Map<string, string>();

/** "Dutch" for `nl`, in the page's language; the code itself where nobody knows it. */
export function languageName(code: string): string {
  const key = `${currentLocale()} ${code}`;
  const known = names.get(key);
  if (known) return known;
  let name = code;
  try {
    const words = new Intl.DisplayNames(currentLocale(), { type: "language" }).of(code) ?? code;
    name = words.charAt(0).toLocaleUpperCase() + words.slice(1);
  } catch {
    // not a code that Intl takes: it stays as it is
  }
  names.set(key, name);
  return name;
}
