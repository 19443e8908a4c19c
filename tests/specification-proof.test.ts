import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const page = "docs/specification-proof.md";
const rows = readFileSync(page, "utf8")
  .split("\n")
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split(" | ").map((cell) => cell.replace(/^\| | \|$/g, "").trim()));

test("every row names a section, a sentence, and its proof", () => {
  expect(rows.length).toBeGreaterThan(50);
  for (const row of rows) {
    expect(row, row.join(" | ")).toHaveLength(3);
    expect(row[2], row[1]).toMatch(/^`[^`]+ › [^`]+`(, `[^`]+ › [^`]+`)*$/);
  }
});

const named = rows.flatMap(([, sentence = "", proof = ""]) =>
  [...proof.matchAll(/`([^`]+) › ([^`]+)`/g)].map(([, file = "", name = ""]) => [sentence, file, name] as const),
);

test.each(named)("%s: %s › %s exists", (_sentence, file, name) => {
  expect(existsSync(file), `${page} names ${file}`).toBe(true);
  const text = readFileSync(file, "utf8").replace(/\\(["'`])/g, "$1");
  const isThere = ['"', "'", "`"].some((quote) => text.includes(`${quote}${name}${quote}`));
  expect(isThere, `${page} names a test "${name}" that ${file} doesn't have: name the one that proves it now`).toBe(true);
});
