import type { translationCalls } from "#contract/translation.ts";
import { maskOf } from "#engine/anonymity/mask.ts";
import type { Handlers } from "#server/areas/handlers.ts";

export const translationHandlers: Handlers<typeof translationCalls> = {
  translate: async ({ body: { texts, ...languages }, parts }) => {
    if (!parts.assistant) return { data: await parts.translation.translate(texts, languages) };
    // Contact data and protected facts go to no language model.
    const mask = maskOf([]);
    const { provider, translations } = await parts.translation.translate(texts.map(mask.hide), languages);
    const shown = translations.map(({ text, translated }, at) => ({
      text: translated ? mask.show(text) : (texts[at] ?? text),
      translated,
    }));
    return { data: { provider, translations: shown } };
  },
};
