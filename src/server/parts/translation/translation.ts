import type { Language } from "#contract/fields.ts";
import type { Translated } from "#contract/text/translation.ts";
import type { Assistant } from "#server/parts/assistant/assistant.ts";

interface TranslationAnswer {
  /** Who answered. */
  provider: string;
  /** One per text, in the order of the texts. */
  translations: Translated[];
}

/**
 * Translates between the product's languages. A text that can't be translated, is blank, or is in the target language already
 * comes back unchanged with `translated` false. Throws where whoever should answer doesn't, within
 * the time that it has.
 */
export interface Translation {
  about: string;
  translate(
    texts: string[],
    languages: { target: Language; source?: Language },
    asked?: {
      /** The language model that may be asked; null or none: no model is. */
      model?: Assistant | null;
      /** Hears how many tokens it took. */
      used?: (tokens: number) => void;
    },
  ): Promise<TranslationAnswer>;
}
