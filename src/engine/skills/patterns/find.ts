import { nth } from "#contract/nth.ts";
import { listIn } from "#engine/data/read.ts";
import { practiceRows } from "#engine/data/tables.ts";
import { isEveryday } from "../phrases/other-meanings.ts";
import type { Tokens } from "../tokens.ts";
import { Patterns } from "./patterns.ts";

/**
 * What people do, told in their own words rather than by its name: "het beheren van de agenda's" is calendar management. The name is the
 * lexicon's where it has the skill.
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

/** Kinds of work, each of which has a table. */
const WORK =
  "care commerce construction education engineering finance government it logistics office people hospitality accountancy communication law projects public staff systems trade traits building technical-deeds green installation manufacturing process safety transport clinic welfare school table culture shop guard deeds";

let loaded: Known | null = null;

/** Made when first asked for: who only starts has no use for it. */
function known(): Known {
  if (loaded) return loaded;
  const names: string[] = [];
  const patterns = new Patterns();
  for (const row of WORK.split(" ").flatMap(practiceRows)) {
    const entry = names.push(row.skill) - 1;
    for (const pattern of listIn(row.patterns)) patterns.add(pattern, entry);
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
