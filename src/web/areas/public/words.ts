import { inEach } from "#contract/text/languages.ts";
import { publicEn } from "#web/words/en/public.ts";
import { publicNl } from "#web/words/nl/public.ts";
import type { Shape } from "#web/words/shape.ts";
import { currentLocale } from "#web/words/words.ts";

const words = inEach<Shape<typeof publicEn>>({ en: publicEn, nl: publicNl });

/** The words of the public pages, in the language chosen. They come with these pages, so that nobody else loads them. */
export const publicWords = () => words[currentLocale()];

/** A text with its `{{names}}` filled in. */
export const filledIn = (text: string, values: Record<string, string>) =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
