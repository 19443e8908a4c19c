import { countryNamesOf, escaped } from "#engine/borne/names.ts";
import type { Span } from "#engine/matching/passages.ts";
import { isDutch } from "#engine/skills/languages.ts";
import { fold } from "#engine/skills/tokens.ts";
import { alikeOf } from "#engine/words/claim-words.ts";
import { evidenceAt, type SourceText } from "../sources.ts";
import type { BearersOf } from "./grounds.ts";
import { onceOf } from "./once.ts";
import type { Bearer } from "./piece.ts";

/** A name: an employer of the record, or a word that a text holds. */
export const nameBearers: BearersOf<"name"> = (grounds, piece, { sentence }) => {
  const { candidate, texts } = grounds.sources;
  const employer = candidate.experience.findIndex(({ company }) => company === piece.word);
  if (employer >= 0) return [grounds.field(`experience.${employer}.company`)];
  const key = fold(piece.word).replace(/['’]s$/, "");
  const parts = key.split(/['’.&+#-]/).filter((part) => part.length > 1);
  const held = (words: Set<string>) =>
    words.has(key) ||
    (parts.length > 1 && parts.every((part) => words.has(part))) ||
    words.has(`${key}s`) ||
    [...alikeOf(key), ...countryNamesOf(key)].some((word) => words.has(word)) ||
    (key.endsWith("s") && words.has(key.slice(0, -1)) && isDutch(sentence));
  const bearers: Bearer[] = [];
  for (const text of texts) {
    if (
      text.about === "job" &&
      !grounds.mayBeAsked(piece) &&
      !/(?<!\p{L})(?:your|jullie|jouw|uw|je|for|voor|to|bij)(?!\p{L})/iu.test(sentence)
    )
      continue;
    if (held(text.words)) {
      const places = placesOfWords(text);
      if (!places.has(piece.word)) places.set(piece.word, placeOfWord(text, piece.word));
      const at = places.get(piece.word);
      if (at) bearers.push({ evidence: evidenceAt(text, at) });
      else bearers.push({ evidence: evidenceAt(text, text.passages[0] ?? { start: 0, end: 0 }) });
    }
  }
  return bearers;
};

/** Where words stand in a source that were looked for before. */
const placesOfWords = onceOf(() => new Map<string, Span | null>());

function placeOfWord(text: SourceText, word: string): Span | null {
  const exact = text.text.search(new RegExp(`(?<![\\p{L}\\p{N}])${escaped(word)}(?![\\p{L}\\p{N}])`, "iu"));
  return exact === -1 ? null : { start: exact, end: exact + word.length };
}
