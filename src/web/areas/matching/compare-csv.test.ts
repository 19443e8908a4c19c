import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { csvOf } from "./compare-csv.ts";

describe("a comparison as CSV", () => {
  test.each([
    ["=1+1", `"'=1+1"`],
    ["+31 6", `"'+31 6"`],
    ["-2", `"'-2"`],
    ["@SUM(A1)", `"'@SUM(A1)"`],
    ["\tx", `"'\tx"`],
    ['say "yes"', '"say ""yes"""'],
    ["a, b", '"a, b"'],
  ])("writes %j so that no spreadsheet runs it", (value, expected) => {
    expect(csvOf([[value]])).toBe(`\uFEFF${expected}\r\n`);
  });

  test("never lets a cell begin like a formula", () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        expect(csvOf([[value]])).not.toMatch(/^\uFEFF"[=+\-@\t\r]/);
      }),
    );
  });
});
