import type { Span } from "#engine/matching/passages.ts";
import type { SourceText } from "../sources.ts";

/** Enough of the same in one source to choose from: who writes it a thousand times says it once. */
export const MOST_ALIKE = 20;

/** What a source holds is looked for once, for however many sentences. */
export const once = <T>(find: (text: string) => T): ((text: SourceText) => T) => onceOf(({ text }) => find(text));

/** The same of what is known of it already. */
export function onceOf<T>(find: (text: SourceText) => T): (text: SourceText) => T {
  const known = new WeakMap<SourceText, { found: T }>();
  return (text) => {
    let kept = known.get(text);
    if (!kept) {
      kept = { found: find(text) };
      known.set(text, kept);
    }
    return kept.found;
  };
}

/** The same of one passage of a source, looked for when it is asked for first. */
export function oncePerPassage<T extends object>(find: (passage: string) => T): (text: SourceText, passage: Span) => T {
  const knownOf = onceOf(() => new Map<number, T>());
  return (text, { start, end }) => {
    const known = knownOf(text);
    const found = known.get(start) ?? find(text.text.slice(start, end));
    known.set(start, found);
    return found;
  };
}
