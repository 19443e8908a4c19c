import type { Evidence } from "#contract/fields.ts";

/** Words that stand in any sentence and point at none. */
const common = new Set(
  "the and for with from that this has have had was were are is an at by of in on to her his their een het van voor met bij die dat heeft had was waren is zijn aan op om als ook te en de er".split(
    " ",
  ),
);

const wordsOf = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}+#.]*/gu) ?? [])
      .map((word) => word.replace(/\.+$/, ""))
      .filter((word) => word.length > 1 && !common.has(word)),
  );

/** The line of a CV that shares most words with a sentence, rare ones counting more; null where none shares two, or the only rare one. */
export function closestPassage(sentence: string, cv_text: string): Evidence | null {
  const asked = wordsOf(sentence);
  const lines: { start: number; end: number; words: Set<string> }[] = [];
  const frequency = new Map<string, number>();
  for (let start = 0; start < cv_text.length; ) {
    const newline = cv_text.indexOf("\n", start);
    const end = newline < 0 ? cv_text.length : newline;
    const words = wordsOf(cv_text.slice(start, end));
    if (words.size > 0) lines.push({ start, end, words });
    for (const word of words) frequency.set(word, (frequency.get(word) ?? 0) + 1);
    start = end + 1;
  }
  let best: { start: number; end: number } | null = null;
  let most = 0.5;
  for (const { start, end, words } of lines) {
    let weight = 0;
    for (const word of asked) if (words.has(word)) weight += 1 / (frequency.get(word) ?? 1);
    if (weight > most) {
      most = weight;
      best = { start, end };
    }
  }
  if (!best) return null;
  const line = cv_text.slice(best.start, best.end);
  const lead = /^[\s•·*–-]*/.exec(line)?.[0].length ?? 0;
  const quote = line.slice(lead).trimEnd();
  const start = best.start + lead;
  return { source: "cv", quote, start, end: start + quote.length };
}
