import * as z from "zod";
import { line, text } from "#contract/fields.ts";
import { inEach } from "./languages.ts";

/** Whether an agency's letters say *je* or *u*: in English, whether they are short or polite. */
export const tone = z.enum(["informal", "formal"]);
export type Tone = z.output<typeof tone>;

/**
 * An agency's own words, of one language. Names stand as `{first}`, `{last}`, `{name}` and `{client}` in a salutation, as
 * `{candidate}` in an invitation; where one isn't known the usual words are said. Null: the usual words.
 */
const ownWords = z.object({
  salutation: line(120).nullable().default(null),
  invitation: text(500).nullable().default(null),
  closing: line(120).nullable().default(null),
});

/** How an agency's letters sound. `blocked`: words that no draft holds, and that are pointed out where somebody writes them. */
export const voice = z.object({
  tone: tone.default("informal"),
  ...inEach({ en: ownWords.prefault({}) }),
  blocked: z.array(line(60).min(2)).max(50).default([]),
});
export type Voice = z.output<typeof voice>;

export const usualVoice: Voice = voice.parse({});
