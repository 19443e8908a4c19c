import { nth } from "#contract/nth.ts";
import { sectors } from "./data/sectors.ts";
import { Patterns } from "./patterns/patterns.ts";

let loaded: { names: string[]; patterns: Patterns } | null = null;

function known() {
  if (loaded) return loaded;
  const names: string[] = [];
  const patterns = new Patterns();
  for (const line of sectors.trim().split("\n")) {
    const [name = "", written = ""] = line.split(": ");
    patterns.add(written, names.push(name) - 1);
  }
  loaded = { names, patterns };
  return loaded;
}

/** The kinds of employers that a text names, each once. */
export function sectorsIn(text: string): string[] {
  const { names, patterns } = known();
  return [...new Set(patterns.find(text).map(({ entry }) => nth(names, entry)))];
}
