import * as z from "zod";
import type { Mask } from "#engine/anonymity/mask/mask.ts";

/** Goes up with every change of `LOOK_TEXT`: what was looked at is kept with the version that looked. */
export const LOOK_VERSION = "look-1";

export const lookAnswer = z.object({
  sentences: z.array(z.object({ n: z.int(), says: z.enum(["all", "part", "no"]), missing: z.string().max(300).nullish() })).max(200),
});

/** A sentence that was written from passages: its number, the part of a text that it stands in, and its passages by theirs. */
export interface WrittenSentence {
  n: number;
  of?: string;
  text: string;
  passages: readonly number[];
}

/** Angle brackets would end the fence around a text. */
export const fenced = (text: string) => text.replaceAll("<", "‹").replaceAll(">", "›");

/** Sentences as a model gets them: masked, and fenced as data. */
const sentencesAsData = (sentences: readonly WrittenSentence[], mask: Mask): string =>
  sentences
    .map(({ n, of, text, passages }) => {
      const part = of === undefined ? "" : ` of="${of}"`;
      return `<sentence n="${n}"${part} passages="${passages.join(", ")}">${fenced(mask.hide(text))}</sentence>`;
    })
    .join("\n");

/** What is asked of the second look: the records with their passages, and the sentences that are to be held against them. */
export const toLookAt = (records: string, sentences: readonly WrittenSentence[], mask: Mask): string =>
  `${records}\n\nThe sentences:\n\n${sentencesAsData(sentences, mask)}`;
