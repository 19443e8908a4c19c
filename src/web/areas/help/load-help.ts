import type { HelpPages } from "#web/words/help-shape.ts";
import { wordsOf } from "#web/words/languages.ts";
import { currentLocale } from "#web/words/words.ts";

/** The pages in the language of the screen: loaded when somebody reads them. */
export const loadHelp = async (): Promise<HelpPages> => (await wordsOf[currentLocale()].help()).pages;
