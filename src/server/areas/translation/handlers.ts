import type { translationCalls } from "#contract/text/translation.ts";
import { maskOf } from "#engine/anonymity/mask.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import { VOCABULARY } from "#server/parts/translation/vocabulary.ts";

export const translationHandlers: Handlers<typeof translationCalls> = {
  translate: async ({ body: { texts, ...languages }, parts }) => {
    const isSetUp = parts.config.translation !== null || parts.assistant !== null;
    const serviceOf = (provider: string) => (!isSetUp ? "none" : provider === VOCABULARY ? "silent" : "answered");
    if (!parts.assistant) {
      const data = await parts.translation.translate(texts, languages);
      return { data: { ...data, service: serviceOf(data.provider) } };
    }
    // Contact data and protected facts go to no language model.
    const mask = maskOf([]);
    const { provider, translations } = await parts.translation.translate(texts.map(mask.hide), languages);
    const shown = translations.map(({ text, translated }, at) => ({
      text: translated ? mask.show(text) : (texts[at] ?? text),
      translated,
    }));
    return { data: { provider, service: serviceOf(provider), translations: shown } };
  },
};
