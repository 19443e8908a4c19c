import { expect, test } from "vitest";
import { stepsUpTo, ticksOf } from "./line-chart.tsx";

test("the lines of the grid are whole numbers that reach over the highest point", () => {
  expect(stepsUpTo(6)).toEqual([0, 2, 4, 6]);
  expect(stepsUpTo(1)).toEqual([0, 1]);
  expect(stepsUpTo(0)).toEqual([0, 1]);
  expect(stepsUpTo(47)).toEqual([0, 20, 40, 60]);
  for (const most of [2, 3, 5, 9, 13, 99, 100, 1234]) {
    const steps = stepsUpTo(most);
    expect(steps.at(-1)).toBeGreaterThanOrEqual(most);
    expect(steps.length).toBeLessThanOrEqual(5);
    expect(steps.every(Number.isInteger)).toBe(true);
  }
});

test("ticks stand at the first, the last and evenly between, never more than asked", () => {
  expect(ticksOf(12, 5)).toEqual([0, 3, 6, 8, 11]);
  expect(ticksOf(12, 4)).toEqual([0, 4, 7, 11]);
  expect(ticksOf(3, 4)).toEqual([0, 1, 2]);
});
