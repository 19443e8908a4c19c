import { languageName as nameIn } from "#contract/text/language-name.ts";
import { currentLocale } from "#web/words/words.ts";

/** "Dutch" for `nl`, in the page's language; the code itself where nobody knows it. */
export const languageName = (code: string): string => nameIn(code, currentLocale());
