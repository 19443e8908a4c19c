import { nth } from "#contract/nth.ts";

/** "talen" and "taal", "huizen" and "huis": an open syllable, a voiced end. */
const squashed = (word: string): string =>
  word
    .replace(/(aa|ee|oo|uu)/g, (pair) => nth(pair, 0))
    .replace(/e$/, "")
    .replace(/([^aeiouy])\1$/, "$1")
    .replace(/z$/, "s")
    .replace(/v$/, "f");

const SHORTEST = 3;

/** Endings of nouns and verbs in both languages, with what comes in their place and how long the word must be. */
const endings: [RegExp, string, number][] = [
  [/ies$/, "y", 5],
  [/ren$/, "", 8],
  [/en$/, "", 5],
  [/es$/, "", 5],
  [/[^s]s$/, "", 4],
  [/t$/, "", 4],
  [/[td]en?$/, "", 5],
  [/ed$/, "", 5],
  [/ing$/, "", 6],
  [/^ge(?=.{3,}[dt]$)/, "", 6],
];

/**
 * What a folded word may be a form of, where the light stem leaves short words as they are: "typt", "typen" and "typing", "dagen"
 * and "dag", "gewerkt" and "werken". Only good for comparing with another word's.
 */
export function rootsOf(word: string): string[] {
  const roots = new Set<string>();
  const add = (one: string) => {
    const root = squashed(one);
    if (root.length >= SHORTEST && /[aeiouy]/.test(root)) roots.add(root);
  };
  if (!/^[a-z]+$/.test(word)) return [];
  add(word);
  for (const [ending, put, least] of endings) {
    if (word.length < least || !ending.test(word)) continue;
    if (ending.source.startsWith("^ge")) {
      const bare = word.slice(2);
      add(bare);
      add(bare.slice(0, -1));
    } else if (ending.source.startsWith("[^s]")) add(word.slice(0, -1));
    else add(word.replace(ending, put));
  }
  return [...roots];
}
