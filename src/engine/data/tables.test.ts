import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { nth } from "#contract/nth.ts";
import { rowsOf, wordsByLanguage } from "./read.ts";

const folder = import.meta.dirname;
const tables = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".tsv"))
  .sort();
const linesOf = (file: string) =>
  readFileSync(join(folder, file), "utf8")
    .split("\n")
    .map((line, at) => ({ at: at + 1, line }))
    .filter(({ line }) => line !== "" && !line.startsWith("# "));
const arePatterns = (file: string) => nth(linesOf(file), 0).line === "name\tpattern";

interface Declared {
  fits: RegExp;
  columns: { name: string; isKey: boolean; mayBeEmpty: boolean }[];
}
/** The tables of rows as `README.md` declares them: "`shared/tools.tsv` | **family**, **name**, aliases?". */
const declared: Declared[] = readFileSync(join(folder, "README.md"), "utf8")
  .split("\n")
  .flatMap((line) => {
    const [, files = "", written = ""] = line.split("|").map((cell) => cell.trim());
    if (!/^`.+\.tsv`/.test(files) || written === "" || !/^[\w*?, ]+$/.test(written) || !written.includes("**")) return [];
    const columns = written.split(", ").map((column) => ({
      name: column.replace(/[*?]/g, ""),
      isKey: column.startsWith("**"),
      mayBeEmpty: column.includes("?"),
    }));
    return [...files.matchAll(/`([^`]+)`/g)].map(([, file = ""]) => ({
      fits: new RegExp(`^${file.replace(".", "\\.").replace("*", "[^/]+")}$`),
      columns,
    }));
  });

describe.each(tables.filter((file) => !arePatterns(file)))("the table %s", (file) => {
  const { columns = [] } = declared.find(({ fits }) => fits.test(file)) ?? {};
  const [head, ...rows] = linesOf(file);

  test("has the columns that the README tells", () => {
    expect(head?.line.split("\t")).toEqual(columns.map(({ name }) => name));
  });

  test("has no cell too many, none that must be there and isn't, and none with spaces around it", () => {
    const isPattern = columns.at(-1)?.name === "pattern";
    const wrong = rows.filter(({ line }) => {
      const cells = line.split("\t");
      const isEmpty = columns.some(({ mayBeEmpty }, at) => !mayBeEmpty && (cells[at] ?? "") === "");
      return (
        cells.length > columns.length ||
        isEmpty ||
        cells.slice(0, isPattern ? -1 : undefined).some((cell) => cell !== cell.trim() || /^; |; ;|; $/.test(cell))
      );
    });
    expect(wrong.map(({ at, line }) => `line ${at}: ${line}`)).toEqual([]);
  });

  test("has no row twice", () => {
    const keys = rows.map(({ line }) =>
      line
        .split("\t")
        .filter((_, at) => columns[at]?.isKey)
        .join("\t"),
    );
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });
});

describe.each(tables.filter(arePatterns))("the patterns of %s", (file) => {
  const rows = rowsOf(file, ["name", "pattern"]);

  test("have a name each, that only a list has twice", () => {
    const names = rows.map(({ name }) => name);
    expect(names.filter((name) => !/^(?:\$\w+|\w+(?:\.\w+)*(?:\[\])?)$/.test(name))).toEqual([]);
    expect(names.filter((name, at) => !name.endsWith("[]") && names.indexOf(name) !== at)).toEqual([]);
  });

  test("are none of them empty, but for what bears a claim beside the claim itself", () => {
    const empty = rows.filter(({ pattern }) => pattern === "").map(({ name }) => name);
    expect(empty.filter((name) => !(file.endsWith("raised-claims.tsv") && name.endsWith(".held")))).toEqual([]);
  });

  test("have two cells a line", () => {
    expect(linesOf(file).filter(({ line }) => line.split("\t").length > 2)).toEqual([]);
  });
});

/** What only one language needs. */
const ofOneLanguage = new Set(["pastVerbs", "companyEndings"]);

test.each(tables.filter((file) => file.startsWith("en/") && arePatterns(file)))("%s has its like in Dutch, with the same names", (file) => {
  const namesIn = (table: string) =>
    [...new Set(rowsOf(table, ["name", "pattern"]).map(({ name }) => name))]
      .filter((name) => !name.startsWith("$") && !ofOneLanguage.has(name))
      .sort();
  expect(namesIn(file.replace(/^en/, "nl"))).toEqual(namesIn(file));
});

test("a table whose first line names other columns is refused, by its name", () => {
  expect(() => rowsOf("shared/sectors.tsv", ["name", "words"])).toThrow(
    "src/engine/data/shared/sectors.tsv: its first line names other columns",
  );
});

test("a pattern whose part stands nowhere is refused, by its name", () => {
  expect(() => wordsByLanguage("private-matters")).toThrow(/private-matters\.tsv: "[\w.[\]]+" has a part \{\{\w+\}\}/);
});
