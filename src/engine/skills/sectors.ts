import { nth } from "#contract/nth.ts";
import { sectorRows } from "#engine/data/tables.ts";
import { Patterns } from "./patterns/patterns.ts";

let loaded: { names: string[]; patterns: Patterns } | null = null;

function known() {
  if (loaded) return loaded;
  const names: string[] = [];
  const patterns = new Patterns();
  for (const row of sectorRows()) patterns.add(row.patterns, names.push(row.name) - 1);
  loaded = { names, patterns };
  return loaded;
}

/** The kinds of employers that a text names, each once. */
export function sectorsIn(text: string): string[] {
  const { names, patterns } = known();
  return [...new Set(patterns.find(text).map(({ entry }) => nth(names, entry)))];
}
