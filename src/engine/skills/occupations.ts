import esco from "#engine/data/shared/occupations.json" with { type: "json" };
import { stem } from "./stem.ts";
import { titleWords } from "./title-terms.ts";
import { fold } from "./tokens.ts";

const { keys } = esco;
const groups = esco.groups.split(" ");
const groupOf = esco.group_of.split(" ");
const known = new Map<string, readonly number[]>();
const MOST_KNOWN = 10_000;
const NONE: readonly number[] = [];

const empty = new Set("de het een en of van in the a an and or of for to voor op te bij met with".split(" "));

/** A title by its words alone: their order, ends and ranks don't count. */
export const titleKey = (title: string): string =>
  [...new Set(titleWords(title).filter((word) => !empty.has(word)))].map(stem).toSorted().join(" ");

/** ESCO's occupations that a title names, as numbers; none where it names none by its whole words. Looked up where the list lies, by halving. */
export function occupationsOf(title: string): readonly number[] {
  const key = titleKey(title);
  const before = known.get(key);
  if (before) return before;
  const found = key === "" || key.length > 120 ? NONE : lookUp(key);
  if (known.size > MOST_KNOWN) known.clear();
  known.set(key, found);
  return found;
}

/** The group of occupations in ISCO-08 that one of ESCO's belongs to, four digits. */
export const groupOfOccupation = (occupation: number): string => groups[Number.parseInt(groupOf[occupation] ?? "", 36)] ?? "";

let words: ReadonlySet<string> | undefined;

/** Is a word one of those that the names of occupations are made of: "pastry", "head", "leerling"? */
export function isWordOfWork(word: string): boolean {
  words ??= new Set(keys.split("\n").flatMap((line) => line.split("\t", 1)[0]?.split(" ") ?? []));
  return words.has(stem(fold(word)));
}

function lookUp(key: string): readonly number[] {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const start = keys.lastIndexOf("\n", middle - 1) + 1;
    const end = keys.indexOf("\n", start);
    const line = keys.slice(start, end < 0 ? undefined : end);
    const [here = "", of = ""] = line.split("\t");
    if (here === key) return of.split(" ").map((one) => Number.parseInt(one, 36));
    if (here < key) low = start + line.length + 1;
    else high = start;
  }
  return NONE;
}
