import { useEffect, useState } from "react";
import type { Language } from "#contract/fields.ts";

/** The page's language, and a way to change it in place. The address is the only place where the choice is kept. */
export function usePageLanguage(first: Language, titleIn: (language: Language) => string) {
  const [language, setLanguage] = useState(first);
  const title = titleIn(language);
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = title;
  }, [language, title]);
  function onLanguage(next: Language) {
    const address = new URL(location.href);
    address.searchParams.set("lang", next);
    history.replaceState(null, "", address);
    setLanguage(next);
  }
  return { language, onLanguage };
}
