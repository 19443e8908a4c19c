import type { Language } from "#contract/fields.ts";
import type { Translated } from "#contract/text/translation.ts";

interface TranslationAnswer {
  /** Who answered. */
  provider: string;
  /** One per text, in the order of the texts. */
  translations: Translated[];
}

/**
 * Translates between the product's languages. A text that can't be translated, is blank, or is in the target language already
 * comes back unchanged with `translated` false. Throws where whoever should answer doesn't, within
 * the time that it has. `used` hears how many tokens a language model took, where one was asked.
 */
export interface Translation {
  about: string;
  translate(
    texts: string[],
    languages: { target: Language; source?: Language },
    used?: (tokens: number) => void,
  ): Promise<TranslationAnswer>;
}
