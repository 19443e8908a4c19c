import type { HelpPages } from "#web/words/help/shape.ts";
import { currentLocale } from "#web/words/words.ts";

/** The pages in the language of the screen: loaded when somebody reads them. */
export const loadHelp = async (): Promise<HelpPages> =>
  (currentLocale() === "nl" ? await import("#web/words/help/nl.ts") : await import("#web/words/help/en.ts")).pages;
