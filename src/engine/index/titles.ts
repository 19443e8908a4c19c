import { stemsOf } from "#engine/matching/meaning/stems.ts";

interface KnownTitle {
  title: string;
  role: string | null;
  stems: string[];
}

/** Letters by which titles that may be like are found. */
const LETTERS = 4;
const MOST_OF_STEM = (stem: string): string[] => [`h${stem.slice(0, LETTERS)}`, `t${stem.slice(-LETTERS)}`];

/** Job titles by number, each once with its role, and which of them may have to do with another title. */
export class Titles {
  readonly list: KnownTitle[] = [];
  readonly #byName = new Map<string, number>();
  readonly #byKey = new Map<string, number[]>();

  numberOf(title: string, role: string | null): number {
    const name = `${role ?? ""}\n${title}`;
    const before = this.#byName.get(name);
    if (before !== undefined) return before;
    const stems = stemsOf(title);
    const number = this.list.push({ title, role, stems }) - 1;
    this.#byName.set(name, number);
    for (const key of new Set([...stems.flatMap(MOST_OF_STEM), ...(role ? [`r${role}`] : [])])) {
      const same = this.#byKey.get(key);
      if (same) same.push(number);
      else this.#byKey.set(key, [number]);
    }
    return number;
  }

  /** Titles of one of these roles, or with a word that begins or ends as one of these stems. */
  near(roles: Iterable<string>, stems: readonly string[]): Set<number> {
    const found = new Set<number>();
    for (const key of [...[...roles].map((role) => `r${role}`), ...stems.flatMap(MOST_OF_STEM)])
      for (const number of this.#byKey.get(key) ?? []) found.add(number);
    return found;
  }
}
