import { afterAll, expect, test } from "vitest";
import { calls } from "./assurance/texts/calls.ts";
import { functionsOnTexts } from "./assurance/texts/functions.ts";
import { openTiming } from "./assurance/texts/timing.ts";
import { hostileTexts } from "./support/hostile-texts.ts";

const LENGTH = 2000;
/** Of the processor; the whole, on texts of 200,000 characters, is `npm run assurance -- texts`. */
const MOST_MS = 1000;
const timing = openTiming(120_000);
afterAll(() => timing.close());

test("there are more than 543 hostile texts, all different", () => {
  expect(new Set(hostileTexts.map(({ of }) => of(LENGTH))).size).toBeGreaterThan(543);
  for (const { name, of } of hostileTexts) expect(of(LENGTH).length, name).toBe(LENGTH);
});

test("no function of the engine takes more than a second for a short hostile text", { timeout: 600_000 }, async () => {
  const names = [...Object.keys(calls), ...Object.keys(await functionsOnTexts())];
  expect(names.length).toBeGreaterThan(150);
  const slow: string[] = [];
  // Each function another share of the texts, so that every text has its turn.
  for (const [index, call] of names.entries())
    for (let text = index % 350; text < hostileTexts.length; text += 350) {
      const ms = await timing.time({ call, text, length: LENGTH, times: 1 });
      if (ms > MOST_MS) slow.push(`${call}: ${hostileTexts[text]?.name}, ${Math.round(ms)} ms`);
    }
  expect(slow).toEqual([]);
});
