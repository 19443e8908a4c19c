import { listIn } from "#engine/data/read.ts";
import { bilingualWords } from "#engine/data/tables.ts";
import { stem } from "#engine/skills/stem.ts";
import { fold } from "#engine/skills/tokens.ts";
import { isAskingWord } from "./retrieval/asking-words.ts";
import { rootsOf } from "./retrieval/roots.ts";

/** Groups of words that mean the same, in both languages. */
const groups = bilingualWords().map(({ english, dutch }) => [...listIn(english, ","), ...listIn(dutch, ",")].map(fold));

/** Stem → the groups it stands in, each named by its number. */
const shared = new Map<string, string[]>();
/** The same by what a word may be a form of. */
const byRoot = new Map<string, Set<string>>();
groups.forEach((group, number) => {
  for (const word of new Set(
    group
      // "Van" is a bus in one language and "of" in the other; "or" a council.
      .filter((one) => !one.includes(" ") && !(one.length <= 3 && isAskingWord(one)))
      .map((one) => {
        for (const root of one.length > 3 ? rootsOf(one).slice(0, 1) : [])
          byRoot.set(root, (byRoot.get(root) ?? new Set()).add(`~${number}`));
        return /^\d+$/.test(one) ? one : stem(one);
      }),
  ))
    if (word !== "") shared.set(word, [...(shared.get(word) ?? []), `~${number}`]);
});

/** The groups of a word by its roots. */
export const groupsOf = (roots: readonly string[]): string[] => roots.flatMap((root) => [...(byRoot.get(root) ?? [])]);

/** Every word of the table, for who mends typing errors. */
export const knownWords: readonly string[] = groups.flat().filter((word) => word.length >= 4 && !word.includes(" "));

/** Words met before; cleared when full. */
const known = new Map<string, string[]>();
const MOST_KNOWN = 20_000;
const SHORTEST_PART = 5;
/** Before the group of a word that is only a part of the one looked at. */
export const PART = "part:";

/** What a stem stands for in both languages: its counterpart's, those of a compound's parts ("douaneaangifte"), or itself. */
export function sameInBoth(stem: string): string[] {
  const own = shared.get(stem);
  if (own) return own;
  if (stem.length < 2 * SHORTEST_PART) return [stem];
  let found = known.get(stem);
  if (!found) {
    const parts = new Set<string>();
    for (const [word, keys] of shared)
      if (word.length >= SHORTEST_PART && (stem.startsWith(word) || stem.endsWith(word)) && stem.length - word.length >= 3)
        for (const key of keys) parts.add(`${PART}${key}`);
    found = parts.size > 0 ? [stem, ...parts] : [stem];
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(stem, found);
  }
  return found;
}
