import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { plantedFaults } from "./assurance/planted/faults.ts";

/** What a person reads of the product besides its code: everything that is named in there has to be there. */
const documents = ["README.md", ...globSync("docs/**/*.md")].sort().map((path) => [path, readFileSync(path, "utf8")] as const);

/** What somebody is told to make, with a name that stands for theirs. */
const made: Record<string, string[]> = {
  "docs/how-to/add-a-field.md": ["src/server/parts/database/migrations/00NN-probation-weeks.sql"],
  "docs/how-to/add-a-language.md": [
    "src/contract/message-words/de.ts",
    "src/server/pages/*.de.md",
    "src/server/pages/documents/*.de.md",
    "src/web/words/de",
    "src/web/words/de/public.ts",
  ],
};

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = ""]) => found);
/** Headings as they are led to: `#the-state-in-the-browser`. */
const headings = (text: string) =>
  all(text, /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replace(/ /g, "-"),
  );

describe("each document", () => {
  test("leads to files and headings that are there", () => {
    const lost = documents.flatMap(([document, text]) =>
      all(text, /\]\(([^)\s]+)\)/g)
        .filter((link) => {
          if (/^\w+:/.test(link)) return false;
          const [path = "", heading] = link.split("#");
          const file = path ? join(dirname(document), path) : document;
          return !existsSync(file) || (heading !== undefined && !headings(readFileSync(file, "utf8")).includes(heading));
        })
        .map((link) => `${document}: ${link}`),
    );
    expect(lost, "a link goes to a file by its path from the document, and to a heading by its words").toEqual([]);
  });

  test("names paths that are there", () => {
    const lost = documents.flatMap(([document, text]) =>
      all(text, /`((?:src|tests|scripts|docs)\/[^`\n]*)`/g)
        // A test by its name, of which docs/specification-proof.md speaks, and the place of a name to be filled in.
        .map((path) => path.replace(/ › .*/, ""))
        .filter((path) => !/<\w+>/.test(path) && !made[document]?.includes(path))
        .filter((path) => globSync(path).length === 0)
        .map((path) => `${document}: ${path}`),
    );
    expect(lost, "it was moved or is gone: say where it stands now").toEqual([]);
  });
});

describe("docs/assurance.md", () => {
  const text = readFileSync("docs/assurance.md", "utf8");
  const rows = (start: RegExp) => text.split("\n").filter((line) => start.test(line));

  test("has a row for each check, with its goal and what was measured", () => {
    const checks = Object.entries({ L: 13, F: 10, I: 9, A: 8, P: 7 }).flatMap(([kind, most]) =>
      Array.from({ length: most }, (_, at) => `${kind}${at + 1}`),
    );
    const told = rows(/^\| [LFIAP]\d+ /);
    expect(told.map((row) => /^\| (\S+)/.exec(row)?.[1])).toEqual(checks);
    for (const row of told)
      expect(
        row
          .split(" | ")
          .slice(0, 3)
          .every((cell) => cell.trim() !== ""),
        row,
      ).toBe(true);
  });

  test("has each line of the standard's levels 1 and 2 once, and says why where it isn't met", () => {
    const lines = rows(/^\| V\d/).map((row) => row.split("|").map((cell) => cell.trim()));
    expect(new Set(lines.map(([, line]) => line)).size).toBe(lines.length);
    expect([1, 2].map((level) => lines.filter(([, , of]) => of === String(level)).length)).toEqual([70, 183]);
    for (const line of lines) {
      expect(["yes", "partly", "no", "does not apply"], line.join(" ")).toContain(line[4]);
      expect(line[5]?.length, line.join(" ")).toBeGreaterThan(2);
    }
    const count = (met: string) => lines.filter((line) => line[4] === met).length;
    expect(text).toContain(`${count("does not apply")} are about what the product doesn't have`);
    expect(text).toContain(`Of these ${count("yes")} are met, ${count("partly")} partly, and ${count("no")} are not`);
  });

  test("tells of each planted fault that it was found", () => {
    expect(plantedFaults.map(({ name }) => name).filter((name) => !text.includes(`| ${name} | found`))).toEqual([]);
  });
});
