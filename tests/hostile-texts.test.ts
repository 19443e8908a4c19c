import { describe, expect, test } from "vitest";
import { calls } from "./assurance/texts/calls.ts";
import { steepness } from "./support/growth.ts";
import { hostileTexts } from "./support/hostile-texts.ts";

const LENGTH = 2000;
/** Long enough for the timing to tell: `growth.ts`. */
const LONG = 16_000;

test("there are more than 543 hostile texts, all of the length asked for", () => {
  expect(new Set(hostileTexts.map(({ of }) => of(LENGTH))).size).toBeGreaterThan(543);
  for (const { name, of } of hostileTexts) expect(of(LENGTH).length, name).toBe(LENGTH);
});

/** Of each weakness one: runs of blanks, many numbers, letters that fold into two, a mixture. */
const CHOSEN = ["tab, in rows", "ordinal, in rows", "sharp s", "mixture 7"];

describe("no function grows above n log n on hostile texts", () => {
  const texts = hostileTexts.filter(({ name }) => CHOSEN.includes(name));
  test.each(Object.entries(calls))("%s", (_, call) => {
    for (const { name, of } of texts) expect(steepness(call, of, LONG), name).toBeNull();
  });
});
