import { expect, test } from "vitest";
import { looksOf, runsOf } from "./looks.ts";

test("what looks alike is one run, and a sign between goes with what stands before it", () => {
  const [bold, plain] = [looksOf({ size: 10, bold: true, font: "Own" }), looksOf({ size: 10, bold: false, font: "Own" })];
  const words = [
    { start: 0, end: 6, text: "Senior", looks: bold },
    { start: 7, end: 14, text: "planner", looks: bold },
    { start: 15, end: 16, text: "|", looks: plain },
    { start: 17, end: 21, text: "Zilt", looks: plain },
  ];
  expect(runsOf(words).map(({ start, end }) => [start, end])).toEqual([
    [0, 16],
    [17, 21],
  ]);
  expect(looksOf({ size: 10, bold: false, italic: true })).not.toBe(looksOf({ size: 10, bold: false }));
  expect(looksOf({ size: 10, bold: false, colour: 0x808080 })).not.toBe(looksOf({ size: 10, bold: false }));
});
