import type { ProposalParts } from "#contract/proposal/proposal.ts";
import type { Language } from "#contract/text/languages.ts";
import { sentencesOf } from "#engine/proposal/sentences.ts";

type Texts = Pick<ProposalParts, "strengths" | "cover_letter">;

/** What tells a draft by its text: its sentences, without greetings and other short ones that any draft may hold. */
interface KeptDraft {
  language: Language;
  said: string[];
}

const SHORTEST_TOLD = 30;

/** The sentences by which a draft is known later. */
export const saidBy = ({ strengths, cover_letter }: Texts): string[] => [
  ...new Set(
    [...strengths.map(({ text }) => text), cover_letter].flatMap((text) =>
      sentencesOf(text)
        .map(({ start, end }) => text.slice(start, end))
        .filter((sentence) => sentence.length >= SHORTEST_TOLD),
    ),
  ),
];

/**
 * Which of a proposal's drafts, the newest first, its texts are: the one of which most still stands; null where nothing does, as in
 * another language. So a draft that isn't saved yet, or was undone, is never told of.
 */
export function draftHeld<Draft extends KeptDraft>(drafts: readonly Draft[], language: Language, texts: Texts): Draft | null {
  const now = new Set(saidBy(texts));
  let held: Draft | null = null;
  let most = 0;
  for (const draft of drafts) {
    const standing = draft.language === language ? draft.said.filter((sentence) => now.has(sentence)).length : 0;
    if (standing > most) [held, most] = [draft, standing];
  }
  return held;
}
