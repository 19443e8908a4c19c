import { expect, test } from "vitest";
import { csvOf } from "./csv.ts";

test.each([
  ["Noor Akkerman", "Noor Akkerman"],
  ["Akkerman, Noor", '"Akkerman, Noor"'],
  ['Noor "N" Akkerman', '"Noor ""N"" Akkerman"'],
  ["two\nlines", '"two\nlines"'],
  ["=HYPERLINK(1)", "'=HYPERLINK(1)"],
  ["@SUM(1)", "'@SUM(1)"],
  ["-2+3", "'-2+3"],
  [" =1", "' =1"],
  ["+1+cmd|' /C calc'!A0", "'+1+cmd|' /C calc'!A0"],
  ["＝1+1", "'＝1+1"],
  ["\u200b ＋1", "'\u200b ＋1"],
  ["－1", "'－1"],
  ["＠SUM(1)", "'＠SUM(1)"],
  ["﹦1", "'﹦1"],
  ["\tx", "'\tx"],
  ["+31 6 0000 0101", "+31 6 0000 0101"],
  [7.5, "7.5"],
  [null, ""],
  [undefined, ""],
])("the cell of %j is %s: a spreadsheet reads it as text, never as a formula", (value, cell) => {
  expect(csvOf([[value]])).toBe(`\uFEFF${cell}\r\n`);
});
