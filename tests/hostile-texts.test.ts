import { describe, expect, test } from "vitest";
import { calls } from "./assurance/texts/calls.ts";
import { hostileTexts } from "./support/hostile-texts.ts";

const LENGTH = 2000;

test("there are more than 543 hostile texts, all of the length asked for", () => {
  expect(new Set(hostileTexts.map(({ of }) => of(LENGTH))).size).toBeGreaterThan(543);
  for (const { name, of } of hostileTexts) expect(of(LENGTH).length, name).toBe(LENGTH);
});

/** Of each weakness one: runs of blanks, many numbers, letters that fold into two, a mixture. */
const CHOSEN = ["tab, in rows", "ordinal, in rows", "sharp s", "mixture 7"];
const TIMES = 4;
/** In milliseconds of processor: of shorter times the growth is chance. */
const LEAST_MS = 40;
/** Four times n log n is 4.6 times as long, four times n squared 16 times. */
const MOST_GROWTH = 10;

/** The shortest of three, in milliseconds of this thread's processor: what else the machine does is no part of it. */
function spentOn(run: () => unknown): number {
  const times = [1, 2, 3].map(() => {
    const before = process.threadCpuUsage();
    run();
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

describe("no function grows above n log n on hostile texts", () => {
  const texts = hostileTexts.filter(({ name }) => CHOSEN.includes(name));
  test.each(Object.entries(calls))("%s", { timeout: 60_000 }, (_, call) => {
    for (const { name, of } of texts) {
      const long = call(of(TIMES * LENGTH));
      const start = process.threadCpuUsage();
      long();
      const { user, system } = process.threadCpuUsage(start);
      if ((user + system) / 1000 < LEAST_MS) continue;
      const ms = spentOn(long);
      if (ms < LEAST_MS) continue;
      expect(ms / spentOn(call(of(LENGTH))), `${name}: ${Math.round(ms)} ms`).toBeLessThan(MOST_GROWTH);
    }
  });
});
