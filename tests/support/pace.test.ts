import { expect, test } from "vitest";
import { costOf } from "./pace.ts";

/** Keeps the processor busy for so many milliseconds. */
function spin(ms: number): number {
  const { user } = process.threadCpuUsage();
  let sum = 0;
  while (process.threadCpuUsage().user - user < ms * 1000) sum += 1;
  return sum;
}

test("what takes much too long is told so, however slow the machine is", () => {
  expect(costOf(() => spin(600), 30)).toBeGreaterThan(30);
});

test("what is quick counts as it was measured, and is done once", () => {
  let done = 0;
  const ms = costOf(() => {
    done++;
    return spin(20);
  }, 10_000);
  expect(ms).toBeGreaterThanOrEqual(19);
  expect(done).toBe(1);
});

test("what was slow for once isn't slow", () => {
  let done = 0;
  expect(costOf(() => spin(done++ === 0 ? 600 : 1), 30)).toBeLessThan(30);
});
