import type { translationCalls } from "#contract/translation.ts";
import type { Handlers } from "#server/areas/handlers.ts";

export const translationHandlers: Handlers<typeof translationCalls> = {
  translate: async ({ body: { texts, ...languages }, parts }) => ({ data: await parts.translation.translate(texts, languages) }),
};
