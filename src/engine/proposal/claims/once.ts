import type { SourceText } from "../sources.ts";

/** What a source holds is looked for once, for however many sentences. */
export function once<T>(find: (text: string) => T): (text: SourceText) => T {
  const known = new WeakMap<SourceText, { found: T }>();
  return (text) => {
    let kept = known.get(text);
    if (!kept) {
      kept = { found: find(text.text) };
      known.set(text, kept);
    }
    return kept.found;
  };
}
