import { fold } from "#engine/skills/tokens.ts";
import { knownWords } from "../bilingual.ts";
import { isAskingWord } from "../retrieval/asking-words.ts";
import { slipsBetween } from "../retrieval/topic.ts";
import { intents } from "./intents.ts";

const SHORTEST = 7;

/** The words by which kinds of questions are known, as they are written there. */
const kindWords = new Set(
  intents.flatMap(([, pattern]) => [...pattern.source.matchAll(/(?<![\\\p{L}])\p{L}{7,}(?![\p{L}\\?*+])/gu)].map(([word]) => fold(word))),
);
const known = new Set(knownWords);

/** The word of a kind that a mistyped one was meant to be: one slip away, and no word of the documents or the table itself. */
function meant(word: string, documents: ReadonlySet<string>): string | null {
  const plain = fold(word);
  if (plain.length < SHORTEST || kindWords.has(plain) || known.has(plain) || documents.has(plain) || isAskingWord(plain)) return null;
  for (const other of kindWords)
    if (other[0] === plain[0] && Math.abs(other.length - plain.length) <= 1 && slipsBetween(plain, other, 2) < 2) return other;
  return null;
}

/** A question with the words mended that tell its kind ("ervarign", "availabilty"): names and the documents' own words stay. */
export const spelled = (text: string, documents: ReadonlySet<string>): string =>
  text.replace(/\p{L}{7,}/gu, (word) => (/^\p{Lu}/u.test(word) ? word : (meant(word, documents) ?? word)));
