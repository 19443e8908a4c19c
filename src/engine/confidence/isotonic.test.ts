import { expect, test } from "vitest";
import { calibrated } from "./calibrated.ts";
import { isotonic, type Observed } from "./isotonic.ts";
import { table } from "./table.ts";

const seen = (sure: number, right: number, of: number): Observed[] =>
  Array.from({ length: of }, (_one, index) => ({ sure, right: index < right }));

test("shares rise with sureness; what would fall is pooled", () => {
  const steps = isotonic([...seen(0.5, 5, 10), ...seen(0.7, 18, 20), ...seen(0.9, 10, 20)]);
  const shares = steps.map(([, right]) => right);
  expect(shares).toEqual([...shares].sort((one, other) => one - other));
  expect(steps.reduce((sum, [, , of]) => sum + of, 0)).toBe(50);
});

test("a few readings are no step of their own, and never a certainty", () => {
  expect(isotonic(seen(0.95, 3, 3))).toEqual([[0.95, 0.8, 3]]);
  for (const steps of [isotonic([...seen(0.3, 0, 2), ...seen(0.6, 9, 9), ...seen(0.99, 2, 2)])])
    for (const [, , of] of steps) expect(of).toBeGreaterThanOrEqual(8);
});

test("the table rises, row by row, and stays inside 0 and 1", () => {
  for (const [row, steps] of Object.entries(table)) {
    const shares = steps.map(([, right]) => right);
    expect(shares, row).toEqual([...shares].sort((one, other) => one - other));
    for (const share of shares) expect(share > 0 && share < 1, row).toBe(true);
  }
});

test("what nobody labelled is at most .85", () => {
  expect(calibrated("cv", "links.other.0", 0.99)).toBe(0.85);
  expect(calibrated("cv", "links.other.0", 0.4)).toBe(0.4);
});
