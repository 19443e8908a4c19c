import type { translationCalls } from "#contract/text/translation.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import { VOCABULARY } from "#server/parts/translation/vocabulary.ts";
import { asksOutside, translateMasked } from "./tasks.ts";

export const translationHandlers: Handlers<typeof translationCalls> = {
  translate: async ({ body: { texts, ...languages }, caller, parts }) => {
    const { provider, translations } = await translateMasked(parts, caller.workspace, { people: [] }, texts, languages);
    const service = !(await asksOutside(parts, caller.workspace)) ? "none" : provider === VOCABULARY ? "silent" : "answered";
    return { data: { provider, service, translations } };
  },
};
