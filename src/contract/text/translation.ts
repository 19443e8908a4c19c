import * as z from "zod";
import { defineCall } from "#contract/call.ts";
import { language, text } from "#contract/fields.ts";

/** One text of the call, at its place. What couldn't be translated comes back as it was, with `translated` false. */
const translation = z.object({ text: z.string(), translated: z.boolean() });
export type Translated = z.output<typeof translation>;

export const translationCalls = {
  translate: defineCall({
    method: "POST",
    path: "/api/translate",
    access: "verified",
    touches: null,
    rate_limit: "model",
    summary:
      "Translates up to 100 texts of up to 5,000 characters. A translation server or else the language model does it; without either, or while they fail, the product's own words are translated and the rest comes back as it is.",
    body: z.object({
      texts: z.array(text(5000)).max(100),
      target: language,
      /** The language of the texts, where it is known. */
      source: language.optional(),
    }),
    reply: z.object({
      data: z.object({
        translations: z.array(translation),
        /** Who answered: `vocabulary`, `libretranslate`, or the language model's provider. */
        provider: z.string(),
        /** Of the translation service: `answered`, `silent` where it failed this time, `none` where none is set up. */
        service: z.enum(["answered", "silent", "none"]),
      }),
    }),
  }),
};
