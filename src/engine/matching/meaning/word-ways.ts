import { listIn } from "#engine/data/read.ts";
import { likeWordRows, wordPairs } from "#engine/data/tables.ts";
import { neutral } from "#engine/skills/neutral.ts";
import { stem } from "#engine/skills/stem.ts";

/** Work in general, then the words of trades; each has a table. */
const FIELDS = ["everyday", "trades", "technical", "people", "office"];

let loaded: Map<string, string[]> | null = null;

function known(): Map<string, string[]> {
  if (loaded) return loaded;
  const ways = new Map<string, Set<string>>();
  const join = (all: string[]) => {
    for (const one of all) {
      const set = ways.get(one) ?? new Set<string>();
      for (const other of all) if (other !== one) set.add(other);
      ways.set(one, set);
    }
  };
  const stemsIn = (words: string) => listIn(words, " ").map((word) => stem(neutral(word.normalize("NFD").replace(/\p{M}/gu, ""))));
  for (const { words, kinds } of FIELDS.flatMap(likeWordRows)) {
    const wide = stemsIn(words);
    join(wide);
    if (kinds) for (const one of wide) ways.set(one, new Set([...(ways.get(one) ?? []), ...stemsIn(kinds)]));
  }
  for (const { english, dutch } of wordPairs()) for (const one of listIn(dutch, ",")) join([english, one]);
  loaded = new Map([...ways].map(([one, set]) => [one, [...set]]));
  return loaded;
}

/** Other stems that may stand for one, in both languages; not itself. */
export const waysOf = (one: string): string[] => known().get(one) ?? [];
