import { readFileSync } from "node:fs";
import { join } from "node:path";
import { nth } from "#contract/nth.ts";

/**
 * The one place where the engine reads a file: its own tables, which lie beside this module. Which tables there are and what their columns
 * mean stands in `README.md`; `tables.ts` has a function for each.
 */
const FOLDER = import.meta.dirname;

/**
 * The rows of a table of tab-separated values, each with the given columns. The first line names the columns; empty lines and those that
 * begin with `# ` are left out. A row may end early: the cells that it lacks are empty.
 */
export function rowsOf<Column extends string>(file: string, columns: readonly Column[]): Record<Column, string>[] {
  const [head, ...lines] = readFileSync(join(FOLDER, file), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("# "));
  if (head !== columns.join("\t"))
    throw new Error(`src/engine/data/${file}: its first line names other columns than ${columns.join(", ")}`);
  return lines.map((line) => {
    const cells = line.split("\t");
    const row: Record<string, string> = {};
    for (let at = 0; at < columns.length; at += 1) row[nth(columns, at)] = cells[at] ?? "";
    return row as Record<Column, string>;
  });
}

/** What a cell lists; an empty cell lists nothing. */
export const listIn = (cell: string, between = "; "): string[] => (cell === "" ? [] : cell.split(between));

/** What `{{part}}` in a pattern stands for, by the part's name. */
type Parts = Readonly<Record<string, string>>;

/**
 * The rows of a table whose last column is a pattern. A row whose first cell begins with `$` is a part: `{{part}}` in a later pattern stands
 * for it, as it does for what is `given`.
 */
export function patternRows<Column extends string>(
  file: string,
  before: readonly Column[],
  given: Parts = {},
): Record<Column | "pattern", string>[] {
  const parts: Record<string, string> = { ...given };
  const [first] = before;
  return rowsOf<Column | "pattern">(file, [...before, "pattern"]).flatMap((row) => {
    const name = first === undefined ? "" : row[first];
    const pattern = row.pattern.replace(/\{\{(\w+)\}\}/g, (_, part: string) => {
      const known = parts[part];
      if (known === undefined) throw new Error(`src/engine/data/${file}: "${name}" has a part {{${part}}} that stands nowhere before it`);
      return known;
    });
    if (!name.startsWith("$")) return [{ ...row, pattern }];
    parts[name.slice(1)] = pattern;
    return [];
  });
}

/**
 * Wordings of one language: a table of names and patterns, made into the record that `Words` describes. `a.b` is the field `b` of the
 * record `a`, and each row of `a[]` adds one to the list `a`.
 */
function wordsOf<Words extends object>(file: string, given?: Parts): Words {
  const words: Tree = {};
  for (const { name, pattern } of patternRows(file, ["name"], given)) put(words, name.split("."), pattern);
  return words as Words;
}

/** Languages that texts are read in, each with a folder of tables. */
const READ = ["en", "nl"] as const;
export type ReadLanguage = (typeof READ)[number];

/** A table of wordings that every language has one of, with the parts that each is given. */
export function wordsByLanguage<Words extends object>(table: string, given?: Record<ReadLanguage, Parts>): Record<ReadLanguage, Words> {
  return Object.fromEntries(READ.map((language) => [language, wordsOf<Words>(`${language}/${table}.tsv`, given?.[language])])) as Record<
    ReadLanguage,
    Words
  >;
}

interface Tree {
  [field: string]: string | string[] | Tree;
}

function put(words: Tree, [field = "", ...deeper]: string[], pattern: string): void {
  if (deeper.length > 0) {
    const known = words[field];
    const record: Tree = typeof known === "object" && !Array.isArray(known) ? known : {};
    words[field] = record;
    put(record, deeper, pattern);
  } else if (field.endsWith("[]")) {
    const name = field.slice(0, -2);
    const known = words[name];
    words[name] = Array.isArray(known) ? [...known, pattern] : [pattern];
  } else words[field] = pattern;
}
