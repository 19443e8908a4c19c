import { readFileSync } from "node:fs";
import { join } from "node:path";

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
    return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ""])) as Record<Column, string>;
  });
}

/** What a cell lists; an empty cell lists nothing. */
export const listIn = (cell: string, between = "; "): string[] => (cell === "" ? [] : cell.split(between));
