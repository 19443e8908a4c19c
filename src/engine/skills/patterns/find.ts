import { nth } from "#contract/nth.ts";
import { isEveryday } from "../phrases/other-meanings.ts";
import type { Tokens } from "../tokens.ts";
import { practiceData } from "./data/practice.ts";
import { Patterns } from "./patterns.ts";

/**
 * What people do, told in their own words rather than by its name: "het beheren van de agenda's" is calendar management. A line of
 * the data files reads
 *
 *     Name of the skill = Dutch name: pattern; pattern; …
 *
 * The name is the lexicon's where it has the skill (its Dutch name is left out then). The form of a pattern: `patterns.ts`.
 */
export interface FoundPractice {
  name: string;
  start: number;
  end: number;
}

interface Known {
  names: string[];
  patterns: Patterns;
}

let loaded: Known | null = null;

/** Made when first asked for: who only starts has no use for it. */
function known(): Known {
  if (loaded) return loaded;
  const names: string[] = [];
  const patterns = new Patterns();
  for (const data of Object.values(practiceData))
    for (const line of data.split("\n")) {
      const colon = line.indexOf(":");
      if (colon === -1) continue;
      const [name = ""] = line.slice(0, colon).split(" = ");
      const entry = names.push(name.trim()) - 1;
      for (const pattern of line.slice(colon + 1).split(";")) if (pattern.trim() !== "") patterns.add(pattern, entry);
    }
  loaded = { names, patterns };
  return loaded;
}

/** Skills that a text shows by telling what was done, in reading order. Linear in the text's length. */
export function findPractice(text: string, tokens?: Tokens): FoundPractice[] {
  if (text.trim() === "") return [];
  const { names, patterns } = known();
  return patterns
    .find(text, tokens)
    .filter(({ start, end }) => !isEveryday(text, start, end))
    .map(({ entry, start, end }) => ({ name: nth(names, entry), start, end }))
    .sort((one, other) => one.start - other.start || other.end - one.end);
}
