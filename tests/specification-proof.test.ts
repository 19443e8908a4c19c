import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isCalled, namedProofs, proofPage as page, proofRows } from "./support/proof.ts";

const rows = proofRows();

test("every row names a section, a sentence, and its proof", () => {
  expect(rows.length).toBeGreaterThan(50);
  for (const row of rows) {
    expect(row, row.join(" | ")).toHaveLength(3);
    expect(row[2], row[1]).toMatch(/^`[^`]+ › [^`]+`(, `[^`]+ › [^`]+`)*$/);
  }
});

// That they pass is held against the report of the whole run: `npm test` counts it as the check "proof".
test("each proof that is named exists", () => {
  const lost = namedProofs().filter(({ file, name }) => {
    const text = existsSync(file) ? readFileSync(file, "utf8").replace(/\\(["'`])/g, "$1") : "";
    return !['"', "'", "`"].some((quote) => text.includes(`${quote}${name}${quote}`));
  });
  expect(lost, `${page} names tests that their files don't have: name those that prove it now`).toEqual([]);
});

test.each([
  ["is told to verify first at %s", "is told to verify first at job.list", true],
  ["is told to verify first at %s", "is told at job.list", false],
  ["with any other answer: at %s, %i", "with any other answer: at /login, 500", true],
  ["$name opens (it)", "Firefox opens (it)", true],
])("a test called %j is %j: %s", (name, title, expected) => {
  expect(isCalled(name, title)).toBe(expected);
});
